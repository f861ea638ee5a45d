import type { Context } from '../../shared/context.js';
import { ErrorCode, ShopError } from '../../shared/errors.js';
import { StandInCustomer } from './stand-in-customer.entity.js';
import { newId } from './stand-in-ledger.service.js';
import { StandInToken } from './stand-in-token.entity.js';

/** The customer of an e-mail address, who is made where there is none. */
export async function saveStandInCustomer(
  ctx: Context,
  customer: Pick<StandInCustomer, 'name' | 'email' | 'contact'>,
): Promise<StandInCustomer> {
  await ctx.db
    .createQueryBuilder()
    .insert()
    .into(StandInCustomer)
    .values({ id: newId('cust'), ...customer })
    .orIgnore()
    .execute();
  return ctx.db.findOneByOrFail(StandInCustomer, { email: customer.email });
}

/** The saved cards of a customer, latest first. */
export function listStandInTokens(ctx: Context, customerId: string): Promise<StandInToken[]> {
  return ctx.db.find(StandInToken, { where: { customerId }, order: { createdAt: 'DESC' } });
}

/** Saves a card for a customer, by what its owner may see of it. @returns its id */
export async function saveStandInCard(
  ctx: Context,
  customerId: string,
  { network, last4 }: Pick<StandInToken, 'network' | 'last4'>,
): Promise<string> {
  const card = { customerId, network, last4 };
  const same = await ctx.db.findOneBy(StandInToken, card);
  if (same) return same.id;
  const id = newId('token');
  await ctx.db.insert(StandInToken, { id, ...card });
  return id;
}

/** Forgets a saved card. @throws ShopError NOT_FOUND */
export async function removeStandInToken(ctx: Context, customerId: string, id: string): Promise<void> {
  const { affected } = await ctx.db.delete(StandInToken, { id, customerId });
  if (!affected) throw new ShopError(ErrorCode.NOT_FOUND, { en: 'The id provided does not exist' });
}
