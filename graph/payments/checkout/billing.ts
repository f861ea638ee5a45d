import { findMe } from '../../accounts/accounts.service.js';
import type { Delivery } from '../../orders/delivery.columns.js';
import type { Context } from '../../shared/context.js';
import { checkedText } from '../../shared/input/checked-text.js';
import { checkedGstin } from '../../shared/input/gstin.js';
import { type Phrase, phrase } from '../../shared/languages/phrase.js';
import type { BillingInput } from './payments.inputs.js';

/**
 * What is said of an empty field, in the order in which the form is checked; the blanks at the ends
 * are the spec's.
 */
const COMPLAINTS = {
  fullName: phrase('Please fill full name '),
  country: phrase('Please fill country '),
  streetAddressLine1: phrase('Please fill Street address'),
  city: phrase('Please fill city '),
  state: phrase('Please fill state '),
  zipCode: phrase('Please fill zipCode '),
  phoneNumber: phrase('Please fill phone Number '),
  email: phrase('Please fill email'),
} as const;

/** A required field of the billing form. */
export type BillingField = keyof typeof COMPLAINTS;

const ALL_FIELDS = Object.keys(COMPLAINTS) as BillingField[];

/**
 * The fields that the specification's orders/create has too; its client sends no others (spec §7).
 */
export const FIELDS_OF_AN_ORDER: readonly BillingField[] = [
  'fullName',
  'streetAddressLine1',
  'zipCode',
  'phoneNumber',
  'email',
];

/** What each field is called in a sentence. */
const CALLED: Readonly<Record<BillingField | 'streetAddressLine2', Phrase>> = {
  fullName: phrase('The name'),
  country: phrase('The country'),
  streetAddressLine1: phrase('The street'),
  streetAddressLine2: phrase('The second line'),
  city: phrase('The city'),
  state: phrase('The state'),
  zipCode: phrase('The PIN code'),
  phoneNumber: phrase('The phone number'),
  email: phrase('The e-mail'),
};

const MAX_CHARACTERS = 300;

/**
 * Reads a filled billing form as what orders keep.
 *
 * @param required the fields that may not be empty
 * @throws ShopError BAD_USER_INPUT for the first empty or too long one, and for what is no GSTIN
 * @see spec §5 (checkout submit)
 */
export function deliveryOf(billing: BillingInput, required: readonly BillingField[] = ALL_FIELDS): Delivery {
  const text = Object.fromEntries(ALL_FIELDS.map((field) => [field, checked(billing, field, required)]));
  const { fullName = '', streetAddressLine1 = '', zipCode = '', phoneNumber = '', email = '' } = text;
  const line2 = typed('streetAddressLine2', billing.streetAddressLine2 ?? '');
  return {
    name: fullName,
    phoneNumber,
    address: [streetAddressLine1, line2].filter(Boolean).join(', '),
    city: text.city || null,
    region: text.state || null,
    country: text.country || null,
    pincode: zipCode,
    email,
    buyerGstin: checkedGstin(billing.buyerGstin, 'buyerGstin'),
  };
}

/**
 * Reads a billing form as `deliveryOf` does. Those who sign in by phone and have no e-mail may
 * leave it empty: they are told of the order by text message.
 */
export async function deliveryFor(
  ctx: Context,
  billing: BillingInput,
  required: readonly BillingField[] = ALL_FIELDS,
): Promise<Delivery> {
  const me = await findMe(ctx);
  return deliveryOf(
    billing,
    me?.confirmedPhone && !me.email ? required.filter((field) => field !== 'email') : required,
  );
}

function checked(billing: BillingInput, field: BillingField, required: readonly BillingField[]): string {
  return typed(field, billing[field], required.includes(field) ? COMPLAINTS[field] : null);
}

/** @param whenEmpty what is said of an empty one; null lets it be empty */
function typed(field: BillingField | 'streetAddressLine2', sent: string, whenEmpty: Phrase | null = null): string {
  const rule = { field, called: CALLED[field], most: MAX_CHARACTERS };
  return checkedText(sent, whenEmpty === null ? { ...rule, least: 0 } : { ...rule, whenEmpty });
}
