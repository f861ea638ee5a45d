import { IsNull, Not } from 'typeorm';
import { hashPassword } from '../accounts/sign-in/password.js';
import { User } from '../accounts/user.entity.js';
import type { Config } from '../shared/config/config.js';
import type { Context } from '../shared/context.js';
import { Role } from '../shared/rights/role.js';

const DEMO_ACCOUNTS = [
  { name: 'Asha Shopper', email: 'shopper@example.com', password: 'shopper-demo', phone: '9876543210', role: null },
  { name: 'Ravi Admin', email: 'admin@example.com', password: 'admin-demo', phone: '9876543211', role: Role.OWNER },
];

/**
 * The accounts that anybody may try things with, passwords included; none in production, where they
 * would be a hole.
 */
export function demoAccountsOf({ environment }: Pick<Config, 'environment'>): typeof DEMO_ACCOUNTS {
  return environment === 'production' ? [] : DEMO_ACCOUNTS;
}

/**
 * Makes the accounts that a visitor of a fresh shop can try things with. One whose password ended,
 * as it does at the first sign-in with a provider, gets it back.
 */
export async function ensureDemoAccounts(ctx: Context): Promise<void> {
  for (const { password, ...account } of demoAccountsOf(ctx.config)) {
    const { email } = account;
    if (await ctx.db.existsBy(User, { email, passwordHash: Not(IsNull()) })) continue;
    const passwordHash = await hashPassword(password, 'password');
    const { affected } = await ctx.db.update(User, { email, passwordHash: IsNull() }, { passwordHash });
    if (affected) continue;
    await ctx.db
      .createQueryBuilder()
      .insert()
      .into(User)
      .values({ ...account, passwordHash, emailConfirmedAt: () => 'now()' })
      .orIgnore()
      .execute();
  }
}
