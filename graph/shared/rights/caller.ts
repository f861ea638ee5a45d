import type { ApiScope } from './api-scope.js';
import type { PublicKeyScope } from './public-key-scope.js';
import type { Role } from './role.js';

/** The caller, as the token says and the user row confirms. */
export interface Viewer {
  readonly id: string;
  /** Null for a shopper, and as long as it waits for a second factor. */
  readonly role: Role | null;
  /** How the session stands; absent for a caller who came by no token. */
  readonly secondFactor?: SessionFactor;
}

/** What a session has shown besides a password, as its token says and the account wants. */
export interface SessionFactor {
  /** When the session began. In milliseconds of Unix time. */
  readonly signedInAtMs: number;
  /** When a second factor was last shown; null where none was. In milliseconds of Unix time. */
  readonly shownAtMs: number | null;
  /** Whether the account has one; not looked at for a shopper, where it is false. */
  readonly isSetUp: boolean;
  /** The role that the account has once a second factor is shown; null where none is waited for. */
  readonly withheldRole: Role | null;
}

/**
 * The API key that a program of an integrator sent, as its row confirms. A key belongs to no
 * account.
 */
export interface KeyCaller {
  readonly id: string;
  readonly scopes: readonly ApiScope[];
  /** The account of the admin who made the key. */
  readonly madeById: string;
}

/**
 * The public key that another's page or app sent, as its row confirms. It belongs to no one's
 * account either.
 */
export interface PublicKeyCaller {
  readonly id: string;
  readonly scope: PublicKeyScope;
}

/** What the key that a request came with may spend in a minute. */
export interface Budget {
  /** Whose it is, such as `api_key:<id>`. */
  readonly key: string;
  /** The cost that may be spent in a minute. */
  readonly most: number;
  /** Told of each call, by its name; absent for keys whose calls are not written down. */
  readonly hear?: (call: string) => void;
}
