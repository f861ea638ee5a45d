import { ApiScope } from '../../shared/api-scope.js';

/** API keys with one scope each, and such as let nobody in: one with all scopes each. */
export const KEYS = {
  readsCatalogue: ApiScope.CATALOGUE_READ,
  writesCatalogue: ApiScope.CATALOGUE_WRITE,
  readsOrders: ApiScope.ORDERS_READ,
  writesOrders: ApiScope.ORDERS_WRITE,
  unknownKey: null,
  revokedKey: null,
  expiredKey: null,
  keyOfNoAdmin: null,
} as const;

/** Programs that come with a key. */
export type KeyHolder = keyof typeof KEYS;

/** What an operation answers each caller: YES, or the code with which it refuses. */
export type Answers = Record<
  'visitor' | 'forged' | 'expired' | 'other' | 'owner' | 'admin' | 'packer' | 'support' | KeyHolder,
  string
>;

export const STRANGERS = { visitor: 'UNAUTHENTICATED', forged: 'UNAUTHENTICATED', expired: 'UNAUTHENTICATED' };
const BAD_KEYS = {
  unknownKey: 'UNAUTHENTICATED',
  revokedKey: 'UNAUTHENTICATED',
  expiredKey: 'UNAUTHENTICATED',
  keyOfNoAdmin: 'UNAUTHENTICATED',
};
/** What no key reaches. */
export const NO_KEYS = {
  ...BAD_KEYS,
  readsCatalogue: 'FORBIDDEN',
  writesCatalogue: 'FORBIDDEN',
  readsOrders: 'FORBIDDEN',
  writesOrders: 'FORBIDDEN',
};
/** Everybody whose token or key holds, and who comes without one. */
export const everybody: Answers = {
  ...STRANGERS,
  ...BAD_KEYS,
  visitor: 'YES',
  other: 'YES',
  owner: 'YES',
  admin: 'YES',
  packer: 'YES',
  support: 'YES',
  readsCatalogue: 'YES',
  writesCatalogue: 'YES',
  readsOrders: 'YES',
  writesOrders: 'YES',
};
/** For what everybody may try, and is refused with the same code. */
export const alike = (code: Answers[keyof Answers]): Answers => ({
  ...everybody,
  ...Object.fromEntries(
    Object.entries(everybody).map(([caller, answer]) => [caller, answer === 'YES' ? code : answer]),
  ),
});
/** The same for all accounts, whatever their role. */
export const accounts = (code: Answers[keyof Answers]) => ({
  other: code,
  owner: code,
  admin: code,
  packer: code,
  support: code,
});
export const signedIn: Answers = { ...STRANGERS, ...NO_KEYS, ...accounts('YES') };
export const adminOnly: Answers = { ...STRANGERS, ...NO_KEYS, ...accounts('FORBIDDEN'), admin: 'YES' };
export const adminAndSupport: Answers = { ...adminOnly, support: 'YES' };
const staffOnly: Answers = { ...adminAndSupport, packer: 'YES' };
export const ownerOnly: Answers = { ...STRANGERS, ...NO_KEYS, ...accounts('NOT_FOUND'), owner: 'YES' };
export const catalogueWriters: Answers = { ...adminOnly, writesCatalogue: 'YES' };
export const catalogueReaders: Answers = { ...staffOnly, readsCatalogue: 'YES' };
export const orderReaders: Answers = { ...staffOnly, readsOrders: 'YES' };
export const orderWriters: Answers = { ...staffOnly, writesOrders: 'YES' };
export const refunders: Answers = { ...orderWriters, packer: 'FORBIDDEN' };
export const ownerAndOrderReaders: Answers = { ...orderReaders, other: 'NOT_FOUND', owner: 'YES' };
