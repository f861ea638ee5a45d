import type { CustomFieldEntity } from '../../../gql/graphql';
import { t } from '../../../lib/messages';
import { FormDialog } from '../form/FormDialog';
import { useFormReport } from '../form/useFormReport';
import { CustomFieldBoxes } from './CustomFieldBoxes';
import { type KeptFact, useMoreFacts } from './useMoreFacts';

interface MoreFactsDialogProps {
  entity: CustomFieldEntity;
  id: string;
  kept: readonly KeptFact[];
  /** What the thing is called. */
  name: string;
  onSaved: () => unknown;
  onClose: () => void;
}

/** The same as `MoreFactsForm`, over the page, for a thing that is a row among others. */
export function MoreFactsDialog({ entity, id, kept, name, onSaved, onClose }: MoreFactsDialogProps) {
  const facts = useMoreFacts(entity, kept);
  const { report, errorOf } = useFormReport();
  const save = async () => {
    const isDone = await report(async () => (await facts.save(id)) ?? { ok: true, userErrors: [] });
    if (isDone) onSaved();
    return isDone;
  };
  return (
    <FormDialog title={t('More facts')} text={name} actionLabel={t('Save')} onSend={save} onClose={onClose}>
      <CustomFieldBoxes facts={facts} errorOf={errorOf} />
    </FormDialog>
  );
}
