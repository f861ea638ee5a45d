import { type FormEvent, useState } from 'react';
import { t } from '../lib/messages';
import { useAlert } from '../ui/feedback/AlertBar';
import { Field } from '../ui/form/Field';
import { firstMistyped, focusField } from '../ui/form/formFocus';
import { SubmitButton } from '../ui/form/SubmitButton';
import { Heading } from '../ui/layout/Heading';
import { Panel } from '../ui/layout/Panel';
import styles from './Newsletter.module.css';
import { useSubscribeToNewsletter } from './useSubscribeToNewsletter';

/**
 * The footer's e-mail box and Subscribe button. What is said afterwards is what the graph has done:
 * the address is on the list, or why it is not. What was typed stays until it is.
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
    <Panel className={styles.frame}>
      <div>
        <Heading size="xl" id="newsletter">
          {t('Our newsletter')}
        </Heading>
        <p className={styles.text}>{t('Enter your e-mail address to get our newsletter.')}</p>
      </div>
      <form noValidate onSubmit={submit} aria-labelledby="newsletter">
        <Field
          label={t('E-mail address for the newsletter')}
          name="email"
          type="email"
          autoComplete="email"
          value={email}
          onChange={setEmail}
          error={error}
        />
        <SubmitButton isBusy={isBusy} busyLabel={t('Subscribing...')}>
          {t('Subscribe')}
        </SubmitButton>
      </form>
    </Panel>
  );
}
