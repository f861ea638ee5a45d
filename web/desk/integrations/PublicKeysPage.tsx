import { Button, chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { gql } from '../../gql';
import { useDeskPublicKeysQuery, useDeskRevokePublicKeyMutation } from '../../gql/graphql';
import { t } from '../../lib/messages';
import { Icon } from '../../ui/media/Icon';
import { useOutcomeReport } from '../shared/useOutcomeReport';
import { IntegrationsTabs } from './IntegrationsTabs';
import { KeyList } from './KeyList';
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

/** The keys by which pages of others, and apps, reach the shop: no secrets, each for its pages. */
export function PublicKeysPage() {
  const { data, error, refetch, fetchMore } = useDeskPublicKeysQuery({ fetchPolicy: 'cache-and-network' });
  const report = useOutcomeReport();
  const [revoke] = useDeskRevokePublicKeyMutation();
  const [isMaking, setMaking] = useState(false);
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
      <KeyList
        label={t('Public keys')}
        keys={keys}
        error={error}
        onRetry={() => refetch()}
        onMore={() => fetchMore({ variables: { after: keys?.pageInfo.endCursor } })}
        emptyText={t('A public key lets the pages that you name ask the shop.')}
        codeOf={({ key }) => key}
        columns={[
          { title: 'Pages', cell: ({ origins }) => origins.join(', ') },
          { title: 'May', cell: ({ scope }) => t(PUBLIC_SCOPES[scope]) },
        ]}
        revokeText={t('Pages that send it are refused from now on. That cannot be undone.')}
        onRevoke={(id) => report(async () => (await revoke({ variables: { id } })).data?.revokePublicKey)}
      />
      {inForce && (
        <chakra.div mt="6" maxW="46rem">
          <Snippet label={t('For a page of {name}', { name: inForce.name })} code={attemptWith(inForce.key)} />
        </chakra.div>
      )}
      {isMaking && <PublicKeyDialog onMade={refetch} onClose={() => setMaking(false)} />}
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
