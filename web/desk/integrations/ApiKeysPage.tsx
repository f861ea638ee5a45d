import { Badge, Button, chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { gql } from '../../gql';
import { type DeskApiKeysQuery, useDeskApiKeysQuery, useDeskRevokeApiKeyMutation } from '../../gql/graphql';
import { t } from '../../lib/messages';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { Icon } from '../../ui/media/Icon';
import { ConfirmDialog } from '../shared/ConfirmDialog';
import { DeskLoading } from '../shared/DeskLoading';
import { DeskMore } from '../shared/DeskMore';
import { DeskTable } from '../shared/DeskTable';
import { Moment } from '../shared/Moment';
import { useOutcomeReport } from '../shared/useOutcomeReport';
import { ApiKeyDialog } from './ApiKeyDialog';
import { IntegrationsTabs } from './IntegrationsTabs';
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

type ApiKey = DeskApiKeysQuery['apiKeys']['nodes'][number];

/** The keys by which programs do what an owner may: made, shown once, and revoked. */
export function ApiKeysPage() {
  const { data, error, refetch, fetchMore } = useDeskApiKeysQuery({ fetchPolicy: 'cache-and-network' });
  const report = useOutcomeReport();
  const [revoke] = useDeskRevokeApiKeyMutation();
  const [isMaking, setMaking] = useState(false);
  const [made, setMade] = useState<{ name: string; key: string } | null>(null);
  const [leaving, setLeaving] = useState<ApiKey | null>(null);
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
      {!keys && (
        <DeskLoading
          label={t('Loading the keys')}
          error={error}
          failed={t('We could not load the keys.')}
          onRetry={() => refetch()}
        />
      )}
      {keys?.nodes.length === 0 && (
        <EmptyState title={t('No key yet')}>
          {t('A key lets one program do what you tick, and nothing else.')}
        </EmptyState>
      )}
      {keys && keys.nodes.length > 0 && (
        <DeskTable
          label={t('API keys')}
          rows={keys.nodes}
          keyOf={({ id }) => id}
          columns={[
            {
              title: 'Name',
              isHead: true,
              cell: ({ name, prefix }) => (
                <span>
                  <b>{name}</b>
                  <chakra.code display="block" color="fg.muted" fontSize="xs">
                    {prefix}…
                  </chakra.code>
                </span>
              ),
            },
            { title: 'May', cell: ({ scopes }) => scopes.map((scope) => t(SCOPES[scope].short)).join(', ') },
            { title: 'Made', cell: ({ createdAt }) => <Moment at={createdAt} /> },
            { title: 'Last used', cell: ({ lastUsedAt }) => (lastUsedAt ? <Moment at={lastUsedAt} /> : t('never')) },
            {
              title: 'Change',
              align: 'end',
              cell: (key) => (isOver(key) ? <Over apiKey={key} /> : <RevokeButton apiKey={key} onClick={setLeaving} />),
            },
          ]}
        />
      )}
      {keys && (
        <DeskMore
          things={t('keys')}
          count={keys.nodes.length}
          totalCount={keys.totalCount}
          onLoad={() => fetchMore({ variables: { after: keys.pageInfo.endCursor } })}
        />
      )}
      {isMaking && (
        <ApiKeyDialog
          onMade={async (name, key) => {
            setMade({ name, key });
            await refetch();
          }}
          onClose={() => setMaking(false)}
        />
      )}
      {leaving && (
        <ConfirmDialog
          title={t('Revoke {name}?', { name: leaving.name })}
          text={t('Programs that send it are refused from now on. That cannot be undone.')}
          actionLabel={t('Revoke the key')}
          onConfirm={() => report(async () => (await revoke({ variables: { id: leaving.id } })).data?.revokeApiKey)}
          onClose={() => setLeaving(null)}
        />
      )}
    </>
  );
}

function isOver({ revokedAt, expiresAt }: ApiKey): boolean {
  return Boolean(revokedAt) || (expiresAt !== null && expiresAt !== undefined && Date.parse(expiresAt) <= Date.now());
}

function Over({ apiKey }: { apiKey: ApiKey }) {
  return <Badge>{apiKey.revokedAt ? t('Revoked') : t('Expired')}</Badge>;
}

function RevokeButton({ apiKey, onClick }: { apiKey: ApiKey; onClick: (key: ApiKey) => void }) {
  return (
    <Button
      size="sm"
      variant="outline"
      colorPalette="danger"
      aria-label={t('Revoke {name}', { name: apiKey.name })}
      onClick={() => onClick(apiKey)}
    >
      {t('Revoke')}
    </Button>
  );
}

function attemptWith(key: string): string {
  return `curl -s ${window.location.origin}/graphql \\
  -H 'Authorization: Bearer ${key}' \\
  -H 'Content-Type: application/json' \\
  -d '{"query":"{ products(first: 3) { nodes { id name price } } }"}'`;
}
