import type { BillingInput } from '../gql/graphql';
import { type Message } from '../lib/messages';

/** What the billing form holds: one text for each of its boxes, empty until filled. */
export type Billing = Record<Exclude<keyof BillingInput, 'deliverySlot'>, string>;

/** One box of the billing form. */
export interface BillingField {
  /** As the graph's input names it. */
  name: keyof Billing;
  /** The words above the box. */
  label: Message;
  /** The exact message when it is empty, trailing blanks included; null for a box that may stay empty. */
  missing: Message | null;
  /** The autofill token. */
  autoComplete: string;
  /** The kind of box; 'text' when absent. */
  type?: 'email' | 'tel';
  /** The on-screen keyboard. */
  inputMode?: 'numeric' | 'tel';
  /** Always shown under the box. */
  hint?: Message;
  /** Texts offered while typing. */
  suggestions?: readonly string[];
  /** A hint about an unusual entry, shown when the box is left; null when there is none. It never stops the form. */
  doubt?: (entry: string, billing: Billing) => Message | null;
}

const STATES = [
  'Andaman and Nicobar Islands',
  'Andhra Pradesh',
  'Arunachal Pradesh',
  'Assam',
  'Bihar',
  'Chandigarh',
  'Chhattisgarh',
  'Dadra and Nagar Haveli and Daman and Diu',
  'Delhi',
  'Goa',
  'Gujarat',
  'Haryana',
  'Himachal Pradesh',
  'Jammu and Kashmir',
  'Jharkhand',
  'Karnataka',
  'Kerala',
  'Ladakh',
  'Lakshadweep',
  'Madhya Pradesh',
  'Maharashtra',
  'Manipur',
  'Meghalaya',
  'Mizoram',
  'Nagaland',
  'Odisha',
  'Puducherry',
  'Punjab',
  'Rajasthan',
  'Sikkim',
  'Tamil Nadu',
  'Telangana',
  'Tripura',
  'Uttar Pradesh',
  'Uttarakhand',
  'West Bengal',
] as const;

/**
 * The boxes in the order in which they stand and in which an empty one is reported.
 *
 * @see spec §5 (checkout submit)
 */
export const BILLING_FIELDS: readonly BillingField[] = [
  { name: 'fullName', label: 'Full Name', missing: 'Please fill full name ', autoComplete: 'billing name' },
  { name: 'country', label: 'Country', missing: 'Please fill country ', autoComplete: 'billing country-name' },
  {
    name: 'streetAddressLine1',
    label: 'Street Address Line 1',
    missing: 'Please fill Street address',
    autoComplete: 'billing address-line1',
  },
  {
    name: 'streetAddressLine2',
    label: 'Street Address Line 2',
    missing: null,
    autoComplete: 'billing address-line2',
    hint: 'Flat, floor or a landmark nearby.',
  },
  { name: 'city', label: 'City', missing: 'Please fill city ', autoComplete: 'billing address-level2' },
  {
    name: 'state',
    label: 'State',
    missing: 'Please fill state ',
    autoComplete: 'billing address-level1',
    suggestions: STATES,
  },
  {
    name: 'zipCode',
    label: 'PIN Code (ZIP)',
    missing: 'Please fill zipCode ',
    autoComplete: 'billing postal-code',
    inputMode: 'numeric',
    doubt: (entry, { country }) =>
      isIndia(country) && !/^[1-9]\d{2}\s?\d{3}$/.test(entry.trim())
        ? 'A PIN code in India has 6 digits, such as 560 001. Is this one right?'
        : null,
  },
  {
    name: 'phoneNumber',
    label: 'Phone Number',
    missing: 'Please fill phone Number ',
    autoComplete: 'billing tel',
    type: 'tel',
    inputMode: 'numeric',
    hint: 'Used for this delivery only.',
    doubt: (entry, { country }) =>
      isIndia(country) && !/^(\+?91|0)?[6-9]\d{9}$/.test(entry.replace(/[\s-]/g, ''))
        ? 'A mobile number in India has 10 digits and starts with 6 to 9. Is this one right?'
        : null,
  },
  { name: 'email', label: 'Email', missing: 'Please fill email', autoComplete: 'billing email', type: 'email' },
];

/** A form nobody has filled in yet: the shop delivers in India, so that box starts filled. */
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
};

/**
 * The first required box that is empty or blank, with its message; null when all are filled.
 *
 * @see spec §5 (checkout submit)
 */
export function firstMissing(billing: Billing): { name: string; message: string } | null {
  for (const { name, missing } of BILLING_FIELDS) {
    if (missing !== null && billing[name].trim() === '') return { name, message: missing };
  }
  return null;
}

/** A shopper as the graph knows them, with the order before this one. */
interface KnownShopper {
  name: string;
  email: string;
  phone: string | null;
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

/** What of the billing form is known before anything is typed: whom the last order went to and where, or else the account and the PIN code that was given (`pin`). */
export function knownBilling({ name, email, phone, orders }: KnownShopper, pin = ''): Partial<Billing> {
  const [last] = orders.nodes;
  const account = { fullName: name, phoneNumber: phone ?? '', email, zipCode: pin };
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

function isIndia(country: string): boolean {
  return ['india', 'bharat', 'in'].includes(country.trim().toLowerCase());
}
