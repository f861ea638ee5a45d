import type { Message } from './messages';

/** What a shopper wants where something is missing, in the order in which it is offered. */
export const WISHES = {
  ASK_ME: 'Ask me',
  SIMILAR: 'Send something similar',
  NOTHING: 'Send nothing, give the money back',
} as const satisfies Record<string, Message>;
