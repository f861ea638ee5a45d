import type { Message } from '../lib/messages';

/** The columns in the order of the specification. @see spec §2 (orders) */
export const COLUMNS = [
  'Order Id',
  'Payment Id',
  'Products',
  'Name',
  'Phone Number',
  'Address',
  'Pincode',
  'Total Amount',
  'Email',
  'User Id',
  'Order Status',
  'Date',
] as const satisfies readonly Message[];

/** The title of one of them. */
export type OrderColumn = (typeof COLUMNS)[number];

/** What a narrow screen folds away until it is asked for. */
export const DETAILS = new Set<OrderColumn>(['Payment Id', 'Phone Number', 'Email', 'User Id']);
