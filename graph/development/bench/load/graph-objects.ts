import { imageSrcset, imageUrl } from '../../../media/image-store.js';
import { writeCursor } from '../../../shared/paging/cursor.js';
import type { CartFacts, Found, Listing, ProductFacts } from './facts.js';
import type { BannerRow, CardRow, ImageRow, ProductRow, SlideRow, TopCategoryRow, VariantRow } from './prepared.js';

/** Objects that GraphQL's own resolvers read the fields of the contract from. */

/** A page of a listing. */
export function listingOf({ rows, keyOf }: Listing): object {
  const nodes = rows.slice(0, 24);
  const last = nodes.at(-1);
  return {
    totalCount: rows[0]?.total ?? 0,
    pageInfo: { hasNextPage: rows.length > 24, endCursor: last ? writeCursor([keyOf(last), last.id]) : null },
    nodes: nodes.map(cardOf),
  };
}

/** A page of what a search found. */
export function foundOf({ rows, scores, hasNextPage, total, interpretation }: Found): object {
  const last = rows.at(-1);
  return {
    interpretation,
    totalCount: total,
    pageInfo: { hasNextPage, endCursor: last ? writeCursor([scores.at(-1) ?? 0, last.id]) : null },
    nodes: rows.map(cardOf),
  };
}

/** The product of its page. */
export function productOf({ product, related, reviews }: ProductFacts): object {
  const listed = reviews.slice(0, 10);
  const last = listed.at(-1);
  const options = (option: 'size' | 'ram' | 'weight') => [
    ...new Set(product.variants.map((variant) => variant[option]).filter((label) => label !== null)),
  ];
  return {
    ...fieldsOf(product),
    description: product.description,
    subCategory: product.sub_category,
    countInStock: product.variants.reduce((pieces, { stock }) => pieces + stock, 0),
    images: product.images.map(imageOf),
    variants: product.variants.map(variantOf),
    countries: product.countries,
    ramOptions: options('ram'),
    sizes: options('size'),
    weightOptions: options('weight'),
    related: related.map(cardOf),
    reviews: {
      totalCount: product.review_count,
      pageInfo: {
        hasNextPage: reviews.length > 10,
        endCursor: last ? writeCursor([last.date_created.toISOString(), last.id]) : null,
      },
      nodes: listed.map((review) => ({
        id: review.id,
        text: review.text,
        customerName: review.customer_name,
        customerRating: review.customer_rating,
        dateCreated: review.date_created,
        verifiedPurchase: review.is_buyer,
      })),
    },
    starCounts: [5, 4, 3, 2, 1].map((stars, place) => ({ stars, count: reviews[0]?.stars[place] ?? 0 })),
  };
}

/** A top category of the front page. */
export function topCategoryOf({ image, count, ...category }: TopCategoryRow): object {
  return { ...category, productCount: count, images: image ? [imageOf(image)] : [] };
}

/** A banner. */
export function bannerOf(row: BannerRow): object {
  return {
    id: row.id,
    category: row.category_id && { id: row.category_id },
    subCategory: row.sub_category_id && { id: row.sub_category_id },
    images: [imageOf(row.image)],
  };
}

/** A slide of the carousel. */
export function slideOf(row: SlideRow): object {
  return {
    id: row.id,
    category: row.category_id && { id: row.category_id, parent: row.parent_id && { id: row.parent_id } },
    images: [row.image, ...(row.narrow_image ? [row.narrow_image] : [])].map(imageOf),
  };
}

/** What adding to the cart answers. */
export function cartOf({ userId, lines }: CartFacts): object {
  const subTotal = lines.reduce((total, line) => total + line.price_paise * line.quantity, 0);
  return {
    message: 'Item is added in the cart',
    userErrors: [],
    cart: {
      id: userId,
      rounding: (subTotal % 100) / 100,
      subTotal: subTotal / 100,
      total: Math.floor(subTotal / 100),
      totalQuantity: lines.reduce((pieces, line) => pieces + line.quantity, 0),
      lines: lines.map((line) => ({
        id: line.id,
        countInStock: line.stock,
        price: line.price_paise / 100,
        quantity: line.quantity,
        subTotal: (line.price_paise * line.quantity) / 100,
      })),
    },
  };
}

/** The card of a product. */
export function cardOf(row: CardRow): object {
  return { ...fieldsOf(row), countInStock: row.stock, images: row.image ? [imageOf(row.image)] : [] };
}

function fieldsOf(row: CardRow | ProductRow): object {
  return {
    id: row.id,
    name: row.name,
    brand: row.brand,
    category: { id: row.category_id, name: row.category_name },
    price: row.price_paise / 100,
    oldPrice: row.old_price_paise === null ? null : row.old_price_paise / 100,
    discount: row.discount,
    rating: row.rating,
    reviewCount: row.review_count,
    inWishlist: false,
  };
}

function imageOf(image: ImageRow): object {
  const { id, alt, placeholder, width, height } = image;
  const url = (wanted: { width: number }) => imageUrl(image, wanted.width);
  return { id, alt, placeholder, width, height, srcset: () => imageSrcset(image), url };
}

function variantOf(row: VariantRow): object {
  const { id, sku, size, ram, weight, price_paise, old_price_paise, stock } = row;
  const oldPrice = old_price_paise === null ? null : old_price_paise / 100;
  return { id, sku, size, ram, weight, price: price_paise / 100, oldPrice, countInStock: stock };
}
