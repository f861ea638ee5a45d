import type { SigningKey } from '../webhooks/signing-key.js';

/** The version of UCP that is spoken. */
export const UCP_VERSION = '2026-04-08';

/** Where its calls are, below the address of the shop. */
const UCP_PATH = '/api/ucp';

/** What the shop can do, by the names of UCP, and where that is specified. */
const CAPABILITIES = {
  'dev.ucp.shopping.catalog.search': ['catalog/search', 'catalog_search'],
  'dev.ucp.shopping.catalog.lookup': ['catalog/lookup', 'catalog_lookup'],
  'dev.ucp.shopping.cart': ['cart', 'cart'],
  'dev.ucp.shopping.checkout': ['checkout', 'checkout'],
  'dev.ucp.shopping.order': ['order', 'order'],
} as const;

/**
 * What a program that comes to the shop by the Universal Commerce Protocol finds at
 * /.well-known/ucp. No payment handler: a person pays, at the checkout of the shop.
 *
 * @param origin of the shop, such as `https://jhola.example`
 * @param key by which others verify what the shop sends them
 * @see https://ucp.dev
 */
export function ucpProfile(origin: string, { publicJwk }: SigningKey): object {
  const site = `https://ucp.dev/${UCP_VERSION}`;
  const entries = Object.entries(CAPABILITIES).map(([name, [spec, schema]]) => [
    name,
    [
      {
        version: UCP_VERSION,
        spec: `${site}/specification/${spec}`,
        schema: `${site}/schemas/shopping/${schema}.json`,
      },
    ],
  ]);
  const service = { version: UCP_VERSION, spec: `${site}/specification/overview` };
  return {
    ucp: {
      version: UCP_VERSION,
      services: {
        'dev.ucp.shopping': [
          {
            ...service,
            transport: 'rest',
            schema: `${site}/services/shopping/rest.openapi.json`,
            endpoint: origin + UCP_PATH,
          },
        ],
      },
      capabilities: Object.fromEntries(entries),
      payment_handlers: {},
    },
    signing_keys: [publicJwk],
  };
}

/** What stands at the head of an answer of a capability. */
export function envelope(capability: string): object {
  const name = `dev.ucp.shopping.${capability}`;
  return { version: UCP_VERSION, capabilities: { [name]: [{ version: UCP_VERSION }] } };
}
