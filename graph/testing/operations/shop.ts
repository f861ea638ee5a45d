import { defaultFacts } from '../../shop/shop-facts.js';
import { bad, type Rows } from './row.js';
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
    limits: [
      bad('no name', { input: { name: ' ' } }, 'name'),
      bad('a phone that nobody can call', { input: { phone: 'call us' } }, 'phone'),
      bad('what is no e-mail', { input: { email: 'help' } }, 'email'),
      bad('what is no GSTIN', { input: { gstin: '12345' } }, 'gstin'),
      bad('what is no licence', { input: { fssaiLicence: '1234' } }, 'fssaiLicence'),
      bad('an officer whom nobody reaches', { input: { grievanceOfficer: 'Meera Nair' } }, 'grievanceContact'),
    ],
  },
  SetShopText: { who: adminOnly, shows: { message: text } },
};
