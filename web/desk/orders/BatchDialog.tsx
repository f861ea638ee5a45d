import { useState } from 'react';
import { gql } from '../../gql';
import { useDeskBatchesOfLineQuery } from '../../gql/graphql';
import { t } from '../../lib/messages';
import { SelectField } from '../../ui/form/SelectField';
import { FormDialog } from '../shared/form/FormDialog';
import { batchInWords } from './batchInWords';
import { useSetLineBatch } from './useOrderWork';

gql(`query DeskBatchesOfLine($id: ID!) {
  variant(id: $id) { id stock { batches { id number bestBefore onHand reserved } } }
}`);

interface BatchDialogProps {
  line: {
    id: string;
    productTitle: string;
    variant: { id: string };
    batches: readonly { batch: { id: string } }[];
  };
  onClose: () => void;
}

/** Asks from which other batch the pieces of a line were taken. */
export function BatchDialog({ line, onClose }: BatchDialogProps) {
  const setLineBatch = useSetLineBatch();
  const [chosen, setChosen] = useState<string | null>(null);
  const { data, error } = useDeskBatchesOfLineQuery({
    variables: { id: line.variant.id },
    fetchPolicy: 'cache-and-network',
  });
  // A line of several batches may take all of its pieces from one of them.
  const only = line.batches.length === 1 ? line.batches[0]?.batch.id : null;
  const batches = (data?.variant?.stock?.batches ?? [])
    .map((batch) => ({ ...batch, free: batch.onHand - batch.reserved }))
    .filter(({ id, free }) => free > 0 && id !== only);
  const batchId = chosen ?? batches[0]?.id;
  return (
    <FormDialog
      title={t('Another batch of {product}', { product: line.productTitle })}
      text={error ? t('We could not load the stock.') : textOf(data ? batches.length : null)}
      actionLabel={t('Pack from this batch')}
      isReady={batchId !== undefined}
      onSend={async () => batchId !== undefined && (await setLineBatch(line.id, batchId))}
      onClose={onClose}
    >
      {batches.length > 0 && (
        <SelectField label={t('Batch')} name="batch" value={batchId} onChange={setChosen}>
          {batches.map((batch) => (
            <option key={batch.id} value={batch.id}>
              {t('{batch}: {count} free', { batch: batchInWords(batch), count: batch.free })}
            </option>
          ))}
        </SelectField>
      )}
    </FormDialog>
  );
}

/** @param count how many batches there are to choose from; null while no one knows */
function textOf(count: number | null): string {
  if (count === null) return t('Loading the stock');
  if (count === 0) return t('No other batch has pieces.');
  return t('What was set aside goes back for sale. A batch that keeps less long than was promised is refused.');
}
