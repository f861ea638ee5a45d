import { defineFeature } from '../../shared/feature.js';

/** The way to Razorpay, or to a stand-in that speaks its protocol. */
export const razorpay = defineFeature({
  name: 'payments/razorpay',
  uses: [],
  ports: { payments: async (parts) => (await import('./razorpay.js')).openPaymentProvider(parts) },
});
