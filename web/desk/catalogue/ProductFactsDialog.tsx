import { useState } from 'react';
import { gql } from '../../gql';
import {
  type DeskProductFactsQuery,
  useDeskProductFactsQuery,
  useDeskSaveProductFactsMutation,
} from '../../gql/graphql';
import { t } from '../../lib/messages';
import { LoadFailed } from '../../ui/feedback/LoadFailed';
import { DeskLoading } from '../shared/DeskLoading';
import { FormDialog } from '../shared/FormDialog';
import { useOutcomeReport } from '../shared/useOutcomeReport';
import { ProductFacts } from './ProductFacts';

gql(`query DeskProductFacts($id: ID!) {
  customFieldDefinitions(entity: PRODUCT) { name label type choices { value text } }
  product(id: $id) {
    id
    name
    brand
    category { id }
    subCategory { id }
    variants { id price oldPrice }
    customFields { name value }
  }
}`);
gql(`mutation deskSaveProductFacts($input: ProductInput!) {
  saveProduct(input: $input) {
    product { id customFields { name value } }
    userErrors { code message field }
  }
}`);

type Product = NonNullable<DeskProductFactsQuery['product']>;

/** The facts of a product that extensions of the shop ask for, in a dialog over the page. */
export function ProductFactsDialog({ id, name, onClose }: { id: string; name: string; onClose: () => void }) {
  const report = useOutcomeReport();
  const { data, error, refetch } = useDeskProductFactsQuery({ variables: { id }, fetchPolicy: 'network-only' });
  const [mutate] = useDeskSaveProductFactsMutation();
  const [typed, setTyped] = useState<Record<string, string>>({});
  const [wrong, setWrong] = useState<{ field: string; message: string } | null>(null);

  const save = async () => {
    const product = data?.product;
    if (!product) return false;
    setWrong(null);
    return report(async () => {
      const answer = (await mutate({ variables: { input: inputOf(product, typed) } })).data?.saveProduct;
      const [refusal] = answer?.userErrors ?? [];
      if (refusal?.field) setWrong({ field: refusal.field, message: refusal.message });
      return answer;
    });
  };
  return (
    <FormDialog title={t('More facts of {name}', { name })} actionLabel={t('Save')} onSend={save} onClose={onClose}>
      {!data && error && <LoadFailed message={t('We could not load the products.')} onRetry={() => refetch()} />}
      {!data && !error && <DeskLoading label={t('Loading the products')} />}
      {data?.product && (
        <ProductFacts
          definitions={data.customFieldDefinitions}
          textOf={(field) =>
            typed[field] ?? data.product?.customFields.find((known) => known.name === field)?.value ?? ''
          }
          errorOf={(field) => (wrong?.field === `customFields.${field}` ? wrong.message : null)}
          onChange={(field, value) => setTyped((before) => ({ ...before, [field]: value }))}
        />
      )}
    </FormDialog>
  );
}

/** The product as it is, but for the facts that were typed. */
function inputOf({ id, name, brand, category, subCategory, variants }: Product, typed: Record<string, string>) {
  const [first] = variants;
  return {
    ...{ id, name, brand: brand ?? '', categoryId: category.id, subCategoryId: subCategory?.id ?? null },
    ...{ price: first?.price, oldPrice: first?.oldPrice ?? null },
    customFields: Object.entries(typed).map(([field, value]) => ({ name: field, value: value || null })),
  };
}
