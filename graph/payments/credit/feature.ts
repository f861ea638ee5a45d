import { credit } from '../../credit/feature.js';
import { defineFeature } from '../../shared/feature.js';
import { CREDIT } from '../../shared/ports/payment-option.js';
import { payments } from '../feature.js';

/** Gift cards and store credit as a way to pay. */
export const creditPayments = defineFeature({
  name: 'payments/credit',
  uses: [payments, credit],
  paymentOptions: [
    {
      code: CREDIT,
      label: { en: 'Gift cards and store credit', hi: 'गिफ़्ट कार्ड और स्टोर क्रेडिट' },
      offer: async (ctx, wish) => (await import('./spendable.js')).creditTermsFor(ctx, wish),
    },
  ],
});
