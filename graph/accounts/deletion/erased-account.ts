import { v7 } from 'uuid';
import type { Context } from '../../shared/context.js';
import { User } from '../user.entity.js';

/** Where the addresses of erased accounts lead: nowhere, as RFC 2606 promises. */
export const ERASED_DOMAIN = 'deleted.invalid';

/**
 * Makes an account without an owner, for what the shop has to keep of one that is deleted.
 *
 * @returns its id
 */
export async function makeErasedAccount(tx: Context): Promise<string> {
  const id = v7();
  await tx.db.insert(User, { id, name: 'A shopper', email: `${id}@${ERASED_DOMAIN}` });
  return id;
}
