/**
 * The stand-in for Google, used when no keys are set: a real OpenID provider that signs real
 * tokens, for developing and testing without a network. It asks for no password, so it never runs
 * in production, whatever else is configured. The shop talks to it over HTTP only, by the same code
 * as to Google.
 */
import { generateKeyPair, hash, randomBytes } from 'node:crypto';
import { createRequire } from 'node:module';
import { promisify } from 'node:util';
import express, { type Request, type RequestHandler, type Response, Router } from 'express';
import type { AdapterFactory, Configuration, interactionPolicy, Provider } from 'oidc-provider';
import { protectWindow } from '../../accounts/openid/social-sign-in.pages.js';
import { answerFailure } from '../../rest/answer-failure.js';
import type { Config } from '../../shared/config/config.js';
import { choicePage, providerErrorPage } from './stand-in-identity.pages.js';

/** Where the stand-in is mounted in the shop. */
export const STAND_IN_IDENTITY_PATH = '/standin/identity';

/**
 * Its name in tokens. It is the same at every start and port, so that a person keeps their account.
 */
const ISSUER = `http://localhost${STAND_IN_IDENTITY_PATH}`;

/** The one address that a browser may be sent back to, on the shop's own origin. */
const CALLBACK_PATH = '/auth/google/callback';

/** More than anybody needs on their own machine; the person who was there longest is forgotten. */
const MAX_PERSONS = 1_000;

/** How long what the provider remembers of a sign-in is kept. In seconds. */
const LIFETIME_S = 15 * 60;

interface Person {
  name: string;
  email: string;
  isEmailVerified: boolean;
}

/** A stand-in that is not asked for anything yet. */
export interface StandInIdentity {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /**
   * Its pages and calls; the provider is loaded and makes its signing key when the first of them is
   * asked for.
   */
  readonly handler: RequestHandler;
}

/**
 * Makes the stand-in ready.
 *
 * @returns null where its package is not installed, as after `npm ci --omit=dev`
 * @throws Error in production
 */
export function openStandInIdentity(config: Pick<Config, 'environment' | 'trustProxy'>): StandInIdentity | null {
  if (config.environment === 'production') throw new Error('The stand-in for identity does not run in production.');
  if (!isInstalled()) return null;
  const client = { clientId: 'jhola', clientSecret: randomBytes(32).toString('base64url') };
  let opened: Promise<RequestHandler> | null = null;
  const handler: RequestHandler = async (req, res, next) => {
    try {
      opened ??= openRouter(client, config.trustProxy > 0);
      (await opened)(req, res, next);
    } catch (thrown) {
      opened = null;
      answerFailure(thrown, res);
    }
  };
  return { issuer: ISSUER, ...client, handler };
}

const MODULES = 'oidc-provider/lib';

function isInstalled(): boolean {
  try {
    createRequire(import.meta.url).resolve(`${MODULES}/provider.js`);
    return true;
  } catch {
    return false;
  }
}

/**
 * Its modules one by one: the package's entry and its default storage print warnings that are meant
 * for production.
 */
async function loadPackage() {
  const load = (name: string): Promise<unknown> => import(`${MODULES}/${name}.js`);
  return {
    ...((await load('provider')) as { Provider: typeof Provider }),
    ...((await load('helpers/interaction_policy/index')) as typeof interactionPolicy),
    ...((await load('adapters/memory_adapter')) as { createMemoryAdapter(clockToleranceS: number): AdapterFactory }),
  };
}

