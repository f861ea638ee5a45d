import { type Phrase, phrase } from '../shared/languages/phrase.js';
import { ConsentPurpose } from './consent.entity.js';

/** What a person is told before they consent. Another wording is another version. */
interface Notice {
  version: string;
  text: Phrase;
}

/** The notice of each purpose as it stands today. */
export const NOTICES: Record<ConsentPurpose, Notice> = {
  [ConsentPurpose.NEWSLETTER]: {
    version: '2026-11',
    text: phrase('We use your e-mail address to send you our newsletter, until you leave it.'),
  },
  [ConsentPurpose.PRODUCT_ALERTS]: {
    version: '2026-11',
    text: phrase('We use your e-mail address to tell you, once, that a product you asked about is back or costs less.'),
  },
  [ConsentPurpose.SAVED_CARDS]: {
    version: '2026-11',
    text: phrase(
      'The payment company keeps the cards that you choose to save, as tokens of the card network, so that you need not type them again. We never see their numbers.',
    ),
  },
};
