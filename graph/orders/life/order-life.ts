import { registerEnumType } from 'type-graphql';
import { OrderStatus } from '../order-status.js';

/** What happens to an order. The names of statuses stand for coming into them. */
export enum OrderEventKind {
  PENDING = 'PENDING',
  CONFIRMED = 'CONFIRMED',
  PACKED = 'PACKED',
  SHIPPED = 'SHIPPED',
  DELIVERED = 'DELIVERED',
  CANCELLED = 'CANCELLED',
  PAYMENT_COLLECTED = 'PAYMENT_COLLECTED',
  REFUNDED = 'REFUNDED',
  RETURN_REQUESTED = 'RETURN_REQUESTED',
  RETURN_APPROVED = 'RETURN_APPROVED',
  RETURN_REFUSED = 'RETURN_REFUSED',
  RETURN_RECEIVED = 'RETURN_RECEIVED',
  REFUND_OWED = 'REFUND_OWED',
  REFUND_SENT = 'REFUND_SENT',
  REFUND_FAILED = 'REFUND_FAILED',
  CREDITED = 'CREDITED',
  SHORTAGE_ASKED = 'SHORTAGE_ASKED',
  SUBSTITUTED = 'SUBSTITUTED',
  NOT_SUPPLIED = 'NOT_SUPPLIED',
  WEIGHED = 'WEIGHED',
}

registerEnumType(OrderEventKind, {
  name: 'OrderEventKind',
  description: 'What happened to an order. The names of statuses stand for coming into them.',
  valuesConfig: {
    PENDING: { description: 'It was placed with a payment that could not be judged yet.' },
    CONFIRMED: { description: 'It was paid, or is to be paid at the door, and the goods are set aside.' },
    PACKED: { description: 'It was packed.' },
    SHIPPED: { description: 'A parcel left the shop; there may be several.' },
    DELIVERED: { description: 'It was handed over.' },
    CANCELLED: { description: 'It was called off, refused at the door, or never paid.' },
    PAYMENT_COLLECTED: { description: 'It was paid for at the door.' },
    REFUNDED: { description: 'It was paid when the goods were gone.' },
    RETURN_REQUESTED: { description: 'The shopper asked to send something back.' },
    RETURN_APPROVED: { description: 'The shop agreed that something is sent back.' },
    RETURN_REFUSED: { description: 'The shop did not agree that something is sent back.' },
    RETURN_RECEIVED: { description: 'What was sent back has arrived.' },
    REFUND_OWED: { description: 'Money was promised back.' },
    REFUND_SENT: { description: 'Money was sent back.' },
    REFUND_FAILED: { description: 'Money could not be sent back by the provider; the shop sees to it by hand.' },
    CREDITED: { description: 'Money went back as gift card or store credit.' },
    SHORTAGE_ASKED: { description: 'Something was missing, and the shopper was asked what to send instead.' },
    SUBSTITUTED: { description: 'Something else is sent in place of what was missing.' },
    NOT_SUPPLIED: { description: 'Something was missing, and is not charged.' },
    WEIGHED: { description: 'Loose goods were weighed, and are billed as weighed.' },
  },
});

/** Whose step it was. */
export enum OrderActor {
  SHOPPER = 'SHOPPER',
  SHOP = 'SHOP',
  PAYMENT = 'PAYMENT',
}

registerEnumType(OrderActor, {
  name: 'OrderActor',
  description: 'Whose step it was.',
  valuesConfig: {
    SHOPPER: { description: 'The shopper who placed the order.' },
    SHOP: { description: 'Somebody who runs the shop, or a program of theirs.' },
    PAYMENT: { description: 'Nobody: it followed from what the payment provider told, or from time that ran out.' },
  },
});

/** How far something that is sent back has come. */
export enum ReturnStatus {
  REQUESTED = 'REQUESTED',
  APPROVED = 'APPROVED',
  REFUSED = 'REFUSED',
  RECEIVED = 'RECEIVED',
}

registerEnumType(ReturnStatus, {
  name: 'ReturnStatus',
  description: 'How far something that is sent back has come.',
  valuesConfig: {
    REQUESTED: { description: 'The shopper has asked; the shop has not answered.' },
    APPROVED: { description: 'It may come back, and is on its way.' },
    REFUSED: { description: 'The shop does not take it back; its note says why.' },
    RECEIVED: { description: 'It has arrived, and its money goes back.' },
  },
});

/** Where an order ends that is refused on delivery. */
const DOOR = 'DOOR';

/** A step from one status to another, and who may take it. */
interface Step {
  from: OrderStatus;
  to: OrderStatus;
  by: readonly (OrderActor | typeof DOOR)[];
}

const { PENDING, CONFIRMED, PACKED, SHIPPED, DELIVERED, CANCELLED, REFUNDED } = OrderStatus;
const { SHOPPER, SHOP, PAYMENT } = OrderActor;

/**
 * The life of an order, whole: every step that it can take, and who may take it. Whether it is
 * paid, and whether the goods were there, only payments decide; a shopper calls it off until it is
 * packed, the shop until it has left, and anyone who stands at the door refuses it. What comes
 * after the door, returns and money that goes back, stands beside the status and changes it no
 * more.
 *
 * @see spec §4 (order status)
 */
const ORDER_LIFE: readonly Step[] = [
  { from: PENDING, to: CONFIRMED, by: [PAYMENT] },
  { from: PENDING, to: REFUNDED, by: [PAYMENT] },
  { from: PENDING, to: CANCELLED, by: [SHOP, PAYMENT] },
  { from: CANCELLED, to: REFUNDED, by: [PAYMENT] },
  { from: CONFIRMED, to: PACKED, by: [SHOP] },
  { from: CONFIRMED, to: CANCELLED, by: [SHOP, SHOPPER] },
  { from: PACKED, to: SHIPPED, by: [SHOP] },
  { from: PACKED, to: CANCELLED, by: [SHOP] },
  { from: SHIPPED, to: DELIVERED, by: [SHOP] },
  { from: SHIPPED, to: CANCELLED, by: [DOOR] },
];

/** The life of a return: what it can become by the hand of those who run the shop. */
export const NEXT_RETURN_STATUSES: Record<ReturnStatus, readonly ReturnStatus[]> = {
  REQUESTED: [ReturnStatus.APPROVED, ReturnStatus.REFUSED],
  APPROVED: [ReturnStatus.RECEIVED],
  REFUSED: [],
  RECEIVED: [],
};

/** How long after its delivery something of an order can be sent back, in days. @see spec §9 */
export const RETURN_DAYS = 7;

/** What an order of a status can become by the hand of staff. */
export function nextStatuses(from: OrderStatus, actor: OrderActor | typeof DOOR): OrderStatus[] {
  return ORDER_LIFE.filter((step) => step.from === from && step.by.includes(actor)).map(({ to }) => to);
}
