import { readingContext } from '../replicas/replicas.js';
import type { Context } from '../shared/context.js';
import { defaultAppearance, readAppearance } from '../shop/read-appearance.js';
import { defaultFacts, readShopFacts } from '../shop/shop-facts.js';
import type { Brand } from './branded-document.js';

/**
 * What a document says and shows of the shop. A page stands without the database too, and then says
 * what comes with the code.
 */
export async function readBrand(ctx: Context): Promise<Brand> {
  try {
    const reading = await readingContext(ctx);
    return { facts: await readShopFacts(reading), appearance: await readAppearance(reading) };
  } catch (thrown) {
    ctx.log.warn({ err: thrown }, 'a page does without the settings of the shop');
    return { facts: defaultFacts, appearance: defaultAppearance };
  }
}
