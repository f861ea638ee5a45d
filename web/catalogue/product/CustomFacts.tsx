import { gql } from '../../gql';
import { useCustomFactsQuery, useProductFieldsQuery } from '../../gql/graphql';

gql(`query ProductFields { customFieldDefinitions(entity: PRODUCT) { name } }`);

gql(`query CustomFacts($id: ID!) { product(id: $id) { id customFields { name label text } } }`);

/**
 * What a product has in fields that extensions of the shop have added, as further rows of its
 * facts. They are asked for only in a shop that has such fields.
 */
export function CustomFacts({ id }: { id: string }) {
  const { data: known } = useProductFieldsQuery();
  const isExtended = (known?.customFieldDefinitions.length ?? 0) > 0;
  const { data } = useCustomFactsQuery({ variables: { id }, skip: !isExtended });
  return data?.product?.customFields.map(({ name, label, text }) => (
    <div key={name}>
      <dt>{label}</dt>
      <dd>{text}</dd>
    </div>
  ));
}
