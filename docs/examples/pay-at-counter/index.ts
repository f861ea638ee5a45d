import { defineExtension } from 'jhola/extension';

/**
 * Lets shoppers fetch their order and pay at the counter of the store: a way to pay beside the
 * shop's own, a rule of shipping by which what is fetched is not delivered, and a field that
 * tells the counter under which name the order waits.
 */
export default defineExtension({
  name: 'pay-at-counter',
  contract: 1,
  customFields: [
    {
      entity: 'Order',
      name: 'waitsUnder',
      type: 'text',
      label: { en: 'Waits under the name', hi: 'किस नाम से रखा है' },
      isPublic: true,
      editable: 'shopper',
    },
  ],
  parts: () => {
    /** The PIN codes of those who live near enough to come. */
    const NEARBY = /^560/;
    /** Below this, bringing the goods costs the fee; in paise. */
    const FREE_FROM = 50_000;
    const FEE = 4_000;
    return {
      paymentOptions: [
        {
          code: 'counter',
          label: { en: 'Pay at the counter', hi: 'काउंटर पर भुगतान' },
          offer: async (_, { pincode }) => {
            if (NEARBY.test(pincode)) return { feePaise: 0, refusal: null };
            return { feePaise: 0, refusal: { en: 'Our counter is in Bengaluru.', hi: 'हमारा काउंटर बेंगलुरु में है.' } };
          },
        },
      ],
      hooks: {
        reckonShipping: async (_, { subTotalPaise, paymentOption }) =>
          paymentOption === 'counter' || subTotalPaise >= FREE_FROM || subTotalPaise === 0 ? 0 : FEE,
      },
    };
  },
});
