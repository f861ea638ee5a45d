import type { FeedProduct } from '../feed-goods.js';

/** What a feed says of its shop. */
export interface FeedShop {
  name: string;
  description: string;
  email: string;
  phone: string;
  /** Such as `https://jhola.example`. */
  origin: string;
  /** As of when its goods are told. */
  asOf: Date;
}

/** How one kind of reader wants the goods told. Parts of a text, one after the other. */
export interface FeedFormat {
  /** Of its address under /api/feeds. */
  readonly name: string;
  readonly mediaType: string;
  /** What stands before the goods. */
  open(shop: FeedShop): string;
  /** A product with all its variants; empty for one that this reader takes none of. */
  product(product: FeedProduct, shop: FeedShop): string;
  /** What stands between two products. */
  readonly between: string;
  readonly close: string;
}
