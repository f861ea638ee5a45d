import { Button, Card, Flex, Heading, Text } from '@chakra-ui/react';
import { type FormEvent, useState } from 'react';
import { gql } from '../../../gql';
import {
  type SearchRuleInput,
  useDeskDeleteSearchRuleMutation,
  useDeskSaveSearchRuleMutation,
} from '../../../gql/graphql';
import { t } from '../../../lib/messages';
import { SendButton } from '../../../ui/form/SendButton';
import { TextField } from '../../../ui/form/TextField';
import { ConfirmDialog } from '../../shared/ConfirmDialog';
import { ChosenChip } from '../../shared/finding/ChosenChip';
import { ProductBox } from '../../shared/finding/ProductBox';
import { useFormReport } from '../../shared/form/useFormReport';
import type { Named } from '../../shared/named';
import { useOutcomeReport } from '../../shared/useOutcomeReport';
import type { RuleDraft } from './ruleDraft';
import { TryRule } from './TryRule';

gql(`mutation deskSaveSearchRule($input: SearchRuleInput!) {
  saveSearchRule(input: $input) { searchRule { id version } userErrors { code message field } }
}`);
gql(`mutation deskDeleteSearchRule($id: ID!) {
  deleteSearchRule(id: $id) { ok message userErrors { code message field } }
}`);

interface RuleFormProps {
  /** Null where nothing is set. */
  ruleId: string | null;
  input: SearchRuleInput;
  draft: RuleDraft;
  onNames: (names: string) => void;
  onPut: (product: Named, where: 'pinned' | 'buried' | null) => void;
  onChanged: () => unknown;
}

/** What is set for a search: to be tried, saved or taken away. */
export function RuleForm({ ruleId, input, draft, onNames, onPut, onChanged }: RuleFormProps) {
  const { report, errorOf } = useFormReport();
  const reportOutcome = useOutcomeReport();
  const [save, { loading }] = useDeskSaveSearchRuleMutation();
  const [remove] = useDeskDeleteSearchRuleMutation();
  const [isAsked, setAsked] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (loading) return;
    if (await report(async () => (await save({ variables: { input } })).data?.saveSearchRule)) onChanged();
  };
  const removeRule = async (id: string) => {
    const isDone = await reportOutcome(async () => (await remove({ variables: { id } })).data?.deleteSearchRule);
    if (isDone) onChanged();
    return isDone;
  };
  return (
    <Card.Root as="section" aria-labelledby="search-rule" p="5" gap="5">
      <Heading as="h2" id="search-rule" size="lg">
        {t('What is set for it')}
      </Heading>
      <Flex as="form" direction="column" gap="5" onSubmit={(event: FormEvent) => void submit(event)}>
        <TextField
          label={t('Finds besides')}
          name="alsoFinds"
          value={draft.alsoFinds}
          onChange={onNames}
          error={errorOf('alsoFinds') ?? errorOf('words')}
          hint={t('Names of goods, with commas between them.')}
          isOptional
        />
        <Chosen label={t('Stands first')} chosen={draft.pinned} onRemove={(product) => onPut(product, null)} />
        <Flex>
          <ProductBox label={t('Stands first')} onAdd={(product) => onPut(product, 'pinned')} />
        </Flex>
        <Chosen label={t('Stands last')} chosen={draft.buried} onRemove={(product) => onPut(product, null)} />
        <Flex wrap="wrap" gap="3">
          <SendButton isBusy={loading} busyLabel={t('Saving…')}>
            {t('Save the rule')}
          </SendButton>
          {ruleId && (
            <Button type="button" variant="ghost" colorPalette="danger" onClick={() => setAsked(true)}>
              {t('Remove the rule')}
            </Button>
          )}
        </Flex>
      </Flex>
      <TryRule key={JSON.stringify(input)} input={input} />
      {isAsked && ruleId && (
        <ConfirmDialog
          title={t('Remove the rule for {name}?', { name: input.words })}
          text={t('The search then finds what it finds by itself.')}
          actionLabel={t('Remove')}
          onConfirm={() => removeRule(ruleId)}
          onClose={() => setAsked(false)}
        />
      )}
    </Card.Root>
  );
}

function Chosen({
  label,
  chosen,
  onRemove,
}: {
  label: string;
  chosen: readonly Named[];
  onRemove: (product: Named) => void;
}) {
  return (
    <div>
      <Text fontWeight="semibold" mb="2">
        {label}
      </Text>
      <Flex as="ul" wrap="wrap" gap="2" listStyleType="none" aria-label={t('Chosen: {label}', { label })}>
        {chosen.length === 0 && (
          <Text as="li" color="fg.muted" fontSize="sm">
            {t('Nothing is put there.')}
          </Text>
        )}
        {chosen.map((product) => (
          <ChosenChip key={product.id} name={product.name} onRemove={() => onRemove(product)} />
        ))}
      </Flex>
    </div>
  );
}
