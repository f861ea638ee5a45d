import { checkedText } from '../../shared/checked-text.js';
import { type Context, inTransaction, viewerOf } from '../../shared/context.js';
import { ErrorCode, ShopError } from '../../shared/errors.js';
import { readId } from '../../shared/id.js';
import { Address } from './address.entity.js';
import type { AddressInput } from './addresses.inputs.js';

/** A book is read as a whole, so it must not grow without end. */
const MOST_ADDRESSES = 20;

const MOST_CHARACTERS = 300;
const MOST_CHARACTERS_OF_LABEL = 40;

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
 * @throws ShopError UNAUTHENTICATED, BAD_USER_INPUT for an empty or too long field, CONFLICT when the book holds 20
 */
export function addAddress(ctx: Context, input: AddressInput): Promise<Changed> {
  const { id: userId } = viewerOf(ctx);
  const place = placeOf(input);
  return inTransaction(ctx, async (tx) => {
    await lockBook(tx, userId);
    if ((await tx.db.countBy(Address, { userId })) >= MOST_ADDRESSES) {
      throw new ShopError(ErrorCode.CONFLICT, `Your address book is full: it holds ${MOST_ADDRESSES} addresses.`);
    }
    const { identifiers } = await tx.db.insert(Address, { ...place, userId });
    return { addressId: identifiers[0]?.id, message: 'Address saved' };
  });
}

/**
 * Changes an address of the viewer's book; what was ordered to it before stays as it is.
 *
 * @throws ShopError UNAUTHENTICATED, BAD_USER_INPUT for an empty or too long field, NOT_FOUND for one that is not the viewer's
 */
export async function updateAddress(ctx: Context, id: unknown, input: AddressInput): Promise<Changed> {
  const own = ownAddress(ctx, id);
  const { affected } = await ctx.db.update(Address, own, placeOf(input));
  if (!affected) throw notInBook();
  return { addressId: own.id, message: 'Address saved' };
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
  return { addressId: own.id, message: 'Address removed' };
}

/**
 * Makes an address the one that every checkout of the viewer's starts with, until another is made it.
 *
 * @throws ShopError UNAUTHENTICATED, NOT_FOUND for one that is not the viewer's
 */
export function setDefaultAddress(ctx: Context, id: unknown): Promise<Changed> {
  const own = ownAddress(ctx, id);
  return inTransaction(ctx, async (tx) => {
    await lockBook(tx, own.userId);
    await tx.db.update(Address, { userId: own.userId, isChosen: true }, { isChosen: false });
    const { affected } = await tx.db.update(Address, own, { isChosen: true });
    if (!affected) throw notInBook();
    return { addressId: own.id, message: 'Default address changed' };
  });
}

/**
 * Puts where an order goes into its shopper's book, or notes that it was used once more. An address of which a part is not
 * known, as from clients that send no city, is left out, and so is a new one for a book that is full. To be called inside
 * the transaction that makes the order, which holds the shopper's lock.
 */
export async function rememberAddress(tx: Context, userId: string, used: UsedAddress): Promise<void> {
  const { name, phoneNumber, address, city, region, country, pincode } = used;
  if (!city || !region || !country) return;
  const [, known]: [unknown, number] = await tx.db.query(
    `UPDATE address SET last_used_at = clock_timestamp(), city = $6, state = $7, country = $8
     WHERE id = (
       SELECT id FROM address
       WHERE user_id = $1 AND full_name = $2 AND phone_number = $3 AND zip_code = $5
         AND concat_ws(', ', street_address_line1, street_address_line2) = $4
       ORDER BY is_chosen DESC, last_used_at DESC NULLS LAST, id DESC LIMIT 1
     )`,
    [userId, name, phoneNumber, address, pincode, city, region, country],
  );
  if (known > 0) return;
  await tx.db.query(
    `INSERT INTO address (user_id, full_name, phone_number, street_address_line1, zip_code, city, state, country, last_used_at)
     SELECT $1, $2, $3, $4, $5, $6, $7, $8, clock_timestamp()
     WHERE (SELECT count(*) FROM address WHERE user_id = $1) < $9`,
    [userId, name, phoneNumber, address, pincode, city, region, country, MOST_ADDRESSES],
  );
}

/** Which row a call of the viewer's is about. */
function ownAddress(ctx: Context, sentId: unknown): Pick<Address, 'id' | 'userId'> {
  const { id: userId } = viewerOf(ctx);
  const id = readId(sentId);
  if (id === null) throw notInBook();
  return { id, userId };
}

/** Has changes of one shopper's book wait for each other, and for the shopper's checkouts. */
async function lockBook(tx: Context, userId: string): Promise<void> {
  await tx.db.query('SELECT id FROM "user" WHERE id = $1 FOR NO KEY UPDATE', [userId]);
}

function placeOf(input: AddressInput) {
  const typed = (field: keyof AddressInput, called: string, most = MOST_CHARACTERS) =>
    checkedText(input[field] ?? '', { field, called, most });
  const optional = (field: keyof AddressInput, called: string, most = MOST_CHARACTERS) =>
    checkedText(input[field] ?? '', { field, called, most, least: 0 }) || null;
  return {
    label: optional('label', 'The label', MOST_CHARACTERS_OF_LABEL),
    fullName: typed('fullName', 'The name'),
    country: typed('country', 'The country'),
    streetAddressLine1: typed('streetAddressLine1', 'The street'),
    streetAddressLine2: optional('streetAddressLine2', 'The second line'),
    city: typed('city', 'The city'),
    state: typed('state', 'The state'),
    zipCode: typed('zipCode', 'The PIN code'),
    phoneNumber: typed('phoneNumber', 'The phone number'),
  };
}

function notInBook(): ShopError {
  return new ShopError(ErrorCode.NOT_FOUND, 'This address is not in your address book.', 'id');
}
