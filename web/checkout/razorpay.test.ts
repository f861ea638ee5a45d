import { afterEach, describe, expect, it } from '@jest/globals';
import makeRazorpay from './razorpay';

type Options = ConstructorParameters<NonNullable<typeof window.Razorpay>>[0];

/** What the provider's dialog was opened with; it is paid at once. */
let told: Options | null = null;
class Dialog {
  constructor(private readonly options: Options) {
    told = options;
  }
  on() {}
  close() {}
  open() {
    this.options.handler({ razorpay_payment_id: 'pay_1', razorpay_order_id: 'order_1', razorpay_signature: 'sign' });
  }
}

afterEach(() => {
  told = null;
  window.Razorpay = undefined;
});

describe('the window of the payment', () => {
  it.each([
    ['en', 'Order for Asha Rao'],
    ['hi', 'Asha Rao का ऑर्डर'],
  ])('says in %s whose order is paid', async (language, words) => {
    const pay = makeRazorpay({
      inLanguage: (texts) => texts[language] ?? texts.en,
      shopName: () => 'Jhola',
      interceptBack: () => () => {},
    });
    const payment = { id: 'p-1', amountPaise: 100, currency: 'INR', keyId: 'key', providerOrderId: 'order_1' };
    const payer = { fullName: ' Asha Rao ', email: 'asha@example.com', phoneNumber: '9876543210' };

    const paying = pay({ ...payment, scriptUrl: `/${language}.js` }, payer);
    window.Razorpay = Dialog;
    document.querySelector(`script[src="/${language}.js"]`)?.dispatchEvent(new Event('load'));

    expect(await paying).toMatchObject({ kind: 'paid', paymentId: 'pay_1' });
    expect(told?.description).toBe(words);
  });
});
