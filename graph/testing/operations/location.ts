import type { Rows } from './row.js';
import { told } from './told.js';
import { everybody } from './who.js';

/** Where things are sold to. */
export const LOCATION: Rows = {
  Countries: {
    who: everybody,
    shows: [{ name: 'India' }],
    also: [
      ['a part of a name, however it is written', { search: 'nDi' }],
      ['a name that no country has', { search: 'Atlantis' }],
      ['all of them', { search: '' }],
    ],
    rest: { call: 'GET /countries', tells: [told('id iso2', { country: 'name' })] },
  },
};
