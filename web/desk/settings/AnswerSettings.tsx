import { Box, Card, Heading, Text } from '@chakra-ui/react';
import { type FormEvent, useState } from 'react';
import { gql } from '../../gql';
import { useDeskSetAnswerMinutesMutation } from '../../gql/graphql';
import { t } from '../../lib/messages';
import { SendButton } from '../../ui/form/SendButton';
import { TextField } from '../../ui/form/TextField';
import { useOutcomeReport } from '../shared/useOutcomeReport';

gql(`mutation deskSetAnswerMinutes($minutes: Int!) {
  setAnswerMinutes(minutes: $minutes) { answerMinutes userErrors { code message field } }
}`);

/** How long a shopper has to say what is sent instead of what is missing. */
export function AnswerSettings({ minutes, onSaved }: { minutes: number; onSaved: () => unknown }) {
  const report = useOutcomeReport();
  const [mutate, { loading }] = useDeskSetAnswerMinutesMutation();
  const [typed, setTyped] = useState(String(minutes));
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const variables = { minutes: Number(typed) || 0 };
    if (!loading && (await report(async () => (await mutate({ variables })).data?.setAnswerMinutes))) onSaved();
  };
  return (
    <Card.Root as="section" aria-labelledby="answers" display="grid" gap="4">
      <Heading size="lg" id="answers">
        {t('If something is missing')}
      </Heading>
      <Text color="fg.muted">
        {t('A shopper who wants to be asked has so long to choose; then the money goes back by itself.')}
      </Text>
      <form noValidate onSubmit={(event) => void submit(event)}>
        <Box maxW={{ md: '16rem' }}>
          <TextField
            label={t('Minutes to answer')}
            name="answerMinutes"
            inputMode="numeric"
            value={typed}
            onChange={setTyped}
            hint={t('1 to 1440.')}
          />
        </Box>
        <SendButton mt="4" isBusy={loading} busyLabel={t('Saving…')}>
          {t('Save the minutes')}
        </SendButton>
      </form>
    </Card.Root>
  );
}
