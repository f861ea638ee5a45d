import { Arg, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { User } from '../../../accounts/user.entity.js';
import { orderLineById } from '../../../orders/life/order-life.loaders.js';
import { Order } from '../../../orders/order.entity.js';
import { OrderPayload } from '../../../orders/order-connection.type.js';
import { OrderLine } from '../../../orders/order-line.entity.js';
import { orderById } from '../../../orders/orders.loaders.js';
import type { Context } from '../../../shared/context.js';
import { asPaise, type Paise } from '../../../shared/money/money.js';
import { Rupees } from '../../../shared/money/rupees.scalar.js';
import { payload } from '../../../shared/schema/payload.js';
import { answerShortage, findShortageOfLink } from './answer-shortage.js';
import { listSubstitutes, reportMissing } from './report-missing.js';
import { Shortage } from './shortage.entity.js';
import { offersOf } from './shortage-offers.js';
import { readAnswerMinutes, setAnswerMinutes } from './shortage-terms.js';
import { questionsByUserId, shortagesByOrderId } from './shortages.loaders.js';
import { AnswerMinutesPayload, MissingInput, ShortagePayload, SubstituteOffer } from './shortages.types.js';
import { weighLine } from './weigh-line.js';

/** What is done where something of an order is missing when it is packed. */
@Resolver()
export class ShortagesResolver {
  @Query(() => Shortage, {
    nullable: true,
    description:
      'What the link of a mail asks: what to send instead of what is missing. For everybody who has the link; null for a link that is none of this shop.',
  })
  shortage(
    @Ctx() ctx: Context,
    @Arg('token', () => String, { description: 'What stands behind the # of the link.' }) token: string,
  ): Promise<Shortage | null> {
    return findShortageOfLink(ctx, token);
  }

  @Query(() => Int, {
    description: 'How many minutes a shopper has to say what to send instead of what is missing, for everybody.',
  })
  answerMinutes(@Ctx() ctx: Context): Promise<number> {
    return readAnswerMinutes(ctx);
  }

  @Mutation(() => OrderPayload, {
    description:
      'Says that pieces of a line are not there when the order is packed, and does what its wish says: something similar is taken, the shopper is asked live and by mail, or the money goes back by itself; fees are reckoned for what is left and never rise. Where all of it is missing the order is CANCELLED. Before the first parcel. For an admin, for support, for a packer, or an API key with orders:write; one without orders:read gets no order but the message. Refused with NOT_FOUND, BAD_USER_INPUT, or with CONFLICT for more than is left to pack and for an offer that does not fit.',
  })
  reportMissing(
    @Ctx() ctx: Context,
    @Arg('input', () => MissingInput, { description: 'What is missing.' }) input: MissingInput,
  ): Promise<OrderPayload> {
    const { lineId, quantity, reason, offers } = input;
    return payload(ctx, () => reportMissing(ctx, { lineId, quantity, reason, offered: offers ?? [] }));
  }

  @Mutation(() => ShortagePayload, {
    description:
      'Says what is sent instead of what is missing: one of its offers, or nothing. Named by its id, for the shopper and for an admin or support when a shopper calls, or by the link of the mail, for everybody who has it. The first answer counts; the same again changes nothing. Refused with INVALID_CREDENTIALS, NOT_FOUND, BAD_USER_INPUT for what was not offered, CONFLICT once it has ended, OUT_OF_STOCK.',
  })
  answerShortage(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, { nullable: true, description: 'Id of what is asked.' }) id: string | null,
    @Arg('token', () => String, { nullable: true, description: 'Or what stands behind the # of the link.' })
    token: string | null,
    @Arg('variantId', () => ID, {
      nullable: true,
      description: 'Of the offer; absent or null: nothing, and the money goes back.',
    })
    variantId: string | null,
  ): Promise<ShortagePayload> {
    return payload(ctx, async () => {
      const { order, ...answered } = await answerShortage(ctx, { id, token }, variantId ?? null);
      return token ? answered : { ...answered, order };
    });
  }

  @Mutation(() => OrderPayload, {
    description:
      'Says what the pieces of a line of loose goods weigh together, before they leave: they are billed as weighed, never above what was shown, and the difference goes back by itself. The same weight again changes nothing. For an admin, for support, for a packer, or an API key with orders:write; one without orders:read gets no order but the message. Refused with NOT_FOUND, BAD_USER_INPUT, or CONFLICT.',
  })
  weighLine(
    @Ctx() ctx: Context,
    @Arg('lineId', () => ID, { description: 'Id of the line.' }) lineId: string,
    @Arg('grams', () => Int, { description: 'Whole grams of all its pieces together, 1 or more.' }) grams: number,
  ): Promise<OrderPayload> {
    return payload(ctx, () => weighLine(ctx, lineId, grams));
  }

  @Mutation(() => AnswerMinutesPayload, {
    description:
      'Says how many minutes a shopper has to answer, from the next question on. For an admin, or an API key with catalogue:write. Refused with BAD_USER_INPUT.',
  })
  setAnswerMinutes(
    @Ctx() ctx: Context,
    @Arg('minutes', () => Int, { description: '1 to 1440.' }) minutes: number,
  ): Promise<AnswerMinutesPayload> {
    return payload(ctx, () => setAnswerMinutes(ctx, minutes));
  }
}

