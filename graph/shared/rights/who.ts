/** Sentences of documents and the schema: who may call what a scope opens, see `allow`. */
export const CATALOGUE_WRITERS = 'For an admin, or an API key with catalogue:write.';
export const CATALOGUE_WRITERS_ALONE =
  'For an admin, or an API key with catalogue:write; anybody else is refused with FORBIDDEN.';
export const CATALOGUE_READERS = 'For an account with a role, or an API key with catalogue:read.';
export const CATALOGUE_READERS_ALONE =
  'For an account with a role, or an API key with catalogue:read; anybody else is refused with FORBIDDEN.';
export const STOCK_COUNTERS = 'For an admin, a packer, or an API key with catalogue:write.';
export const ORDER_WRITERS = 'For an account with a role, or an API key with orders:write.';
