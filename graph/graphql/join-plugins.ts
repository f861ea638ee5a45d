import type {
  ApolloServerPlugin,
  GraphQLRequestContext,
  GraphQLRequestListener,
  GraphQLResponse,
} from '@apollo/server';
import type { Context } from '../shared/context.js';

type Listener = Required<GraphQLRequestListener<Context>>;
type Asked<Step extends keyof Listener> = Parameters<Listener[Step]>[0];

/** A request that is followed, as far as the steps of an operation without errors ask for it. */
export type FollowedOperation = Asked<'didResolveOperation'> &
  Asked<'responseForOperation'> &
  Asked<'willSendResponse'>;

/** What follows one request, at the steps of Apollo Server; what is done at one may take time or not. */
export interface RequestFollower {
  didResolveOperation?(asked: Asked<'didResolveOperation'>): void | Promise<void>;
  didEncounterErrors?(asked: Asked<'didEncounterErrors'>): void;
  /** Answers in place of whoever comes after it; null where it does not. */
  responseForOperation?: Listener['responseForOperation'];
  willSendResponse?(asked: Asked<'willSendResponse'>): void | Promise<void>;
  /** Called in place of `willSendResponse` where the request is answered by somebody else, who follows it from the beginning. */
  giveUp?(): void;
}

/** Begins to follow a request. */
export type FollowRequest = (request: GraphQLRequestContext<Context>) => RequestFollower;

const atOnce = Promise.resolve();

/**
 * Makes one plugin of Apollo Server of many. For each plugin it makes promises at each step of a request and waits for them, whether
 * or not there is anything to wait for; here only what takes time is waited for. All are called at each step, in their order, even
 * if one refuses the request.
 */
export function joinPlugins(plugins: readonly FollowRequest[]): ApolloServerPlugin<Context> {
  const follow = followTogether(plugins);
  return { requestDidStart: async (request) => follow(request) as GraphQLRequestListener<Context> };
}

/** Follows a request in several ways at once. */
export function followTogether(plugins: readonly FollowRequest[]) {
  return (request: GraphQLRequestContext<Context>) => {
    const followers = plugins.map((follow) => follow(request));
    const answering = followers.flatMap(({ responseForOperation }) => responseForOperation ?? []);
    return {
      didResolveOperation: (asked: Asked<'didResolveOperation'>) =>
        callAll(followers, (follower) => follower.didResolveOperation?.(asked)),
      didEncounterErrors: (asked: Asked<'didEncounterErrors'>) =>
        callAll(followers, (follower) => follower.didEncounterErrors?.(asked)),
      willSendResponse: (asked: Asked<'willSendResponse'>) =>
        callAll(followers, (follower) => follower.willSendResponse?.(asked)),
      giveUp: () => {
        for (const follower of followers) follower.giveUp?.();
      },
      ...(answering.length > 0
        ? { responseForOperation: (asked: Asked<'responseForOperation'>) => firstAnswer(answering, asked) }
        : {}),
    };
  };
}

async function firstAnswer(
  answering: Listener['responseForOperation'][],
  asked: Asked<'responseForOperation'>,
): Promise<GraphQLResponse | null> {
  for (const respond of answering) {
    const answer = await respond(asked);
    if (answer) return answer;
  }
  return null;
}

function callAll(
  followers: readonly RequestFollower[],
  call: (follower: RequestFollower) => void | Promise<void>,
): Promise<void> {
  const underWay: Promise<void>[] = [];
  for (const follower of followers) {
    try {
      const taking = call(follower);
      if (taking) underWay.push(taking);
    } catch (thrown) {
      underWay.push(Promise.reject(thrown));
    }
  }
  return underWay.length > 0 ? Promise.all(underWay).then(() => undefined) : atOnce;
}
