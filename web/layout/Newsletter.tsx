import { useApolloClient } from '@apollo/client/react';
import { type FormEvent, useState } from 'react';
import { t } from '../lib/messages';
import { useAlert } from '../ui/feedback/AlertBar';
import { useReport } from '../ui/feedback/useReport';
import { Field } from '../ui/form/Field';
import { firstMistyped, focusField } from '../ui/form/formFocus';
import { SubmitButton } from '../ui/form/SubmitButton';
import { Heading } from '../ui/layout/Heading';
import { Panel } from '../ui/layout/Panel';
import styles from './Newsletter.module.css';

/**
 * The footer's e-mail box with the buttons to get the newsletter and to leave it, which asks no
 * more than getting it does. What is said afterwards is what the graph has done, or why it has not.
 * What was typed stays until it has.
 *
 * @see spec §2 (footer)
 */
export function Newsletter() {
  const alert = useAlert();
  const client = useApolloClient();
  const report = useReport();
  const [busy, setBusy] = useState('');
  const [email, setEmail] = useState('');
  const [error, setError] = useState<string | null>(null);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const form = event.currentTarget;
    const mistyped = firstMistyped(form)?.message;
    if (mistyped) {
      alert.error(mistyped);
      setError(mistyped);
      return focusField(form, 'email');
    }
    const { value: step } = (event.nativeEvent as SubmitEvent).submitter as HTMLButtonElement;
    setBusy(step);
    const { isDone, message } = await report(async () =>
      (await import('./sendNewsletterStep')).sendNewsletterStep(client, step, email),
    );
    setBusy('');
    setError(isDone ? null : message);
    if (isDone) setEmail('');
    else focusField(form, 'email');
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
        <SubmitButton value="subscribe" isBusy={busy === 'subscribe'} busyLabel={t('Subscribing...')}>
          {t('Subscribe')}
        </SubmitButton>
        <SubmitButton value="unsubscribe" isBusy={busy === 'unsubscribe'} busyLabel="…" variant="outline">
          {t('Leave the list')}
        </SubmitButton>
      </form>
    </Panel>
  );
}
