import { Arg, Args, ArgsType, Ctx, Field, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { MayTakeTime } from '../cache/when-read.js';
import { categoryById } from '../catalogue/catalogue.loaders.js';
import { Category } from '../catalogue/category.entity.js';
import { Product } from '../catalogue/product.entity.js';
import type { Context } from '../shared/context.js';
import type { Paise } from '../shared/money/money.js';
import { Rupees } from '../shared/money/rupees.scalar.js';
import { BasicPayload } from '../shared/schema/basic-payload.type.js';
import { DirectResolver } from '../shared/schema/direct-resolver.js';
import { payload } from '../shared/schema/payload.js';
import { Shop } from '../shop/shop.type.js';
import { DeliveryZoneInput } from './delivery.inputs.js';
import { DeliveryTermsPayload, DeliveryZonePayload } from './delivery.payloads.js';
import {
  deliveryPromises,
  earliestDelivery,
  listDeliveryZones,
  listFreshCategoryIds,
  productPromise,
  promisedFreeFrom,
  readDeliveryTerms,
} from './delivery.service.js';
import { DeliveryPromise } from './delivery-promise.type.js';
import { DeliveryTerms } from './delivery-terms.entity.js';
import { DeliveryZone } from './delivery-zone.entity.js';
import {
  removeDeliveryZone,
  saveDeliveryZone,
  setDeliveryTerms,
  setExpressFee,
  setFreshCategory,
} from './save-delivery.js';

const PIN = "6 digits, with or without a blank; absent: what the browser's cookie `pin` says.";

/** Where a product is to come to. */
@ArgsType()
class PinArgs {
  @Field(() => String, { nullable: true, description: PIN })
  pin?: string | null;
}

/** What the shop says of delivery on every page. */
@Resolver(() => Shop)
export class ShopDeliveryResolver {
  @FieldResolver(() => Boolean, {
    description: 'Whether the shop says by when goods come to a PIN code, so that it is worth asking for one.',
  })
  async promisesDelivery(@Ctx() ctx: Context): Promise<boolean> {
    return (await listDeliveryZones(ctx)).length > 0;
  }

  @FieldResolver(() => String, {
    nullable: true,
    description:
      'From which day on goods come that are ordered now, to whom they come first, e.g. Delivery from today, for a visitor whose PIN code is not known; null in a shop that promises nothinghing.',
  })
  earliestDelivery(@Ctx() ctx: Context): Promise<string | null> {
    return earliestDelivery(ctx);
  }

  @FieldResolver(() => Rupees, {
    description:
      "For orders of how many rupees the shop promises free delivery: what its terms say, or 500 where it takes no fee. It stands in 'Orders ₹500 or more'.",
  })
  async freeDeliveryFrom(@Ctx() ctx: Context): Promise<Paise> {
    return promisedFreeFrom(ctx);
  }
}

/** When goods come, and what that costs. */
@Resolver(() => Product)
export class DeliveryResolver {
  @Query(() => [DeliveryPromise], {
    description:
      'By when goods come to a PIN code if they are ordered now, fresh goods first. Empty without a PIN code, and in a shop that promises nothing. Refused with BAD_USER_INPUT for what is no PIN code.',
  })
  deliveryPromises(
    @Ctx() ctx: Context,
    @Arg('pin', () => String, { nullable: true, description: PIN }) pin: string | null,
  ): MayTakeTime<readonly DeliveryPromise[]> {
    return deliveryPromises(ctx, pin ?? null);
  }

  @Query(() => DeliveryTerms, { description: 'What the shop charges for delivery.' })
  deliveryTerms(@Ctx() ctx: Context): Promise<DeliveryTerms> {
    return readDeliveryTerms(ctx);
  }

  @Query(() => [DeliveryZone], { description: 'Where the shop brings goods, by the names of the zones.' })
  deliveryZones(@Ctx() ctx: Context): MayTakeTime<readonly DeliveryZone[]> {
    return listDeliveryZones(ctx);
  }

  @Query(() => [Category], {
    description: 'The categories whose goods, with those of the categories below them, travel as fresh.',
  })
  async freshCategories(@Ctx() ctx: Context): Promise<Category[]> {
    const ids = await listFreshCategoryIds(ctx);
    const categories = await Promise.all(ids.map((id) => categoryById(ctx).load(id)));
    return categories.filter((category) => category !== undefined);
  }

  @FieldResolver(() => DeliveryPromise, {
    nullable: true,
    description:
      'By when it comes to a PIN code if it is ordered now; null without a PIN code, and in a shop that promises nothing.',
  })
  @DirectResolver()
  deliveryPromise(
    @Root() product: Readonly<Product>,
    @Ctx() ctx: Context,
    @Args() { pin }: PinArgs,
  ): MayTakeTime<DeliveryPromise | null> {
    return pin == null && ctx.pin === null ? null : productPromise(ctx, product, pin ?? null);
  }

  @Mutation(() => DeliveryZonePayload, {
    description:
      'Opens a zone of delivery, or changes one. For an admin, or an API key with catalogue:write. Refused with BAD_USER_INPUT, CONFLICT or NOT_FOUND.',
  })
  saveDeliveryZone(
    @Ctx() ctx: Context,
    @Arg('input', () => DeliveryZoneInput, { description: 'The zone as it is to be.' }) input: DeliveryZoneInput,
  ): Promise<DeliveryZonePayload> {
    return payload(ctx, async () => ({ deliveryZone: await saveDeliveryZone(ctx, input) }));
  }

  @Mutation(() => BasicPayload, {
    description: 'Closes a zone of delivery. For an admin, or an API key with catalogue:write. Refused with NOT_FOUND.',
  })
  async removeDeliveryZone(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, { description: 'Id of the zone.' }) id: string,
  ): Promise<BasicPayload> {
    return { ok: false, ...(await payload(ctx, () => removeDeliveryZone(ctx, id))) };
  }

  @Mutation(() => DeliveryTermsPayload, {
    description:
      'Says what delivery costs. For an admin, or an API key with catalogue:write. Refused with BAD_USER_INPUT.',
  })
  setDeliveryTerms(
    @Ctx() ctx: Context,
    @Arg('fee', () => Rupees, { description: 'Charge for an order, in whole rupees; 0 for none.' }) fee: Paise,
    @Arg('freeFrom', () => Rupees, { description: 'The sum of the goods from which it is free, in rupees.' })
    freeFrom: Paise,
  ): Promise<DeliveryTermsPayload> {
    return payload(ctx, async () => ({ deliveryTerms: await setDeliveryTerms(ctx, fee, freeFrom) }));
  }

  @Mutation(() => DeliveryTermsPayload, {
    description:
      'Says what an order costs that comes by express, or switches express off. For an admin, or an API key with catalogue:write. Refused with BAD_USER_INPUT.',
  })
  setExpressFee(
    @Ctx() ctx: Context,
    @Arg('fee', () => Rupees, {
      nullable: true,
      description: 'Charge for an order, in whole rupees; absent: the shop offers no express.',
    })
    fee: Paise | null,
  ): Promise<DeliveryTermsPayload> {
    return payload(ctx, async () => ({ deliveryTerms: await setExpressFee(ctx, fee ?? null) }));
  }

  @Mutation(() => BasicPayload, {
    description:
      'Says whether the goods of a category, and of those below it, travel as fresh. For an admin, or an API key with catalogue:write. Refused with NOT_FOUND.',
  })
  async setFreshCategory(
    @Ctx() ctx: Context,
    @Arg('categoryId', () => ID, { description: 'Id of the category.' }) categoryId: string,
    @Arg('isFresh', () => Boolean, { description: 'Whether they do.' }) isFresh: boolean,
  ): Promise<BasicPayload> {
    return { ok: false, ...(await payload(ctx, () => setFreshCategory(ctx, categoryId, isFresh))) };
  }
}
