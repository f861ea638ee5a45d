import { Card, chakra, Flex, Heading } from '@chakra-ui/react';
import { type FormEvent, useState } from 'react';
import type { CustomFieldEntity } from '../../../gql/graphql';
import { t } from '../../../lib/messages';
import { SendButton } from '../../../ui/form/SendButton';
import { useFormReport } from '../form/useFormReport';
import { CustomFieldBoxes } from './CustomFieldBoxes';
import { type KeptFact, useMoreFacts } from './useMoreFacts';

interface MoreFactsFormProps {
  entity: CustomFieldEntity;
  id: string;
  kept: readonly KeptFact[];
  onSaved: () => unknown;
}

/** What a thing has in the fields of extensions, to be changed; absent where there are none. */
export function MoreFactsForm({ entity, id, kept, onSaved }: MoreFactsFormProps) {
  const facts = useMoreFacts(entity, kept);
  const { report, errorOf } = useFormReport();
  const [isBusy, setBusy] = useState(false);
  if (facts.definitions.length === 0) return null;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    const isDone = await report(async () => (await facts.save(id)) ?? { ok: true, userErrors: [] });
    if (isDone) onSaved();
    setBusy(false);
  };
  return (
    <Card.Root asChild>
      <chakra.form
        display="grid"
        alignContent="start"
        gap="4"
        minW="0"
        noValidate
        aria-label={t('More facts')}
        onSubmit={(event) => void submit(event)}
      >
        <Heading size="lg">{t('More facts')}</Heading>
        <CustomFieldBoxes facts={facts} errorOf={errorOf} />
        <Flex>
          <SendButton isBusy={isBusy} busyLabel={t('Saving…')}>
            {t('Save')}
          </SendButton>
        </Flex>
      </chakra.form>
    </Card.Root>
  );
}
