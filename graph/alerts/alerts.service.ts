import { IsNull } from 'typeorm';
import { limitMessages } from '../accounts/sign-in/message-limit.js';
import { User } from '../accounts/user.entity.js';
import { availableOf, findProduct, listVariants } from '../catalogue/catalogue.service.js';
import type { Product } from '../catalogue/product.entity.js';
import { ConsentPurpose } from '../consents/consent.entity.js';
import { recordConsent } from '../consents/consents.service.js';
import { networkKey, rateLimit } from '../limits/rate-limit.js';
import type { Context } from '../shared/context.js';
import { ErrorCode, ShopError } from '../shared/errors.js';
import { enteredEmail } from '../shared/input/email.js';
import { readId } from '../shared/input/id.js';
import { phrase, say } from '../shared/languages/phrase.js';
import { mayUse } from '../shared/rights/allow.js';
import { ApiScope } from '../shared/rights/api-scope.js';
import { viewerOf } from '../shared/rights/viewer.js';
import { defineLoader } from '../shared/rows/loader.js';
import { inTransaction } from '../shared/rows/transaction.js';
import { queueAlertLink } from './alert-mails.js';
import type { ProductAlertInput } from './alerts.inputs.js';
import { countAlertsOfProducts, countWaiting, type Recipient, upsertAlert } from './alerts.queries.js';
import { ProductAlert, ProductAlertKind } from './product-alert.entity.js';

const purpose = ConsentPurpose.PRODUCT_ALERTS;

/** That wait to be told to one account or address. */
const MAX_WAITING = 100;

/** Addresses that may be entered from one network within an hour. */
const MAX_AN_HOUR = 30;

/**
 * What a shopper is going to be told, the latest first; without what was told already.
 *
 * @returns at most 100
 */
export function listProductAlerts(ctx: Context, userId: string): Promise<ProductAlert[]> {
  return ctx.db.find(ProductAlert, {
    where: { userId, toldAt: IsNull() },
    order: { createdAt: 'DESC', id: 'DESC' },
    take: MAX_WAITING,
  });
}

/**
 * Writes down that a reader is to be told of a product by mail, once. An address that is not
 * confirmed is mailed a link first, and is told nothing before it is used. The answer for an
 * address is the same whatever it was told before.
 *
 * @returns what to tell the shopper
 * @throws ShopError BAD_USER_INPUT for what is no e-mail address, NOT_FOUND for a product or pack
 *   that is not there, CONFLICT for what is in stock, beyond 100 that wait, or where the shop sends
 *   no mail; RATE_LIMITED
 */
export async function requestProductAlert(ctx: Context, input: ProductAlertInput): Promise<{ message: string }> {
  if (!ctx.mailer)
    throw new ShopError(ErrorCode.CONFLICT, phrase('This shop does not send e-mail. Please contact support.'));
  const { kind } = input;
  const { product, pack } = await readSubject(ctx, input);
  const pricePaise = kind === ProductAlertKind.PRICE_FALL ? (pack ?? product).pricePaise : null;
  const { recipient, address, isConfirmed } = await recipientOf(ctx, input.email ?? '');
  if (!isConfirmed) await limitMessages(ctx, 'mailing-link', [address]);
  const asked = await inTransaction(ctx, async (tx) => {
    const asked = await upsertAlert(tx, {
      ...{ kind, ...recipient, isConfirmed, language: tx.language },
      ...{ productId: product.id, variantId: pack?.id ?? null, pricePaise },
    });
    if ((await countWaiting(tx, recipient)) > MAX_WAITING)
      throw new ShopError(
        ErrorCode.CONFLICT,
        phrase('At most {most} products can be waited for.', { most: MAX_WAITING }),
      );
    if (isConfirmed) await recordConsent(tx, { purpose, email: address, isGiven: true });
    if (!asked.isConfirmed) await queueAlertLink(tx, asked.id);
    return asked;
  });
  // Of an address by itself it is not told whether it was confirmed before.
  const isKnown = asked.isConfirmed && recipient.userId !== null;
  if (!isKnown)
    return { message: say(phrase('We have sent you a link. Once you use it, we will tell you.'), ctx.language) };
  const what =
    kind === ProductAlertKind.BACK_IN_STOCK
      ? phrase('We will mail you once it is back in stock.')
      : phrase('We will mail you once it costs less.');
  return { message: say(what, ctx.language) };
}

/**
 * Takes back what the viewer asked to be told.
 *
 * @throws ShopError UNAUTHENTICATED, NOT_FOUND for what is not the viewer's or was told already
 */
export async function removeProductAlert(ctx: Context, sentId: unknown): Promise<{ message: string }> {
  const { id: userId } = viewerOf(ctx);
  const id = readId(sentId);
  const { affected } = id ? await ctx.db.delete(ProductAlert, { id, userId, toldAt: IsNull() }) : { affected: 0 };
  if (!affected) throw new ShopError(ErrorCode.NOT_FOUND, phrase('You are not waiting for this.'), 'id');
  return { message: say(phrase('We will not write to you about it.'), ctx.language) };
}

