import { cacheList } from '../cache/cached-rows.js';
import type { Context } from '../shared/context.js';
import type { Language } from '../shared/languages/languages.js';
import { say } from '../shared/languages/phrase.js';
import { shopContent } from './shop.content.js';
import { ShopSettings } from './shop-settings.entity.js';

const SETTINGS = Symbol();

/** What the shop says of itself, on pages, in mails and on bills. */
export type ShopFacts = Omit<ShopSettings, 'id'>;

/**
 * What the shop says of itself: as its owner wrote it in the desk, or else as it comes with the
 * code. Cached until it changes; read anew within a transaction.
 */
export async function readShopFacts(ctx: Pick<Context, 'db' | 'loaders' | 'config'>): Promise<ShopFacts> {
  const [settings] = await cacheList<ShopSettings>(ctx, SETTINGS, '', () => ctx.db.find(ShopSettings));
  const { id: _, ...facts } = settings ?? { id: 1, ...defaultFacts };
  return { ...facts, gstin: facts.gstin ?? ctx.config.gstin };
}

/** What holds until the owner says otherwise. @see spec §1 */
export const defaultFacts: ShopFacts = {
  name: shopContent.name,
  description: shopContent.description.en,
  address: shopContent.address,
  phone: shopContent.phone,
  email: shopContent.email,
  hours: shopContent.hours.en,
  supportHours: shopContent.supportHours.en,
  gstin: null,
  fssaiLicence: null,
  grievanceOfficer: null,
  grievanceContact: null,
};

/**
 * What the shop says of itself in a language: what comes with the code in the words of that
 * language, and what its owner wrote as it is.
 */
export function factIn(language: Language, facts: Pick<ShopFacts, WordedFact>, fact: WordedFact): string {
  const own = shopContent[fact];
  return facts[fact] === own.en ? say(own, language) : facts[fact];
}

/** What comes with the code in several languages. */
type WordedFact = 'description' | 'hours' | 'supportHours';
