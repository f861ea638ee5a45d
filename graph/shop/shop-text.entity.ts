import { registerEnumType } from 'type-graphql';
import { Check, Column, Entity, PrimaryColumn } from 'typeorm';
import { isOneOf } from '../shared/rows/is-one-of.js';

/** A page to read whose text the owner may write anew. */
export enum ShopPage {
  ABOUT = 'ABOUT',
  PRIVACY = 'PRIVACY',
  TERMS = 'TERMS',
  RETURNS = 'RETURNS',
  SHIPPING = 'SHIPPING',
}

registerEnumType(ShopPage, {
  name: 'ShopPage',
  description: 'A page to read whose text the owner may write anew.',
  valuesConfig: {
    ABOUT: { description: 'About Us, at /about.' },
    PRIVACY: { description: 'The privacy policy, at /privacy.' },
    TERMS: { description: 'The terms and conditions, at /terms.' },
    RETURNS: { description: 'The return and refund policy, at /returnpolicy.' },
    SHIPPING: { description: 'The shipping policy, at /shippingpolicy.' },
  },
});

/**
 * The text of a page as the owner wrote it, in one language or both; a page without a row shows the
 * text that comes with the shop.
 */
@Entity('shop_text')
@Check('shop_text_says_something', 'body IS NOT NULL OR hindi_body IS NOT NULL')
@Check('shop_text_page_is_known', isOneOf('page', ShopPage))
export class ShopText {
  @PrimaryColumn('text')
  page: ShopPage;

  /** In English, as Markdown; null where that comes with the shop. */
  @Column('text', { nullable: true })
  body: string | null;

  /**
   * In Hindi, as Markdown; null where Hindi shows the owner's English text, or without one what
   * comes with the shop.
   */
  @Column('text', { name: 'hindi_body', nullable: true })
  hindiBody: string | null;
}
