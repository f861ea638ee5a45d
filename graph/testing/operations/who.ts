import type { ErrorCode } from '../../shared/errors.js';
import { ApiScope } from '../../shared/rights/api-scope.js';

/** The code of a refusal, on both faces. */
export type Code = keyof typeof ErrorCode;

/** API keys with one scope each, and such as are not valid: one with all scopes each. */
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
export const KEY_HOLDERS = Object.keys(KEYS) as KeyHolder[];

const ACCOUNTS = ['other', 'owner', 'admin', 'packer', 'support'] as const;

/** Everybody who may come to the door. */
export const CALLERS = ['visitor', 'forged', 'expired', ...ACCOUNTS, ...KEY_HOLDERS] as const;
export type Caller = (typeof CALLERS)[number];

/** Tokens and keys that do not hold, refused alike before any operation is looked at. */
export const WORTHLESS: Caller[] = ['forged', 'unknownKey', 'revokedKey', 'expired', 'expiredKey', 'keyOfNoAdmin'];

/**
 * Callers who differ by their role alone, or by what their key is for. Where all of them may, one
 * stands for the others.
 */
export const LIKES: readonly (readonly Caller[])[] = [
  ACCOUNTS,
  KEY_HOLDERS.filter((holder) => !WORTHLESS.includes(holder)),
];

/** What an operation answers each caller: YES, or the code with which it refuses. */
export type Answers = Record<Caller, Code | 'YES'>;

const answered = <Who extends Caller>(callers: readonly Who[], answer: Code | 'YES') =>
  Object.fromEntries(callers.map((caller) => [caller, answer])) as Record<Who, Code | 'YES'>;

/** The same for all accounts, whatever their role. */
export const accounts = (answer: Code | 'YES') => answered(ACCOUNTS, answer);

const nobody = { ...answered(CALLERS, 'FORBIDDEN'), ...answered([...WORTHLESS, 'visitor'], 'UNAUTHENTICATED') };

/** Everybody whose token or key holds, and who comes without one. */
export const everybody: Answers = { ...answered(CALLERS, 'YES'), ...answered(WORTHLESS, 'UNAUTHENTICATED') };
/** A call under /api that is for anyone looks at no token. */
export const anyone: Answers = answered(CALLERS, 'YES');
export const signedIn: Answers = { ...nobody, ...accounts('YES') };
export const adminOnly: Answers = { ...nobody, admin: 'YES' };
export const adminAndSupport: Answers = { ...adminOnly, support: 'YES' };
export const staffOnly: Answers = { ...adminAndSupport, packer: 'YES' };
/** Whose it is; what belongs to another is told of as if it were not there. */
export const ownerOnly: Answers = { ...nobody, ...accounts('NOT_FOUND'), owner: 'YES' };
/** Whose it is, where a call names an account. */
export const accountHolder: Answers = { ...nobody, owner: 'YES' };
export const catalogueWriters: Answers = { ...adminOnly, writesCatalogue: 'YES' };
export const catalogueReaders: Answers = { ...staffOnly, readsCatalogue: 'YES' };
export const orderReaders: Answers = { ...staffOnly, readsOrders: 'YES' };
export const orderWriters: Answers = { ...staffOnly, writesOrders: 'YES' };
export const refunders: Answers = { ...orderWriters, packer: 'FORBIDDEN' };
export const ownerAndOrderReaders: Answers = { ...orderReaders, other: 'NOT_FOUND', owner: 'YES' };
/** What is told of as null to whose it is not, and to no key of another kind. */
export const signedInAndOrderReaders: Answers = { ...signedIn, readsOrders: 'YES' };
