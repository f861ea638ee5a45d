import { useMemo } from 'react';
import { getStored, setStored, useStored } from '../../lib/storage';

/** The signed-in shopper as stored in the browser. @see spec §3 (user in browser storage) */
export interface SessionUser {
  /** Shown name. */
  name: string;
  /** The same name under the other key the specification gives it. */
  userName: string;
  /** The address the account was opened with. */
  email: string;
  /** Of the account. */
  userId: string;
  /** Address of the avatar; null while there is none. */
  image: string | null;
  /** Whether the account may manage the shop; the graph decides this anew on each call. */
  isAdmin: boolean;
}

/** A signed-in shopper: who it is, and the token that proves it on each call. */
export interface Session {
  /** Sent as `Authorization: Bearer <token>`. */
  token: string;
  /** As the graph answered at sign-in; empty texts when only a token is stored. */
  user: SessionUser;
}

const NOBODY: SessionUser = { name: '', userName: '', email: '', userId: '', image: null, isAdmin: false };

let hasExpired = false;

/**
 * Whether the last session of this visit ended by itself, so that /signIn can say why it is shown.
 */
export function isSessionExpired(): boolean {
  return hasExpired;
}

/** Stores token and user in the browser; every `useSession` follows, in other tabs too. */
export function startSession(token: string, user: SessionUser): void {
  hasExpired = false;
  setStored('user', JSON.stringify(user));
  setStored('isLogin', 'true');
  setStored('token', token);
}

/** Stores what has changed about the signed-in shopper; a visitor stays one. */
export function updateSession(user: SessionUser): void {
  if (getStored('token')) setStored('user', JSON.stringify(user));
}

/** Goes on under a new token, once the one before has ended. */
export function renewSession(token: string): void {
  setStored('token', token);
}

/**
 * Removes token and user, and what was only stored for this visit, such as a half-filled checkout
 * form.
 */
export function endSession(): void {
  clearSession();
  try {
    window.sessionStorage.clear();
  } catch {
    // A browser that refuses storage has stored nothing.
  }
}

function clearSession(): void {
  setStored('token', null);
  setStored('user', null);
  setStored('isLogin', null);
  setStored('cartNews', null);
}

/**
 * Ends the session once, when the graph no longer accepts its token. What was stored for this
 * visit stays, for the same shopper, who signs in again. A late answer to an older
 * token changes nothing: by then the shopper may have signed in anew.
 *
 * @param token the one that was refused
 */
export function expireSession(token: string): void {
  if (getStored('token') !== token) return;
  hasExpired = true;
  clearSession();
}

/** The signed-in shopper, or null for a visitor, on the server and until the page is hydrated. */
export function useSession(): Session | null {
  const token = useStored('token');
  const user = useStored('user');
  return useMemo(() => (token ? { token, user: parsedUser(user) } : null), [token, user]);
}

/** What the browser stores of a user that the graph answered; of the images only the first. */
export function asSessionUser(user: {
  id: string;
  name: string;
  email: string;
  isAdmin: boolean;
  images: readonly { url: string }[];
}): SessionUser {
  const { id, name, email, isAdmin, images } = user;
  return { name, userName: name, email, userId: id, image: images[0]?.url ?? null, isAdmin };
}

function parsedUser(stored: string | null): SessionUser {
  try {
    const user: unknown = JSON.parse(stored ?? 'null');
    return typeof user === 'object' && user !== null ? { ...NOBODY, ...user } : NOBODY;
  } catch {
    return NOBODY;
  }
}
