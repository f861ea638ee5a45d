import { Badge, Button } from '@chakra-ui/react';
import { useState } from 'react';
import { gql } from '../../gql';
import { useDeskWebhooksQuery } from '../../gql/graphql';
import { t } from '../../lib/messages';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { Icon } from '../../ui/media/Icon';
import { DeskLink } from '../shared/DeskLink';
import { DeskLoading } from '../shared/DeskLoading';
import { DeskMore } from '../shared/DeskMore';
import { DeskTable } from '../shared/DeskTable';
import { deskPaths } from '../shared/deskPaths';
import { Moment } from '../shared/Moment';
import { useShopNews } from '../shared/useShopNews';
import { IntegrationsTabs } from './IntegrationsTabs';
import { ShownOnce } from './ShownOnce';
import { TOPICS } from './scopes';
import { WebhookDialog } from './WebhookDialog';

gql(`query DeskWebhooks($after: String) {
  webhookEndpoints(first: 20, after: $after) {
    totalCount
    pageInfo { hasNextPage endCursor }
    nodes {
      id url topics createdAt disabledAt
      deliveries(first: 1, state: FAILED) { nodes { id } }
    }
  }
}`);

/** So many addresses are asked for at a time. */
const PAGE = 20;

/** The addresses that are told of what happens, each with a way to what it was told. */
export function WebhooksPage() {
  const { data, error, refetch, fetchMore } = useDeskWebhooksQuery({ fetchPolicy: 'cache-and-network' });
  const [isMaking, setMaking] = useState(false);
  const [made, setMade] = useState<{ url: string; secret: string } | null>(null);
  const endpoints = data?.webhookEndpoints;
  // A longer list would begin anew.
  useShopNews((endpoints?.nodes.length ?? 0) > PAGE ? [] : ['WEBHOOKS'], refetch);
  return (
    <>
      <IntegrationsTabs
        text={t('Programs elsewhere are told within seconds of what happens here.')}
        actions={
          <Button colorPalette="brand" onClick={() => setMaking(true)}>
            <Icon name="plus" size={20} />
            {t('Add a webhook')}
          </Button>
        }
      />
      {made && !isMaking && (
        <ShownOnce
          title={t('{url} is told from now on', { url: made.url })}
          secret={{ label: t('The secret that events are signed with'), code: made.secret }}
          snippet={{ label: t('To check the signature, in Node'), code: checkWith(made.secret) }}
          onDone={() => setMade(null)}
        />
      )}
      {!endpoints && (
        <DeskLoading
          label={t('Loading the webhooks')}
          error={error}
          failed={t('We could not load the webhooks.')}
          onRetry={() => refetch()}
        />
      )}
      {endpoints?.nodes.length === 0 && (
        <EmptyState title={t('No webhook yet')}>
          {t('Add the address of a program, and it is told of new orders, payments and more.')}
        </EmptyState>
      )}
      {endpoints && endpoints.nodes.length > 0 && (
        <DeskTable
          label={t('Webhooks')}
          rows={endpoints.nodes}
          keyOf={({ id }) => id}
          columns={[
            {
              title: 'Address',
              isHead: true,
              cell: ({ id, url }) => (
                <DeskLink to={deskPaths.webhook(id)} fontWeight="semibold" overflowWrap="anywhere">
                  {url}
                </DeskLink>
              ),
            },
            { title: 'Told of', cell: ({ topics }) => topics.map((topic) => t(TOPICS[topic])).join(', ') },
            { title: 'Made', cell: ({ createdAt }) => <Moment at={createdAt} /> },
            {
              title: 'State',
              cell: ({ disabledAt, deliveries }) => {
                if (disabledAt) return <Badge>{t('Paused')}</Badge>;
                if (deliveries.nodes.length > 0) return <Badge colorPalette="danger">{t('Some failed')}</Badge>;
                return <Badge colorPalette="leaf">{t('All is well')}</Badge>;
              },
            },
          ]}
        />
      )}
      {endpoints && (
        <DeskMore
          things={t('webhooks')}
          count={endpoints.nodes.length}
          totalCount={endpoints.totalCount}
          onLoad={() => fetchMore({ variables: { after: endpoints.pageInfo.endCursor } })}
        />
      )}
      {isMaking && (
        <WebhookDialog
          onMade={(url, secret) => {
            setMade(secret === null ? null : { url, secret });
            void refetch();
          }}
          onClose={() => setMaking(false)}
        />
      )}
    </>
  );
}

function checkWith(secret: string): string {
  return `import { Webhook } from 'standardwebhooks';

// body: the text as it came, before any parsing
const event = new Webhook('${secret}').verify(body, headers);`;
}
