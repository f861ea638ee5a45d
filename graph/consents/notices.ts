import { type Phrase, phrase } from '../shared/languages/phrase.js';
import { ConsentPurpose } from './consent.entity.js';

/** What a person is told before they consent. */
interface Notice {
  version: string;
  text: Phrase;
}

/**
 * The notices of each purpose, the one of today first. The ledger tells by its version what a
 * person read, so that a wording stays as it is, and another one is another version before it.
 */
const NOTICES: Readonly<Record<ConsentPurpose, readonly [Notice, ...Notice[]]>> = {
  [ConsentPurpose.NEWSLETTER]: [
    {
      version: '2026-11',
      text: phrase('We use your e-mail address to send you our newsletter, until you leave it.'),
    },
  ],
  [ConsentPurpose.PRODUCT_ALERTS]: [
    {
      version: '2026-11',
      text: phrase(
        'We use your e-mail address to tell you, once, that a product you asked about is back or costs less.',
      ),
    },
  ],
  [ConsentPurpose.SAVED_CARDS]: [
    {
      version: '2026-11',
      text: phrase(
        'The payment company keeps the cards that you choose to save, as tokens of the card network, so that you need not type them again. We never see their numbers.',
      ),
    },
  ],
};

/** What a person is told today. */
export function noticeToday(purpose: ConsentPurpose): Notice {
  return NOTICES[purpose][0];
}

/**
 * What a person was told by a version.
 *
 * @throws Error for one that is not among the notices any more
 */
export function noticeOf(purpose: ConsentPurpose, version: string): Notice {
  const notice = NOTICES[purpose].find((one) => one.version === version);
  if (!notice) throw new Error(`The notice ${version} of ${purpose} is gone.`);
  return notice;
}
