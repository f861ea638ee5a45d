import type { Letter } from '../../messages/mail-layout.js';
import type { Language } from '../../shared/languages/languages.js';
import { LinkPurpose } from './email-link.entity.js';

/** How long each kind of link is good. In hours. */
export const GOOD_FOR_H: Record<LinkPurpose, number> = {
  [LinkPurpose.CONFIRM]: 7 * 24,
  [LinkPurpose.CHANGE]: 24,
  [LinkPurpose.UNDO]: 7 * 24,
};

/**
 * The kinds of mails about an address: one with each link, and one where the address is somebody's
 * already.
 */
export type EmailNews = LinkPurpose | 'taken';

interface Words extends Pick<Letter, 'title' | 'paragraphs'> {
  /** The label of the link. */
  label: string;
}

/** What the mails say. @param newEmail the address that an account is to change to */
export const EMAIL_WORDS: Record<Language, (newEmail: string) => Record<EmailNews, Words>> = {
  en: (newEmail) => ({
    confirm: {
      title: 'Confirm your e-mail address',
      paragraphs: [
        'Please confirm that this address is yours, so that nobody else can use it here. The link below works for 7 days.',
        'If you have no account with us, ignore this mail and do not use the link.',
      ],
      label: 'Confirm my address',
    },
    change: {
      title: 'Confirm your new e-mail address',
      paragraphs: [
        'You asked to use this address for your account. Use the link below within 24 hours. It works once, and you sign in with this address afterwards.',
        'If you did not ask for it, ignore this mail: nothing changes.',
      ],
      label: 'Use this address',
    },
    undo: {
      title: 'Your e-mail address is about to change',
      paragraphs: [
        `We were asked to change the e-mail address of your account to ${newEmail}. It changes once the link is opened that we have sent there. If it was you, there is nothing to do here.`,
        'If it was not you, somebody knows your password. Use the link below within 7 days: your account keeps this address or gets it back, every device is signed out, and you choose a new password.',
      ],
      label: 'Keep this address',
    },
    taken: {
      title: 'You already have an account',
      paragraphs: [
        'We were asked to use this address for another account. It has an account of its own, so nothing has changed.',
        'If it was you, sign in with this address; if you forgot the password, you can set a new one there. If it was not you, ignore this mail.',
      ],
      label: 'Sign in',
    },
  }),
  hi: (newEmail) => ({
    confirm: {
      title: 'अपना ई-मेल पक्का करें',
      paragraphs: [
        'कृपया बताएँ कि यह ई-मेल आपका है, ताकि कोई और इसे यहाँ इस्तेमाल न कर सके. नीचे का लिंक 7 दिन तक चलेगा.',
        'अगर हमारे यहाँ आपका खाता नहीं है, तो कुछ न करें और लिंक न खोलें.',
      ],
      label: 'ई-मेल पक्का करें',
    },
    change: {
      title: 'अपना नया ई-मेल पक्का करें',
      paragraphs: [
        'आपने अपने खाते के लिए यह ई-मेल चुना है. नीचे का लिंक 24 घंटे तक, एक बार चलेगा. उसके बाद इसी ई-मेल से साइन इन करें.',
        'अगर आपने नहीं चुना, तो कुछ न करें: कुछ नहीं बदलेगा.',
      ],
      label: 'यही ई-मेल रखें',
    },
    undo: {
      title: 'आपका ई-मेल बदलने वाला है',
      paragraphs: [
        `आपके खाते का ई-मेल ${newEmail} करने को कहा गया है. वहाँ भेजा गया लिंक खुलते ही यह बदल जाएगा. अगर आपने कहा था, तो यहाँ कुछ नहीं करना है.`,
        'अगर आपने नहीं कहा, तो कोई आपका पासवर्ड जानता है. नीचे का लिंक 7 दिन के भीतर खोलें: खाते का ई-मेल यही रहेगा या वापस आ जाएगा, हर फ़ोन और कंप्यूटर से साइन आउट होगा, और आप नया पासवर्ड बनाएँगे.',
      ],
      label: 'पुराना ई-मेल रखें',
    },
    taken: {
      title: 'आपका खाता पहले से है',
      paragraphs: [
        'किसी और खाते के लिए यह ई-मेल माँगा गया है. इस ई-मेल का अपना खाता पहले से है, इसलिए कुछ नहीं बदला.',
        'अगर आपने माँगा था, तो इसी ई-मेल से साइन इन करें; पासवर्ड भूल गए हों तो वहीं नया बना सकते हैं. अगर नहीं, तो कुछ न करें.',
      ],
      label: 'साइन इन करें',
    },
  }),
};
