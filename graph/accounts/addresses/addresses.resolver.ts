import { Arg, Ctx, FieldResolver, ID, Mutation, Resolver, Root } from 'type-graphql';
import type { Context } from '../../shared/context.js';
import { viewerOf } from '../../shared/rights/viewer.js';
import { payload } from '../../shared/schema/payload.js';
import { User } from '../user.entity.js';
import { Address } from './address.entity.js';
import { AddressInput } from './addresses.inputs.js';
import { AddressPayload } from './addresses.payload.js';
import { addAddress, listAddresses, removeAddress, setDefaultAddress, updateAddress } from './addresses.service.js';

/** The address book of an account. */
@Resolver(() => User)
export class AddressesResolver {
  @FieldResolver(() => [Address], {
    description:
      "The shopper's address book, the default first, then those used last; at most 20. What was ordered to is in it by itself.",
  })
  addresses(@Ctx() ctx: Context, @Root() user: Readonly<User>): Promise<Address[]> {
    return listAddresses(ctx, user.id);
  }

  @Mutation(() => AddressPayload, {
    description:
      "Puts an address into the viewer's book. For a signed-in shopper. Refused with BAD_USER_INPUT, or with CONFLICT when the book holds 20.",
  })
  addAddress(
    @Ctx() ctx: Context,
    @Arg('input', () => AddressInput, { description: 'The place, and who receives goods there.' }) input: AddressInput,
  ): Promise<AddressPayload> {
    return payload(ctx, () => addAddress(ctx, input));
  }

  @Mutation(() => AddressPayload, {
    description:
      "Changes an address of the viewer's book; no order changes with it. For a signed-in shopper. Refused with BAD_USER_INPUT or NOT_FOUND.",
  })
  updateAddress(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, { description: 'Id of the address.' }) id: string,
    @Arg('input', () => AddressInput, { description: 'What it is to be, wholly.' }) input: AddressInput,
  ): Promise<AddressPayload> {
    return payload(ctx, () => updateAddress(ctx, id, input));
  }

  @Mutation(() => AddressPayload, {
    description:
      "Takes an address out of the viewer's book; no order changes with it. For a signed-in shopper. Refused with NOT_FOUND.",
  })
  removeAddress(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, { description: 'Id of the address.' }) id: string,
  ): Promise<AddressPayload> {
    return payload(ctx, () => removeAddress(ctx, id));
  }

  @Mutation(() => AddressPayload, {
    description:
      'Makes an address the one that every checkout of the viewer starts with. For a signed-in shopper. Refused with NOT_FOUND.',
  })
  setDefaultAddress(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, { description: 'Id of the address.' }) id: string,
  ): Promise<AddressPayload> {
    return payload(ctx, () => setDefaultAddress(ctx, id));
  }
}

/** The book as a mutation leaves it. */
@Resolver(() => AddressPayload)
export class AddressPayloadResolver {
  @FieldResolver(() => [Address], {
    description: "The viewer's whole book afterwards, the default first; as it was when refused.",
  })
  addresses(@Ctx() ctx: Context): Promise<Address[]> {
    return listAddresses(ctx, viewerOf(ctx).id);
  }
}
