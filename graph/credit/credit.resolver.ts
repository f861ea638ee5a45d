import { Arg, Ctx, Extensions, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import { Customer } from '../accounts/customers/customers.type.js';
import { User } from '../accounts/user.entity.js';
import { mayReadOrders } from '../orders/orders.service.js';
import type { Context } from '../shared/context.js';
import { asPaise, type Paise } from '../shared/money/money.js';
import { Rupees } from '../shared/money/rupees.scalar.js';
import { After, First } from '../shared/paging/page.args.js';
import { DirectResolver } from '../shared/schema/direct-resolver.js';
import { payload } from '../shared/schema/payload.js';
import { extendGiftCard, sendGiftCard } from './change-gift-card.js';
import { Credit } from './credit.entity.js';
import { CreditTermsInput, GiftCardInput, StoreCreditInput } from './credit.inputs.js';
import { balanceByUserId, creditsByUserId, movementsByCreditId, orderByPaymentOrderId } from './credit.loaders.js';
import { addGiftCard, issueGiftCard, issueStoreCredit, listGiftCards, setCreditBalance } from './credit.service.js';
import { CreditConnection, CreditPayload, CreditTermsPayload } from './credit.type.js';
import { CreditState, stateOfCredit } from './credit-kind.js';
import { CreditMovement } from './credit-movement.entity.js';
import { CreditTerms } from './credit-terms.entity.js';
import { readCreditTerms, setCreditTerms, type TermsChange } from './credit-terms.js';

const STAFF = 'For an admin and for support; anybody else is refused with FORBIDDEN.';
const KEY = 'A text of your own, at most 200 characters: the same key gives nothing more.';

/** Gift cards and store credit: what shoppers have of them, and what staff do with them. */
@Resolver(() => Credit)
export class CreditResolver {
  @Query(() => CreditTerms, {
    description: 'How long gift cards and store credit can be spent, and what gift cards are sold for.',
  })
  creditTerms(@Ctx() ctx: Context): Promise<CreditTerms> {
    return readCreditTerms(ctx);
  }

  @Query(() => CreditConnection, { description: `The gift cards of the shop, the latest first. ${STAFF}` })
  giftCards(
    @Ctx() ctx: Context,
    @Arg('text', () => String, {
      nullable: true,
      description: 'The code of one, or its last four characters; absent: all.',
    })
    text: string | null,
    @Arg('state', () => CreditState, { nullable: true, description: 'Only those that stand there; absent: all.' })
    state: CreditState | null,
    @First(20) first: number | null,
    @After() after: string | null,
  ): Promise<CreditConnection> {
    return listGiftCards(ctx, { text: text ?? null, state: state ?? null }, { first: first ?? 20, after });
  }

  @Mutation(() => CreditPayload, {
    description:
      'Enters the code of a gift card, which the viewer can spend from then on, as can all others who know it. For a signed-in shopper. Refused with BAD_USER_INPUT, NOT_FOUND, CONFLICT for one that has expired, and RATE_LIMITED for who guesses.',
  })
  addGiftCard(
    @Ctx() ctx: Context,
    @Arg('code', () => String, { description: 'As it was typed; capitals, blanks and hyphens do not matter.' })
    code: string,
  ): Promise<CreditPayload> {
    return payload(ctx, () => addGiftCard(ctx, code));
  }

  @Mutation(() => CreditPayload, {
    description: `Gives a customer store credit. ${STAFF} Refused with NOT_FOUND, BAD_USER_INPUT or IDEMPOTENCY_MISMATCH.`,
  })
  issueStoreCredit(
    @Ctx() ctx: Context,
    @Arg('input', () => StoreCreditInput, { description: 'To whom, how much, and why.' }) input: StoreCreditInput,
    @Arg('idempotencyKey', () => String, { nullable: true, description: KEY }) idempotencyKey: string | null,
  ): Promise<CreditPayload> {
    return payload(ctx, () => issueStoreCredit(ctx, input, idempotencyKey || null));
  }

  @Mutation(() => CreditPayload, {
    description: `Gives a gift card to somebody, whose code goes there by mail. ${STAFF} Refused with BAD_USER_INPUT, IDEMPOTENCY_MISMATCH, or CONFLICT where the shop sends no mail.`,
  })
  issueGiftCard(
    @Ctx() ctx: Context,
    @Arg('input', () => GiftCardInput, { description: 'To whom, how much, and why.' }) input: GiftCardInput,
    @Arg('idempotencyKey', () => String, { nullable: true, description: KEY }) idempotencyKey: string | null,
  ): Promise<CreditPayload> {
    return payload(ctx, () => issueGiftCard(ctx, input, idempotencyKey || null));
  }

  @Mutation(() => CreditPayload, {
    description: `Puts the balance of a gift card or of store credit right, such as of a card whose code was stolen. ${STAFF} Refused with NOT_FOUND, BAD_USER_INPUT or CONFLICT.`,
  })
  setCreditBalance(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, { description: 'Id of the credit.' }) id: string,
    @Arg('balance', () => Rupees, { description: 'What is to be left, in rupees; 0 for nothing.' })
    balance: Paise,
    @Arg('balanceBefore', () => Rupees, {
      description:
        'The balance that the caller has seen; another one now is refused with CONFLICT, so that two presses of a button are one change.',
    })
    balanceBefore: Paise,
    @Arg('note', () => String, { description: 'Why, 1 to 500 characters; the customer may read it.' }) note: string,
  ): Promise<CreditPayload> {
    const change = { balancePaise: balance, balanceBeforePaise: balanceBefore, note };
    return payload(ctx, () => setCreditBalance(ctx, id, change));
  }

  @Mutation(() => CreditPayload, {
    description: `Sends a gift card anew, with a code of its own; the code before opens nothing from then on. ${STAFF} Refused with NOT_FOUND or BAD_USER_INPUT, and with CONFLICT for one that was called off, has expired or of which nothing is left.`,
  })
  sendGiftCard(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, { description: 'Id of the gift card.' }) id: string,
    @Arg('email', { description: 'The e-mail address that its code is sent to.' }) email: string,
    @Arg('name', { description: 'Whom the mail greets, 1 to 100 characters.' }) name: string,
  ): Promise<CreditPayload> {
    return payload(ctx, () => sendGiftCard(ctx, id, { email, name }));
  }

  @Mutation(() => CreditPayload, {
    description: `Lets a gift card be spent for longer. ${STAFF} Refused with NOT_FOUND, CONFLICT for one that was called off, and BAD_USER_INPUT for a moment that is not later than it ends now, or more than ten years ahead.`,
  })
  extendGiftCard(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, { description: 'Id of the gift card.' }) id: string,
    @Arg('expiresAt', () => Date, { description: 'When what is left is to expire.' }) expiresAt: Date,
  ): Promise<CreditPayload> {
    return payload(ctx, () => extendGiftCard(ctx, id, expiresAt));
  }

  @FieldResolver(() => CreditState, { description: 'Where it stands now.' })
  @DirectResolver()
  state(@Root() credit: Readonly<Credit>): CreditState {
    return stateOfCredit(credit);
  }

  @Mutation(() => CreditTermsPayload, {
    description:
      'Sets how long gift cards and store credit can be spent that are given from now on, and what gift cards are sold for. For an admin. Refused with BAD_USER_INPUT.',
  })
  setCreditTerms(
    @Ctx() ctx: Context,
    @Arg('input', () => CreditTermsInput, { description: 'The terms.' }) input: CreditTermsInput,
  ): Promise<CreditTermsPayload> {
    return payload(ctx, async () => ({ creditTerms: await setCreditTerms(ctx, changeOf(input)) }));
  }

  @Extensions({ usualItems: 5 })
  @FieldResolver(() => [CreditMovement], { description: 'How its balance came to be, the latest first; up to 200.' })
  movements(@Ctx() ctx: Context, @Root() { id }: Readonly<Credit>): Promise<CreditMovement[]> {
    return movementsByCreditId(ctx).load(id);
  }
}

