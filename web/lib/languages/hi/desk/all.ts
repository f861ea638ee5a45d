import { hindi } from '../all.ts';
import { deskAppearance } from './appearance.ts';
import { deskCatalogue } from './catalogue.ts';
import { deskFirstRun } from './first-run.ts';
import { deskIntegrations } from './integrations.ts';
import { deskOffers } from './offers.ts';
import { deskOrders } from './orders.ts';
import { deskPeople } from './people.ts';
import { deskRunning } from './running.ts';
import { deskSales } from './sales.ts';
import { deskStock } from './stock.ts';

const ownTexts = {
  ...deskFirstRun,
  ...deskOrders,
  ...deskPeople,
  ...deskRunning,
  ...deskCatalogue,
  ...deskIntegrations,
  ...deskStock,
  ...deskAppearance,
  ...deskSales,
  ...deskOffers,
} as const;

/** What is said at the desk alone, which no shopper is sent. */
export type DeskHindi = typeof ownTexts;

/** Every text that the desk says in Hindi, those that it shares with the shop among them. */
export const deskHindi = { ...hindi, ...ownTexts };
