import type { OwnPhrase } from './languages/phrase.js';

/** What a field that an extension added may hold. */
export type CustomValue = string | number | boolean;

/** What can have fields that an extension adds. */
export const CUSTOM_ENTITIES = ['Product', 'ProductVariant', 'Category', 'Order', 'User'] as const;
export type CustomEntity = (typeof CUSTOM_ENTITIES)[number];

/** A field that an extension adds to a kind of thing. */
export interface CustomField {
  /** What has it. */
  readonly entity: CustomEntity;
  /** As the graph, /api and files call it, e.g. spiceLevel. */
  readonly name: string;
  /** What it holds: a `date` is a day such as 2026-11-24, a `text` has at most 500 letters. */
  readonly type: 'enum' | 'text' | 'whole' | 'number' | 'yesNo' | 'date';
  /** Of an enum, as the graph spells them, e.g. HOT. */
  readonly values?: readonly string[];
  /** What pages call it; in English where a language has no word. */
  readonly label: OwnPhrase;
  /**
   * What pages call its values, e.g. `{ HOT: { en: 'Hot', hi: 'तीखा' } }`; absent: as they are
   * spelt, in small letters.
   */
  readonly texts?: Readonly<Record<string, OwnPhrase>>;
  /**
   * Whether visitors see it, or the shopper where it is of an order or an account; those who run
   * the shop do always.
   */
  readonly isPublic: boolean;
  /** Whether lists can be narrowed by it. Only for what is public, of products. */
  readonly isFilter?: boolean;
  /**
   * Whether lists tell how many products have each value, so that they are shown to choose by. Only
   * for an enum or a yesNo that is a filter.
   */
  readonly isFacet?: boolean;
  /**
   * Who may write it: the owner alone (absent), or the shopper whose account or order it is as
   * well.
   */
  readonly editable?: 'owner' | 'shopper';
}
