import { registerEnumType } from 'type-graphql';
import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

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

/** The text of a page as the owner wrote it; a page without a row shows the text that comes with the shop. */
@Entity('shop_text')
@Check('shop_text_page_is_known', `page IN ('${Object.values(ShopPage).join("', '")}')`)
export class ShopText {
  @PrimaryColumn('text')
  page: ShopPage;

  /** Markdown. */
  @Column('text')
  body: string;
}
