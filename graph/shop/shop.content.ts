/**
 * What the shop says of itself. Change these texts to make the shop your own; nothing depends on
 * their wording.
 */
export const shopContent = {
  name: 'Jhola',
  currency: 'INR',
  description:
    'Everyday goods, fairly priced: atta and dal, fresh vegetables, masalas, snacks and everything else for your home, delivered to your door.',
  address: 'Jhola, 27 Haat Road, Indiranagar, Bengaluru, Karnataka 560038',
  phone: '1800 000 5642',
  email: 'help@jhola.example',
  /** Spec §1; the support centre keeps longer hours, and both readings stand. */
  hours: '10:00 to 18:00, Monday to Saturday',
  supportHours: '9 AM to 7 PM, Monday to Saturday',
  /** Spec §1, in the order of the footer. */
  promises: ['Best prices', 'Free delivery', 'Great daily deal', 'Wide assortment', 'Easy returns'],
  /** Spec §2: what the cart's summary says the delivery is estimated for. */
  estimateFor: 'United Kingdom',
  /** Spec §5, in rupees. */
  priceSlider: { min: 100, max: 60_000, step: 5 },
};
