import { answers } from './answers.ts';
import { sayFilled } from './filled.ts';
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
export const hindi = { ...frame, ...shelf, ...purchase, ...orders, ...answers, ...reading } as const;

/** The catalogue's type, which knows every text by name. */
export type Hindi = typeof hindi;

/** Says what the graph answers a shopper with facts filled in. */
export const sayAnswer = sayFilled(answers, hindi);
