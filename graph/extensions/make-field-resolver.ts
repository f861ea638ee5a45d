import { Ctx, FieldResolver, Float, getMetadataStorage, Int, Resolver, Root, registerEnumType } from 'type-graphql';
import { customByUserId } from '../accounts/accounts.loaders.js';
import { User } from '../accounts/user.entity.js';
import { customByCategoryId, customByProductId, customByVariantId } from '../catalogue/catalogue.loaders.js';
import { Category } from '../catalogue/category.entity.js';
import { Product } from '../catalogue/product.entity.js';
import { ProductVariant } from '../catalogue/variants/product-variant.entity.js';
import { columnMappingOf } from '../catalogue-files/read/column-mapping.js';
import { Order } from '../orders/order.entity.js';
import { customByOrderId } from '../orders/orders.loaders.js';
import type { Context } from '../shared/context.js';
import { CUSTOM_ENTITIES, type CustomEntity, type CustomField } from '../shared/custom-field.js';
import { Right } from '../shared/rights/right.js';
import { staffOf } from '../shared/rights/viewer.js';
import { markResolver } from './guard.js';

/** What can take fields: its type of the graph, and how what it has in them is read. */
const EXTENDED = {
  Product: { type: Product, valuesOf: customByProductId },
  ProductVariant: { type: ProductVariant, valuesOf: customByVariantId },
  Category: { type: Category, valuesOf: customByCategoryId },
  Order: { type: Order, valuesOf: customByOrderId },
  User: { type: User, valuesOf: customByUserId },
} as const satisfies Record<CustomEntity, object>;

/**
 * Refuses fields that could not be told of.
 *
 * @param known those of other extensions, as `Product.spiceLevel`
 */
export function refuseBadFields(fields: readonly CustomField[], known: ReadonlySet<string>): void {
  const seen = new Set(known);
  for (const { entity, name, type, values = [], isFilter, isFacet, isPublic, editable } of fields) {
    const refuse = (why: string) => {
      throw new Error(`its field ${name} ${why}`);
    };
    if (!CUSTOM_ENTITIES.includes(entity)) refuse(`is of ${entity}, which is none of ${CUSTOM_ENTITIES.join(', ')}`);
    if (!/^[a-z][A-Za-z0-9]{1,39}$/.test(name)) refuse('is not of letters and digits, as in spiceLevel');
    if (isTaken(entity, name) || seen.has(`${entity}.${name}`)) refuse('is there already');
    const besides = { Product: 'ProductVariant', ProductVariant: 'Product' }[entity as string];
    if (seen.has(`${besides}.${name}`)) refuse(`would share a column of files with ${besides}.${name}`);
    if (entity.startsWith('Product') && columnMappingOf([name]).unread.size === 0)
      refuse('is what files of the catalogue call something else');
    if ((type === 'enum') !== values.length > 0) refuse('counts out its values if and only if it is an enum');
    if (values.some((value) => !/^[A-Z][A-Z0-9_]{0,39}$/.test(value)))
      refuse('has a value that is not spelt as in VERY_HOT');
    if (isFilter && !(isPublic && entity === 'Product'))
      refuse('narrows lists, so that it has to be public and of products');
    if (isFacet && !(isFilter && ['enum', 'yesNo'].includes(type)))
      refuse('is counted in lists, so that it has to be a filter, and an enum or a yesNo');
    if (editable === 'shopper' && !(isPublic && ['Order', 'User'].includes(entity)))
      refuse('is written by shoppers, so that it has to be public, of an order or an account');
    seen.add(`${entity}.${name}`);
  }
}

/**
 * Whether the type has a field of that name anyway. Those that resolvers add are not known before
 * the schema is made, see `refuseHidden`.
 */
function isTaken(entity: CustomEntity, name: string): boolean {
  const bases = [EXTENDED[entity].type, Object.getPrototypeOf(EXTENDED[entity].type)];
  const { fields } = getMetadataStorage();
  return name === '_id' || fields.some(({ target, schemaName }) => bases.includes(target) && schemaName === name);
}

/** Makes fields of an extension those of the graph, each of its own type and name. */
export function resolversOfFields(extension: string, fields: readonly CustomField[]): (new () => object)[] {
  return CUSTOM_ENTITIES.flatMap((entity) => {
    const own = fields.filter((field) => field.entity === entity);
    return own.length > 0 ? [resolverOf(extension, entity, own)] : [];
  });
}

function resolverOf(extension: string, entity: CustomEntity, fields: readonly CustomField[]): new () => object {
  const called = `${extension} ${entity}`;
  const CustomFieldResolver = { [called]: class {} }[called] as new () => object;
  const { type, valuesOf } = EXTENDED[entity];
  Resolver(() => type)(CustomFieldResolver);
  markResolver(CustomFieldResolver, extension);
  for (const field of fields) {
    const { name, label, isPublic } = field;
    const read = async (thing: { id: string }, ctx: Context) => {
      if (!isPublic && !ctx.apiKey) staffOf(ctx, Right.USE_DESK);
      return (await valuesOf(ctx).load(thing.id))[name] ?? null;
    };
    const { prototype } = CustomFieldResolver;
    Object.defineProperty(prototype, name, { value: read });
    // What the compiler would write down of a method with decorators.
    Reflect.defineMetadata('design:type', Function, prototype, name);
    Reflect.defineMetadata('design:paramtypes', [type, Object], prototype, name);
    Reflect.defineMetadata('design:returntype', Promise, prototype, name);
    Root()(prototype, name, 0);
    Ctx()(prototype, name, 1);
    const whose = isPublic ? '' : ' For those who run the shop.';
    const description = `${label.en}, a field of the extension ${extension}; null where nothing is said.${whose}`;
    const typeOf = typeFor(field);
    FieldResolver(() => typeOf, { nullable: true, description })(prototype, name, {});
  }
  return CustomFieldResolver;
}

function typeFor({ entity, name, type, values = [], label }: CustomField) {
  if (type === 'yesNo') return Boolean;
  if (type === 'whole') return Int;
  if (type === 'number') return Float;
  if (type !== 'enum') return String;
  const choices = Object.fromEntries(values.map((value) => [value, value]));
  registerEnumType(choices, {
    name: `${entity}${name.charAt(0).toUpperCase()}${name.slice(1)}`,
    description: `${label.en}: what \`${entity}.${name}\` may be.`,
  });
  return choices;
}
