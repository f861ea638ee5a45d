import { paths } from '../../lib/paths';
import type { Topic } from './Questions';

/** What the Support Center answers. Its Hindi is in `hindi/topics.ts`. */
export const topics: readonly Topic[] = [
  {
    id: 'delivery',
    heading: 'Orders and delivery',
    questions: [
      {
        id: 'where-is-my-order',
        question: 'Where is my order?',
        answer:
          'Go to Orders to see the status and the delivery day of each order. If the day has passed, call us with the order number.',
        more: { to: paths.orders(), label: 'See my orders' },
      },
      {
        id: 'what-does-delivery-cost',
        question: 'What does delivery cost?',
        answer:
          'The cart shows the delivery charge of your order before you pay. You never pay more than that. All charges are in the Shipping Policy.',
        more: { to: paths.shippingPolicy(), label: 'All about shipping' },
      },
      {
        id: 'change-the-address',
        question: 'Can I change the address after I have ordered?',
        answer: 'Yes, until the order is packed. Call us with the order number.',
      },
      {
        id: 'cancel',
        question: 'Can I cancel an order?',
        answer:
          'Yes, until it is packed: open the order under Orders and press ‘Cancel this order’, or call us. We refund the full amount. After that, return the items when they arrive.',
        more: { to: paths.returnPolicy(), label: 'How returns work' },
      },
    ],
  },
  {
    id: 'paying',
    heading: 'Payment',
    questions: [
      {
        id: 'ways-to-pay',
        question: 'How can I pay?',
        answer:
          'By UPI, card or netbanking, in the window of the payment company that opens when you press Checkout, and in cash where the checkout offers it. We never see your card number.',
      },
      {
        id: 'payment-failed',
        question: 'My payment failed. Is my money gone?',
        answer:
          'No. Your cart is unchanged and you can try again; you do not pay twice. If your bank has blocked the amount, it releases it within a few days.',
      },
      {
        id: 'paid-without-order',
        question: 'I have paid, but I see no order.',
        answer:
          'Please wait a few minutes. The payment company sometimes confirms late, and your order then appears under Orders. If we cannot supply the items, we refund the whole amount automatically.',
        more: { to: paths.orders(), label: 'See my orders' },
      },
      {
        id: 'no-paise',
        question: 'Why is the total a little less than the sum?',
        answer: 'We drop the paise from the total, always in your favour: ₹254.75 becomes ₹254.',
      },
    ],
  },
  {
    id: 'returns',
    heading: 'Returns and refunds',
    questions: [
      {
        id: 'how-to-return',
        question: 'How do I return an item?',
        answer:
          'Within 7 days of delivery, open the order under Orders and press ‘Return items’, or call us with the order number. We collect the items, and replace them or refund you.',
        more: { to: paths.returnPolicy(), label: 'What you can return' },
      },
      {
        id: 'arrived-broken',
        question: 'Something arrived broken or spoilt.',
        answer:
          'We are sorry. Send us a photo within 7 days. You get a replacement or your money back, and you pay nothing for it.',
      },
      {
        id: 'when-is-the-refund',
        question: 'When do I get my refund?',
        answer:
          'For returned items, 7-10 business days after we have checked them. For an order that we could not deliver, 5-7 business days. We refund you the way you paid.',
        more: { to: paths.returnPolicy(), label: 'All about refunds' },
      },
    ],
  },
  {
    id: 'account',
    heading: 'Your account',
    questions: [
      {
        id: 'do-i-need-an-account',
        question: 'Do I need an account?',
        answer:
          'Not to browse, search or read reviews. You need one to use the cart and My List, to pay and to write reviews. Sign up with your name, e-mail, phone number and a password.',
        more: { to: paths.signUp(), label: 'Sign up' },
      },
      {
        id: 'change-my-details',
        question: 'How do I change my name, phone number or password?',
        answer:
          'Under My Account. If you have forgotten your password, press ‘Forgot your password?’ when you sign in.',
        more: { to: paths.myAccount(), label: 'Open My Account' },
      },
      {
        id: 'signed-out',
        question: 'Why was I signed out?',
        answer:
          'For your safety, you are signed out after a day, and on all other devices when you change your password. Your cart and My List are saved.',
      },
      {
        id: 'remove-my-account',
        question: 'How do I delete my account?',
        answer:
          'Write to us from the e-mail address of the account. We delete it and everything that the law does not require us to keep.',
        more: { to: paths.privacy(), label: 'Privacy Policy' },
      },
    ],
  },
  {
    id: 'the-shop',
    heading: 'The shop',
    questions: [
      {
        id: 'location',
        question: 'What does Your Location do?',
        answer: 'Some products are sold in certain countries only. Choose your location to see what we sell there.',
      },
      {
        id: 'not-enough-in-stock',
        question: 'Why can I not order more of an item?',
        answer: 'You can order only as many pieces as we have in stock.',
      },
      {
        id: 'mobile-app',
        question: 'Is there an app?',
        answer:
          'Our mobile app is coming soon. Until then, add the shop to your home screen: choose “Install” or “Add to Home screen” in the menu of your browser.',
      },
    ],
  },
];
