import { lockShopper } from '../../accounts/accounts.queries.js';
import { type ChangedCart, readCart } from '../../cart/cart.service.js';
import type { Cart } from '../../cart/cart.type.js';
import { rateLimit, refuseOverLimit } from '../../limits/rate-limit.js';
import type { Context } from '../../shared/context.js';
import { ErrorCode, ShopError } from '../../shared/errors.js';
import { phrase, say } from '../../shared/languages/phrase.js';
import { viewerOf } from '../../shared/rights/viewer.js';
import { inTransaction } from '../../shared/rows/transaction.js';
import { OfferStatus } from '../offer.entity.js';
import { OfferCode } from '../offer-code.entity.js';
import type { Reason } from '../reckon/offer.js';
import { CartCode } from './cart-code.entity.js';
import { reasonInWords } from './offer-hints.js';
import { reckoningOfCart } from './reckon-purchase.js';

/** The most codes that are entered for a cart. */
const MAX_CODES = 5;

/** How many codes that there are not a shopper may try within ten minutes. */
const GUESSES = { most: 20, windowS: 600 };

/** What no shopper can change about the cart, so that the code is not taken. */
const FINAL: readonly Reason['code'][] = [
  'NOT_STARTED',
  'ENDED',
  'USED_UP',
  'USED_BY_YOU',
  'NOT_FIRST_ORDER',
  'NOT_YOUR_GROUP',
];

/**
 * Enters a code for the viewer's cart. One that holds once something else is in the cart, or is
 * paid otherwise, stays there and is told what is missing. Entering it again changes nothing.
 *
 * @throws ShopError UNAUTHENTICATED, BAD_USER_INPUT for no code or too many, NOT_FOUND for one that
 *   there is not, OFFER_USED_UP and OFFER_NOT_VALID saying why, RATE_LIMITED for who guesses
 */
export async function applyOffer(ctx: Context, sent: string): Promise<ChangedCart> {
  const { id: userId } = viewerOf(ctx);
  const code = sent.trim().toUpperCase();
  if (!code) throw new ShopError(ErrorCode.BAD_USER_INPUT, phrase('Please enter a code.'), 'code');
  const known = await findCode(ctx, userId, code);
  const cart = await inTransaction(ctx, async (tx) => {
    await lockShopper(tx, userId);
    await tx.db.createQueryBuilder().insert().into(CartCode).values({ userId, codeId: known.id }).orIgnore().execute();
    if ((await tx.db.countBy(CartCode, { userId })) > MAX_CODES) throw tooManyCodes();
    const read = await readCart(tx, userId);
    const reason = await reasonOf(tx, userId, read, known);
    if (reason && FINAL.includes(reason.code)) throw await refusalOf(tx, code, reason);
    return read;
  });
  const reason = await reasonOf(ctx, userId, cart, known);
  const message = reason
    ? await reasonInWords(ctx, known.offerId, reason)
    : phrase('The code {code} is applied.', { code });
  return { cart: await readCart(ctx, userId), message: say(message, ctx.language) };
}

/**
 * Takes a code out of the viewer's cart.
 *
 * @throws ShopError UNAUTHENTICATED, NOT_FOUND for one that is not entered
 */
export async function removeOffer(ctx: Context, sent: string): Promise<ChangedCart> {
  const { id: userId } = viewerOf(ctx);
  const code = sent.trim().toUpperCase();
  const known = await ctx.db.findOneBy(OfferCode, { code });
  const { affected } = known ? await ctx.db.delete(CartCode, { userId, codeId: known.id }) : { affected: 0 };
  if (!affected)
    throw new ShopError(ErrorCode.NOT_FOUND, phrase('The code {code} is not in your cart.', { code }), 'code');
  return {
    cart: await readCart(ctx, userId),
    message: say(phrase('The code {code} is removed.', { code }), ctx.language),
  };
}

/** Why a code does not hold for a cart; null where it does, or will once there are goods in it. */
async function reasonOf(ctx: Context, userId: string, cart: Cart, { offerId }: OfferCode): Promise<Reason | null> {
  const reckoning = await reckoningOfCart(ctx, userId, cart);
  const verdict = reckoning?.verdicts.find((each) => each.offerId === offerId);
  return verdict?.holds ? null : (verdict?.reason ?? null);
}

/** A code of an offer that is not a draft; who tries many that there are not is slowed down. */
async function findCode(ctx: Context, userId: string, code: string): Promise<OfferCode> {
  const limit = {
    ...{ key: `offer-code:${userId}`, ...GUESSES },
    message: phrase('Too many codes were tried. Please try again later.'),
  };
  await refuseOverLimit(ctx, limit);
  const known = await ctx.db.findOne(OfferCode, { where: { code }, relations: { offer: true } });
  if (known?.offer && known.offer.status !== OfferStatus.DRAFT) {
    if (known.offer.status === OfferStatus.LIVE) return known;
    throw new ShopError(ErrorCode.OFFER_NOT_VALID, phrase('The code {code} is no longer valid.', { code }), 'code');
  }
  await rateLimit(ctx, limit);
  throw new ShopError(ErrorCode.NOT_FOUND, phrase('There is no code {code}.', { code }), 'code');
}

function tooManyCodes(): ShopError {
  return new ShopError(
    ErrorCode.BAD_USER_INPUT,
    phrase('Enter at most {most} codes. Please remove one first.', { most: MAX_CODES }),
    'code',
  );
}

async function refusalOf(ctx: Context, code: string, reason: Reason): Promise<ShopError> {
  const kind = reason.code === 'USED_UP' ? ErrorCode.OFFER_USED_UP : ErrorCode.OFFER_NOT_VALID;
  const why = await reasonInWords(ctx, '', reason);
  return new ShopError(kind, phrase('{code}: {why}', { code, why }), 'code');
}
