import { aStranger, type OpenidIssuer, openIssuer } from './openid-issuer.js';
import { openShop, type RestAnswer, type TestShop } from './shop.js';

/** Whom the tokens of the test's own provider are for. */
const CLIENT_ID = 'the-shop';

/** The secret that the shop and the test's own provider share. */
export const CLIENT_SECRET = 'a secret between two';

/** What `signInWithProvider` answers. */
interface SignInAnswer {
  token: string | null;
  message: string | null;
  // biome-ignore lint/suspicious/noExplicitAny: a test reads just the fields that it asked for
  user: any;
  userErrors: { code: string; message: string; field: string | null }[];
}

/** A shop whose shoppers sign in at a provider that the test commands. */
export interface ProviderShop {
  readonly shop: TestShop;
  readonly issuer: OpenidIssuer;
  /** A nonce that the shop gave out just now. */
  aNonce(): Promise<string>;
  /** A good token of a new person, changed as the test wishes. */
  aToken(claims?: Record<string, unknown>): Promise<string>;
  /** Signs in over /graphql. */
  onGraph(idToken: string, provider?: string): Promise<SignInAnswer>;
  /** Signs in over /api. */
  // biome-ignore lint/suspicious/noExplicitAny: as above
  overRest(body: object): Promise<RestAnswer<any>>;
  close(): Promise<void>;
}

const SIGN_IN = `mutation ($idToken: String!, $provider: String!) {
  signInWithProvider(provider: $provider, idToken: $idToken) {
    token message user { id name email phone isAdmin images { id } } userErrors { code message field }
  }
}`;

/** Opens a shop and the provider that its configuration names. */
export async function openProviderShop(): Promise<ProviderShop> {
  const issuer = await openIssuer(CLIENT_ID);
  const shop = await openShop({
    ...{ OIDC_ISSUER: issuer.issuer, GOOGLE_CLIENT_ID: CLIENT_ID, GOOGLE_CLIENT_SECRET: CLIENT_SECRET },
  });
  const aNonce = async (): Promise<string> => (await shop.rest('POST /api/user/authWithGoogle/nonce')).body.nonce;
  return {
    shop,
    issuer,
    aNonce,
    aToken: async (claims = {}) => issuer.sign({ ...aStranger(), nonce: await aNonce(), ...claims }),
    onGraph: async (idToken, provider = 'google') =>
      (await shop.graphql(SIGN_IN, { idToken, provider })).data.signInWithProvider,
    overRest: (body) => shop.rest('POST /api/user/authWithGoogle', { body }),
    close: async () => {
      await shop.close();
      await issuer.close();
    },
  };
}
