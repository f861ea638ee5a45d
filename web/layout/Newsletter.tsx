import { Box, chakra, Heading, Text } from '@chakra-ui/react';
import { type FormEvent, useState } from 'react';
import { useAlert } from '../ui/AlertBar';
import { Field } from '../ui/Field';
import { firstMistyped, focusField } from '../ui/formFocus';
import { SubmitButton } from '../ui/SubmitButton';
import { useSubscribeToNewsletter } from './useSubscribeToNewsletter';

/**
 * The footer's e-mail box and Subscribe button. What is said afterwards is what the graph has done: the address is on the
 * list, or why it is not. What was typed stays until it is.
 *
 * @see spec §2 (footer)
 */
export function Newsletter() {
  const alert = useAlert();
  const { subscribeToNewsletter, isBusy } = useSubscribeToNewsletter();
  const [email, setEmail] = useState('');
  const [error, setError] = useState<string | null>(null);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const form = event.currentTarget;
    const mistyped = firstMistyped(form)?.message ?? null;
    if (mistyped) alert.error(mistyped);
    const refusal = mistyped ?? (await subscribeToNewsletter(email));
    setError(refusal);
    if (refusal) focusField(form, 'email');
    else setEmail('');
  };

  return (
    <Frame>
      <Box>
        <Heading as="h2" size="xl" id="newsletter">
          Our newsletter
        </Heading>
        <Text color="fg.muted" mt="1">
          Leave your e-mail address, and you are on the list.
        </Text>
      </Box>
      <form noValidate onSubmit={submit} aria-labelledby="newsletter">
        <Field
          label="Address for the newsletter"
          name="email"
          type="email"
          autoComplete="email"
          value={email}
          onChange={setEmail}
          error={error}
        />
        <SubmitButton isBusy={isBusy} busyLabel="Subscribing...">
          Subscribe
        </SubmitButton>
      </form>
    </Frame>
  );
}

const Frame = chakra('div', {
  base: {
    layerStyle: 'card',
    display: 'grid',
    gridTemplateColumns: { base: '1fr', lg: '1fr minmax(0, 32rem)' },
    alignItems: 'center',
    gap: { base: '4', lg: '12' },
    p: { base: '5', lg: '8' },
    '& form': {
      display: 'grid',
      gridTemplateColumns: { base: '1fr', sm: '1fr auto' },
      gap: '3',
      alignItems: 'start',
    },
    // Beside the box rather than beside its label.
    '& form > button': { mt: { sm: '1.625rem' } },
  },
});
