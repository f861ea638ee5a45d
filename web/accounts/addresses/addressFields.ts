import type { AddressInput } from '../../gql/graphql';
import { type Message, t } from '../../lib/messages';

/** A place as a form holds it: one text for each of its boxes, empty until filled. */
export type Place = Record<Exclude<keyof AddressInput, 'label'>, string>;

/** One box of a form, by the name that the graph's input gives it. */
export interface FormField<Name extends string> {
  /** As the graph's input names it. */
  name: Name;
  /** The words above the box. */
  label: Message;
  /**
   * The exact message when it is empty, trailing blanks included; null for a box that may stay
   * empty.
   */
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
  /**
   * A hint about an unusual entry, shown when the box is left; null when there is none. It never
   * stops the form.
   */
  doubt?: (entry: string, place: Place) => Message | null;
}

const STATES = [
  'Andaman and Nicobar Islands, Andhra Pradesh, Arunachal Pradesh, Assam, Bihar, Chandigarh, Chhattisgarh',
  'Dadra and Nagar Haveli and Daman and Diu, Delhi, Goa, Gujarat, Haryana, Himachal Pradesh, Jammu and Kashmir',
  'Jharkhand, Karnataka, Kerala, Ladakh, Lakshadweep, Madhya Pradesh, Maharashtra, Manipur, Meghalaya, Mizoram',
  'Nagaland, Odisha, Puducherry, Punjab, Rajasthan, Sikkim, Tamil Nadu, Telangana, Tripura, Uttar Pradesh',
  'Uttarakhand, West Bengal',
].flatMap((line) => line.split(', '));

/**
 * The boxes of an address in the order in which they stand and in which an empty one is reported.
 *
 * @see spec §5 (checkout submit)
 */
export const ADDRESS_FIELDS: readonly FormField<keyof Place>[] = [
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
    hint: 'Used for deliveries only.',
    doubt: (entry, { country }) =>
      isIndia(country) && !/^(\+?91|0)?[6-9]\d{9}$/.test(entry.replace(/[\s-]/g, ''))
        ? 'A mobile number in India has 10 digits and starts with 6 to 9. Is this one right?'
        : null,
  },
];

/**
 * The first required box that is empty or blank, with its message; null when all are filled.
 *
 * @see spec §5 (checkout submit)
 */
export function firstMissing<Name extends string>(
  fields: readonly FormField<Name>[],
  entries: Record<Name, string>,
): { field: Name; message: string } | null {
  for (const { name, missing } of fields) {
    if (missing !== null && entries[name].trim() === '') return { field: name, message: t(missing) };
  }
  return null;
}

/**
 * What stands under a box: a doubt about what was typed, or else its hint.
 *
 * @param entry what is looked at; empty where nothing is yet
 */
export function hintOf(
  { doubt, hint }: Pick<FormField<string>, 'doubt' | 'hint'>,
  entry: string,
  place: Place,
): string | undefined {
  const said = (entry.trim() !== '' && doubt?.(entry, place)) || hint;
  return said && t(said);
}

function isIndia(country: string): boolean {
  return ['india', 'bharat', 'in'].includes(country.trim().toLowerCase());
}
