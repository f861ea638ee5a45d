import { Badge, Button, chakra, Flex } from '@chakra-ui/react';
import { useState } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { gql } from '../../gql';
import {
  useDeskRemoveWebhookMutation,
  useDeskReplayDeliveryMutation,
  useDeskSendTestWebhookMutation,
  useDeskUpdateWebhookMutation,
  useDeskWebhookQuery,
  type WebhookDeliveryState,
} from '../../gql/graphql';
import { type Message, t } from '../../lib/messages';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { ConfirmDialog } from '../shared/ConfirmDialog';
import { DeskLink } from '../shared/DeskLink';
import { DeskLoading } from '../shared/DeskLoading';
import { DeskMore } from '../shared/DeskMore';
import { DeskTable } from '../shared/DeskTable';
import { DeskTabs } from '../shared/DeskTabs';
import { DeskTitle } from '../shared/DeskTitle';
import { deskPaths } from '../shared/deskPaths';
import { Moment } from '../shared/Moment';
import { NoSuch } from '../shared/NoSuch';
import { useOutcomeReport } from '../shared/useOutcomeReport';
import { useShopNews } from '../shared/useShopNews';

gql(`query DeskWebhook($id: ID!, $state: WebhookDeliveryState, $after: String) {
  node(id: $id) {
    id
    ... on WebhookEndpoint {
      url
      disabledAt
      deliveries(first: 20, state: $state, after: $after) {
        totalCount
        pageInfo { hasNextPage endCursor }
        nodes { id type data state attempts happenedAt deliveredAt nextAttemptAt lastStatus lastError }
      }
    }
  }
}`);
gql(`mutation deskSendTestWebhook($endpointId: ID!) {
  sendTestWebhook(endpointId: $endpointId) { webhookDelivery { id } userErrors { code message field } }
}`);
gql(`mutation deskReplayDelivery($id: ID!) {
  replayWebhookDelivery(id: $id) {
    webhookDelivery { id state attempts nextAttemptAt }
    userErrors { code message field }
  }
}`);
gql(`mutation deskUpdateWebhook($id: ID!, $isEnabled: Boolean!) {
  updateWebhookEndpoint(id: $id, isEnabled: $isEnabled) {
    webhookEndpoint { id disabledAt }
    userErrors { code message field }
  }
}`);
gql(`mutation deskRemoveWebhook($id: ID!) {
  removeWebhookEndpoint(id: $id) { message userErrors { code message field } }
}`);

/** So many deliveries are asked for at a time. */
const PAGE = 20;

const STATES: Record<WebhookDeliveryState, { label: Message; palette: string }> = {
  DELIVERED: { label: 'Delivered', palette: 'leaf' },
  PENDING: { label: 'Waiting', palette: 'stone' },
  FAILED: { label: 'Failed', palette: 'danger' },
};

