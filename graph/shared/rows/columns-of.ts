import { getMetadataArgsStorage } from 'typeorm';

/**
 * What columns are read as by their types: the driver reads numbers as text, which a number here
 * holds exactly, and a day as a moment.
 */
const CASTS: Record<string, string> = { numeric: '::float8', bigint: '::float8', date: '::text' };

/**
 * What `columnsOf` reads otherwise than by its name, and what it leaves out, by the properties of
 * the entity.
 */
interface ColumnWishes<Entity> {
  /** Properties that no reader of the list uses. */
  omit?: readonly (keyof Entity)[];
  /** The only properties that are read; absent: all that are not left out. */
  only?: ReadonlySet<keyof Entity>;
  /** SQL for a property, such as one whose column holds 0 in place of null. */
  as?: { readonly [Property in keyof Entity]?: string };
}

/**
 * The columns of an entity for a plain SQL statement, each under the name of its property, from
 * TypeORM's metadata: a column that is added to the entity is read everywhere. `numeric` and
 * `bigint` are read as numbers, a `date` as 2027-01-12.
 *
 * @param alias of the entity's table in the statement
 * @throws Error when the class has no columns
 */
export function columnsOf<Entity extends object>(
  entity: new () => Entity,
  alias: string,
  { omit = [], only, as = {} }: ColumnWishes<Entity> = {},
): string {
  const columns = getMetadataArgsStorage().filterColumns(withBases(entity));
  if (columns.length === 0) throw new Error(`${entity.name} is no entity.`);
  return columns
    .map(({ propertyName, options }) => ({ property: propertyName as keyof Entity & string, options }))
    .filter(({ property }) => !omit.includes(property) && (only?.has(property) ?? true))
    .map(({ property, options: { name = property, type } }) => {
      const column = `${alias}.${name}${CASTS[String(type)] ?? ''}`;
      return `${as[property] ?? column} AS "${property}"`;
    })
    .join(', ');
}

/** A class and those that it extends, the most general first. */
function withBases(type: new () => object): (new () => object)[] {
  const base: new () => object = Object.getPrototypeOf(type);
  return base === Function.prototype ? [type] : [...withBases(base), type];
}
