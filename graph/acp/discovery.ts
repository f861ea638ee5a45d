/** The version of ACP that is spoken. */
export const ACP_VERSION = '2026-04-17';

/** The versions that a program may ask by, the latest first. */
export const ACP_VERSIONS: readonly string[] = [ACP_VERSION];

/** Where its calls are, below the address of the shop. */
const ACP_PATH = '/api/acp';

/**
 * What a program that comes to the shop by the Agentic Commerce Protocol finds at
 * /.well-known/acp.json. No delegated payment: a person pays, at the checkout of the shop.
 *
 * @param origin of the shop, such as `https://jhola.example`
 * @see https://agenticcommerce.dev
 */
export function acpDiscovery(origin: string): object {
  return {
    protocol: {
      ...{ name: 'acp', version: ACP_VERSION, supported_versions: ACP_VERSIONS.toReversed() },
      documentation_url: `${origin}/docs/agents`,
    },
    api_base_url: origin + ACP_PATH,
    transports: ['rest'],
    capabilities: {
      services: ['checkout', 'orders'],
      supported_currencies: ['inr'],
      supported_locales: ['en-IN', 'hi-IN'],
    },
  };
}
