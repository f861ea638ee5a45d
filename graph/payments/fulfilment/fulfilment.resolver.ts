import { Arg, Ctx, FieldResolver, ID, Mutation, Resolver, Root } from 'type-graphql';
import { OrderReturn } from '../../orders/life/order-return.entity.js';
import { OrderPayload } from '../../orders/order-connection.type.js';
import { OrderStatus } from '../../orders/order-status.js';
import type { Context } from '../../shared/context.js';
import type { Paise } from '../../shared/money/money.js';
import { Rupees } from '../../shared/money/rupees.scalar.js';
import { payload } from '../../shared/schema/payload.js';
import { refundedByReturnId } from '../refunds/refunds.loaders.js';
import { approveReturn, findRefundOnReceipt, receiveReturn, refuseReturn } from './answer-return.js';
import { cancelOrder } from './cancel-order.js';
import { ReturnInput, ShipmentInput } from './fulfilment.inputs.js';
import { refundOrder } from './refund-order.js';
import { refuseDelivery } from './refuse-delivery.js';
import { requestReturn } from './request-return.js';
import { ReturnPayload } from './return.payload.js';
import { setOrderStatus } from './set-order-status.js';
import { shipOrder } from './ship-order.js';

/**
 * What happens to orders after they are placed, by those who run the shop and by those who bought.
 */
