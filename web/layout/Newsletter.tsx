import { useApolloClient } from '@apollo/client/react';
import { type FormEvent, useState } from 'react';
import { t } from '../lib/messages';
import { paths } from '../lib/paths';
import { useReport } from '../ui/feedback/useReport';
import { Heading } from '../ui/first-view/Heading';
import { SendButton } from '../ui/first-view/SendButton';
import { TextField } from '../ui/first-view/TextField';
import { Panel } from '../ui/layout/Panel';
import { TextLink } from '../ui/layout/TextLink';
import styles from './Newsletter.module.css';

/**
 * The footer's e-mail box with the button to get the newsletter, and the way to leave it. What is
 * said afterwards is what the graph has done, or why it has not. What was typed stays until it has.
 *
 * @see spec §2 (footer)
 */
export function Newsletter() {
  const client = useApolloClient();
  const report = useReport();
  const [isBusy, setBusy] = useState(false);
  const [email, setEmail] = useState('');
  const [error, setError] = useState<string | null>(null);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const form = event.currentTarget;
    setBusy(true);
    const { isDone, message } = await report(async () =>
      (await import('./subscribeToNewsletter')).subscribeToNewsletter(client, form, email),
    );
    setBusy(false);
    setError(isDone ? null : message);
    if (isDone) setEmail('');
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
        <TextField
          label={t('E-mail address for the newsletter')}
          name="email"
          type="email"
          autoComplete="email"
          value={email}
          onChange={setEmail}
          error={error}
        />
        <SendButton isBusy={isBusy} busyLabel={t('Subscribing...')}>
          {t('Subscribe')}
        </SendButton>
        <TextLink to={paths.mails('newsletter')}>{t('Leave the list')}</TextLink>
      </form>
    </Panel>
  );
}
