import { chakra, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { gql } from '../../gql';
import { useDeskCreateWebhookEndpointMutation, type WebhookTopic } from '../../gql/graphql';
import { t } from '../../lib/messages';
import { TextField } from '../../ui/form/TextField';
import { Choice } from '../shared/Choice';
import { FormDialog } from '../shared/FormDialog';
import { useFormReport } from '../shared/useFormReport';
import { TOPICS } from './scopes';

gql(`mutation deskCreateWebhookEndpoint($url: String!, $topics: [WebhookTopic!]!) {
  createWebhookEndpoint(url: $url, topics: $topics) {
    secret
    webhookEndpoint { id }
    userErrors { code message field }
  }
}`);

interface WebhookDialogProps {
  /** Called with what its events are signed by, which is not shown again. */
  onMade: (url: string, secret: string) => Promise<unknown>;
  onClose: () => void;
}

/** Where a program listens, and what it is told of. */
export function WebhookDialog({ onMade, onClose }: WebhookDialogProps) {
  const { report, errorOf } = useFormReport();
  const [mutate] = useDeskCreateWebhookEndpointMutation();
  const [url, setUrl] = useState('');
  const [topics, setTopics] = useState<readonly WebhookTopic[]>(['ORDERS']);
  const make = () =>
    report(async () => {
      const answer = (await mutate({ variables: { url, topics: [...topics] } })).data?.createWebhookEndpoint;
      if (answer?.secret) await onMade(url, answer.secret);
      return answer;
    });
  return (
    <FormDialog title={t('Add a webhook')} actionLabel={t('Add it')} onSend={make} onClose={onClose}>
      <TextField
        label={t('Address')}
        name="url"
        type="url"
        maxLength={2_000}
        value={url}
        onChange={setUrl}
        error={errorOf('url')}
        hint={t('Begins with https://')}
      />
      <chakra.fieldset display="grid">
        <chakra.legend mb="1.5" fontSize="sm" fontWeight="semibold">
          {t('What it is told of')}
        </chakra.legend>
        {(Object.keys(TOPICS) as WebhookTopic[]).map((topic) => (
          <Choice key={topic}>
            <input
              type="checkbox"
              checked={topics.includes(topic)}
              onChange={({ currentTarget }) =>
                setTopics(currentTarget.checked ? [...topics, topic] : topics.filter((other) => other !== topic))
              }
            />
            {t(TOPICS[topic])}
          </Choice>
        ))}
        {errorOf('topics') && (
          <Text role="alert" color="danger.fg" fontSize="sm">
            {errorOf('topics')}
          </Text>
        )}
      </chakra.fieldset>
    </FormDialog>
  );
}
