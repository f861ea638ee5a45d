import { closeUpField } from './backdrops.js';
import type { PictureRequest } from './describe-picture.js';
import { type PlacedGood, packFormOf } from './packs/form-of-good.js';
import type { PackColours } from './packs/pack-colours.js';
import { isLoose } from './packs/pack-form.js';
import type { Thing } from './scene.js';

/** What the pictures of a product depend on. */
export interface PicturedProduct extends PlacedGood {
  brand: string;
  /** An emoji or the name of a drawing; null where neither is a true picture of it. */
  emoji: string | null;
  /** The category's colour, `#RRGGBB`. */
  field: string;
  /** Of its brand, from `coloursOfBrands`. */
  colours: PackColours;
  /** Labels of its packs, smallest first. */
  labels: string[];
  option: 'weight' | 'size' | 'ram';
}

/** Labels that count things: twelve apples are not one large apple. */
const counts = /piece|pack|set|pair|bunch|leaves|sachet|UK/i;

/** What one has of a thing anyhow, so that it is not printed on the pack. */
const single = /^(?:1 piece|pack of 1|set of 1|1 pair)$/;

/** The thing a product is pictured as, also for banners. */
export function thingOf(product: Omit<PicturedProduct, 'field'>): Thing {
  const { good, brand, emoji, colours, labels, option } = product;
  const [smallest = ''] = labels;
  const net = netOf(smallest, option);
  return { emoji, form: packFormOf(product, emoji !== null), colours, label: { brand, name: good, net } };
}

/** What is printed on a pack of this label; null: nothing. */
function netOf(label: string, option: PicturedProduct['option']): string | null {
  return option === 'weight' && !single.test(label) ? label : null;
}

/**
 * The three pictures of a product, of one look: itself, its pack sizes, and its label or the thing
 * from close by.
 */
export function requestsOfProduct(product: PicturedProduct): PictureRequest[] {
  const { good, brand, emoji, field, labels, option } = product;
  const title = `${brand} ${good}`;
  const thing = thingOf(product);
  const growing = option !== 'ram' && !labels.some((label) => counts.test(label));
  const isItself = emoji !== null && isLoose(thing.form);
  const sized: Thing = isItself
    ? { ...thing, form: 'alone', label: null }
    : { ...thing, label: thing.label && { ...thing.label, net: null } };
  return [
    { scene: { kind: 'portrait', field, thing }, alt: title },
    { scene: { kind: 'sizes', field, thing: sized, labels, growing }, alt: `${title}: ${labels.join(', ')}` },
    isItself
      ? { scene: { kind: 'closeUp', field: closeUpField(emoji), emoji }, alt: `${title} from close by` }
      : // Whichever pack is chosen, this picture of it is the same.
        { scene: { kind: 'label', field, thing: labels.length > 1 ? sized : thing }, alt: `The label of ${title}` },
  ];
}

/**
 * A picture of each pack, smallest first, which differs from that of the product in the net
 * quantity alone. Null where the product's own is the picture of it: that of the smallest, and of
 * what has no weight printed on it.
 */
export function requestsOfPacks(product: PicturedProduct): (PictureRequest | null)[] {
  const { good, brand, field, labels, option } = product;
  const thing = thingOf(product);
  return labels.map((label, index) => {
    const net = netOf(label, option);
    if (index === 0 || net === null || !thing.label) return null;
    const scene = { kind: 'portrait' as const, field, thing: { ...thing, label: { ...thing.label, net } } };
    return { scene, alt: `${brand} ${good}, ${label}` };
  });
}