/** What one address was told, what came of it, and what to do about it. */
export function WebhookPage() {
  const { id = '' } = useParams();
  const [query] = useSearchParams();
  const state = (query.get('state') as WebhookDeliveryState | null) ?? null;
  const navigate = useNavigate();
  const report = useOutcomeReport();
  const { data, error, refetch, fetchMore } = useDeskWebhookQuery({
    variables: { id, state },
    fetchPolicy: 'cache-and-network',
  });
  const [sendTest] = useDeskSendTestWebhookMutation();
  const [replay] = useDeskReplayDeliveryMutation();
  const [update] = useDeskUpdateWebhookMutation();
  const [remove] = useDeskRemoveWebhookMutation();
  const [isLeaving, setLeaving] = useState(false);
  const endpoint = data?.node?.__typename === 'WebhookEndpoint' ? data.node : null;
  // A longer list would begin anew.
  useShopNews((endpoint?.deliveries.nodes.length ?? 0) > PAGE ? [] : ['WEBHOOKS'], refetch);

  if (!data) {
    return (
      <>
        <DeskTitle text={<DeskLink to={deskPaths.webhooks()}>{t('All webhooks')}</DeskLink>}>{t('Webhook')}</DeskTitle>
        <DeskLoading
          label={t('Loading the webhooks')}
          error={error}
          failed={t('We could not load the webhooks.')}
          onRetry={() => refetch()}
        />
      </>
    );
  }
  if (!endpoint) {
    return (
      <NoSuch title={t('There is no such webhook')} list={{ path: deskPaths.webhooks(), label: t('All webhooks') }}>
        {t('It may have been removed.')}
      </NoSuch>
    );
  }
  const { deliveries, url, disabledAt } = endpoint;
  const after = async (work: Parameters<typeof report>[0], done: string) => {
    if (await report(work, done)) void refetch();
  };
  return (
    <>
      <DeskTitle
        text={<DeskLink to={deskPaths.webhooks()}>{t('All webhooks')}</DeskLink>}
        beside={disabledAt && <Badge>{t('Paused')}</Badge>}
        actions={
          <>
            <Button
              variant="outline"
              onClick={() =>
                void after(
                  async () =>
                    (await update({ variables: { id, isEnabled: Boolean(disabledAt) } })).data?.updateWebhookEndpoint,
                  t('Saved.'),
                )
              }
            >
              {disabledAt ? t('Go on') : t('Pause')}
            </Button>
            <Button variant="outline" colorPalette="danger" onClick={() => setLeaving(true)}>
              {t('Remove')}
            </Button>
            <Button
              colorPalette="brand"
              onClick={() =>
                void after(
                  async () => (await sendTest({ variables: { endpointId: id } })).data?.sendTestWebhook,
                  t('A test is on its way.'),
                )
              }
            >
              {t('Send a test')}
            </Button>
          </>
        }
      >
        {url}
      </DeskTitle>
      <DeskTabs
        label={t('States of deliveries')}
        tabs={[
          { label: t('All'), to: deskPaths.webhook(id), isCurrent: !state },
          ...(Object.keys(STATES) as WebhookDeliveryState[]).map((each) => ({
            label: t(STATES[each].label),
            to: `${deskPaths.webhook(id)}?state=${each}`,
            isCurrent: state === each,
          })),
        ]}
      />
      {deliveries.nodes.length === 0 ? (
        <EmptyState title={t('Nothing was sent yet')}>{t('Send a test to see whether it arrives.')}</EmptyState>
      ) : (
        <DeskTable
          label={t('Deliveries')}
          rows={deliveries.nodes}
          keyOf={(delivery) => delivery.id}
          columns={[
            {
              title: 'Event',
              isHead: true,
              cell: ({ type, data: told }) => (
                <span>
                  <b>{type}</b>
                  <chakra.details fontSize="xs" color="fg.muted">
                    <summary>{t('What it is told')}</summary>
                    <chakra.pre whiteSpace="pre-wrap" overflowWrap="anywhere" textAlign="start" lang="en">
                      {JSON.stringify(told, null, 1)}
                    </chakra.pre>
                  </chakra.details>
                </span>
              ),
            },
            { title: 'When', cell: ({ happenedAt }) => <Moment at={happenedAt} /> },
            {
              title: 'State',
              cell: (delivery) => (
                <Badge colorPalette={STATES[delivery.state].palette}>{t(STATES[delivery.state].label)}</Badge>
              ),
            },
            {
              title: 'Answer',
              cell: ({ lastStatus, lastError, attempts }) => (
                <span>
                  {[lastStatus, lastError].filter(Boolean).join(' · ') || '–'}
                  <chakra.span display="block" color="fg.muted" fontSize="xs">
                    {t('Attempts: {count}', { count: attempts })}
                  </chakra.span>
                </span>
              ),
            },
            {
              title: 'Change',
              align: 'end',
              cell: (delivery) =>
                delivery.state !== 'PENDING' && (
                  <Button
                    size="sm"
                    variant="outline"
                    aria-label={t('Send {event} again', { event: delivery.type })}
                    onClick={() =>
                      void after(
                        async () => (await replay({ variables: { id: delivery.id } })).data?.replayWebhookDelivery,
                        t('It is on its way again.'),
                      )
                    }
                  >
                    {t('Send again')}
                  </Button>
                ),
            },
          ]}
        />
      )}
      <Flex justify="center">
        <DeskMore
          things={t('deliveries')}
          count={deliveries.nodes.length}
          totalCount={deliveries.totalCount}
          onLoad={() => fetchMore({ variables: { after: deliveries.pageInfo.endCursor } })}
        />
      </Flex>
      {isLeaving && (
        <ConfirmDialog
          title={t('Remove this webhook?')}
          text={t('It is told of nothing any more, and what it was told is forgotten here.')}
          actionLabel={t('Remove')}
          onConfirm={async () => {
            const isDone = await report(async () => (await remove({ variables: { id } })).data?.removeWebhookEndpoint);
            if (isDone) void navigate(deskPaths.webhooks(), { replace: true });
            return isDone;
          }}
          onClose={() => setLeaving(false)}
        />
      )}
    </>
  );
}
