import { LessThanOrEqual } from 'typeorm';
import type { Context } from '../../shared/context.js';
import type { Paise } from '../../shared/money/money.js';
import type { NamedProduct, ProductOffers } from '../../shared/reckoning.js';
import { VariantPrice } from './variant-price.entity.js';

/** Of a shop in which nothing ever had a price. */
const NEVER = new Date(0);

/**
 * The version of the catalogue: when a price changed last. It is another one once a variant costs
 * something else, and stays while none does.
 *
 * @param asOf the version that held at that moment; absent: that of now
 */
export async function catalogueVersion({ db }: Pick<Context, 'db'>, asOf?: Date): Promise<Date> {
  const where = asOf ? { since: LessThanOrEqual(asOf) } : {};
  const [latest] = await db.find(VariantPrice, { select: { since: true }, where, order: { since: 'DESC' }, take: 1 });
  return latest?.since ?? NEVER;
}

/**
 * What variants cost in a version of the catalogue, by their ids. Those are missing of which no
 * price of that time is known.
 */
export async function pricesOfVersion(
  { db }: Pick<Context, 'db'>,
  variantIds: readonly string[],
  version: Date,
): Promise<ReadonlyMap<string, Paise>> {
  const found = await db
    .createQueryBuilder(VariantPrice, 'price')
    .distinctOn(['price.variantId'])
    .where('price.variantId = ANY(:variantIds) AND price.since <= :version', { variantIds, version })
    .orderBy({ 'price.variantId': 'ASC', 'price.since': 'DESC' })
    .getMany();
  return new Map(found.map(({ variantId, pricePaise }) => [variantId, pricePaise]));
}

/**
 * What everybody pays for a piece of a variant, offers for each piece included, as catalogues and
 * feeds tell it.
 *
 * @param pricePaise without such offers
 */
export async function tellPrice(
  ctx: Context,
  product: Omit<NamedProduct, 'pricePaise'>,
  pricePaise: Paise,
): Promise<{ pricePaise: Paise; offers: ProductOffers['offers'] }> {
  const find = ctx.hooks.findLast((hooks) => hooks.findProductOffers)?.findProductOffers;
  const told = await find?.(ctx, { ...product, pricePaise });
  return { pricePaise: told?.offerPricePaise ?? pricePaise, offers: told?.offers ?? [] };
}
