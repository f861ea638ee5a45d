/** Seconds after which a client may try again what was refused for lack of room. */
export const RETRY_AFTER_S = 5;

/** The Cache-Control header of what is personal, or might be. */
export const NO_STORE = 'private, no-store';

/**
 * The Cache-Control header of what everybody is answered alike: any cache may store it, and has to
 * revalidate it by its ETag before it is shown again. A price may change at any moment, and no
 * visitor is to see the old one.
 */
export const REVALIDATED = 'public, no-cache';
