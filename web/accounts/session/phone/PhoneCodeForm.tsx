import { Button, chakra, Flex, Text } from '@chakra-ui/react';
import { useEffect, useRef, useState } from 'react';
import { t } from '../../../lib/messages';
import { useAlert } from '../../../ui/feedback/AlertBar';
import type { Outcome, Problem } from '../../../ui/feedback/useReport';
import { SendButton } from '../../../ui/form/SendButton';
import { TextField } from '../../../ui/form/TextField';
import { useForm } from '../../../ui/form/useForm';
import { usePhoneCodes } from './usePhoneCodes';
import { useTextedCode } from './useTextedCode';

interface PhoneCodeFormProps {
  /** The name of the form, and of the button that sends the code back. */
  label: string;
  /** What the box of the number holds at first; nothing unless said otherwise. */
  knownPhone?: string;
  /** Takes the number and the code that was texted to it; answers how it ended. */
  onCode: (phone: string, code: string) => Promise<Outcome<unknown>>;
  /** Called once the code was taken. */
  onDone: () => void;
}

/**
 * A mobile number, and then, in its place, the code that was texted to it: one box at a time. A
 * phone that reads the message fills it in.
 */
export function PhoneCodeForm({ label, knownPhone = '', onCode, onDone }: PhoneCodeFormProps) {
  const alert = useAlert();
  const { requestPhoneCode } = usePhoneCodes();
  const [isSent, setSent] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const request = async (phone: string): Promise<Problem | Outcome<unknown>> => {
    const outcome = await requestPhoneCode(phone);
    if (outcome.isDone) {
      fill({ code: '' });
      setSent(true);
    }
    return outcome;
  };
  const { box, isBusy, fill, onSubmit } = useForm(
    { phone: knownPhone, code: '' },
    ({ phone, code }) => {
      if (phone.trim() === '') return { message: t('phone can not be blank!'), field: 'phone' };
      if (!isSent) return request(phone);
      if (code.trim() === '') return { message: t('Please type the code.'), field: 'code' };
      return onCode(phone, code);
    },
    // The first press only has the code sent.
    { onDone: () => isSent && onDone(), resume: isSent ? 'code' : 'phone' },
  );
  useEffect(() => {
    const next = form.current?.elements.namedItem('code');
    if (isSent && next instanceof HTMLElement) next.focus();
  }, [isSent]);
  useTextedCode(isSent, (code) => fill({ code }));

  const phone = box('phone').value;
  const again = async () => {
    const { isDone, message } = await requestPhoneCode(phone);
    alert[isDone ? 'success' : 'error'](message);
  };
  return (
    <chakra.form ref={form} display="grid" gap="4" noValidate onSubmit={onSubmit} aria-label={label}>
      {isSent ? (
        <>
          <TextField
            {...box('code')}
            label={t('Code from the text message')}
            hint={t('We sent 6 digits to {phone}.', { phone })}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={7}
          />
          <SendButton isBusy={isBusy} busyLabel={t('One moment…')}>
            {label}
          </SendButton>
          <Flex justify="space-between" wrap="wrap" gap="2">
            <Button variant="plain" size="sm" px="0" onClick={() => setSent(false)}>
              {t('Change number')}
            </Button>
            <Button variant="plain" size="sm" px="0" onClick={() => void again()}>
              {t('Send another code')}
            </Button>
          </Flex>
        </>
      ) : (
        <>
          <TextField
            {...box('phone')}
            label={t('Mobile number')}
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            maxLength={20}
          />
          <SendButton isBusy={isBusy} busyLabel={t('Sending...')}>
            {t('Text me a code')}
          </SendButton>
        </>
      )}
      {!isSent && (
        <Text textStyle="xs" color="fg.muted">
          {t('A text message with a code of 6 digits. It costs you nothing.')}
        </Text>
      )}
    </chakra.form>
  );
}
