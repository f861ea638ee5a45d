import { Button } from '@chakra-ui/react';
import { useState } from 'react';
import { gql } from '../../gql';
import { useDeskApiKeysQuery, useDeskRevokeApiKeyMutation } from '../../gql/graphql';
import { t } from '../../lib/messages';
import { Icon } from '../../ui/media/Icon';
import { Moment } from '../shared/Moment';
import { useOutcomeReport } from '../shared/useOutcomeReport';
import { ApiKeyDialog } from './ApiKeyDialog';
import { IntegrationsTabs } from './IntegrationsTabs';
import { KeyList } from './KeyList';
import { ShownOnce } from './ShownOnce';
import { SCOPES } from './scopes';

gql(`query DeskApiKeys($after: String) {
  apiKeys(first: 50, after: $after) {
    totalCount
    pageInfo { hasNextPage endCursor }
    nodes { id name prefix scopes createdAt expiresAt lastUsedAt revokedAt }
  }
}`);
gql(`mutation deskRevokeApiKey($id: ID!) {
  revokeApiKey(id: $id) { message apiKey { id revokedAt } userErrors { code message field } }
}`);

/** The keys by which programs do what an owner may: made, shown once, and revoked. */
export function ApiKeysPage() {
  const { data, error, refetch, fetchMore } = useDeskApiKeysQuery({ fetchPolicy: 'cache-and-network' });
  const report = useOutcomeReport();
  const [revoke] = useDeskRevokeApiKeyMutation();
  const [isMaking, setMaking] = useState(false);
  const [made, setMade] = useState<{ name: string; key: string } | null>(null);
  const keys = data?.apiKeys;
  return (
    <>
      <IntegrationsTabs
        text={t('For programs of yours: a warehouse, an accountant, a price list.')}
        actions={
          <Button colorPalette="brand" onClick={() => setMaking(true)}>
            <Icon name="plus" size={20} />
            {t('Make a key')}
          </Button>
        }
      />
      {made && !isMaking && (
        <ShownOnce
          title={t('The key {name} is made', { name: made.name })}
          secret={{ label: t('The key'), code: made.key }}
          snippet={{ label: t('To try it'), code: attemptWith(made.key) }}
          onDone={() => setMade(null)}
        />
      )}
      <KeyList
        label={t('API keys')}
        keys={keys}
        error={error}
        onRetry={() => refetch()}
        onMore={() => fetchMore({ variables: { after: keys?.pageInfo.endCursor } })}
        emptyText={t('A key lets one program do what you tick, and nothing else.')}
        codeOf={({ prefix }) => `${prefix}…`}
        columns={[{ title: 'May', cell: ({ scopes }) => scopes.map((scope) => t(SCOPES[scope].short)).join(', ') }]}
        columnsAfter={[
          { title: 'Last used', cell: ({ lastUsedAt }) => (lastUsedAt ? <Moment at={lastUsedAt} /> : t('never')) },
        ]}
        revokeText={t('Programs that send it are refused from now on. That cannot be undone.')}
        onRevoke={(id) => report(async () => (await revoke({ variables: { id } })).data?.revokeApiKey)}
      />
      {isMaking && (
        <ApiKeyDialog
          onMade={(name, key) => {
            setMade({ name, key });
            void refetch();
          }}
          onClose={() => setMaking(false)}
        />
      )}
    </>
  );
}

function attemptWith(key: string): string {
  return `curl -s ${window.location.origin}/graphql \\
  -H 'Authorization: Bearer ${key}' \\
  -H 'Content-Type: application/json' \\
  -d '{"query":"{ products(first: 3) { nodes { id name price } } }"}'`;
}
