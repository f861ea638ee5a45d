import { accounts } from './accounts.js';
import { cartOffers } from './cart-offers.js';
import { catalogue } from './catalogue.js';
import { catalogueFiles } from './catalogue-files.js';
import { credit } from './credit.js';
import { inventory } from './inventory.js';
import { offers } from './offers.js';
import { orders } from './orders.js';
import { people } from './people.js';
import { programs } from './programs.js';
import { search } from './search.js';
import { several } from './several.js';
import { shop } from './shop.js';

/**
 * Every text of the graph in Hindi, by how it stands in English: as a shop in the neighbourhood
 * speaks, with the English words that everybody uses.
 */
export const hindi = {
  ...accounts,
  ...cartOffers,
  ...catalogue,
  ...catalogueFiles,
  ...credit,
  ...inventory,
  ...offers,
  ...orders,
  ...people,
  ...programs,
  ...search,
  ...several,
  ...shop,
} as const;
