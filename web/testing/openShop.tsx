import { setTimeout as pause } from 'node:timers/promises';
import { ApolloLink } from '@apollo/client';
import createCache, { type EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { act, render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { GraphQLError } from 'graphql';
import type { ReactElement } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { from } from 'rxjs';
import { type SessionUser, startSession } from '../accounts/session/session';
import { createClient } from '../app/client/client';
import { routeOf } from '../app/routing/routes';
import { basenameOf, withoutLanguage } from '../lib/language';
import { isMarked } from '../ui/feedback/overlayEntry';
import { answer, type Facts, type GraphAnswers } from './mockGraph';
import { typeQuickly } from './typeQuickly';

/** One operation the page has asked. */
export type GraphCall = { operationName: string; variables: Record<string, unknown> };

/** The rendered shop: a shopper's hands and what was asked of the graph, in order. */
export type RenderedApp = { user: UserEvent; calls: GraphCall[] };

/** What a test says about the shop that it opens. */
export type OpenOptions = {
  /**
   * Answers by operation name; `Frame`, `SubCategories`, `CartBadge` and `Wishlist` have one of
   * their own.
   */
  graph?: GraphAnswers;
  /**
   * Who is signed in; left out, a visitor. Facts about them that a test does not care for may be
   * left out.
   */
  as?: Partial<SessionUser>;
  /** Set where a test uses fake timers: how time goes on while the shopper types. */
  advanceTimers?: (ms: number) => void;
};

const ownAnswers: GraphAnswers = {
  Frame: () => ({ shop: { name: 'Jhola', phone: '+91 80 4000 1234' }, categories: [] }),
  SubCategories: () => ({ categories: [] }),
  CartBadge: () => ({ me: { id: 'user-1', cart: { id: 'cart-1', totalQuantity: 0 } } }),
  Wishlist: () => ({ me: { id: 'user-1', wishlist: [] } }),
};

/**
 * Where Chakra's components leave their rules: they are written nowhere, since nothing is painted,
 * and a window that has a sheet matches its rules to every element that a test looks for.
 */
const withoutSheets: EmotionCache = { ...createCache({ key: 'css' }), insert: () => {} };

/**
 * Renders what `draw` makes for a graph client, at a path and with the code of its page loaded.
 * Stored state of an earlier test is forgotten. An operation without an answer fails, as if the
 * network did.
 */
export async function openShop(
  path: string,
  { graph = {}, as, advanceTimers }: OpenOptions,
  draw: (client: ReturnType<typeof createClient>) => ReactElement,
): Promise<RenderedApp> {
  if (!advanceTimers) await untilStepBackIsTaken();
  window.localStorage.clear();
  window.sessionStorage.clear();
  if (as)
    startSession('token', { userId: 'user-1', name: '', userName: '', email: '', image: null, isAdmin: false, ...as });
  // As the server writes it into the document.
  document.documentElement.dataset.shop = 'Jhola';
  window.history.replaceState(null, '', path);

  const { pathname } = new URL(path, window.location.origin);
  const calls: GraphCall[] = [];
  const client = createClient(mockLink({ ...ownAnswers, ...graph }, calls));
  await routeOf(withoutLanguage(pathname))?.page.preload();
  const user = typeQuickly(userEvent.setup(advanceTimers ? { advanceTimers } : { delay: null }));
  await act(async () => {
    render(
      <CacheProvider value={withoutSheets}>
        <BrowserRouter basename={basenameOf(pathname)}>{draw(client)}</BrowserRouter>
      </CacheProvider>,
    );
  });
  return { user, calls };
}

/**
 * What the test before left open over its page goes by a step back, which takes a moment and would
 * leave the next page.
 */
async function untilStepBackIsTaken(): Promise<void> {
  for (let turn = 0; isMarked() && turn < 100; turn++) await pause(1);
}

function mockLink(graph: GraphAnswers, calls: GraphCall[]): ApolloLink {
  return new ApolloLink(({ query, operationName = '', variables }) => {
    calls.push({ operationName, variables });
    const facts = graph[operationName];
    const reply = async () => {
      if (!facts) throw new Error(`This test's graph has no answer for ${operationName}`);
      return answer(query, operationName, variables, await settled(facts, variables));
    };
    return from(
      reply().catch((error: unknown) => {
        if (error instanceof GraphQLError) return { data: null, errors: [error.toJSON()] };
        throw error;
      }) as Promise<ApolloLink.Result>,
    );
  });
}

async function settled(facts: GraphAnswers[string], variables: Record<string, unknown>): Promise<Facts> {
  return facts(variables);
}
