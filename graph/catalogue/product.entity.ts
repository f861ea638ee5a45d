import { Field, Float, ID, Int, ObjectType } from 'type-graphql';
import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import type { CustomValues } from '../custom-fields/custom-fields.service.js';
import type { Paise } from '../shared/money/money.js';
import { Rupees } from '../shared/money/rupees.scalar.js';
import { FromProperty } from '../shared/schema/direct-resolver.js';
import { Node } from '../shared/schema/node.type.js';
import { Category } from './category.entity.js';
import type { Diet, ProductLabel } from './label/product-label.type.js';
import { numberOrNull } from './number-or-null.js';
import { Priced } from './priced.entity.js';
import { ProductStatus } from './product-status.js';
import type { Translations } from './translations/translation.type.js';
import type { NetUnit } from './variants/net-quantity.type.js';

/**
 * The database keeps 0 for a product without ratings, so that lists by rating need no special
 * place for it.
 */
const ratingOrNull = {
  from: (stored: string | null): number | null => Number(stored) || null,
  to: (rating: number | null): number => rating ?? 0,
};

/**
 * What the database keeps for a product without a unit price, so that lists by it end with those
 * and need no special place.
 */
export const NO_UNIT_PRICE = Number.MAX_SAFE_INTEGER;

const unitPriceOrNull = {
  from: (stored: string | null): number | null => (Number(stored) === NO_UNIT_PRICE ? null : Number(stored)),
  to: (paise: number | null): number => paise ?? NO_UNIT_PRICE,
};

/** Of an index that holds what shoppers are shown. */
const SHOWN = { where: `status = 'PUBLISHED'` };

/**
 * Something for sale (spec §3).
 *
 * Price, old price and discount are those of the default variant, kept here because lists are
 * filtered and sorted by them; `saveProduct` keeps both in step. Each index serves one sort of one
 * kind of list, read in either direction: of what shoppers are shown, but for the newest first, as
 * the desk lists all there is.
 */
@ObjectType({
  simpleResolvers: true,
  implements: Node,
  description: 'Something for sale, in one or more sizes. Prices shown are those of its default variant.',
})
@Entity('product')
@Index(['createdAt', 'id'])
@Index(['pricePaise', 'id'], SHOWN)
@Index(['rating', 'id'], SHOWN)
@Index(['discount', 'id'], SHOWN)
@Index(['categoryId', 'createdAt', 'id'])
@Index(['categoryId', 'pricePaise', 'id'], SHOWN)
@Index(['categoryId', 'rating', 'id'], SHOWN)
@Index(['categoryId', 'discount', 'id'], SHOWN)
@Index(['subCategoryId', 'createdAt', 'id'])
@Index(['subCategoryId', 'pricePaise', 'id'], SHOWN)
@Index(['subCategoryId', 'rating', 'id'], SHOWN)
@Index(['subCategoryId', 'discount', 'id'], SHOWN)
@Index('product_unit_price', ['unitPricePaise', 'id'], SHOWN)
@Index('product_category_unit_price', ['categoryId', 'unitPricePaise', 'id'], SHOWN)
@Index('product_sub_category_unit_price', ['subCategoryId', 'unitPricePaise', 'id'], SHOWN)
@Index('product_not_shown', ['createdAt', 'id'], { where: `status <> 'PUBLISHED'` })
@Check('product_status_is_known', `status IN ('PUBLISHED', 'HIDDEN', 'ARCHIVED')`)
@Check('product_waits_for_its_time_hidden', `publish_at IS NULL OR status = 'HIDDEN'`)
@Index('product_names', { synchronize: false })
@Index('product_tags', { synchronize: false })
@Index('product_facets', { synchronize: false })
@Index('product_featured', ['createdAt', 'id'], { where: 'featured' })
@Index('product_sample_8', ['categoryId'], { where: '(uuid_hash(id) & 7) = 0' })
@Index('product_sample_64', ['categoryId'], { where: '(uuid_hash(id) & 63) = 0' })
@Index('product_sample_512', ['categoryId'], { where: '(uuid_hash(id) & 511) = 0' })
@Check('product_translations_are_an_object', `jsonb_typeof(translations) = 'object'`)
@Check('product_custom_is_an_object', `jsonb_typeof(custom) = 'object'`)
@Check('product_price_is_positive', 'price_paise > 0')
@Check('product_old_price_is_no_lower', 'old_price_paise >= price_paise')
@Check('product_discount_is_percent', 'discount BETWEEN 0 AND 99')
@Check('product_diet_is_known', `diet IN ('VEG', 'EGG', 'NON_VEG')`)
@Check('product_origin_is_iso2', `country_of_origin ~ '^[A-Z]{2}$'`)
@Check('product_shelf_life_is_positive', 'shelf_life_days > 0')
@Check('product_hsn_code_has_4_to_8_digits', `hsn_code ~ '^[0-9]{4,8}$'`)
@Check('product_gst_rate_is_a_percentage', 'gst_rate BETWEEN 0 AND 100')
@Check('product_fssai_license_has_14_digits', `fssai_license ~ '^[0-9]{14}$'`)
@Check('product_rating_is_stars', 'rating BETWEEN 0 AND 5 AND rating_prior BETWEEN 0.5 AND 5')
@Check('product_counts_are_natural', 'review_count >= 0 AND prior_count >= 0')
export class Product extends Priced implements ProductLabel {
  @Field(() => ID, { description: 'Opaque id.' })
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' })
  id: string;

  @Field({ description: 'Name for addresses, unique in the shop, e.g. annvriksh-toor-dal.' })
  @Column('text', { unique: true })
  slug: string;

  /** In English; the graph answers it, and the description, in the language of the request. */
  @Column('text')
  name: string;

  @Column('text')
  description: string;

