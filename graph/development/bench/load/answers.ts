import { imageSrcset, imageUrl } from '../../../media/image-store.js';
import { writeCursor } from '../../../shared/paging/cursor.js';
import type * as facts from './facts.js';
import type {
  BannerRow,
  CardRow,
  ImageRow,
  LineRow,
  Named,
  ReviewRow,
  SlideRow,
  TopCategoryRow,
  VariantRow,
} from './prepared.js';

/**
 * The JSON of a listing, put together by hand from rows: the very answer that the shop gives, as
 * with all of these.
 */
export function answerListing({ rows, keyOf }: facts.Listing): object {
  return answered('Query', { products: { __typename: 'ProductConnection', ...page(rows, keyOf) } });
}

/** The JSON of a search. */
export function answerSearch({ rows, scores, hasNextPage, total, interpretation }: facts.Found): object {
  const last = rows.at(-1);
  const { corrected, synonyms, used } = interpretation;
  return answered('Query', {
    search: {
      __typename: 'ProductConnection',
      interpretation: { __typename: 'SearchInterpretation', corrected, synonyms, used },
      totalCount: total,
      pageInfo: {
        __typename: 'PageInfo',
        endCursor: last ? writeCursor([scores.at(-1) ?? 0, last.id]) : null,
        hasNextPage,
      },
      nodes: rows.map(card),
    },
  });
}

/** The JSON of a product's page. */
export function answerProduct({ product: row, related, reviews }: facts.ProductFacts): object {
  const listed = reviews.slice(0, 10);
  const last = listed.at(-1);
  const options = (option: 'size' | 'ram' | 'weight') => [
    ...new Set(row.variants.map((variant) => variant[option]).filter((label) => label !== null)),
  ];
  return answered('Query', {
    product: {
      ...productFields(row),
      description: row.description,
      countInStock: row.variants.reduce((pieces, { stock }) => pieces + stock, 0),
      subCategory: row.sub_category && named('Category', row.sub_category),
      images: row.images.map((image) => ({ ...picture(image), url: imageUrl(image, 640) })),
      variants: row.variants.map(variant),
      countries: row.countries.map((country) => named('Country', country)),
      ramOptions: options('ram'),
      sizes: options('size'),
      weightOptions: options('weight'),
      related: related.map(card),
      reviews: {
        __typename: 'ReviewConnection',
        totalCount: row.review_count,
        pageInfo: {
          __typename: 'PageInfo',
          endCursor: last ? writeCursor([last.date_created.toISOString(), last.id]) : null,
          hasNextPage: reviews.length > 10,
        },
        nodes: listed.map(review),
      },
      starCounts: [5, 4, 3, 2, 1].map((stars, place) => ({
        __typename: 'StarCount',
        stars,
        count: reviews[0]?.stars[place] ?? 0,
      })),
    },
  });
}

/** The JSON of the front page. */
export function answerHome({ categories, banners, slides, featured }: facts.HomeFacts): object {
  return answered('Query', {
    offers: banners.filter(({ placement }) => placement === 'HOME').map(banner),
    sideBanners: banners.filter(({ placement }) => placement === 'SIDE').map(banner),
    categories: categories.map(topCategory),
    homeSlides: slides.map(slide),
    featured: { __typename: 'ProductConnection', nodes: featured.map(card) },
  });
}

/** The JSON of a cart to which something was added. */
export function answerCart({ userId, lines }: facts.CartFacts): object {
  const subTotal = lines.reduce((total, line) => total + line.price_paise * line.quantity, 0);
  return answered('Mutation', {
    addToCart: {
      __typename: 'CartPayload',
      message: 'Item is added in the cart',
      userErrors: [],
      cart: {
        __typename: 'Cart',
        id: userId,
        rounding: (subTotal % 100) / 100,
        subTotal: subTotal / 100,
        total: Math.floor(subTotal / 100),
        totalQuantity: lines.reduce((pieces, line) => pieces + line.quantity, 0),
        lines: lines.map(cartLine),
      },
    },
  });
}

function answered(__typename: string, fields: object): object {
  return { data: { __typename, ...fields } };
}

function page(rows: readonly CardRow[], keyOf: facts.Listing['keyOf']): object {
  const nodes = rows.slice(0, 24);
  const last = nodes.at(-1);
  return {
    totalCount: rows[0]?.total ?? 0,
    pageInfo: {
      __typename: 'PageInfo',
      endCursor: last ? writeCursor([keyOf(last), last.id]) : null,
      hasNextPage: rows.length > 24,
    },
    nodes: nodes.map(card),
  };
}

function productFields(row: Omit<CardRow, 'image' | 'stock' | 'total'>): object {
  return {
    __typename: 'Product',
    id: row.id,
    name: row.name,
    brand: row.brand,
    category: { __typename: 'Category', id: row.category_id, name: row.category_name },
    price: row.price_paise / 100,
    oldPrice: row.old_price_paise === null ? null : row.old_price_paise / 100,
    discount: row.discount,
    rating: row.rating,
    reviewCount: row.review_count,
    inWishlist: false,
  };
}

function card(row: CardRow): object {
  return { ...productFields(row), countInStock: row.stock, images: row.image ? [picture(row.image)] : [] };
}

function picture(image: ImageRow): object {
  const { id, alt, placeholder } = image;
  return { __typename: 'Image', id, alt, placeholder, srcset: imageSrcset(image), small: imageUrl(image, 320) };
}

function banner(row: BannerRow): object {
  return {
    __typename: 'Banner',
    id: row.id,
    category: row.category_id && { __typename: 'Category', id: row.category_id },
    subCategory: row.sub_category_id && { __typename: 'Category', id: row.sub_category_id },
    images: [widePicture(row.image)],
  };
}

function slide(row: SlideRow): object {
  return {
    __typename: 'HomeSlide',
    id: row.id,
    category: row.category_id && {
      __typename: 'Category',
      id: row.category_id,
      parent: row.parent_id && { __typename: 'Category', id: row.parent_id },
    },
    images: [row.image, ...(row.narrow_image ? [row.narrow_image] : [])].map(widePicture),
  };
}

function widePicture(image: ImageRow): object {
  const { id, alt, placeholder, width, height } = image;
  const large = imageUrl(image, 1280);
  return { __typename: 'Image', id, alt, placeholder, width, height, srcset: imageSrcset(image), large };
}

function topCategory(row: TopCategoryRow): object {
  return {
    ...named('Category', row),
    color: row.color,
    productCount: row.count,
    children: row.children.map((child) => named('Category', child)),
    images: row.image ? [picture(row.image)] : [],
  };
}

function variant(row: VariantRow): object {
  return {
    __typename: 'ProductVariant',
    id: row.id,
    sku: row.sku,
    size: row.size,
    ram: row.ram,
    weight: row.weight,
    price: row.price_paise / 100,
    oldPrice: row.old_price_paise === null ? null : row.old_price_paise / 100,
    countInStock: row.stock,
  };
}

function review(row: ReviewRow): object {
  return {
    __typename: 'Review',
    id: row.id,
    text: row.text,
    customerName: row.customer_name,
    customerRating: row.customer_rating,
    dateCreated: row.date_created,
    verifiedPurchase: row.is_buyer,
  };
}

function cartLine(row: LineRow): object {
  return {
    __typename: 'CartLine',
    id: row.id,
    countInStock: row.stock,
    price: row.price_paise / 100,
    quantity: row.quantity,
    subTotal: (row.price_paise * row.quantity) / 100,
  };
}

function named(__typename: string, { id, name }: Named): object {
  return { __typename, id, name };
}
