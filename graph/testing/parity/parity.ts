import type { User } from '../../accounts/user.entity.js';
import type { Category } from '../../catalogue/category.entity.js';
import type { ProductVariant } from '../../catalogue/product-variant.entity.js';
import { ErrorCode, httpStatusOf } from '../../shared/errors.js';
import { aUser } from '../factories/account.factory.js';
import type { TestShop } from '../shop.js';

/** JSON of which a test reads just the fields that it asked for. */
type Json = ReturnType<typeof JSON.parse>;

/** What the calls are about. */
export interface Scene {
  shop: TestShop;
  category: Category;
  subCategory: Category;
  variant: ProductVariant;
}

/** What a face answered: a refusal by its code and sentence, or else the facts. */
export interface Outcome {
  code: string | null;
  message: string | null;
  facts: unknown;
}

/** The same wish, told to both faces. */
export interface ParityCase {
  /** Who asks for what, to be read behind 'for'. */
  what: string;
  /** What both have to answer; null for a grant. */
  code: string | null;
  run(scene: Scene): Promise<{ overRest: Outcome; onGraph: Outcome }>;
}

interface Pair<W extends object> {
  /** Method and path, which may name parts of the wish, and the body. */
  rest: (wish: W, scene: Scene) => [call: string, body?: object];
  graph: (wish: W, scene: Scene) => [query: string, variables?: object];
  /** What both tell when they grant it. Ids of what each made for itself are no such facts. */
  facts: { rest: (body: Json, headers: Headers) => unknown; graph: (data: Json) => unknown };
  /** What it means over REST that the field of the graph is null, where it says no more than that. */
  nullMeans?: ErrorCode;
  /** False where the two name an argument by different words, as the specification wants it. */
  sameWords?: boolean;
  /** Each makes the wish anew, since what one face uses up is not there for the other. */
  cases: [what: string, code: ErrorCode | null, wish: (scene: Scene) => Promise<W> | W][];
}

/** The cases of a call under /api and of the operation that does the same. */
export function pair<W extends object>({ cases, sameWords = true, ...faces }: Pair<W>): ParityCase[] {
  return cases.map(([what, code, wish]) => ({
    what,
    code,
    run: async (scene) => {
      const overRest = await askRest(faces, await wish(scene), scene);
      const onGraph = await askGraph(faces, await wish(scene), scene);
      const isSilent = onGraph.code !== null && onGraph.message === null;
      return { overRest: isSilent || !sameWords ? { ...overRest, message: onGraph.message } : overRest, onGraph };
    },
  }));
}

type Faces<W extends object> = Omit<Pair<W>, 'cases' | 'sameWords'>;

async function askRest<W extends object>({ rest, facts }: Faces<W>, wish: W, scene: Scene): Promise<Outcome> {
  const [call, body] = rest(wish, scene);
  const answer = await scene.shop.rest(call, { as: callerOf(wish), ...(body ? { body } : {}) });
  if (answer.status < 400) return { code: null, message: null, facts: facts.rest(answer.body, answer.headers) };
  const { code, msg } = answer.body;
  if (httpStatusOf(code) !== answer.status) throw new Error(`${call} answered ${code} with ${answer.status}`);
  return { code, message: msg, facts: null };
}

async function askGraph<W extends object>(
  { graph, facts, nullMeans }: Faces<W>,
  wish: W,
  scene: Scene,
): Promise<Outcome> {
  const [query, variables] = graph(wish, scene);
  const { data, errors } = await scene.shop.graphql(query, variables, { as: callerOf(wish) });
  const refusal = errors[0] && { code: errors[0].extensions.code, message: errors[0].message };
  const [answer] = Object.values((data ?? {}) as Record<string, Json>);
  const json = refusal ?? answer?.userErrors?.[0];
  if (json) return { code: json.code, message: json.message, facts: null };
  if (answer === null && nullMeans) return { code: nullMeans, message: null, facts: null };
  return { code: null, message: null, facts: facts.graph(answer) };
}

/** Whoever a wish names as `as`; a visitor when it names nobody. */
function callerOf(wish: { as?: User | null }): User | null {
  return wish.as ?? null;
}

/** An id that nothing has. */
export const NOBODYS_ID = '01900000-0000-7000-8000-000000000000';

/** The sentence that both tell a shopper. */
export const NOTICE = { rest: ({ msg }: Json) => msg, graph: ({ message }: Json) => message };

/** Something of a person's, by its id, and who asks for it. */
export interface Own {
  as?: User;
  id: string;
}
/** What changes or takes away something of a person's is refused to everybody else as if it were not there. */
export function ownOnly<W extends Own>(own: (scene: Scene) => Promise<W>): Pair<W>['cases'] {
  return [
    ['its owner', null, own],
    ['a visitor', ErrorCode.UNAUTHENTICATED, async (scene) => ({ ...(await own(scene)), as: undefined })],
    [
      'somebody else',
      ErrorCode.NOT_FOUND,
      async (scene) => ({ ...(await own(scene)), as: await aUser(scene.shop.ctx()) }),
    ],
    ['an id that nothing has', ErrorCode.NOT_FOUND, async (scene) => ({ ...(await own(scene)), id: NOBODYS_ID })],
    ['an id that is none', ErrorCode.NOT_FOUND, async (scene) => ({ ...(await own(scene)), id: '1' })],
  ];
}
