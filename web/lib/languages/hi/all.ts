import { account } from './account.ts';
import { frame } from './frame.ts';
import { orders } from './orders.ts';
import { purchase } from './purchase.ts';
import { reading } from './reading.ts';
import { shelf } from './shelf.ts';

/**
 * Every text of ours in Hindi, by how it stands in English: as a shop in the neighbourhood speaks,
 * with the English words that everybody uses. A text that `t` says and that is missing here does
 * not compile.
 */
export const hindi = { ...frame, ...shelf, ...purchase, ...orders, ...account, ...reading } as const;

/** The catalogue's type, which knows every text by name. */
export type Hindi = typeof hindi;