@Resolver()
export class FulfilmentResolver {
  @Mutation(() => OrderPayload, {
    description:
      'Moves an order on: CONFIRMED to PACKED, to SHIPPED as a whole, to DELIVERED, by which what is due at the door counts as collected. A CONFIRMED or PACKED one can become CANCELLED: then the money goes back by itself and the goods are for sale again; so can a PENDING one, and a payment that comes later goes back. PENDING and REFUNDED follow from payments alone. For an admin, for support, for a packer, who calls none off, or an API key with orders:write; one without orders:read gets no order but the message. Refused with NOT_FOUND, or with CONFLICT naming what can follow.',
  })
  setOrderStatus(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, { description: 'Id of the order.' }) id: string,
    @Arg('status', () => OrderStatus, { description: 'What it is to become; the one that it has changes nothing.' })
    status: OrderStatus,
  ): Promise<OrderPayload> {
    return payload(ctx, () => setOrderStatus(ctx, id, status));
  }

  @Mutation(() => OrderPayload, {
    description:
      'Sends a parcel with all or some of a PACKED order, which is SHIPPED from the first parcel on; what is left follows in further ones. The same number of the same courier again sends nothing more. For an admin, for support, for a packer, or an API key with orders:write; one without orders:read gets no order but the message. Refused with NOT_FOUND, BAD_USER_INPUT or CONFLICT.',
  })
  shipOrder(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, { description: 'Id of the order.' }) id: string,
    @Arg('input', () => ShipmentInput, { description: 'The parcel.' }) input: ShipmentInput,
  ): Promise<OrderPayload> {
    const { courier = null, trackingNumber = null, lines = null } = input;
    return payload(ctx, () => shipOrder(ctx, id, { courier, trackingNumber, lines }));
  }

  @Mutation(() => OrderPayload, {
    description:
      "Calls an order of the viewer's off before it is packed: what was paid goes back by itself. One that is cancelled stays so. For a signed-in shopper. Refused with NOT_FOUND, or with CONFLICT once it is packed.",
  })
  cancelOrder(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, { description: 'Id of the order.' }) id: string,
    @Arg('toCredit', () => Boolean, {
      nullable: true,
      description: 'Whether the money is to come as store credit, at once; absent: as it was paid.',
    })
    toCredit: boolean | null,
  ): Promise<OrderPayload> {
    return payload(ctx, () => cancelOrder(ctx, id, toCredit ?? false));
  }

  @Mutation(() => OrderPayload, {
    description:
      'Ends a SHIPPED order that nobody took at the door: it is CANCELLED, what was due there is due no more, what was paid before goes back, and its invoice is credited. Once is enough. For an admin, for support, for a packer, who sends no money back, or an API key with orders:write; one without orders:read gets no order but the message. Refused with NOT_FOUND, BAD_USER_INPUT or CONFLICT.',
  })
  refuseDelivery(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, { description: 'Id of the order.' }) id: string,
    @Arg('restock', () => Boolean, { description: 'Whether its pieces are fit to be sold again.' }) restock: boolean,
    @Arg('note', () => String, { nullable: true, description: 'Why, at most 500 characters, for the shopper as well.' })
    note: string | null,
  ): Promise<OrderPayload> {
    return payload(ctx, () => refuseDelivery(ctx, id, { restocks: restock, note }));
  }

  @Mutation(() => ReturnPayload, {
    description:
      'Asks to send something of a delivered order back, until its returnableUntil. For a signed-in shopper, of an own order, or for an admin and for support, of any. Refused with NOT_FOUND, BAD_USER_INPUT or CONFLICT.',
  })
  requestReturn(
    @Ctx() ctx: Context,
    @Arg('input', () => ReturnInput, { description: 'What is to go back, and why.' }) input: ReturnInput,
  ): Promise<ReturnPayload> {
    const { orderId, lines = null, reason, toCredit } = input;
    return payload(ctx, () => requestReturn(ctx, { orderId, lines, reason, toCredit: toCredit ?? false }));
  }

  @Mutation(() => ReturnPayload, {
    description:
      'Agrees to a return that was REQUESTED. One that is APPROVED stays so. For an admin, for support, or an API key with orders:write; one without orders:read gets the message alone. Refused with NOT_FOUND, BAD_USER_INPUT or CONFLICT.',
  })
  approveReturn(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, { description: 'Id of the return.' }) id: string,
    @Arg('note', () => String, {
      nullable: true,
      description: 'What to tell the shopper, at most 500 characters; absent: nothing more.',
    })
    note: string | null,
  ): Promise<ReturnPayload> {
    return payload(ctx, () => approveReturn(ctx, id, note));
  }

  @Mutation(() => ReturnPayload, {
    description:
      'Does not agree to a return that was REQUESTED, and tells the shopper why. For an admin, for support, or an API key with orders:write; one without orders:read gets the message alone. Refused with NOT_FOUND, BAD_USER_INPUT or CONFLICT.',
  })
  refuseReturn(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, { description: 'Id of the return.' }) id: string,
    @Arg('note', () => String, { description: 'Why, 1 to 500 characters; the shopper reads it.' }) note: string,
  ): Promise<ReturnPayload> {
    return payload(ctx, () => refuseReturn(ctx, id, note));
  }

  @Mutation(() => ReturnPayload, {
    description:
      'Takes back what was APPROVED and has arrived: its money goes back by itself, once. For an admin, for support, or an API key with orders:write; one without orders:read gets the message alone. Refused with NOT_FOUND, BAD_USER_INPUT or CONFLICT.',
  })
  receiveReturn(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, { description: 'Id of the return.' }) id: string,
    @Arg('restock', () => Boolean, { description: 'Whether the pieces are fit to be sold again.' }) restock: boolean,
    @Arg('amount', () => Rupees, {
      nullable: true,
      description:
        'How much goes back, in rupees; 0 for nothing. Absent: what was paid for the goods, as far as it has not gone back.',
    })
    amount: Paise | null,
    @Arg('note', () => String, {
      nullable: true,
      description: 'What to tell the shopper, at most 500 characters; absent: nothing more.',
    })
    note: string | null,
    @Arg('toCredit', () => Boolean, {
      nullable: true,
      description: 'Whether the money is given as store credit; absent: as the shopper asked for it.',
    })
    toCredit: boolean | null,
  ): Promise<ReturnPayload> {
    return payload(ctx, () => receiveReturn(ctx, id, { restocks: restock, amountPaise: amount, note, toCredit }));
  }

  @Mutation(() => OrderPayload, {
    description:
      'Sends a part of what an order cost back, or all of it, without goods that come back; its status stays. For an admin, for support, or an API key with orders:write; one without orders:read gets no order but the message. Refused with NOT_FOUND, BAD_USER_INPUT, or CONFLICT for more than was paid and has not gone back.',
  })
  refundOrder(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, { description: 'Id of the order.' }) id: string,
    @Arg('amount', () => Rupees, { description: 'How much, in rupees, ₹1 or more.' }) amount: Paise,
    @Arg('refundedBefore', () => Rupees, {
      description:
        'The refundedTotal of the order that the caller has seen; another one now is refused with CONFLICT, so that two presses of a button are one refund.',
    })
    refundedBefore: Paise,
    @Arg('note', () => String, { description: 'Why, 1 to 500 characters; the shopper may read it.' }) note: string,
  ): Promise<OrderPayload> {
    const request = { amountPaise: amount, refundedBeforePaise: refundedBefore, note };
    return payload(ctx, () => refundOrder(ctx, id, request));
  }
}

/** What a return comes to. */
@Resolver(() => OrderReturn)
export class ReturnRefundResolver {
  @FieldResolver(() => Rupees, {
    nullable: true,
    description:
      'How much goes back by itself once its goods are received, in rupees: its value, as far as that has not gone back. Null once it is RECEIVED or REFUSED.',
  })
  refundOnReceipt(@Ctx() ctx: Context, @Root() orderReturn: Readonly<OrderReturn>): Promise<Paise | null> {
    return findRefundOnReceipt(ctx, orderReturn);
  }

  @FieldResolver(() => Rupees, {
    nullable: true,
    description:
      'How much was sent back for it when its goods were received, in rupees; null before, and where nothing was.',
  })
  refunded(@Ctx() ctx: Context, @Root() { id }: Readonly<OrderReturn>): Promise<Paise | null> {
    return refundedByReturnId(ctx).load(id);
  }
}
