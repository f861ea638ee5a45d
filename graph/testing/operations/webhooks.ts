import { WebhookDelivery } from '../../webhooks/webhook-delivery.entity.js';
import { WebhookEndpoint } from '../../webhooks/webhook-endpoint.entity.js';
import { WebhookTopic } from '../../webhooks/webhook-topic.js';
import { bad, type Rows } from './row.js';
import { NOBODYS_ID, type Scene } from './scene.js';
import { list, matching, text } from './shows.js';
import { adminOnly } from './who.js';

/** An endpoint that is told of next to nothing, in place of former ones, as there may be few. */
async function anEndpoint(scene: Scene): Promise<string> {
  await scene.shop.database.manager.deleteAll(WebhookEndpoint);
  return scene.save(WebhookEndpoint, { url: 'https://8.8.8.8/', topics: [WebhookTopic.PAYMENTS], secret: 'whsec_' });
}

/** What integrators are told. */
export const WEBHOOKS: Rows = {
  CreateWebhookEndpoint: {
    who: adminOnly,
    needs: () => ({ url: 'https://8.8.8.8/webhooks' }),
    shows: { secret: matching(/^whsec_/) },
    limits: [
      ...['http://10.0.0.8/hook', 'https://[::ffff:10.0.0.8]/hook', 'https://2130706433.nowhere.invalid/'],
      ...['https://0x0a000008/', 'https://user:secret@example.com/', 'ftp://example.com/'],
    ]
      .map((url) => bad(url, { url }, 'url'))
      .concat([
        bad('UCP without the key of a program', { topics: ['UCP_ORDERS'] }, 'apiKeyId'),
        bad('UCP beside another topic', { topics: ['UCP_ORDERS', 'ORDERS'] }, 'topics'),
        bad('a key without UCP', { apiKeyId: NOBODYS_ID }, 'apiKeyId'),
      ]),
  },
  WebhookEndpoints: { who: adminOnly, shows: { nodes: list } },
  SendTestWebhook: {
    who: adminOnly,
    needs: (scene) => ({ endpointId: anEndpoint(scene) }),
    shows: { webhookDelivery: { state: 'PENDING' } },
  },
  ReplayWebhookDelivery: {
    who: adminOnly,
    needs: async (scene) => {
      const about = { endpointId: await anEndpoint(scene), subject: 'a test', type: 'webhook.test', data: {} };
      return { id: scene.save(WebhookDelivery, about) };
    },
    shows: { webhookDelivery: { state: 'PENDING' } },
  },
  UpdateWebhookEndpoint: {
    who: adminOnly,
    needs: (scene) => ({ id: anEndpoint(scene) }),
    shows: { webhookEndpoint: { disabledAt: text } },
  },
  RemoveWebhookEndpoint: { who: adminOnly, needs: (scene) => ({ id: anEndpoint(scene) }), shows: { userErrors: [] } },
};
