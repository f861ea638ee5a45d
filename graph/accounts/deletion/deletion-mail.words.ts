import type { Letter } from '../../messages/mail-layout.js';
import type { Words } from '../../shared/languages/phrase.js';

/**
 * What the last mail of an account says.
 *
 * @param words of the language that it is written in
 * @param hasOrders whether orders are kept of it
 */
export function deletionMailWords(words: Words, hasOrders: boolean): Pick<Letter, 'title' | 'paragraphs'> {
  const ofOrders = words(
    'Your orders and their invoices are kept, as tax law requires, with the name and address they were placed with. They no longer belong to any account.',
  );
  return {
    title: words('Your account has been deleted'),
    paragraphs: [
      words(
        'Your account is deleted for good, and with it your cart, your list, your addresses and your pictures. You are signed out on every device. Reviews that you wrote stay without your name.',
      ),
      ...(hasOrders ? [ofOrders] : []),
      words(
        'You can sign up with this address again at any time. If you did not delete the account yourself, please write to us.',
      ),
    ],
  };
}
