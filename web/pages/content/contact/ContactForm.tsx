import { Button, chakra, Grid } from '@chakra-ui/react';
import { type ClipboardEvent, type FormEvent, useEffect, useRef, useState } from 'react';
import { t } from '../../../lib/messages';
import { useShopName } from '../../../lib/server-report';
import { InChakra } from '../../../theme/InChakra';
import { useAlert } from '../../../ui/feedback/AlertBar';
import { CheckBox } from '../../../ui/form/CheckBox';
import { focusField } from '../../../ui/form/formFocus';
import { TextField } from '../../../ui/form/TextField';
import { ContactAnswer } from './ContactAnswer';
import { type ContactMessage, EMPTY_MESSAGE, firstProblem, MOBILE_LENGTH, mobileDigits } from './message';

/**
 * First and last name, e-mail, mobile number, description and consent. The mobile number takes
 * digits only, ten of them, and must be there, as must the consent; an e-mail must look like one.
 * Submit only clears the form: nothing is sent, and what appears in its place says so and how to
 * reach the shop.
 *
 * @see spec §2 (Contact Us), §5
 */
export function ContactForm() {
  const alert = useAlert();
  const [message, setMessage] = useState<ContactMessage>(EMPTY_MESSAGE);
  const [hasConsent, setHasConsent] = useState(false);
  const [wrong, setWrong] = useState<{ name: string; message: string } | null>(null);
  const [written, setWritten] = useState<ContactMessage | null>(null);
  const answerRef = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (written) answerRef.current?.focus();
  }, [written]);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const problem = firstProblem(event.currentTarget);
    setWrong(problem);
    if (problem) {
      alert.error(problem.message);
      focusField(event.currentTarget, problem.name);
      return;
    }
    setWritten(message);
    setMessage(EMPTY_MESSAGE);
    setHasConsent(false);
  };

  const change = (name: keyof ContactMessage, entry: string) => {
    setWrong(null);
    setMessage((before) => ({ ...before, [name]: entry }));
  };
  const bind = (name: keyof ContactMessage) => ({
    name,
    value: message[name],
    onChange: (entry: string) => change(name, entry),
    error: wrong?.name === name ? wrong.message : null,
  });
  // A pasted '+91 98765 43210' is longer than the box takes, which would cut off its end.
  const paste = (event: ClipboardEvent<HTMLFormElement>) => {
    if (!(event.target instanceof HTMLInputElement) || event.target.name !== 'mobile') return;
    event.preventDefault();
    change('mobile', mobileDigits(event.clipboardData.getData('text')));
  };

  const isConsentWrong = wrong?.name === 'consent';
  return (
    <InChakra>
      <chakra.form display="grid" gap="5" noValidate onSubmit={submit} onPaste={paste} aria-labelledby="write">
        <Grid templateColumns={{ sm: '1fr 1fr' }} gap="5">
          <TextField {...bind('firstName')} label={t('First name')} autoComplete="given-name" isOptional />
          <TextField {...bind('lastName')} label={t('Last name')} autoComplete="family-name" isOptional />
        </Grid>
        <TextField {...bind('email')} label={t('E-mail')} type="email" autoComplete="email" isOptional />
        <TextField
          {...bind('mobile')}
          onChange={(entry) => change('mobile', mobileDigits(entry))}
          label={t('Mobile')}
          type="tel"
          inputMode="numeric"
          autoComplete="tel-national"
          maxLength={MOBILE_LENGTH}
          pattern={`[0-9]{${MOBILE_LENGTH}}`}
          required
          hint={t('10 digits, without +91.')}
        />
        <TextField {...bind('description')} label={t('Description')} rows={6} maxLength={1500} isOptional />
        <CheckBox
          color={isConsentWrong ? 'danger.fg' : undefined}
          fontWeight={isConsentWrong ? 'semibold' : undefined}
          name="consent"
          required
          invalid={isConsentWrong}
          checked={hasConsent}
          onChange={(isTicked) => {
            setWrong(null);
            setHasConsent(isTicked);
          }}
        >
          {t('I agree that {shop} may use what I write to answer me.', { shop: useShopName() })}
        </CheckBox>
        <Button type="submit" colorPalette="brand" size="lg">
          {t('Submit')}
        </Button>
      </chakra.form>
      <ContactAnswer ref={answerRef} written={written} />
    </InChakra>
  );
}
