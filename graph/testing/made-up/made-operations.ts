import {
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLObjectType,
  type GraphQLSchema,
  getNamedType,
  isAbstractType,
  isCompositeType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isRequiredArgument,
  isRequiredInputField,
} from 'graphql';
import type { Draw } from '../random.js';

/** A generated operation, with values for its variables, some of which do not fit. */
export interface MadeOperation {
  text: string;
  variables: Record<string, unknown>;
}

/** Below these levels only single values are asked for. */
const MAX_LEVELS = 5;

/** From this level on a value is written without variables, as a default has to be. */
const WITHOUT_VARIABLES = 3;

type Composite = { name: string; getFields(): Record<string, GraphQLField<unknown, unknown>> };

/**
 * Makes up operations over a whole schema: any field of any type, with arguments, variables that
 * are given or left out, aliases, fragments within fragments, interfaces, and directives.
 */
export function makeOperation(schema: GraphQLSchema, root: GraphQLObjectType, draw: Draw): MadeOperation {
  const declared: string[] = [];
  const variables: Record<string, unknown> = {};
  const fragments: string[] = [];
  let names = 0;
  const isOdd = draw(12) === 0;
  const oneOf = <Item>(items: readonly Item[]): Item => items[draw(items.length)] as Item;

  const variable = (type: GraphQLInputType): string => {
    const name = `v${names++}`;
    const hasDefault = !isNonNullType(type) && draw(4) === 0;
    declared.push(`$${name}: ${type}${hasDefault ? ` = ${literal(type, WITHOUT_VARIABLES)}` : ''}`);
    if (isNonNullType(type) || draw(3) > 0) variables[name] = isOdd && draw(2) === 0 ? { odd: [] } : value(type, 0);
    return `$${name}`;
  };

  /** A value as it stands in the text of an operation. */
  const literal = (type: GraphQLInputType, level: number): string => {
    if (isNonNullType(type)) return literal(type.ofType, level);
    if (isListType(type)) return `[${times(draw(3), () => given(type.ofType, level + 1))}]`;
    if (isEnumType(type)) return oneOf(type.getValues()).name;
    if (isInputObjectType(type)) {
      const wanted = Object.values(type.getFields()).filter(
        (field) => isRequiredInputField(field) || (level < 2 && draw(4) === 0),
      );
      return `{${wanted.map((field) => `${field.name}: ${given(field.type, level + 1)}`).join(', ')}}`;
    }
    return JSON.stringify(single(type.name)).replace(/^\{.*\}$/, '{a: 1}');
  };

  const given = (type: GraphQLInputType, level: number): string =>
    level < WITHOUT_VARIABLES && draw(4) === 0 ? variable(type) : literal(type, level);

  /** A value as it is sent beside an operation. */
  const value = (type: GraphQLInputType, level: number): unknown => {
    return !isNonNullType(type) && draw(12) === 0 ? null : present(type, level);
  };

  const present = (type: GraphQLInputType, level: number): unknown => {
    if (isNonNullType(type)) return present(type.ofType, level);
    if (isListType(type)) return Array.from({ length: draw(3) }, () => value(type.ofType, level + 1));
    if (isEnumType(type)) return oneOf(type.getValues()).name;
    if (!isInputObjectType(type)) return single(type.name);
    const wanted = Object.values(type.getFields()).filter(
      (field) => isRequiredInputField(field) || (level < 2 && draw(3) === 0),
    );
    return Object.fromEntries(wanted.map((field) => [field.name, value(field.type, level + 1)]));
  };

  const single = (name: string): unknown => {
    if (name === 'Int') return draw(100) - 5;
    if (name === 'Float' || name === 'Rupees') return draw(10_000) / 4;
    if (name === 'Boolean') return draw(2) === 0;
    if (name === 'DateTime') return new Date(draw(2 ** 30) * 1_000).toISOString();
    if (name === 'JSONObject') return { a: 1 };
    return oneOf(['rice', '', 'a "quoted" word', 'हिन्दी', '12']);
  };

  /** A choice that has a default may still be null, which is an error only where it is met. */
  const orNull = (): string => {
    const name = `v${names++}`;
    declared.push(`$${name}: Boolean = true`);
    if (draw(3) > 0) variables[name] = draw(8) === 0 ? null : draw(2) === 0;
    return `$${name}`;
  };

  const directive = (): string => {
    if (draw(8) > 0) return '';
    const condition = [() => String(draw(2) === 0), () => variable(conditionType), orNull][draw(3)]?.();
    return ` @${oneOf(['skip', 'include'])}(if: ${condition})`;
  };
  const conditionType = (schema.getDirective('skip')?.args[0] ?? none()).type;

  const field = ({ name, args, type }: GraphQLField<unknown, unknown>, level: number): string => {
    const sent = args
      .filter((argument) => isRequiredArgument(argument) || draw(3) === 0)
      .map((argument) => `${argument.name}: ${given(argument.type, 0)}`);
    const alias = sent.length > 0 || draw(4) === 0 ? `a${names++}: ` : '';
    const below = getNamedType(type);
    const selection = isCompositeType(below) ? ` { ${select(below as Composite, level + 1)} }` : '';
    return `${alias}${name}${sent.length > 0 ? `(${sent.join(', ')})` : ''}${directive()}${selection}`;
  };

  const select = (type: Composite, level: number): string => {
    const all = 'getFields' in type ? Object.values(type.getFields()) : [];
    const fit = all.filter((each) => level < MAX_LEVELS || !isCompositeType(getNamedType(each.type)));
    const some = fit.length > 0 ? Array.from({ length: 1 + draw(5) }, () => field(oneOf(fit), level)) : [];
    if (draw(4) === 0 || some.length === 0) some.push(`${draw(2) === 0 ? '' : `t${names++}: `}__typename`);
    if (level < MAX_LEVELS && draw(4) === 0) some.push(part(type, level));
    return some.join(' ');
  };

  /**
   * A fragment of the type or, below an interface, of one of its types; written in place or apart.
   */
  const part = (type: Composite, level: number): string => {
    const open = schema.getType(type.name);
    const of = isAbstractType(open) ? oneOf([type, ...schema.getPossibleTypes(open)]) : type;
    if (draw(2) === 0) return `... on ${of.name}${directive()} { ${select(of, level + 1)} }`;
    const name = `F${names++}`;
    fragments.push(`fragment ${name} on ${of.name} { ${select(of, level + 1)} }`);
    return `...${name}${directive()} ...${name}`;
  };

  const selection = select(root, 0);
  const head = declared.length > 0 ? `(${declared.join(', ')})` : '';
  const kind = root === schema.getMutationType() ? 'mutation' : 'query';
  return { text: `${kind} Made${head} { ${selection} } ${fragments.join(' ')}`, variables };
}

function times(count: number, text: () => string): string {
  return Array.from({ length: count }, text).join(', ');
}

function none(): never {
  throw new Error('A schema has the directive @skip.');
}
