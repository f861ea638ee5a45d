import type { Category } from '../../catalogue/category.entity.js';
import { NO_CHARGES } from '../../delivery/delivery.service.js';
import type { DeliveryTerms } from '../../delivery/delivery-terms.entity.js';
import type { DeliveryZone } from '../../delivery/delivery-zone.entity.js';
import type { FreshCategory } from '../../delivery/fresh-category.entity.js';
import type { CashTerms } from '../../payments/cash/cash-terms.entity.js';
import { paiseOfRupees } from '../../shared/money/money.js';
import { seedId } from './seed-ids.js';

/** The cities of the demonstration, by how their PIN codes begin. */
const CITIES: Record<string, string[]> = {
  Bengaluru: ['560', '562'],
  Mumbai: ['400', '401'],
  'Delhi NCR': ['110', '121', '122', '201'],
  Chennai: ['600'],
  Hyderabad: ['500'],
  Pune: ['411'],
  Kolkata: ['700'],
  Ahmedabad: ['380'],
};

/** What spoils; the rest of dairy and bakery keeps for weeks. */
const FRESH = ['Fruits & Vegetables', 'Fresh Milk', 'Curd & Buttermilk', 'Paneer & Tofu', 'Butter & Cream'].concat([
  ...['Eggs', 'Breads & Buns', 'Cakes & Pastries'],
]);

/**
 * Fresh goods the same day in eight cities, everything else there in two days, and in the rest of
 * India within six.
 */
export function zonesOfDemo(): DeliveryZone[] {
  const cities = Object.entries(CITIES).map(([name, pinPrefixes]) => ({
    ...{ id: seedId('zone', name), name, pinPrefixes, freshDays: 0, generalDays: 2, cutoff: '17:00' },
    ...{ expressDays: 1, takesCash: true },
    ...{ weekdays: [1, 2, 3, 4, 5, 6, 7], slots: ['07:00-10:00', '10:00-13:00', '18:00-21:00'] },
  }));
  const rest = { name: 'Rest of India', pinPrefixes: ['1', '2', '3', '4', '5', '6', '7', '8'], cutoff: '17:00' };
  const days = {
    freshDays: null,
    generalDays: 6,
    expressDays: 3,
    takesCash: true,
    weekdays: [1, 2, 3, 4, 5, 6],
    slots: [],
  };
  return [...cities, { id: seedId('zone', rest.name), ...rest, ...days }];
}

/** Standard delivery is free, and express costs what the shipping policy promises. @see spec §9 */
export const TERMS_OF_DEMO: DeliveryTerms = {
  ...NO_CHARGES,
  expressFeePaise: paiseOfRupees(150),
};

/** Cash at the door for the fee that the shipping policy promises. @see spec §9 */
export const CASH_OF_DEMO: CashTerms = {
  id: 1,
  feePaise: paiseOfRupees(30),
  maxPaise: paiseOfRupees(10_000),
  mostOpen: 3,
};

/** The categories of the demonstration that travel as fresh. */
export function freshCategoriesOf(categories: readonly Pick<Category, 'id' | 'name'>[]): FreshCategory[] {
  return categories.filter(({ name }) => FRESH.includes(name)).map(({ id }) => ({ categoryId: id }));
}
