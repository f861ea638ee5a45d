import { closeUpField } from './backdrops.js';
import { type PlacedGood, packFormOf } from './form-of-good.js';
import { type PackColours, tonalColours } from './pack-colours.js';
import { isLoose } from './pack-form.js';
import type { PictureRequest } from './pictures.js';
import type { Thing } from './scene.js';

/** What the pictures of a product depend on. */
export interface PicturedProduct extends PlacedGood {
  /** As shoppers see it, brand included; begins the alt texts. */
  title: string;
  emoji: string;
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

/** The thing a product is pictured as, also for banners. */
export function thingOf(product: Pick<PicturedProduct, 'good' | 'path' | 'emoji' | 'colours'>): Thing {
  return { emoji: product.emoji, form: packFormOf(product), colours: product.colours };
}

/**
 * The three pictures of a product: itself, its pack sizes and a close-up.
 *
 * Only the first shows the brand; the others are shared by all brands of a good, which spares the seed thousands of
 * pictures.
 */
export function requestsOfProduct(product: PicturedProduct): PictureRequest[] {
  const { title, emoji, field, labels, option } = product;
  const thing = thingOf(product);
  const unbranded: Thing = { emoji, form: isLoose(thing.form) ? 'alone' : thing.form, colours: tonalColours(field) };
  return [
    { scene: { kind: 'portrait', field, thing }, alt: title },
    {
      scene: {
        kind: 'sizes',
        field,
        thing: unbranded,
        labels,
        growing: option !== 'ram' && !labels.some((label) => counts.test(label)),
      },
      alt: `${title}: ${labels.join(', ')}`,
    },
    { scene: { kind: 'closeUp', field: closeUpField(emoji), emoji }, alt: `${title} from close by` },
  ];
}