/**
 * Confirms by the link of a mail that its reader wants to be told; safe to repeat.
 *
 * @returns what to tell the reader; null for an alert that is gone
 */
export async function confirmAlert(ctx: Context, id: string): Promise<string | null> {
  const alert = await ctx.db.findOneBy(ProductAlert, { id });
  if (!alert) return null;
  await inTransaction(ctx, async (tx) => {
    await tx.db.update(ProductAlert, { id, confirmedAt: IsNull() }, { confirmedAt: new Date() });
    await recordConsent(tx, {
      ...{ purpose, email: await addressOf(tx, alert), isGiven: true, proof: `link alert.${id}` },
    });
  });
  return say(
    alert.kind === ProductAlertKind.BACK_IN_STOCK
      ? phrase('We will mail you once it is back in stock.')
      : phrase('We will mail you once it costs less.'),
    ctx.language,
  );
}

/** Forgets all that the reader of a mail waits for; safe to repeat. @returns what to tell them */
export async function leaveAlerts(ctx: Context, id: string): Promise<string> {
  const alert = await ctx.db.findOneBy(ProductAlert, { id });
  if (alert) await withdrawFromAlerts(ctx, await addressOf(ctx, alert), alert, `link alert.${id}`);
  return say(phrase('You get no more mails about stock and prices.'), ctx.language);
}

/**
 * Forgets all that a reader waits for because they withdrew their consent.
 *
 * @param proof what shows it; absent: the request
 */
export async function withdrawFromAlerts(
  ctx: Context,
  address: string,
  { userId, email }: Recipient,
  proof?: string,
): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    await tx.db.delete(ProductAlert, userId ? { userId } : { email: email ?? '' });
    await recordConsent(tx, { purpose, email: address, isGiven: false, ...(proof && { proof }) });
  });
}

/** Where a reader is written to. */
async function addressOf(ctx: Context, { userId, email }: Recipient): Promise<string> {
  if (userId === null) return email ?? '';
  return (await ctx.db.findOneByOrFail(User, { id: userId })).email;
}

/** Forgets what an address waits for by itself. */
export async function deleteAlertsOf(tx: Context, email: string): Promise<void> {
  await tx.db.delete(ProductAlert, { email });
}

const countsByProductId = defineLoader<Partial<Record<ProductAlertKind, number>>>(async (ctx, ids) => {
  const rows = await countAlertsOfProducts(ctx, ids);
  return ids.map((id) =>
    Object.fromEntries(rows.filter(({ productId }) => productId === id).map(({ kind, count }) => [kind, count])),
  );
});

/**
 * How many wait to be told of a product; 0 for those who may not read the catalogue at the desk.
 */
export async function countWaitingFor(
  ctx: Context,
  { id }: Pick<Product, 'id'>,
  kind: ProductAlertKind,
): Promise<number> {
  return mayUse(ctx, ApiScope.CATALOGUE_READ) ? ((await countsByProductId(ctx).load(id))[kind] ?? 0) : 0;
}

/** What is asked about, which shoppers see. */
async function readSubject(ctx: Context, { productId, variantId, kind }: ProductAlertInput) {
  const product = await findProduct(ctx, productId);
  if (!product) throw new ShopError(ErrorCode.NOT_FOUND, phrase('There is no such product.'), 'productId');
  const packs = await listVariants(ctx, product);
  const known = readId(variantId);
  const pack = packs.find(({ id }) => id === known) ?? null;
  if (variantId && !pack) throw new ShopError(ErrorCode.NOT_FOUND, phrase('There is no such variant.'), 'variantId');
  const isInStock = (pack ? [pack] : packs).some((each) => availableOf(each) > 0);
  if (kind === ProductAlertKind.BACK_IN_STOCK && isInStock)
    throw new ShopError(ErrorCode.CONFLICT, phrase('It is in stock: you can buy it now.'), 'productId');
  // What a product costs is what its first pack does.
  const meant = kind === ProductAlertKind.PRICE_FALL ? (pack ?? packs[0] ?? null) : pack;
  return { product, pack: meant };
}

/** Who is to be told: the viewer, or else the address that was entered. */
async function recipientOf(
  ctx: Context,
  email: string,
): Promise<{ recipient: Recipient; address: string; isConfirmed: boolean }> {
  const user = ctx.viewer && (await ctx.db.findOneByOrFail(User, { id: ctx.viewer.id }));
  // Those who sign in by phone and have no address are told at the one that they enter.
  if (user?.email) {
    return {
      recipient: { userId: user.id, email: null },
      address: user.email,
      isConfirmed: user.isEmailConfirmed,
    };
  }
  const address = enteredEmail(email);
  await rateLimit(ctx, {
    key: networkKey(ctx, 'product-alert'),
    most: MAX_AN_HOUR,
    windowS: 60 * 60,
    message: phrase('Too many addresses were entered from here. Please try again later.'),
  });
  return { recipient: { userId: null, email: address }, address, isConfirmed: false };
}
