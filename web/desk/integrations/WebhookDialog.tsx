import { useState } from 'react';
import { gql } from '../../gql';
import { useDeskCreateWebhookEndpointMutation, useDeskKeysOfProgramsQuery, type WebhookTopic } from '../../gql/graphql';
import { t } from '../../lib/messages';
import { CheckChoice } from '../../ui/form/CheckChoice';
import { SelectField } from '../../ui/form/SelectField';
import { TextField } from '../../ui/form/TextField';
import { FormDialog } from '../shared/form/FormDialog';
import { useFormReport } from '../shared/form/useFormReport';
import { TOPICS } from './scopes';

gql(`query DeskKeysOfPrograms {
  apiKeys(first: 100) { nodes { id name revokedAt } }
}`);
gql(`mutation deskCreateWebhookEndpoint($url: String!, $topics: [WebhookTopic!]!, $apiKeyId: ID) {
  createWebhookEndpoint(url: $url, topics: $topics, apiKeyId: $apiKeyId) {
    secret
    webhookEndpoint { id }
    userErrors { code message field }
  }
}`);

interface WebhookDialogProps {
  /** Called with what signs its events, which is not shown again; null for the key of the shop. */
  onMade: (url: string, secret: string | null) => void;
  onClose: () => void;
}

/** Topics that go alone, with the API key of a program. */
const OF_PROGRAMS: readonly WebhookTopic[] = ['UCP_ORDERS', 'ACP_ORDERS'];

/** Where a program listens, and what it is told of. */
export function WebhookDialog({ onMade, onClose }: WebhookDialogProps) {
  const { report, errorOf } = useFormReport();
  const [mutate] = useDeskCreateWebhookEndpointMutation();
  const [url, setUrl] = useState('');
  const [topics, setTopics] = useState<readonly WebhookTopic[]>(['ORDERS']);
  const [apiKeyId, setApiKeyId] = useState('');
  const isOfProgram = topics.some((topic) => OF_PROGRAMS.includes(topic));
  const { data } = useDeskKeysOfProgramsQuery({ skip: !isOfProgram });
  const keys = data?.apiKeys.nodes.filter(({ revokedAt }) => !revokedAt) ?? [];
  // An agent is told of its own orders, and of nothing else.
  const choose = (now: WebhookTopic[], pressed: WebhookTopic) =>
    setTopics(now.filter((topic) => topic === pressed || ![topic, pressed].some((each) => OF_PROGRAMS.includes(each))));
  const make = () =>
    report(async () => {
      const variables = { url, topics: [...topics], ...(isOfProgram ? { apiKeyId } : {}) };
      const answer = (await mutate({ variables })).data?.createWebhookEndpoint;
      if (answer?.webhookEndpoint) onMade(url, answer.secret ?? null);
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
      <CheckChoice
        legend={t('What it is told of')}
        options={(Object.keys(TOPICS) as WebhookTopic[]).map((topic) => [topic, t(TOPICS[topic])])}
        value={topics}
        onChange={choose}
        error={errorOf('topics')}
      />
      {isOfProgram && (
        <SelectField
          label={t('The API key of the agent')}
          error={errorOf('apiKeyId')}
          hint={t(
            'It hears of the orders whose checkout it opened with this key. The key to check signatures stands in /.well-known/ucp.',
          )}
          value={apiKeyId}
          onChange={setApiKeyId}
        >
          <option value="">{t('Choose a key')}</option>
          {keys.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
      )}
    </FormDialog>
  );
}
