import { Badge, Button, chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { gql } from '../../gql';
import { type DeskPublicKeysQuery, useDeskPublicKeysQuery, useDeskRevokePublicKeyMutation } from '../../gql/graphql';
import { t } from '../../lib/messages';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { Icon } from '../../ui/media/Icon';
import { ConfirmDialog } from '../shared/ConfirmDialog';
import { DeskLoading } from '../shared/DeskLoading';
import { DeskMore } from '../shared/DeskMore';
import { DeskTable } from '../shared/DeskTable';
import { Moment } from '../shared/Moment';
import { useOutcomeReport } from '../shared/useOutcomeReport';
import { IntegrationsTabs } from './IntegrationsTabs';
import { PublicKeyDialog } from './PublicKeyDialog';
import { Snippet } from './Snippet';
import { PUBLIC_SCOPES } from './scopes';

gql(`query DeskPublicKeys($after: String) {
  publicKeys(first: 50, after: $after) {
    totalCount
    pageInfo { hasNextPage endCursor }
    nodes { id name key origins scope createdAt revokedAt }
  }
}`);
gql(`mutation deskRevokePublicKey($id: ID!) {
  revokePublicKey(id: $id) { message publicKey { id revokedAt } userErrors { code message field } }
}`);

type PublicKey = DeskPublicKeysQuery['publicKeys']['nodes'][number];

/** The keys by which pages of others, and apps, reach the shop: no secrets, each for its pages. */
export function PublicKeysPage() {
  const { data, error, refetch, fetchMore } = useDeskPublicKeysQuery({ fetchPolicy: 'cache-and-network' });
  const report = useOutcomeReport();
  const [revoke] = useDeskRevokePublicKeyMutation();
  const [isMaking, setMaking] = useState(false);
  const [leaving, setLeaving] = useState<PublicKey | null>(null);
  const keys = data?.publicKeys;
  const inForce = keys?.nodes.find(({ revokedAt }) => !revokedAt);
  return (
    <>
      <IntegrationsTabs
        text={t('For other pages and apps that show your goods, such as a recipe site with a basket.')}
        actions={
          <Button colorPalette="brand" onClick={() => setMaking(true)}>
            <Icon name="plus" size={20} />
            {t('Make a key')}
          </Button>
        }
      />
      {!keys && (
        <DeskLoading
          label={t('Loading the keys')}
          error={error}
          failed={t('We could not load the keys.')}
          onRetry={() => refetch()}
        />
      )}
      {keys?.nodes.length === 0 && (
        <EmptyState title={t('No key yet')}>{t('A public key lets the pages that you name ask the shop.')}</EmptyState>
      )}
      {keys && keys.nodes.length > 0 && (
        <DeskTable
          label={t('Public keys')}
          rows={keys.nodes}
          keyOf={({ id }) => id}
          columns={[
            {
              title: 'Name',
              isHead: true,
              cell: ({ name, key }) => (
                <span>
                  <b>{name}</b>
                  <chakra.code display="block" color="fg.muted" fontSize="xs" overflowWrap="anywhere">
                    {key}
                  </chakra.code>
                </span>
              ),
            },
            { title: 'Pages', cell: ({ origins }) => origins.join(', ') },
            { title: 'May', cell: ({ scope }) => t(PUBLIC_SCOPES[scope]) },
            { title: 'Made', cell: ({ createdAt }) => <Moment at={createdAt} /> },
            {
              title: 'Change',
              align: 'end',
              cell: (key) =>
                key.revokedAt ? (
                  <Badge>{t('Revoked')}</Badge>
                ) : (
                  <Button
                    size="sm"
                    variant="outline"
                    colorPalette="danger"
                    aria-label={t('Revoke {name}', { name: key.name })}
                    onClick={() => setLeaving(key)}
                  >
                    {t('Revoke')}
                  </Button>
                ),
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
      {inForce && (
        <chakra.div mt="6" maxW="46rem">
          <Snippet label={t('For a page of {name}', { name: inForce.name })} code={attemptWith(inForce.key)} />
        </chakra.div>
      )}
      {isMaking && <PublicKeyDialog onMade={refetch} onClose={() => setMaking(false)} />}
      {leaving && (
        <ConfirmDialog
          title={t('Revoke {name}?', { name: leaving.name })}
          text={t('Pages that send it are refused from now on. That cannot be undone.')}
          actionLabel={t('Revoke the key')}
          onConfirm={() => report(async () => (await revoke({ variables: { id: leaving.id } })).data?.revokePublicKey)}
          onClose={() => setLeaving(null)}
        />
      )}
    </>
  );
}

function attemptWith(key: string): string {
  return `const answer = await fetch('${window.location.origin}/graphql', {
  method: 'POST',
  headers: { 'Content-Type': 'application/json', 'Public-Key': '${key}' },
  body: JSON.stringify({ query: '{ products(first: 3) { nodes { id name price } } }' }),
});`;
}
