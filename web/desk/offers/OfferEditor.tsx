import { Button, Card, chakra, Flex, Grid } from '@chakra-ui/react';
import type { FormEvent, ReactNode } from 'react';
import { gql } from '../../gql';
import { type DeskOfferChoicesQuery, useDeskSaveOfferMutation } from '../../gql/graphql';
import { t } from '../../lib/messages';
import { SelectField } from '../../ui/form/SelectField';
import { SendButton } from '../../ui/form/SendButton';
import { TextField } from '../../ui/form/TextField';
import { FormPart } from '../shared/form/FormPart';
import { useFormReport } from '../shared/form/useFormReport';
import { formatMoment } from '../shared/moments';
import { OfferConditions } from './OfferConditions';
import { OfferPreviewPanel } from './OfferPreviewPanel';
import { OfferTermsFields } from './OfferTermsFields';
import { NEW_OFFER, type OfferDraft } from './offerDraft';
import { faultIn } from './offerFaults';
import { inputOf } from './offerInput';
import { useOfferDraft } from './useOfferDraft';

gql(`query DeskOfferChoices {
  offerChoices { kinds { code label } paymentOptions { code label } }
  categories { id name children { id name children { id name } } }
  customerTags { tag }
}`);
gql(`mutation deskSaveOffer($input: OfferInput!) {
  saveOffer(input: $input) { offer { id } userErrors { code message field } }
}`);

interface OfferEditorProps {
  /** Null for a new one. */
  id: string | null;
  initial: OfferDraft;
  choices: DeskOfferChoicesQuery;
  /** Stands below the preview. */
  aside?: ReactNode;
  onSaved: (id: string) => void;
}

/** The form of an offer, with the sentence and the preview of what is in it beside it. */
export function OfferEditor({ id, initial, choices, aside, onSaved }: OfferEditorProps) {
  const { draft, change, foundFrom, saved, clear } = useOfferDraft(id, initial);
  const [mutate, { loading }] = useDeskSaveOfferMutation();
  const { report, errorOf } = useFormReport();
  const input = inputOf(draft, id);
  const fields = { draft, choices, errorOf, onChange: change };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (loading) return;
    await report(async () => {
      const fault = faultIn(draft);
      if (fault) return { userErrors: [fault] };
      const answer = (await mutate({ variables: { input } })).data?.saveOffer;
      if (answer?.offer) {
        saved();
        onSaved(answer.offer.id);
      }
      return answer;
    });
  };
  return (
    <Grid gap="6" templateColumns={{ xl: 'minmax(0, 1fr) 24rem' }} alignItems="start">
      <chakra.form
        display="grid"
        gap="6"
        minW="0"
        noValidate
        aria-label={t('The offer')}
        onSubmit={(event) => void submit(event)}
      >
        {foundFrom && (
          <Card.Root
            size="sm"
            role="status"
            display="flex"
            flexDirection="row"
            flexWrap="wrap"
            alignItems="center"
            gap="3"
          >
            <p>{t('Your draft of {moment} is here again.', { moment: formatMoment(foundFrom) })}</p>
            <Button type="button" variant="outline" size="sm" ml="auto" onClick={clear}>
              {t('Throw the draft away')}
            </Button>
          </Card.Root>
        )}
        <FormPart title={t('What it gives')}>
          <Grid gap="5" templateColumns={{ md: 'repeat(2, minmax(0, 1fr))' }} alignItems="start">
            <TextField
              label={t('Title')}
              name="title"
              maxLength={80}
              value={draft.title}
              error={errorOf('title')}
              onChange={(title) => change({ title })}
            />
            <TextField
              label={t('Title in Hindi')}
              name="hindiTitle"
              isOptional
              maxLength={80}
              value={draft.hindiTitle}
              error={errorOf('hindiTitle')}
              onChange={(hindiTitle) => change({ hindiTitle })}
            />
          </Grid>
          <SelectField
            label={t('Kind of offer')}
            error={errorOf('terms.kind')}
            value={draft.kind}
            onChange={(value) => change({ kind: value, percent: value === 'BUY_X_GET_Y' ? '100' : NEW_OFFER.percent })}
          >
            {choices.offerChoices.kinds.map(({ code, label }) => (
              <option key={code} value={code}>
                {label}
              </option>
            ))}
          </SelectField>
          <OfferTermsFields {...fields} />
        </FormPart>
        <OfferConditions {...fields} />
        <Flex>
          <SendButton isBusy={loading} busyLabel={t('Saving…')}>
            {id ? t('Save') : t('Save as a draft')}
          </SendButton>
        </Flex>
      </chakra.form>
      <Grid gap="6" minW="0" position={{ xl: 'sticky' }} top="6">
        <OfferPreviewPanel input={input} />
        {aside}
      </Grid>
    </Grid>
  );
}