function changeOf(input: CreditTermsInput): TermsChange {
  const { giftCardDays, storeCreditDays = null, sellsGiftCards, giftCardMin, giftCardMax } = input;
  return {
    ...{ giftCardDays, storeCreditDays },
    ...(sellsGiftCards != null && { areGiftCardsSold: sellsGiftCards }),
    ...(giftCardMin != null && { giftCardMinPaise: giftCardMin }),
    ...(giftCardMax != null && { giftCardMaxPaise: giftCardMax }),
  };
}

/** Whether gift cards are for sale. */
@Resolver(() => CreditTerms)
export class CreditTermsResolver {
  @FieldResolver(() => Boolean, {
    description: 'Whether shoppers can buy gift cards; false also where the shop sends no mail.',
  })
  sellsGiftCards(@Ctx() ctx: Context, @Root() { areGiftCardsSold }: Readonly<CreditTerms>): boolean {
    return areGiftCardsSold && ctx.mailer !== null;
  }
}

/** What a movement was for. */
@Resolver(() => CreditMovement)
export class CreditMovementResolver {
  @FieldResolver(() => Rupees, { description: 'By how much, in rupees; isTaken says whether it went off.' })
  @DirectResolver()
  amount(@Root() { amountPaise }: Readonly<CreditMovement>): Paise {
    return asPaise(Math.abs(amountPaise));
  }

