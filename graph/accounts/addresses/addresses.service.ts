import type { Context } from '../../shared/context.js';
import { ErrorCode, ShopError } from '../../shared/errors.js';
import { checkedText } from '../../shared/input/checked-text.js';
import { readId } from '../../shared/input/id.js';
import { type Phrase, phrase, say } from '../../shared/languages/phrase.js';
import { viewerOf } from '../../shared/rights/viewer.js';
import { inTransaction } from '../../shared/rows/transaction.js';
import { lockShopper } from '../accounts.queries.js';
import { Address } from './address.entity.js';
import type { AddressInput } from './addresses.inputs.js';

/** A book is read as a whole, so it must not grow without end. */
const MAX_ADDRESSES = 20;

const MAX_CHARACTERS = 300;
const MAX_CHARACTERS_OF_LABEL = 40;

/** What of an order says where it goes. */
export interface UsedAddress {
  name: string;
  phoneNumber: string;
  /** Both lines of the street, joined. */
  address: string;
  city: string | null;
  region: string | null;
  country: string | null;
  pincode: string;
}

/** What a mutation of the book answers. */
interface Changed {
  addressId: string;
  message: string;
}

/**
 * A shopper's address book: the default first, then those used last, then the newest.
 *
 * @returns at most 20
 */
export async function listAddresses(ctx: Context, userId: string): Promise<Address[]> {
  const addresses = await ctx.db.find(Address, {
    where: { userId },
    order: { isChosen: 'DESC', lastUsedAt: { direction: 'DESC', nulls: 'LAST' }, createdAt: 'DESC', id: 'DESC' },
  });
  for (const [index, address] of addresses.entries()) address.isDefault = index === 0;
  return addresses;
}

/**
 * Puts an address into the viewer's book.
 *
 * @throws ShopError UNAUTHENTICATED, BAD_USER_INPUT for an empty or too long field, CONFLICT when
 *   the book holds 20
 */
export function addAddress(ctx: Context, input: AddressInput): Promise<Changed> {
  const { id: userId } = viewerOf(ctx);
  const place = placeOf(input);
  return inTransaction(ctx, async (tx) => {
    await lockShopper(tx, userId);
    if ((await tx.db.countBy(Address, { userId })) >= MAX_ADDRESSES) {
      throw new ShopError(
        ErrorCode.CONFLICT,
        phrase('Your address book is full: it holds {most} addresses.', { most: MAX_ADDRESSES }),
      );
    }
    const { identifiers } = await tx.db.insert(Address, { ...place, userId });
    return { addressId: identifiers[0]?.id, message: say(phrase('Address saved'), tx.language) };
  });
}

/**
 * Changes an address of the viewer's book; what was ordered to it before stays as it is.
 *
 * @throws ShopError UNAUTHENTICATED, BAD_USER_INPUT for an empty or too long field, NOT_FOUND for
 *   one that is not the viewer's
 */
export async function updateAddress(ctx: Context, id: unknown, input: AddressInput): Promise<Changed> {
  const own = ownAddress(ctx, id);
  const { affected } = await ctx.db.update(Address, own, placeOf(input));
  if (!affected) throw notInBook();
  return { addressId: own.id, message: say(phrase('Address saved'), ctx.language) };
}

/**
 * Takes an address out of the viewer's book.
 *
 * @throws ShopError UNAUTHENTICATED, NOT_FOUND for one that is not the viewer's
 */
export async function removeAddress(ctx: Context, id: unknown): Promise<Changed> {
  const own = ownAddress(ctx, id);
  const { affected } = await ctx.db.delete(Address, own);
  if (!affected) throw notInBook();
  return { addressId: own.id, message: say(phrase('Address removed'), ctx.language) };
}

/**
 * Makes an address the one that every checkout of the viewer's starts with, until another is made
 * it.
 *
 * @throws ShopError UNAUTHENTICATED, NOT_FOUND for one that is not the viewer's
 */
export function setDefaultAddress(ctx: Context, id: unknown): Promise<Changed> {
  const own = ownAddress(ctx, id);
  return inTransaction(ctx, async (tx) => {
    await lockShopper(tx, own.userId);
    await tx.db.update(Address, { userId: own.userId, isChosen: true }, { isChosen: false });
    const { affected } = await tx.db.update(Address, own, { isChosen: true });
    if (!affected) throw notInBook();
    return { addressId: own.id, message: say(phrase('Default address changed'), tx.language) };
  });
}

/**
 * Puts where an order goes into its shopper's book, or notes that it was used once more. An address
 * of which a part is not known, as from clients that send no city, is left out, and so is a new one
 * for a book that is full. To be called inside the transaction that makes the order, which holds
 * the shopper's lock.
 */
export async function rememberAddress(tx: Context, userId: string, used: UsedAddress): Promise<void> {
  const { name, phoneNumber, address, city, region, country, pincode } = used;
  if (!city || !region || !country) return;
  const place = { city, state: region, country, lastUsedAt: () => 'clock_timestamp()' };
  const to = { userId, fullName: name, phoneNumber, zipCode: pincode };
  const known = await tx.db
    .createQueryBuilder(Address, 'a')
    .where(to)
    .andWhere(`concat_ws(', ', a.street_address_line1, a.street_address_line2) = :address`, { address })
    .orderBy({ 'a.isChosen': 'DESC', 'a.lastUsedAt': { order: 'DESC', nulls: 'NULLS LAST' }, 'a.id': 'DESC' })
    .limit(1)
    .getOne();
  if (known) await tx.db.update(Address, { id: known.id }, place);
  else if ((await tx.db.countBy(Address, { userId })) < MAX_ADDRESSES)
    await tx.db.insert(Address, { ...to, ...place, streetAddressLine1: address });
}

/** Which row a call of the viewer's is about. */
function ownAddress(ctx: Context, sentId: unknown): Pick<Address, 'id' | 'userId'> {
  const { id: userId } = viewerOf(ctx);
  const id = readId(sentId);
  if (id === null) throw notInBook();
  return { id, userId };
}

function placeOf(input: AddressInput) {
  const typed = (field: keyof AddressInput, called: Phrase, most = MAX_CHARACTERS) =>
    checkedText(input[field] ?? '', { field, called, most });
  const optional = (field: keyof AddressInput, called: Phrase, most = MAX_CHARACTERS) =>
    checkedText(input[field] ?? '', { field, called, most, least: 0 }) || null;
  return {
    label: optional('label', phrase('The label'), MAX_CHARACTERS_OF_LABEL),
    fullName: typed('fullName', phrase('The name')),
    country: typed('country', phrase('The country')),
    streetAddressLine1: typed('streetAddressLine1', phrase('The street')),
    streetAddressLine2: optional('streetAddressLine2', phrase('The second line')),
    city: typed('city', phrase('The city')),
    state: typed('state', phrase('The state')),
    zipCode: typed('zipCode', phrase('The PIN code')),
    phoneNumber: typed('phoneNumber', phrase('The phone number')),
  };
}

function notInBook(): ShopError {
  return new ShopError(ErrorCode.NOT_FOUND, phrase('This address is not in your address book.'), 'id');
}
