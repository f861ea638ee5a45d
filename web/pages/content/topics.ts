import { paths } from '../../lib/paths';
import type { Question } from './Questions';

/** Questions about one thing. */
interface Topic {
  /** Its anchor. */
  id: string;
  heading: string;
  questions: readonly Question[];
}

/** What the Support Center answers. */
export const topics: readonly Topic[] = [
  {
    id: 'delivery',
    heading: 'Orders and delivery',
    questions: [
      {
        id: 'where-is-my-order',
        question: 'Where is my order?',
        answer:
          'Every order stands under Orders with its status and the day that it was promised for. If that day has passed, call us with the order number.',
        more: { to: paths.orders(), label: 'See my orders' },
      },
      {
        id: 'what-does-delivery-cost',
        question: 'What does delivery cost?',
        answer:
          'The cart shows what your own order pays before you pay it, and nothing is added after that. The Shipping Policy says what is charged today, and lists all charges.',
        more: { to: paths.shippingPolicy(), label: 'All about shipping' },
      },
      {
        id: 'change-the-address',
        question: 'Can I change the address after I have ordered?',
        answer: 'Yes, as long as the parcel has not been packed. Call us; it takes a minute.',
      },
      {
        id: 'cancel',
        question: 'Can I cancel an order?',
        answer:
          'Call us as soon as you can. If the parcel is not packed yet we cancel it and send all the money back. If it is, return it when it arrives.',
        more: { to: paths.returnPolicy(), label: 'How returns work' },
      },
    ],
  },
  {
    id: 'paying',
    heading: 'Paying',
    questions: [
      {
        id: 'ways-to-pay',
        question: 'How can I pay?',
        answer:
          'By card or UPI, in a window of the payment company that opens when you press Checkout. Your card number never reaches us.',
      },
      {
        id: 'payment-failed',
        question: 'My payment failed. Is my money gone?',
        answer:
          'No. Your cart is as it was, and you can try again; nothing is charged twice. If your bank shows the amount as blocked, it sets it free by itself within a few days.',
      },
      {
        id: 'paid-without-order',
        question: 'I have paid, but I see no order.',
        answer:
          'Give it a few minutes: the payment company sometimes confirms late, and the order then appears by itself. If we could not supply the goods, the whole amount goes back without your asking.',
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
        question: 'How do I send something back?',
        answer:
          'Tell us within 7 days of delivery, by phone or e-mail, with the number of the order. We send somebody to fetch it, and replace it or refund it as you wish.',
        more: { to: paths.returnPolicy(), label: 'What can go back' },
      },
      {
        id: 'arrived-broken',
        question: 'Something arrived broken or spoilt.',
        answer:
          'We are sorry. Take a photo and tell us within 7 days. You get it again or your money back, and it costs you nothing.',
      },
      {
        id: 'when-is-the-refund',
        question: 'When do I have my money back?',
        answer:
          'For goods you sent back, 7-10 business days after we have looked at them. For an order that could not be delivered, 5-7 business days. It goes back the way it came.',
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
          'Not to look around, search or read reviews. To fill a cart, keep a list, pay or write a review you do: a name, an e-mail, a phone number and a password.',
        more: { to: paths.signUp(), label: 'Sign up' },
      },
      {
        id: 'change-my-details',
        question: 'How do I change my name, phone number or password?',
        answer:
          'Under My Account. The e-mail is the one thing that cannot be changed there, since it is what your account is known by; write to us if it must.',
        more: { to: paths.myAccount(), label: 'Open My Account' },
      },
      {
        id: 'signed-out',
        question: 'Why was I signed out?',
        answer:
          'For your safety a sign-in lasts a day, and a changed password ends it everywhere else. Your cart and My List are kept.',
      },
      {
        id: 'remove-my-account',
        question: 'How do I have my account removed?',
        answer:
          'Write to us from the e-mail of the account. We remove it, and all that the law does not ask us to keep.',
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
        answer:
          'Some goods are sold in certain countries only. Choose one, and the shelves show what is sold there; with All you see everything.',
      },
      {
        id: 'not-enough-in-stock',
        question: 'Why can I not order more of something?',
        answer: 'The shop sells no more than it has. When the number stops growing, you have the last of it.',
      },
      {
        id: 'mobile-app',
        question: 'Is there an app?',
        answer:
          'A mobile app is coming soon. Until then you can put the shop on your home screen with “Install” or “Add to Home screen” in the menu of your browser.',
      },
    ],
  },
];
