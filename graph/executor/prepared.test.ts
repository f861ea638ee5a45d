import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type ExecutionResult, execute, type GraphQLObjectType, type GraphQLSchema, parse, validate } from 'graphql';
import { buildShopSchema } from '../schema.js';
import { testsEverything } from '../testing/every-case.js';
import { answerMadeUp, type MadeContext } from '../testing/made-up/made-answers.js';
import { type MadeOperation, makeOperation } from '../testing/made-up/made-operations.js';
import { drawFrom } from '../testing/random.js';
import { SEED } from '../testing/seed.js';
import { type Execution, executePrepared } from './execute-prepared.js';

/** Made-up operations of each kind. */
const OPERATIONS = testsEverything ? 5_000 : 100;

let schema: GraphQLSchema;

const { from } = Array;

/**
 * As `Array.from`; graphql-js does not report an item of a list that fails later than another,
 * and Node ends of it.
 */
function fromHeard<Item, Made>(
  items: Iterable<Item> | ArrayLike<Item>,
  make?: (item: Item, index: number) => Made,
): (Item | Made)[] {
  if (!make || !(Symbol.iterator in items)) return make ? from(items, make) : from(items);
  const all: Made[] = [];
  try {
    for (const item of items) all.push(make(item, all.length));
    return all;
  } catch (thrown) {
    void Promise.allSettled(all);
    throw thrown;
  }
}

beforeAll(async () => {
  Array.from = fromHeard as typeof from;
  schema = await buildShopSchema();
  answerMadeUp(schema);
});

afterAll(() => {
  Array.from = from;
});

type Execute = (execution: Execution) => unknown;

/**
 * What an operation is answered, with all that tells of an error, and which resolvers were called
 * in which order.
 */
async function answered(by: Execute, execution: Omit<Execution, 'contextValue'>, ctx: Omit<MadeContext, 'calls'>) {
  const context: MadeContext = { ...ctx, calls: [] };
  const { data, errors } = (await by({ ...execution, contextValue: context })) as ExecutionResult;
  const told = errors?.map((error) => [error.toJSON(), error.originalError?.message, error.nodes?.length]);
  return JSON.stringify({ data, told, calls: context.calls });
}

describe('executePrepared', () => {
  it.each([
    ['queries', 0],
    ['queries', 3],
    ['queries', 15],
    ['mutations', 0],
    ['mutations', 8],
  ])('answers made-up %s as graphql-js does, of which %i in a hundred values are trouble', async (kind, trouble) => {
    const root = (kind === 'queries' ? schema.getQueryType() : schema.getMutationType()) as GraphQLObjectType;
    const unlike: (MadeOperation & { seed: number })[] = [];
    let valid = 0;
    let withErrors = 0;

    for (let count = 0; count < OPERATIONS; count++) {
      const seed = SEED + count * 101 + trouble;
      const operation = makeOperation(schema, root, drawFrom(seed));
      const document = parse(operation.text);
      if (validate(schema, document).length > 0) continue;
      valid++;
      const execution = { schema, document, variableValues: operation.variables };
      const expected = await answered(execute as Execute, execution, { seed, trouble });
      if (expected.includes('"told"')) withErrors++;
      // Twice, since what the first time leaves behind serves the second.
      for (const again of [false, true])
        if ((await answered(executePrepared, execution, { seed, trouble })) !== expected)
          unlike.push({ seed: again ? -seed : seed, ...operation });
    }

    expect({ unlike: unlike.slice(0, 2), SEED }).toEqual({ unlike: [], SEED });
    expect(valid).toBeGreaterThan(OPERATIONS / 2);
    expect(withErrors).toBeGreaterThan(0);
    expect(withErrors).toBeLessThan(valid);
  });
});
