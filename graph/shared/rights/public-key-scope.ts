import { registerEnumType } from 'type-graphql';

/** What a page or an app may do that comes with a public key. */
export enum PublicKeyScope {
  READ = 'READ',
  SHOP = 'SHOP',
}

registerEnumType(PublicKeyScope, {
  name: 'PublicKeyScope',
  description: 'What a page or an app of somebody else may do that comes with a public key.',
  valuesConfig: {
    READ: { description: 'Reads what everybody may read. It changes nothing and signs nobody in.' },
    SHOP: {
      description:
        'Does what a visitor or a shopper may do: signs in, fills carts, pays. An admin is a shopper there, without the rights of a role.',
    },
  },
});