async function openRouter(
  client: Pick<StandInIdentity, 'clientId' | 'clientSecret'>,
  trustsProxy: boolean,
): Promise<RequestHandler> {
  const { Provider, Prompt, Check, base, createMemoryAdapter } = await loadPackage();
  const persons = new Map<string, Person>();
  const policy = base();
  policy.clear();
  // One page asks who it is, every time, so that a tester can be another person at once.
  const asked = new Check('no_session', 'Somebody must be chosen', ({ oidc }) => !oidc.session?.accountId);
  policy.add(new Prompt({ name: 'select_account', requestable: true }, asked));

  const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: 2048 });
  const configuration: Configuration = {
    adapter: createMemoryAdapter(0),
    clients: [
      {
        client_id: client.clientId,
        client_secret: client.clientSecret,
        redirect_uris: [`http://localhost${CALLBACK_PATH}`],
        response_types: ['code'],
        grant_types: ['authorization_code'],
      },
    ],
    jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), alg: 'RS256', use: 'sig' }] },
    cookies: { keys: [randomBytes(32).toString('base64url')] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    // The ID token itself tells name and e-mail, as Google's does.
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false }, rpInitiatedLogout: { enabled: false } },
    interactions: { policy, url: (_ctx, { uid }) => `${STAND_IN_IDENTITY_PATH}/interaction/${uid}` },
    ttl: {
      ...{ AccessToken: LIFETIME_S, AuthorizationCode: 60, Grant: LIFETIME_S, IdToken: LIFETIME_S },
      ...{ Interaction: LIFETIME_S, Session: LIFETIME_S },
    },
    findAccount: (_ctx, sub) => {
      const person = persons.get(sub);
      if (!person) return undefined;
      const { name, email, isEmailVerified } = person;
      return { accountId: sub, claims: () => ({ sub, name, email, email_verified: isEmailVerified }) };
    },
    // The shop is no stranger to its own stand-in, so the shopper is not asked whether it may know
    // them.
    loadExistingGrant: async ({ oidc }) => {
      const grant = new oidc.provider.Grant({
        ...{ clientId: oidc.client?.clientId, accountId: oidc.session?.accountId },
      });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
    renderError: (ctx, { error_description: description, error }) => {
      ctx.type = 'html';
      ctx.body = providerErrorPage(description ?? error).toString();
    },
  };
  const provider = new Provider(ISSUER, configuration);
  provider.proxy = trustsProxy;
  // The shop may be open at several addresses of one machine; the way back leads to the one that
  // was come from.
  provider.Client.prototype.redirectUriAllowed = (uri) => {
    const { pathname, origin } = new URL(uri);
    return pathname === CALLBACK_PATH && (Provider.ctx === undefined || origin === new URL(Provider.ctx.href).origin);
  };

  const router = Router();
  router.use(protectWindow);
  router.get('/interaction/:uid', interaction(showChoice(provider)));
  router.post('/interaction/:uid', express.urlencoded({ extended: false }), interaction(takeChoice(provider, persons)));
  router.use(provider.callback());
  return router;
}

type Interaction = (req: Request, res: Response) => Promise<unknown>;

/** A page that a person sees at the provider; one that is called up too late says so. */
function interaction(work: Interaction): RequestHandler {
  return async (req, res) => {
    try {
      await work(req, res);
    } catch (thrown) {
      if (thrown instanceof Error && thrown.name === 'SessionNotFound') {
        res.status(400).type('html').send(providerErrorPage('This page has expired.').toString());
      } else answerFailure(thrown, res);
    }
  };
}

function showChoice(provider: Provider): Interaction {
  return async (req, res) => {
    await provider.interactionDetails(req, res);
    res.type('html').send(choicePage().toString());
  };
}

function takeChoice(provider: Provider, persons: Map<string, Person>): Interaction {
  return async (req, res) => {
    const chosen = choiceIn(req.body);
    if (chosen === 'cancelled') {
      const refusal = { error: 'access_denied', error_description: 'The sign-in was cancelled.' };
      return provider.interactionFinished(req, res, refusal, { mergeWithLastSubmission: false });
    }
    await provider.interactionDetails(req, res);
    if (typeof chosen === 'string') return res.status(400).type('html').send(choicePage(chosen).toString());
    const accountId = subjectOf(chosen.email);
    const [eldest] = persons.keys();
    if (eldest && persons.size >= MAX_PERSONS) persons.delete(eldest);
    persons.set(accountId, chosen);
    const answer = { select_account: {}, login: { accountId, remember: false } };
    return provider.interactionFinished(req, res, answer, { mergeWithLastSubmission: false });
  };
}

/** Who was chosen or typed; a sentence when something is missing. */
function choiceIn(body: unknown): Person | 'cancelled' | string {
  const fields = (body ?? {}) as Record<string, unknown>;
  const text = (name: string) => (typeof fields[name] === 'string' ? fields[name].trim() : '');
  if (text('action') === 'cancel') return 'cancelled';
  const [email, name] = text('person') ? text('person').split('|') : [text('email'), text('name')];
  if (!name) return 'Please type a name.';
  if (!email || !/^[^\s@]+@[^\s@]+$/.test(email)) return 'Please type an e-mail address.';
  return { name, email, isEmailVerified: text('unverified') !== 'yes' };
}

/** The same for the same address at every start, as if the person had an account there. */
function subjectOf(email: string): string {
  return hash('sha256', email.toLowerCase()).slice(0, 21);
}
