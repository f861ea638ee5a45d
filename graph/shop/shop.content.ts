import type { OwnPhrase } from '../shared/languages/phrase.js';

/**
 * What a shop says of itself until its owner has said it at the desk, in English and, where it
 * reads otherwise, in other languages: nothing that would be taken for the name, the address or the
 * phone of a business.
 */
export const shopContent = {
  name: 'The Shop',
  currency: 'INR',
  description: {
    en: 'Everyday goods, fairly priced: atta and dal, fresh vegetables, masalas, snacks and everything else for your home, delivered to your door.',
    hi: 'रोज़ का सामान, सही दाम पर. आटा, दाल, ताज़ी सब्ज़ियाँ, मसाले, नमकीन और घर की हर ज़रूरत, आपके दरवाज़े तक.',
  },
  address: 'The address of the shop',
  phone: '00000 00000',
  email: 'help@shop.example',
  tagline: { en: 'Everyday goods, fairly priced', hi: 'रोज़ का सामान, सही दाम पर' } as OwnPhrase,
  /** Spec §1; the support centre keeps longer hours, and both readings stand. */
  hours: { en: '10:00 to 18:00, Monday to Saturday', hi: 'सोमवार से शनिवार, 10:00 से 18:00' },
  supportHours: { en: '9 AM to 7 PM, Monday to Saturday', hi: 'सोमवार से शनिवार, सुबह 9 से शाम 7 बजे' },
  /** Spec §1, in the order of the footer. */
  promises: [
    { en: 'Best prices', hi: 'सबसे अच्छे दाम' },
    { en: 'Free delivery', hi: 'मुफ़्त डिलीवरी', mr: 'मोफत डिलिव्हरी' },
    { en: 'Great daily deal', hi: 'रोज़ नई छूट' },
    { en: 'Wide assortment', hi: 'ढेरों चीज़ें' },
    { en: 'Easy returns', hi: 'आसान वापसी' },
  ] as OwnPhrase[],
  /** Of orders, invoices and credit notes. */
  numberPrefixes: { order: 'JH', invoice: 'JH', creditNote: 'JC' },
  /** Spec §2: what the cart's summary says the delivery is estimated for. */
  estimateFor: 'United Kingdom',
  /** Spec §5, in rupees. */
  priceSlider: { min: 100, max: 60_000, step: 5 },
};
