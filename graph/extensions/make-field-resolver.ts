import { Ctx, FieldResolver, Float, Int, Resolver, Root, registerEnumType } from 'type-graphql';
import { customByProductId } from '../catalogue/catalogue.loaders.js';
import { Product } from '../catalogue/product.entity.js';
import { adminOf, type Context, type CustomField } from '../shared/context.js';

/** What a product has anyway, which no field may hide. */
const TAKEN = new Set(
  ['id', '_id', 'slug', 'name', 'description', 'brand', 'price', 'oldPrice', 'mrp', 'discount', 'rating', 'reviewCount']
    .concat(['ratingCount', 'featured', 'images', 'variants', 'category', 'subCategory', 'countInStock', 'countries'])
    .concat(['label', 'related', 'reviews', 'inWishlist', 'sizes', 'ramOptions', 'weightOptions', 'unitPrice'])
    .concat(['deliveryPromise', 'lowestPrice30Days', 'customFields', 'createdAt']),
);

/**
 * Refuses fields that could not be told of.
 *
 * @param known those of other extensions, as `Product.spiceLevel`
 */
export function refuseBadFields(fields: readonly CustomField[], known: ReadonlySet<string>): void {
  const seen = new Set(known);
  for (const { entity, name, type, values = [], isFilter, isPublic } of fields) {
    const refuse = (why: string) => {
      throw new Error(`its field ${name} ${why}`);
    };
    if (entity !== 'Product') refuse(`is of ${entity}, and only products take fields`);
    if (!/^[a-z][A-Za-z0-9]{1,39}$/.test(name)) refuse('is not of letters and digits, as in spiceLevel');
    if (TAKEN.has(name) || seen.has(`${entity}.${name}`)) refuse('is there already');
    if ((type === 'enum') !== values.length > 0) refuse('counts out its values if and only if it is an enum');
    if (values.some((value) => !/^[A-Z][A-Z0-9_]{0,39}$/.test(value)))
      refuse('has a value that is not spelt as in VERY_HOT');
    if (isFilter && !isPublic) refuse('narrows lists, so that it has to be public');
    seen.add(`${entity}.${name}`);
  }
}

/** Makes each field one of the graph, of its own type and name. */
export function resolverOfFields(extension: string, fields: readonly CustomField[]): new () => object {
  const CustomFieldResolver = { [`${extension} fields`]: class {} }[`${extension} fields`] as new () => object;
  Resolver(() => Product)(CustomFieldResolver);
  for (const field of fields) {
    const { name, label, isPublic } = field;
    const read = async (product: Product, ctx: Context) => {
      if (!isPublic) adminOf(ctx);
      return (await customByProductId(ctx).load(product.id))[name] ?? null;
    };
    const { prototype } = CustomFieldResolver;
    Object.defineProperty(prototype, name, { value: read });
    // What the compiler would write down of a method with decorators.
    Reflect.defineMetadata('design:type', Function, prototype, name);
    Reflect.defineMetadata('design:paramtypes', [Product, Object], prototype, name);
    Reflect.defineMetadata('design:returntype', Promise, prototype, name);
    Root()(prototype, name, 0);
    Ctx()(prototype, name, 1);
    const description = `${label.en}, a field of the extension ${extension}; null where nothing is said.${isPublic ? '' : ' For admins.'}`;
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
