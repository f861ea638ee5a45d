import type { Words } from '../../shared/languages/phrase.js';
import type { OrderEventKind } from '../life/order-life.js';
import type { OrderStatus } from '../order-status.js';

/**
 * What a shopper is told of an order: that it came into a status, what became of a return, or that
 * money is back. Of what was cancelled to credit, and of goods that were taken back, no money is
 * sent: it is back as credit already, or nothing goes back.
 */
export type OrderNews =
  | Exclude<OrderStatus, OrderStatus.PENDING>
  | 'CANCELLED_TO_CREDIT'
  | 'RETURN_TAKEN'
  | 'MONEY_BACK'
  | 'PAID_TWICE'
  | OrderEventKind.RETURN_REQUESTED
  | OrderEventKind.RETURN_APPROVED
  | OrderEventKind.RETURN_REFUSED
  | OrderEventKind.RETURN_RECEIVED
  | OrderEventKind.CREDITED
  | OrderEventKind.SUBSTITUTED
  | OrderEventKind.NOT_SUPPLIED;

/** What the mails about orders say in one language. */
interface OrderWords {
  /** The subject. @param number such as JH-100001 */
  titles: Record<OrderNews, (number: string) => string>;
  /** What stands below the greeting. */
  texts: Record<OrderNews | 'CANCELLED_UNPAID', string>;
  discount: string;
  roundedOff: string;
  delivery: string;
  expressDelivery: string;
  total: string;
  dueAtDoor: string;
  deliverTo: string;
  sentBack: string;
  /** Before what a return comes to. */
  getBack: string;
  paidByCredit: string;
  toPay: string;
  seeOrders: string;
}

/** The mails about orders. @param words of the language that they are written in */
export function orderWords(words: Words): OrderWords {
  return {
    titles: {
      CONFIRMED: (number) => words('Order {number} is confirmed', { number }),
      PACKED: (number) => words('Order {number} is packed', { number }),
      SHIPPED: (number) => words('Order {number} is on its way', { number }),
      DELIVERED: (number) => words('Order {number} is delivered', { number }),
      CANCELLED: (number) => words('Order {number} is cancelled', { number }),
      CANCELLED_TO_CREDIT: (number) => words('Order {number} is cancelled', { number }),
      REFUNDED: (number) => words('Order {number} could not be completed', { number }),
      MONEY_BACK: (number) => words('Order {number} is refunded', { number }),
      PAID_TWICE: (number) => words('Order {number}: you paid twice', { number }),
      CREDITED: (number) => words('Order {number}: your credit is back', { number }),
      SUBSTITUTED: (number) => words('Order {number}: something else comes instead', { number }),
      NOT_SUPPLIED: (number) => words('Order {number}: something is missing', { number }),
      RETURN_REQUESTED: (number) => words('Order {number}: we have your return request', { number }),
      RETURN_APPROVED: (number) => words('Order {number}: your return is accepted', { number }),
      RETURN_REFUSED: (number) => words('Order {number}: your return is not accepted', { number }),
      RETURN_RECEIVED: (number) => words('Order {number}: we have received your return', { number }),
      RETURN_TAKEN: (number) => words('Order {number}: we have received your return', { number }),
    },
    texts: {
      CONFIRMED: words('Thank you for your order. This is what you bought:'),
      PACKED: words('Your order is packed and ready for the courier.'),
      SHIPPED: words('Your order has left our shop.'),
      DELIVERED: words('Your order has been delivered. Thank you for shopping with us.'),
      CANCELLED: words('Your order is cancelled. We are refunding what you paid.'),
      CANCELLED_TO_CREDIT: words('Your order is cancelled. What you paid is back as gift card or store credit.'),
      CANCELLED_UNPAID: words('Your order is cancelled. You have not been charged.'),
      REFUNDED: words(
        'When your payment reached us, this order could no longer be completed. We are refunding your payment.',
      ),
      MONEY_BACK: words('We have refunded your payment. Your bank may take a few days to show it.'),
      PAID_TWICE: words('Your order is paid and stays as it is. You need not do anything:'),
      CREDITED: words('We have given it back as gift card or store credit, which you can spend at once.'),
      SUBSTITUTED: words(
        'Something that you ordered was not on our shelf. As you wished, we send this instead; you pay no more for it.',
      ),
      NOT_SUPPLIED: words(
        'Something that you ordered was not on our shelf. You do not pay for it: what you paid comes back by itself.',
      ),
      RETURN_REQUESTED: words('We have your return request and will reply soon. You wrote:'),
      RETURN_APPROVED: words(
        'We accept your return. Please keep the items as they are: we will collect them from you.',
      ),
      RETURN_REFUSED: words('Sorry, we cannot accept this return.'),
      RETURN_RECEIVED: words('We have received the items that you returned. Your refund is on its way.'),
      RETURN_TAKEN: words('We have received the items that you returned.'),
    },
    discount: words('Discount'),
    roundedOff: words('Rounded off'),
    delivery: words('Delivery'),
    expressDelivery: words('Express delivery'),
    total: words('Total'),
    dueAtDoor: words('To pay on delivery'),
    deliverTo: words('Deliver to'),
    sentBack: words('Refunded'),
    getBack: words('You get back'),
    paidByCredit: words('Gift cards and store credit'),
    toPay: words('Paid'),
    seeOrders: words('See your orders'),
  };
}
