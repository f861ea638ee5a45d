import { placeOf, type SavedAddress } from '../accounts/addresses/addresses';
import { ADDRESS_FIELDS, type FormField } from '../accounts/addresses/addressFields';
import type { BillingInput } from '../gql/graphql';
import { placeOfPin } from './placeOfPin';

/** What the billing form holds: one text for each of its boxes, empty until filled. */
export type Billing = Record<
  Exclude<keyof BillingInput, 'deliverySlot' | 'isExpress' | 'paymentOption' | 'credit' | 'savesCard'>,
  string
>;

/**
 * The boxes in the order in which an empty one is reported.
 *
 * @see spec §5 (checkout submit)
 */
export const BILLING_FIELDS: readonly FormField<keyof Billing>[] = [
  ...ADDRESS_FIELDS,
  { name: 'email', label: 'Email', missing: 'Please fill email', autoComplete: 'billing email', type: 'email' },
  {
    ...{ name: 'buyerGstin', label: 'GSTIN', missing: null, autoComplete: 'off' },
    hint: 'It stands on the invoice, so that the business can claim the tax.',
  },
];

/** A form not filled in yet: the shop delivers in India, so that box starts filled. */
export const EMPTY_BILLING: Billing = {
  fullName: '',
  country: 'India',
  streetAddressLine1: '',
  streetAddressLine2: '',
  city: '',
  state: '',
  zipCode: '',
  phoneNumber: '',
  email: '',
  buyerGstin: '',
};

/** A shopper as the graph knows them, with the address book and the order before this one. */
interface KnownShopper {
  name: string;
  email: string;
  phone: string | null;
  addresses: readonly SavedAddress[];
  orders: {
    nodes: readonly {
      name: string;
      phoneNumber: string;
      address: string;
      city: string | null;
      state: string | null;
      country: string | null;
      pincode: string;
    }[];
  };
}

/**
 * What of the billing form is known before anything is typed: of the address book the one with the
 * PIN code that was given (`pin`), or else the default; without one, whom the last order went to
 * and where, or else the account and that PIN code.
 */
export function knownBilling({ name, email, phone, addresses, orders }: KnownShopper, pin = ''): Partial<Billing> {
  const account = { fullName: name, phoneNumber: phone ?? '', email, zipCode: pin, ...placeOfPin(pin) };
  const saved = addresses.find(({ zipCode }) => zipCode.replace(/\s/g, '') === pin) ?? addresses[0];
  if (saved) return { ...account, ...placeOf(saved) };
  const [last] = orders.nodes;
  if (!last) return account;
  return {
    ...account,
    fullName: last.name,
    phoneNumber: last.phoneNumber,
    // Both lines of it: an order keeps them as one.
    streetAddressLine1: last.address,
    city: last.city ?? '',
    state: last.state ?? '',
    ...(last.country && { country: last.country }),
    zipCode: last.pincode,
  };
}
