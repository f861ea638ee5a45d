import type { z } from 'zod';
import { anyProductById, categoryById } from '../catalogue/catalogue.loaders.js';
import type { Context } from '../shared/context.js';
import { badInput, ShopError } from '../shared/errors.js';
import { type Phrase, phrase } from '../shared/languages/phrase.js';
import type { OfferKind } from '../shared/offer-kind.js';
import type { StoredTerms } from './offer.entity.js';
import type { OfferTerms, TiersBy } from './offer-terms.type.js';

/** How amounts are called in a row, by their names on the graph. */
const STORED_NAMES = {
  amount: 'amountPaise',
  maxDiscount: 'maxDiscountPaise',
  minAmount: 'minPaise',
  price: 'pricePaise',
} as const;

const GRAPH_NAMES: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(STORED_NAMES).map(([graph, stored]) => [stored, graph]),
);

/** All that the graph has a field for; what else a row holds is an option of an extension. */
const FIELDS: ReadonlySet<string> = new Set<keyof OfferTerms>([
  ...(['kind', 'scope', 'percent', 'amount', 'maxDiscount', 'minAmount', 'minQuantity', 'buyQuantity'] as const),
  ...(['getScope', 'getQuantity', 'maxSets', 'parts', 'price', 'tiersBy', 'tiers'] as const),
]);

/**
 * Terms as a row keeps them, read by their kind.
 *
 * @throws ShopError BAD_USER_INPUT, naming the field, such as `terms.percent`
 */
export async function readTerms(ctx: Context, sent: OfferTerms): Promise<StoredTerms> {
  const kind = ctx.offerKinds.get(sent.kind);
  if (!kind) throw badInput(phrase('There is no such kind of offer.'), 'terms.kind');
  const { options, tiers, scope, ...fields } = sent;
  const stored = {
    ...Object.fromEntries(options?.map(({ name, value }) => [name, value]) ?? []),
    ...Object.fromEntries(
      Object.entries(fields).flatMap(([name, value]) =>
        value == null || (Array.isArray(value) && value.length === 0)
          ? []
          : [[name in STORED_NAMES ? STORED_NAMES[name as keyof typeof STORED_NAMES] : name, value]],
      ),
    ),
    scope: scope ?? { categoryIds: [], brands: [], productIds: [] },
    ...(tiers &&
      tiers.length > 0 && {
        tiers: tiers.map(({ fromQuantity, fromAmount, percent }) => ({ from: fromQuantity ?? fromAmount, percent })),
      }),
  };
  const read = kind.terms.safeParse(stored);
  if (!read.success) throw refusalOf(read.error);
  await checkGoods(ctx, kind, read.data);
  return read.data as StoredTerms;
}

/** Terms as the graph tells them. */
export function termsOf({ kind, ...stored }: StoredTerms): OfferTerms {
  const fields = Object.entries(stored).map(([name, value]) => [GRAPH_NAMES[name] ?? name, value] as const);
  const isOfGraph = ([name]: readonly [string, unknown]) => FIELDS.has(name);
  const { tiers, tiersBy, ...known } = Object.fromEntries(fields.filter(isOfGraph)) as Omit<
    OfferTerms,
    'tiers' | 'kind'
  > & {
    tiers?: { from: number; percent: number }[];
    tiersBy?: TiersBy;
  };
  const options = fields
    .filter((field) => !isOfGraph(field) && field[1] != null)
    .map(([name, value]) => ({ name, value: String(value) }));
  const from = tiersBy === 'AMOUNT' ? 'fromAmount' : 'fromQuantity';
  return {
    kind,
    parts: [],
    ...known,
    ...(tiersBy && { tiersBy }),
    tiers: (tiers ?? []).map((tier) => ({ [from]: tier.from, percent: tier.percent })),
    options,
  };
}

/** What stored terms name, without doubles; nothing where no feature knows their kind. */
export function namedBy(
  { offerKinds }: Pick<Context, 'offerKinds'>,
  terms: StoredTerms,
): { categoryIds: string[]; productIds: string[] } {
  const kind = offerKinds.get(terms.kind);
  const read = kind?.terms.safeParse(terms);
  const scopes = kind && read?.success ? kind.scopesOf(read.data) : [];
  return {
    categoryIds: [...new Set(scopes.flatMap(({ categoryIds }) => categoryIds))],
    productIds: [...new Set(scopes.flatMap(({ productIds }) => productIds))],
  };
}

/** Whether a category or product that terms name is there. */
async function checkGoods(ctx: Context, kind: OfferKind, terms: unknown): Promise<void> {
  const scopes = kind.scopesOf(terms);
  const categories = await Promise.all(
    scopes.flatMap(({ categoryIds }) => categoryIds.map((id) => categoryById(ctx).load(id))),
  );
  if (categories.includes(undefined)) throw badInput(phrase('There is no such category.'), 'terms.scope');
  const products = await Promise.all(
    scopes.flatMap(({ productIds }) => productIds.map((id) => anyProductById(ctx).load(id))),
  );
  if (products.includes(undefined)) throw badInput(phrase('There is no such product.'), 'terms.scope');
}

function refusalOf({ issues }: z.ZodError): ShopError {
  const [name = 'kind', ...below] = issues[0]?.path ?? [];
  const graphName = GRAPH_NAMES[String(name)] ?? String(name);
  return badInput(wordsFor(String(below.at(-1) ?? graphName)), `terms.${graphName}`);
}

/** What is wrong with a term, by its name. */
function wordsFor(name: string): Phrase {
  switch (name) {
    case 'percent':
      return phrase('Enter 0.01 to 100 percent, with two decimals at most.');
    case 'amount':
    case 'maxDiscount':
    case 'minAmount':
    case 'price':
      return phrase('Enter an amount of more than ₹0.');
    case 'buyQuantity':
    case 'getQuantity':
    case 'minQuantity':
    case 'maxSets':
    case 'quantity':
      return phrase('Enter 1 to {most} pieces.', { most: 1_000 });
    case 'tiers':
    case 'from':
      return phrase('Enter 1 to 10 steps, each from more and with more off than the one before.');
    case 'scope':
    case 'parts':
      return phrase('Choose the goods that it is about.');
    default:
      return phrase('This does not fit an offer of this kind.');
  }
}
