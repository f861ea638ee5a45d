import {
  type GraphQLLeafType,
  type GraphQLOutputType,
  type GraphQLSchema,
  isAbstractType,
  isEnumType,
  isIntrospectionType,
  isListType,
  isNonNullType,
  isObjectType,
  isScalarType,
} from 'graphql';
import { ErrorCode, ShopError } from '../../shared/errors.js';
import { type Draw, drawFrom } from '../random.js';

/**
 * What a made-up shop is asked with: how often something goes wrong, of 100, and what was called in
 * which order.
 */
export interface MadeContext {
  seed: number;
  trouble: number;
  calls: string[];
}

/** A made-up object: what it answers follows from its number. */
interface MadeRow {
  number: number;
}

/**
 * Puts made-up resolvers in place of a schema's: they answer at once or later, null, errors, and
 * what does not fit their type, all of it following from the row, the field and its arguments.
 */
export function answerMadeUp(schema: GraphQLSchema): void {
  for (const type of Object.values(schema.getTypeMap())) {
    if (isIntrospectionType(type)) continue;
    if (isAbstractType(type)) {
      const names = schema.getPossibleTypes(type).map(({ name }) => name);
      type.resolveType = (row: MadeRow, ctx: MadeContext) => {
        const draw = drawFrom(row.number + 1);
        const name = draw(100) < ctx.trouble ? ['Nothing', 'Query', undefined][draw(3)] : names[draw(names.length)];
        return draw(2) === 0 ? name : Promise.resolve(name);
      };
    }
    if (!isObjectType(type)) continue;
    for (const field of Object.values(type.getFields())) {
      field.resolve = (row: MadeRow | undefined, args, ctx: MadeContext, info) => {
        const asked = `${type.name}.${field.name}(${JSON.stringify(args)})`;
        const seen = [info.fieldName, info.path, info.variableValues, info.fieldNodes.length, info.parentType];
        ctx.calls.push(`${row?.number} ${asked} ${JSON.stringify(seen)}`);
        const draw = drawFrom(numberOf(`${ctx.seed} ${row?.number} ${asked}`));
        return later(draw, ctx, () => made(field.type, draw, ctx));
      };
    }
  }
}

/** At once, or after some turns of the queue of promises. */
function later(draw: Draw, ctx: MadeContext, make: () => unknown): unknown {
  const turns = draw(3) > 0 ? 0 : 1 + draw(4);
  if (turns === 0) return make();
  let waited: Promise<unknown> = Promise.resolve();
  for (let turn = 1; turn < turns; turn++) waited = waited.then(() => ctx.seed);
  return waited.then(make);
}

function made(type: GraphQLOutputType, draw: Draw, ctx: MadeContext): unknown {
  if (draw(100) < ctx.trouble) return trouble(draw);
  if (isNonNullType(type)) return made(type.ofType, draw, ctx);
  if (draw(12) === 0) return ctx.trouble > 0 ? null : made(type, draw, ctx);
  if (isListType(type)) {
    const isLater = draw(4) === 0;
    const items = Array.from({ length: draw(4) }, () => {
      const own = drawFrom(draw(2 ** 31));
      const make = () => made(type.ofType, own, ctx);
      return isLater ? Promise.resolve().then(make) : make();
    });
    return draw(5) === 0 ? new Set(items) : items;
  }
  if (isEnumType(type) || isScalarType(type)) return fitting(type, draw);
  return { number: draw(2 ** 31) } satisfies MadeRow;
}

function trouble(draw: Draw): unknown {
  const kind = draw(6);
  if (kind === 0) throw new Error('made-up fault');
  if (kind === 1) throw new ShopError(ErrorCode.NOT_FOUND, { en: 'made-up refusal' });
  if (kind === 2) return new Error('made-up error as a value');
  if (kind === 3) return Symbol('odd');
  if (kind === 4) return Number.NaN;
  return null;
}

function fitting(type: GraphQLLeafType, draw: Draw): unknown {
  if (isEnumType(type)) return type.getValues()[draw(type.getValues().length)]?.value;
  const values: Record<string, unknown> = {
    Int: draw(1_000),
    Float: draw(1_000) / 8,
    Boolean: draw(2) === 0,
    Rupees: draw(100_000),
    DateTime: new Date(draw(2 ** 30) * 1_000),
    JSONObject: { a: draw(9) },
  };
  return values[type.name] ?? `text ${draw(1_000)}`;
}

function numberOf(text: string): number {
  let number = 7;
  for (let place = 0; place < text.length; place++) number = (Math.imul(number, 31) + text.charCodeAt(place)) | 0;
  return number;
}