  @Field({ description: 'Who makes it, e.g. Annvriksh.' })
  @Column('text')
  brand: string;

  /** The top category. */
  @Column('uuid', { name: 'category_id' })
  categoryId: string;

  @ManyToOne(() => Category, { onDelete: 'RESTRICT' })
  @JoinColumn({ name: 'category_id' })
  category?: Relation<Category>;

  /**
   * The most specific category below the top one; null when the product lies in the top category
   * itself.
   */
  @Column('uuid', { name: 'sub_category_id', nullable: true })
  subCategoryId: string | null;

  @ManyToOne(() => Category, { onDelete: 'RESTRICT' })
  @JoinColumn({ name: 'sub_category_id' })
  subCategory?: Relation<Category>;

  @Field(() => Rupees, {
    name: 'lowestPrice30Days',
    nullable: true,
    description:
      'The lowest price of the default variant, in rupees, of the 30 days before it came to cost what it does; show it beside a struck price. Null when it has had no other price.',
  })
  @FromProperty()
  @Column({ type: 'integer', name: 'lowest_price_paise', nullable: true, insert: false, update: false })
  lowestPricePaise: Paise | null;

  /**
   * The lowest price of a kilogram, litre, piece or metre among its variants, of those that are
   * measured as the first of them is. A trigger keeps it, see `sql/net-quantities.sql`.
   */
  @Column({
    ...{ type: 'bigint', name: 'unit_price_paise', default: NO_UNIT_PRICE, insert: false, update: false },
    transformer: unitPriceOrNull,
  })
  unitPricePaise: Paise | null;

  /** What that is measured in; null without a unit price. */
  @Column({ type: 'text', name: 'unit_price_unit', nullable: true, insert: false, update: false })
  netUnit: NetUnit | null;

  @Field(() => Int, {
    description: 'Reduction in whole percent of the old price, rounded down; 0 when it is not reduced.',
  })
  @Column('integer', { default: 0 })
  discount: number;

  @Field(() => Float, {
    nullable: true,
    description:
      'Mean of the stars of the reviews that can be read, and of `ratingCount - reviewCount` ratings that came without one; 0.5 to 5 with one decimal, null when nobody rated it.',
  })
  @Column('numeric', { precision: 2, scale: 1, default: 0, transformer: ratingOrNull })
  rating: number | null;

  @Field(() => Int, { description: 'How many reviews can be read.' })
  @Column('integer', { name: 'review_count', default: 0 })
  reviewCount: number;

  /** How many of these reviews gave 1, 2, 3, 4 and 5 stars, in this order, see `StarCount`. */
  @Column({
    ...{ type: 'integer', name: 'star_counts', array: true, default: () => `'{0,0,0,0,0}'` },
    ...{ insert: false, update: false },
  })
  starCounts: number[];

  /**
   * Mean of ratings that came without a review; null when there were none. Reviews are averaged
   * with it.
   */
  @Column('numeric', { name: 'rating_prior', precision: 2, scale: 1, nullable: true, transformer: numberOrNull })
  ratingPrior: number | null;

  /** How many ratings `ratingPrior` is the mean of. */
  @Column('integer', { name: 'prior_count', default: 0 })
  priorCount: number;

  @Field(() => ProductStatus, {
    description: 'Whether shoppers are shown it; what is hidden is found by those alone who may read the catalogue.',
  })
  @Column('text', { default: ProductStatus.PUBLISHED })
  status: ProductStatus;

  /** When a job is to publish it; null for what waits for no time. */
  @Column('timestamp with time zone', { name: 'publish_at', precision: 3, nullable: true })
  publishAt: Date | null;

  @Field({ description: 'True for the few that the home page features.' })
  @Column('boolean', { default: false })
  featured: boolean;

  /** This and what follows is its label; lists read it only where it is asked for. */
  @Column('text', { nullable: true })
  diet: Diet | null;

  @Column('text', { name: 'country_of_origin', nullable: true })
  countryOfOrigin: string | null;

  @Column('integer', { name: 'shelf_life_days', nullable: true })
  shelfLifeDays: number | null;

  @Column('text', { nullable: true })
  manufacturer: string | null;

  @Column('text', { nullable: true })
  importer: string | null;

  @Column('text', { name: 'fssai_license', nullable: true })
  fssaiLicense: string | null;

  @Column('text', { array: true, default: () => `'{}'` })
  allergens: string[];

  @Column('text', { nullable: true })
  ingredients: string | null;

  @Column('text', { array: true, default: () => `'{}'` })
  nutrition: string[];

  @Column('text', { name: 'hsn_code', nullable: true })
  hsnCode: string | null;

  /** In percent; null where the rate of its category holds. */
  @Column('double precision', { name: 'gst_rate', nullable: true })
  gstRate: number | null;

  /**
   * The owner's own words for shelves, in lower case, by the alphabet; read only where they are
   * asked for.
   */
  @Column('text', { array: true, default: () => `'{}'`, select: false })
  tags?: string[];

  /**
   * Its texts in other languages; read only where one of these is asked for.
   */
  @Column({ type: 'jsonb', default: {}, select: false })
  translations?: Translations;

  /**
   * What it has in the fields that extensions add, by their names; read only where it is asked for.
   */
  @Column({ type: 'jsonb', default: {}, select: false })
  custom: CustomValues;

  /**
   * What cards show that stands in other tables, as JSON, see `ProductCard`: written by triggers in
   * the transaction that changes it, see `sql/cards.sql`.
   */
  @Column({ type: 'text', default: '{"images":[],"choices":[]}', select: false, insert: false, update: false })
  card: string;

  @Column('timestamp with time zone', { name: 'created_at', precision: 3, default: () => 'now()' })
  createdAt: Date;
}
