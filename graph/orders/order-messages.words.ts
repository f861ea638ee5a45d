import type { Language } from '../shared/languages/languages.js';
import type { OrderEventKind } from './life/order-life.js';
import type { OrderStatus } from './order-status.js';

/**
 * What a shopper is told of an order: that it came into a status, what became of a return, or that
 * money is back.
 */
export type OrderNews =
  | Exclude<OrderStatus, OrderStatus.PENDING>
  | 'MONEY_BACK'
  | OrderEventKind.RETURN_REQUESTED
  | OrderEventKind.RETURN_APPROVED
  | OrderEventKind.RETURN_REFUSED
  | OrderEventKind.RETURN_RECEIVED;

/** What the mails about orders say in one language. */
interface OrderWords {
  /** The subject. @param number such as JH-100001 */
  titles: Record<OrderNews, (number: string) => string>;
  /** What stands below the greeting. */
  texts: Record<OrderNews | 'CANCELLED_UNPAID', string>;
  delivery: string;
  expressDelivery: string;
  cashOnDelivery: string;
  total: string;
  dueAtDoor: string;
  deliverTo: string;
  sentBack: string;
  seeOrders: string;
}

/** The mails about orders, in every language of the shop. */
export const ORDER_WORDS: Record<Language, OrderWords> = {
  en: {
    titles: {
      CONFIRMED: (number) => `Order ${number} is confirmed`,
      PACKED: (number) => `Order ${number} is packed`,
      SHIPPED: (number) => `Order ${number} is on its way`,
      DELIVERED: (number) => `Order ${number} is delivered`,
      CANCELLED: (number) => `Order ${number} is cancelled`,
      REFUNDED: (number) => `Order ${number} could not be completed`,
      MONEY_BACK: (number) => `Order ${number} is refunded`,
      RETURN_REQUESTED: (number) => `Order ${number}: we have your return request`,
      RETURN_APPROVED: (number) => `Order ${number}: your return is accepted`,
      RETURN_REFUSED: (number) => `Order ${number}: your return is not accepted`,
      RETURN_RECEIVED: (number) => `Order ${number}: we have received your return`,
    },
    texts: {
      CONFIRMED: 'Thank you for your order. This is what you bought:',
      PACKED: 'Your order is packed and ready for the courier.',
      SHIPPED: 'Your order has left our shop.',
      DELIVERED: 'Your order has been delivered. Thank you for shopping with us.',
      CANCELLED: 'Your order is cancelled. We are refunding what you paid.',
      CANCELLED_UNPAID: 'Your order is cancelled. You have not been charged.',
      REFUNDED: 'When your payment reached us, this order could no longer be completed. We are refunding your payment.',
      MONEY_BACK: 'We have refunded your payment. Your bank may take a few days to show it.',
      RETURN_REQUESTED: 'We have your return request and will reply soon. You wrote:',
      RETURN_APPROVED: 'We accept your return. Please keep the items as they are: we will collect them from you.',
      RETURN_REFUSED: 'Sorry, we cannot accept this return.',
      RETURN_RECEIVED: 'We have received the items that you returned. Your refund is on its way.',
    },
    delivery: 'Delivery',
    expressDelivery: 'Express delivery',
    cashOnDelivery: 'Cash on delivery',
    total: 'Total',
    dueAtDoor: 'To pay on delivery',
    deliverTo: 'Deliver to',
    sentBack: 'Refunded',
    seeOrders: 'See your orders',
  },
  hi: {
    titles: {
      CONFIRMED: (number) => `ऑर्डर ${number} पक्का हो गया`,
      PACKED: (number) => `ऑर्डर ${number} पैक हो गया`,
      SHIPPED: (number) => `ऑर्डर ${number} रास्ते में है`,
      DELIVERED: (number) => `ऑर्डर ${number} पहुँच गया`,
      CANCELLED: (number) => `ऑर्डर ${number} रद्द हो गया`,
      REFUNDED: (number) => `ऑर्डर ${number} पूरा नहीं हो सका`,
      MONEY_BACK: (number) => `ऑर्डर ${number} के पैसे लौटा दिए`,
      RETURN_REQUESTED: (number) => `ऑर्डर ${number}: वापसी की अर्ज़ी मिल गई`,
      RETURN_APPROVED: (number) => `ऑर्डर ${number}: वापसी मंज़ूर है`,
      RETURN_REFUSED: (number) => `ऑर्डर ${number}: वापसी मंज़ूर नहीं हुई`,
      RETURN_RECEIVED: (number) => `ऑर्डर ${number}: लौटाया हुआ सामान मिल गया`,
    },
    texts: {
      CONFIRMED: 'ऑर्डर के लिए धन्यवाद. आपने यह ख़रीदा है:',
      PACKED: 'आपका ऑर्डर पैक होकर कूरियर के लिए तैयार है.',
      SHIPPED: 'आपका ऑर्डर हमारी दुकान से निकल चुका है.',
      DELIVERED: 'आपका ऑर्डर पहुँच गया है. हमसे ख़रीदने के लिए धन्यवाद.',
      CANCELLED: 'आपका ऑर्डर रद्द हो गया है. आपने जो पैसे दिए थे, वे हम लौटा रहे हैं.',
      CANCELLED_UNPAID: 'आपका ऑर्डर रद्द हो गया है. आपके कोई पैसे नहीं कटे.',
      REFUNDED: 'आपका भुगतान हमें मिला, तब यह ऑर्डर पूरा नहीं हो सकता था. आपके पैसे हम लौटा रहे हैं.',
      MONEY_BACK: 'आपके पैसे हमने लौटा दिए हैं. बैंक में दिखने में कुछ दिन लग सकते हैं.',
      RETURN_REQUESTED: 'वापसी की आपकी अर्ज़ी मिल गई है. हम जल्द जवाब देंगे. आपने लिखा है:',
      RETURN_APPROVED: 'आपकी वापसी मंज़ूर है. सामान को वैसा ही रखें: हम उसे आपके यहाँ से ले जाएँगे.',
      RETURN_REFUSED: 'माफ़ करें, हम यह सामान वापस नहीं ले सकते.',
      RETURN_RECEIVED: 'आपका लौटाया हुआ सामान हमें मिल गया है. आपके पैसे जल्द वापस आएँगे.',
    },
    delivery: 'डिलीवरी',
    expressDelivery: 'एक्सप्रेस डिलीवरी',
    cashOnDelivery: 'कैश ऑन डिलीवरी',
    total: 'कुल',
    dueAtDoor: 'डिलीवरी पर देना है',
    deliverTo: 'डिलीवरी का पता',
    sentBack: 'लौटाए गए',
    seeOrders: 'अपने ऑर्डर देखें',
  },
};
