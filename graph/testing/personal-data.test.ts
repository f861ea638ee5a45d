import { describe, expect, it } from '@jest/globals';
import { type GraphQLNamedType, type GraphQLObjectType, getNamedType, isObjectType } from 'graphql';
import { buildShopSchema } from '../schema.js';

const schema = await buildShopSchema();

/** Types that tell of a person; only these fields lead to them, and each asks who is there. */
const PERSONAL_TYPES = [
  'User',
  'Passkey',
  'Cart',
  'CartLine',
  'Order',
  'OrderLine',
  'OrderConnection',
  'OrderEdge',
  'Invoice',
  'InvoiceLine',
  'OrderEvent',
  'OrderReturn',
  'OrderReturnLine',
  'OrderReturnConnection',
  'OrderReturnEdge',
  // Of the order's lines; by a link that was mailed to its shopper as well.
  'Shortage',
  'GiftCardPurchase',
  'Shipment',
  'ShipmentLine',
  'PaymentOrder',
  'PaymentConcern',
  'StaffMember',
  'ProductEditor',
  'StaffInvitation',
  // For who has the link that was mailed to the address.
  'StaffOffer',
  'Customer',
  'CustomerConnection',
  'CustomerEdge',
  'WishlistItem',
  'Address',
];

/** Names of fields that would tell of a person. */
const TELLS_OF_A_PERSON = /e-?mail|phone|address|password|token|hash|secret|pincode|zip|user|customerId/i;

/** What the shop says of itself under such names. */
const OF_THE_SHOP = ['Shop.email', 'Shop.phone', 'Shop.address'];

describe('every type of the graph', () => {
  it('that tells of a person is reached from the viewer only', () => {
    const ways = objectTypes().flatMap((type) =>
      Object.values(type.getFields())
        .filter((field) => PERSONAL_TYPES.includes(getNamedType(field.type).name))
        .map((field) => `${type.name}.${field.name}`),
    );

    const fromOutside = ways.filter((way) => {
      const [type = ''] = way.split('.');
      return !PERSONAL_TYPES.includes(type) && !type.endsWith('Payload');
    });
    expect(fromOutside.toSorted()).toEqual([
      'Credit.purchase',
      'Product.editors',
      'Query.allOrders',
      'Query.customer',
      'Query.customers',
      'Query.me',
      'Query.order',
      'Query.orderReturns',
      'Query.paymentsNeedingAttention',
      'Query.shortage',
      'Query.staff',
      'Query.staffInvitations',
      'Query.staffOffer',
      'StockMovement.order',
      'Subscription.orderStatusChanged',
    ]);
  });

  it('that anybody may read tells of nobody', () => {
    const telling = objectTypes()
      .filter(({ name }) => !PERSONAL_TYPES.includes(name) && !/^(Query|Mutation|Subscription)$|Payload$/.test(name))
      .flatMap((type) => Object.keys(type.getFields()).map((field) => `${type.name}.${field}`))
      .filter((field) => TELLS_OF_A_PERSON.test(field) && !OF_THE_SHOP.includes(field));

    expect(telling).toEqual([]);
  });

  it('never holds a password', () => {
    const told = objectTypes().filter(({ name }) => name !== 'Mutation');
    const fields = told.flatMap((type) => Object.keys(type.getFields()));

    expect(fields.filter((field) => /password|hash/i.test(field))).toEqual([]);
  });
});

function objectTypes(): GraphQLObjectType[] {
  const isOurs = (type: GraphQLNamedType): type is GraphQLObjectType =>
    isObjectType(type) && !type.name.startsWith('__');
  return Object.values(schema.getTypeMap()).filter(isOurs);
}
