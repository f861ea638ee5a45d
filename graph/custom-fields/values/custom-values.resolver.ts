import { Arg, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import { Customer } from '../../accounts/customers/customers.type.js';
import { User } from '../../accounts/user.entity.js';
import { Category } from '../../catalogue/category.entity.js';
import { ProductVariant } from '../../catalogue/variants/product-variant.entity.js';
import { Order } from '../../orders/order.entity.js';
import type { Context } from '../../shared/context.js';
import type { CustomEntity } from '../../shared/custom-field.js';
import { payload } from '../../shared/schema/payload.js';
import { CustomFieldDefinition, CustomFieldEntity, CustomFieldInput, CustomFieldValue } from '../custom-field.type.js';
import { listDefinitions } from '../custom-fields.service.js';
import { CustomFieldsPayload } from './custom-values.payload.js';
import { listCustomFields, saveCustomFields } from './save-custom-fields.js';

const SHOWN =
  'What it has in the fields that this shop has been extended by, in their order; what it has nothing in is left out. Those who run the shop see all, others those that are public.';

/** The fields that the shop has been extended by, and what things have in them. */
@Resolver()
export class CustomValuesResolver {
  @Query(() => [CustomFieldDefinition], {
    description:
      'The fields that a kind of thing has been extended by, to draw a form, facts or filters from. Visitors see those that are public.',
  })
  customFieldDefinitions(
    @Ctx() ctx: Context,
    @Arg('entity', () => CustomFieldEntity, { description: 'Of what.' }) entity: CustomEntity,
  ): CustomFieldDefinition[] {
    return listDefinitions(ctx, entity);
  }

  @Mutation(() => CustomFieldsPayload, {
    description:
      'Writes what a thing is to have in fields that this shop has been extended by. For an admin or an API key with catalogue:write, of orders for who may move them on, and for a shopper of what is theirs in the fields that say so. Refused with NOT_FOUND or BAD_USER_INPUT.',
  })
  async saveCustomFields(
    @Ctx() ctx: Context,
    @Arg('entity', () => CustomFieldEntity, { description: 'What kind of thing it is.' }) entity: CustomEntity,
    @Arg('id', () => ID, { description: 'Id of the thing.' }) id: string,
    @Arg('customFields', () => [CustomFieldInput], { description: 'Those that are not named stay as they are.' })
    customFields: CustomFieldInput[],
  ): Promise<CustomFieldsPayload> {
    const saved = await payload(ctx, async () => ({
      customFields: await saveCustomFields(ctx, entity, id, customFields),
    }));
    return { customFields: [], ...saved };
  }
}

/** What a variant has in fields of extensions. */
@Resolver(() => ProductVariant)
export class VariantFieldsResolver {
  @FieldResolver(() => [CustomFieldValue], { description: SHOWN })
  customFields(@Ctx() ctx: Context, @Root() { id }: Readonly<ProductVariant>): Promise<CustomFieldValue[]> {
    return listCustomFields(ctx, 'ProductVariant', id);
  }
}

/** What a category has in fields of extensions. */
@Resolver(() => Category)
export class CategoryFieldsResolver {
  @FieldResolver(() => [CustomFieldValue], { description: SHOWN })
  customFields(@Ctx() ctx: Context, @Root() { id }: Readonly<Category>): Promise<CustomFieldValue[]> {
    return listCustomFields(ctx, 'Category', id);
  }
}

/** What an order has in fields of extensions. */
@Resolver(() => Order)
export class OrderFieldsResolver {
  @FieldResolver(() => [CustomFieldValue], { description: SHOWN })
  customFields(@Ctx() ctx: Context, @Root() { id }: Readonly<Order>): Promise<CustomFieldValue[]> {
    return listCustomFields(ctx, 'Order', id);
  }
}

/** What an account has in fields of extensions. */
@Resolver(() => User)
export class AccountFieldsResolver {
  @FieldResolver(() => [CustomFieldValue], { description: SHOWN })
  customFields(@Ctx() ctx: Context, @Root() { id }: Readonly<User>): Promise<CustomFieldValue[]> {
    return listCustomFields(ctx, 'User', id);
  }
}

/** What a customer's account has in fields of extensions. */
@Resolver(() => Customer)
export class CustomerFieldsResolver {
  @FieldResolver(() => [CustomFieldValue], { description: SHOWN })
  customFields(@Ctx() ctx: Context, @Root() { id }: Readonly<Customer>): Promise<CustomFieldValue[]> {
    return listCustomFields(ctx, 'User', id);
  }
}
