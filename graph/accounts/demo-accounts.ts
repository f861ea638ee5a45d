import type { Context } from '../shared/context.js';
import { hashPassword } from './password.js';
import { User } from './user.entity.js';

const DEMO_ACCOUNTS = [
  { name: 'Asha Shopper', email: 'shopper@example.com', password: 'shopper-demo', phone: '9876543210', isAdmin: false },
  { name: 'Ravi Admin', email: 'admin@example.com', password: 'admin-demo', phone: '9876543211', isAdmin: true },
];

/** Makes the accounts that a visitor of a fresh shop can try things with; never in production, where they would be a hole. */
export async function ensureDemoAccounts(ctx: Context): Promise<void> {
  if (ctx.config.environment === 'production') return;
  for (const { password, ...account } of DEMO_ACCOUNTS) {
    if (await ctx.db.existsBy(User, { email: account.email })) continue;
    const passwordHash = await hashPassword(password, 'password');
    await ctx.db
      .createQueryBuilder()
      .insert()
      .into(User)
      .values({ ...account, passwordHash })
      .orIgnore()
      .execute();
  }
}
