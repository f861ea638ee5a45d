import { registerEnumType } from 'type-graphql';

/** What a member of staff does in the shop. Anyone who has no role is a shopper. */
export enum Role {
  OWNER = 'OWNER',
  PACKER = 'PACKER',
  SUPPORT = 'SUPPORT',
}

registerEnumType(Role, {
  name: 'Role',
  description: 'What somebody who helps to run the shop does there.',
  valuesConfig: {
    OWNER: { description: 'May do everything; is given at the terminal of the shop alone. Also called admin.' },
    PACKER: { description: 'Reads all orders and stock, and packs, ships and hands over. Gives no money back.' },
    SUPPORT: {
      description:
        'Reads all orders, stock and customers, moves orders on, calls them off, and hides reviews and shows them again.',
    },
  },
});
