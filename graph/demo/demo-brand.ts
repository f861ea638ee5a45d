import type { Context } from '../shared/context.js';
import { defaultFacts } from '../shop/shop-facts.js';
import { ShopSettings } from '../shop/shop-settings.entity.js';

/** What the demonstration calls itself, and where it says that it is. */
const BRAND: Partial<ShopSettings> = {
  name: 'Jhola',
  address: 'Jhola, 27 Haat Road, Indiranagar, Bengaluru, Karnataka 560038',
  phone: '1800 000 5642',
  email: 'help@jhola.example',
};

/** Gives the demonstration its name; a shop whose owner has said anything is left alone. */
export async function ensureDemoBrand(ctx: Context): Promise<void> {
  if (await ctx.db.exists(ShopSettings)) return;
  const row = { id: 1, ...defaultFacts, ...BRAND };
  await ctx.db.createQueryBuilder().insert().into(ShopSettings).values(row).orIgnore().execute();
}
