import { AddUuidV71795200000000 } from './migrations/1795200000000-AddUuidV7.js';
import { CreateShop1795250075790 } from './migrations/1795250075790-CreateShop.js';
import { AddSearch1795258476249 } from './migrations/1795258476249-AddSearch.js';

/** Every step that the tables have taken, oldest first; `npm run migration` adds to it. */
export const migrations = [AddUuidV71795200000000, CreateShop1795250075790, AddSearch1795258476249];
