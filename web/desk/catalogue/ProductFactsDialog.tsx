import { useState } from 'react';
import { gql } from '../../gql';
import { useDeskProductFactsQuery, useDeskSaveProductFactsMutation } from '../../gql/graphql';
import { t } from '../../lib/messages';
import { DeskLoading } from '../shared/DeskLoading';
import { FormDialog } from '../shared/FormDialog';
import { useFormReport } from '../shared/useFormReport';
import { ProductFacts } from './ProductFacts';

gql(`query DeskProductFacts($id: ID!) {
  customFieldDefinitions(entity: PRODUCT) { name label type choices { value text } }
  product(id: $id) { id customFields { name value } }
}`);
gql(`mutation deskSaveProductFacts($id: ID!, $customFields: [CustomFieldInput!]!) {
  saveCustomFields(entity: PRODUCT, id: $id, customFields: $customFields) {
    customFields { name value }
    userErrors { code message field }
  }
}`);

/** The facts of a product that extensions of the shop ask for, in a dialog over the page. */
export function ProductFactsDialog({ id, name, onClose }: { id: string; name: string; onClose: () => void }) {
  const { report, errorOf } = useFormReport();
  const { data, error, refetch } = useDeskProductFactsQuery({ variables: { id }, fetchPolicy: 'network-only' });
  const [mutate] = useDeskSaveProductFactsMutation();
  const [typed, setTyped] = useState<Record<string, string>>({});

  const save = () => {
    const customFields = Object.entries(typed).map(([field, value]) => ({ name: field, value: value || null }));
    return report(async () => (await mutate({ variables: { id, customFields } })).data?.saveCustomFields);
  };
  return (
    <FormDialog title={t('More facts of {name}', { name })} actionLabel={t('Save')} onSend={save} onClose={onClose}>
      {!data && (
        <DeskLoading
          label={t('Loading the products')}
          error={error}
          failed={t('We could not load the products.')}
          onRetry={() => refetch()}
        />
      )}
      {data?.product && (
        <ProductFacts
          definitions={data.customFieldDefinitions}
          textOf={(field) =>
            typed[field] ?? data.product?.customFields.find((known) => known.name === field)?.value ?? ''
          }
          errorOf={(field) => errorOf(`customFields.${field}`)}
          onChange={(field, value) => setTyped((before) => ({ ...before, [field]: value }))}
        />
      )}
    </FormDialog>
  );
}
