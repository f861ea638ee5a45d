import { defaultFacts } from '../../shop/shop-facts.js';
import type { Rows } from './row.js';
import { list, text } from './shows.js';
import { adminOnly, everybody } from './who.js';

const { name, description, address, phone, email, hours, supportHours } = defaultFacts;

/** What the shop says of itself. */
export const SHOP: Rows = {
  ShopInfo: { who: everybody, shows: { name: 'Jhola', currency: 'INR' } },
  ShopText: { who: everybody, shows: list },
  ShopTextSource: { who: adminOnly, shows: null },
  ShopTextPreview: { who: adminOnly, shows: [{ heading: 'Orders' }] },
  UpdateShopSettings: {
    who: adminOnly,
    needs: () => ({ input: { name, description, address, phone, email, hours, supportHours } }),
    shows: { shop: { name: 'Jhola' } },
  },
  SetShopText: { who: adminOnly, shows: { message: text } },
};
