import { registerEnumType } from 'type-graphql';
import { ApiScope } from './api-scope.js';
import { Role } from './role.js';

/** What a member of staff may do. */
export enum Right {
  USE_DESK = 'USE_DESK',
  READ_CATALOGUE = 'READ_CATALOGUE',
  CHANGE_CATALOGUE = 'CHANGE_CATALOGUE',
  COUNT_STOCK = 'COUNT_STOCK',
  READ_ORDERS = 'READ_ORDERS',
  MOVE_ORDERS = 'MOVE_ORDERS',
  GIVE_MONEY_BACK = 'GIVE_MONEY_BACK',
  WATCH_PAYMENTS = 'WATCH_PAYMENTS',
  SERVE_CUSTOMERS = 'SERVE_CUSTOMERS',
  MODERATE_REVIEWS = 'MODERATE_REVIEWS',
  KEEP_BOOKS = 'KEEP_BOOKS',
  MANAGE_STAFF = 'MANAGE_STAFF',
  MANAGE_INTEGRATIONS = 'MANAGE_INTEGRATIONS',
  READ_AUDIT = 'READ_AUDIT',
  RUN_SHOP = 'RUN_SHOP',
}

registerEnumType(Right, {
  name: 'Right',
  description: 'What somebody may do who helps to run the shop; Query.rights says which roles have which.',
  valuesConfig: {
    USE_DESK: { description: 'Comes to the desk, and keeps views of its lists.' },
    READ_CATALOGUE: { description: 'Reads hidden products, stock and its history.' },
    CHANGE_CATALOGUE: { description: 'Changes products, categories, prices, stock, banners and what delivery costs.' },
    COUNT_STOCK: { description: 'Counts the shelves; who may change the catalogue books what was counted.' },
    READ_ORDERS: { description: 'Reads all orders, returns and sales.' },
    MOVE_ORDERS: { description: 'Packs, ships and hands over.' },
    GIVE_MONEY_BACK: { description: 'Calls off orders, answers returns and makes refunds.' },
    WATCH_PAYMENTS: { description: 'Sees payments that need somebody to look at them.' },
    SERVE_CUSTOMERS: { description: 'Reads customers, and keeps notes and tags of them.' },
    MODERATE_REVIEWS: { description: 'Hides reviews and shows them again.' },
    KEEP_BOOKS: { description: 'Reads the figures of the GST return, and what sells.' },
    MANAGE_STAFF: { description: 'Invites staff, gives and takes roles, and resets second factors.' },
    MANAGE_INTEGRATIONS: { description: 'Makes and revokes API keys, public keys and webhooks.' },
    READ_AUDIT: { description: 'Reads who changed what.' },
    RUN_SHOP: { description: 'Changes settings, texts and looks, and all else that no other right names.' },
  },
});

/** Who has a right. */
export interface Grant {
  /** The roles that have it. */
  readonly roles: readonly Role[];
  /** The scope of an API key that reaches what it is about; absent: no key does. */
  readonly scope?: ApiScope;
  /** Whether money leaves the shop by it, for which a second factor is asked again. */
  readonly movesMoney?: boolean;
}

const EVERY_ROLE = Object.values(Role);
const OWNER_AND_PACKER = [Role.OWNER, Role.PACKER];
const OWNER_AND_SUPPORT = [Role.OWNER, Role.SUPPORT];
const OWNER_ALONE = [Role.OWNER];

/**
 * What each role may do: the one place where it stands. What the shop refuses, what the desk shows
 * to whom and the table of roles there are made of this.
 */
export const GRANTS: Readonly<Record<Right, Grant>> = {
  USE_DESK: { roles: EVERY_ROLE },
  READ_CATALOGUE: { roles: EVERY_ROLE, scope: ApiScope.CATALOGUE_READ },
  CHANGE_CATALOGUE: { roles: OWNER_ALONE, scope: ApiScope.CATALOGUE_WRITE },
  COUNT_STOCK: { roles: OWNER_AND_PACKER },
  READ_ORDERS: { roles: EVERY_ROLE, scope: ApiScope.ORDERS_READ },
  MOVE_ORDERS: { roles: EVERY_ROLE, scope: ApiScope.ORDERS_WRITE },
  GIVE_MONEY_BACK: { roles: OWNER_AND_SUPPORT, movesMoney: true },
  WATCH_PAYMENTS: { roles: OWNER_AND_SUPPORT },
  SERVE_CUSTOMERS: { roles: OWNER_AND_SUPPORT },
  MODERATE_REVIEWS: { roles: OWNER_AND_SUPPORT },
  KEEP_BOOKS: { roles: OWNER_ALONE },
  MANAGE_STAFF: { roles: OWNER_ALONE },
  MANAGE_INTEGRATIONS: { roles: OWNER_ALONE },
  READ_AUDIT: { roles: OWNER_ALONE },
  RUN_SHOP: { roles: OWNER_ALONE },
};

/** Whether a role has a right; without a role there is none. */
export function hasRight(role: Role | null | undefined, right: Right): boolean {
  return !!role && GRANTS[right].roles.includes(role);
}

/** The rights of a role, in their order; none for a shopper. */
export function rightsOf(role: Role | null): Right[] {
  return Object.values(Right).filter((right) => hasRight(role, right));
}

/** Whether a role may send money out of the shop. */
export function movesMoney(role: Role | null): boolean {
  return rightsOf(role).some((right) => GRANTS[right].movesMoney);
}

/** The right that stands for a scope where an account asks. */
export function rightOfScope(scope: ApiScope): Right {
  const right = Object.values(Right).find((each) => GRANTS[each].scope === scope);
  if (!right) throw new Error(`No right stands for ${scope}.`);
  return right;
}
