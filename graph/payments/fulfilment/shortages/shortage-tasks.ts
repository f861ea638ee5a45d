/** The names of what shortages leave for later; their jobs hold the id of one. */

/** Mails the question to the shopper. */
export const SEND_QUESTION = 'send-shortage-question';

/** Ends a question whose time is over. */
export const END_QUESTION = 'end-shortage-question';
