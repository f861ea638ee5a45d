import { defineFeature } from '../../shared/feature.js';
import { ONLINE } from '../../shared/ports/payment-option.js';

/** The way to Razorpay, or to a stand-in that speaks its protocol. */
export const razorpay = defineFeature({
  name: 'payments/razorpay',
  uses: [],
  paymentOptions: [
    {
      code: ONLINE,
      label: { en: 'UPI, card or netbanking', hi: 'UPI, कार्ड या नेटबैंकिंग' },
      open: async (parts) => (await import('./razorpay.js')).openPaymentProvider(parts),
    },
  ],
});