/** What shoppers are asked. */
@Resolver(() => User)
export class QuestionsResolver {
  @FieldResolver(() => [Shortage], {
    description: 'What the shopper is asked now about what is missing of own orders, what ends first.',
  })
  questions(@Ctx() ctx: Context, @Root() { id }: Readonly<User>): Promise<Shortage[]> {
    return questionsByUserId(ctx).load(id);
  }
}

/** What was missing of an order. */
@Resolver(() => Order)
export class OrderShortagesResolver {
  @FieldResolver(() => [Shortage], {
    description: 'What was missing when it was packed, first found first; empty for nearly every order.',
  })
  shortages(@Ctx() ctx: Context, @Root() { id }: Readonly<Order>): Promise<Shortage[]> {
    return shortagesByOrderId(ctx).load(id);
  }

  @FieldResolver(() => Rupees, {
    description:
      'How much less it comes to than total, in rupees, since something was missing or weighed less; it went back, or is due no more.',
  })
  notSupplied(@Root() { shortPaise }: Readonly<Order>): Paise {
    return asPaise(shortPaise);
  }
}

/** What can be sent in place of a line. */
@Resolver(() => OrderLine)
export class LineSubstitutesResolver {
  @FieldResolver(() => [SubstituteOffer], {
    description:
      'What fits in place of its pieces, the nearest first, at most 6: of the same category and about as much, no dearer, with no worse diet mark and no allergen more, in stock and fresh enough. Empty for a caller who may not read all orders.',
  })
  substitutes(@Ctx() ctx: Context, @Root() line: Readonly<OrderLine>): Promise<SubstituteOffer[]> {
    return listSubstitutes(ctx, line);
  }

  @FieldResolver(() => OrderLine, {
    nullable: true,
    description: 'The line that it was sent in place of; null of what was ordered.',
  })
  async substituteFor(
    @Ctx() ctx: Context,
    @Root() { substituteForId }: Readonly<OrderLine>,
  ): Promise<OrderLine | null> {
    return (substituteForId && (await orderLineById(ctx).load(substituteForId))) || null;
  }
}

/** What belongs to a shortage. */
@Resolver(() => Shortage)
export class ShortageResolver {
  @FieldResolver(() => OrderLine, { nullable: true, description: 'What is missing; null when it is gone.' })
  async line(@Ctx() ctx: Context, @Root() { orderLineId }: Readonly<Shortage>): Promise<OrderLine | null> {
    return (await orderLineById(ctx).load(orderLineId)) ?? null;
  }

  @FieldResolver(() => OrderLine, { nullable: true, description: 'What is sent instead; null for nothing.' })
  async substitute(@Ctx() ctx: Context, @Root() { substituteLineId }: Readonly<Shortage>): Promise<OrderLine | null> {
    return (substituteLineId && (await orderLineById(ctx).load(substituteLineId))) || null;
  }

  @FieldResolver(() => [SubstituteOffer], {
    description: 'What the shopper can choose from, as the packer offered it; empty where no one was asked.',
  })
  offers(@Ctx() ctx: Context, @Root() shortage: Readonly<Shortage>): Promise<SubstituteOffer[]> {
    return offersOf(ctx, shortage);
  }

  @FieldResolver(() => String, { description: 'Number of its order, e.g. JH-100001.' })
  async orderNumber(@Ctx() ctx: Context, @Root() { orderId }: Readonly<Shortage>): Promise<string> {
    return (await orderById(ctx).load(orderId))?.number ?? '';
  }
}