  @FieldResolver(() => Boolean, { description: 'Whether it went off the balance, instead of coming to it.' })
  @DirectResolver()
  isTaken(@Root() { amountPaise }: Readonly<CreditMovement>): boolean {
    return amountPaise < 0;
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: "The number of the order that it paid, or came back from; null for none, and for another shopper's.",
  })
  async orderNumber(@Ctx() ctx: Context, @Root() { paymentOrderId }: Readonly<CreditMovement>): Promise<string | null> {
    const order = paymentOrderId === null ? undefined : await orderByPaymentOrderId(ctx).load(paymentOrderId);
    return order && (order.userId === ctx.viewer?.id || mayReadOrders(ctx)) ? order.number : null;
  }
}

/** What a shopper has. */
@Resolver(() => User)
export class OwnCreditResolver {
  @Extensions({ usualItems: 5 })
  @FieldResolver(() => [Credit], { description: 'Gift cards and store credit, the latest first, also what is spent.' })
  credits(@Ctx() ctx: Context, @Root() { id }: Readonly<User>): Promise<Credit[]> {
    return creditsByUserId(ctx).load(id);
  }

  @FieldResolver(() => Rupees, {
    description: 'What is left of gift cards and store credit, in rupees, without what an open checkout has set aside.',
  })
  creditBalance(@Ctx() ctx: Context, @Root() { id }: Readonly<User>): Promise<Paise> {
    return balanceByUserId(ctx).load(id);
  }
}

/** What a customer has, as staff see it. */
@Resolver(() => Customer)
export class CustomerCreditResolver {
  @Extensions({ usualItems: 5 })
  @FieldResolver(() => [Credit], { description: 'Gift cards and store credit, the latest first, also what is spent.' })
  credits(@Ctx() ctx: Context, @Root() { id }: Readonly<Customer>): Promise<Credit[]> {
    return creditsByUserId(ctx).load(id);
  }

  @FieldResolver(() => Rupees, { description: 'What is left of them, in rupees.' })
  creditBalance(@Ctx() ctx: Context, @Root() { id }: Readonly<Customer>): Promise<Paise> {
    return balanceByUserId(ctx).load(id);
  }
}
