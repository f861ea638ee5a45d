import type { Letter } from '../messages/mail-layout.js';
import type { Language } from '../shared/languages/languages.js';

/** What the last mail of an account says. @param hasOrders whether orders are kept of it */
export const FAREWELL_WORDS: Record<Language, (hasOrders: boolean) => Pick<Letter, 'title' | 'paragraphs'>> = {
  en: (hasOrders) => ({
    title: 'Your account has been deleted',
    paragraphs: [
      'Your account is deleted for good, and with it your cart, your list, your addresses and your pictures. Every device is signed out. Reviews that you wrote stay without your name.',
      ...(hasOrders
        ? [
            'Your orders and their invoices are kept, since tax law wants it, with the name and the address that they were placed with. They belong to no account any more.',
          ]
        : []),
      'You can sign up with this address again at any time. If you did not delete the account yourself, please write to us.',
    ],
  }),
  hi: (hasOrders) => ({
    title: 'आपका खाता मिटा दिया गया है',
    paragraphs: [
      'आपका खाता हमेशा के लिए मिटा दिया गया है, और उसके साथ आपका कार्ट, आपकी सूची, आपके पते और आपकी तस्वीरें भी. हर फ़ोन और कंप्यूटर से साइन आउट हो गया है. आपकी समीक्षाएँ आपके नाम के बिना रहेंगी.',
      ...(hasOrders
        ? ['आपके ऑर्डर और उनके बिल टैक्स क़ानून के कारण रखे जाते हैं, उसी नाम और पते के साथ जिससे वे दिए गए थे. वे अब किसी खाते के नहीं हैं.']
        : []),
      'इस ई-मेल से आप कभी भी नया खाता बना सकते हैं. अगर खाता आपने नहीं मिटाया, तो कृपया हमें लिखें.',
    ],
  }),
};
