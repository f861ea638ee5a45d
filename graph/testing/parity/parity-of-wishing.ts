import type { User } from '../../accounts/user.entity.js';
import { ErrorCode } from '../../shared/errors.js';
import { WishlistItem } from '../../wishlist/wishlist-item.entity.js';
import { aUser } from '../factories/account.factory.js';
import { NOBODYS_ID, NOTICE, type Own, ownOnly, type ParityCase, pair, type Scene } from './parity.js';

type Json = ReturnType<typeof JSON.parse>;

const { BAD_USER_INPUT, CONFLICT, NOT_FOUND, UNAUTHENTICATED } = ErrorCode;
const ERRORS = 'message userErrors { code message }';

async function aWish({ shop, variant }: Scene): Promise<Own & { as: User }> {
  const as = await aUser(shop.ctx());
  const { id } = await shop.database.manager.save(WishlistItem, { userId: as.id, productId: variant.productId });
  return { as, id };
}

interface Review {
  as?: User;
  productId: string;
  text: string;
  stars: number;
}
const review = async ({ shop, variant }: Scene, given: Partial<Review> = {}): Promise<Review> => ({
  ...{ as: await aUser(shop.ctx(), { name: 'Asha' }), productId: variant.productId, text: ' Good. ', stars: 4.5 },
  ...given,
});

interface Wanted {
  as?: User | undefined;
  productId: string;
}
const wanted = async ({ shop, variant }: Scene, given: Partial<Wanted> = {}): Promise<Wanted> => ({
  ...{ as: await aUser(shop.ctx()), productId: variant.productId },
  ...given,
});

/** The calls about reviews and lists of wishes, each beside its operation. */
export const WISHING: Record<string, ParityCase[]> = {
  'POST /productReviews/add': pair<Review>({
    rest: ({ productId, text, stars }) => [
      'POST /api/productReviews/add',
      { productId, review: text, customerRating: stars },
    ],
    graph: ({ productId, text, stars }) => [
      `mutation ($input: ReviewInput!) { addReview(input: $input) { review { text customerRating customerName } ${ERRORS} } }`,
      { input: { productId, text, customerRating: stars } },
    ],
    facts: {
      rest: (json) => [json.review, json.customerRating, json.customerName, json.msg],
      graph: ({ review: made, message }) => [made.text, made.customerRating, made.customerName, message],
    },
    cases: [
      ['a shopper', null, (scene) => review(scene)],
      ['a visitor', UNAUTHENTICATED, (scene) => review(scene, { as: undefined })],
      ['no words', BAD_USER_INPUT, (scene) => review(scene, { text: ' ' })],
      ['too many words', BAD_USER_INPUT, (scene) => review(scene, { text: 'x'.repeat(2_001) })],
      ['a third of a star', BAD_USER_INPUT, (scene) => review(scene, { stars: 0.3 })],
      ['fifty stars', BAD_USER_INPUT, (scene) => review(scene, { stars: 50 })],
      ['a product that nobody has', NOT_FOUND, (scene) => review(scene, { productId: NOBODYS_ID })],
    ],
  }),
  'GET /my-list': pair<{ as?: User }>({
    rest: () => ['GET /api/my-list'],
    graph: () => ['{ me { wishlist { product { id name price rating images { url(width: 640) } } } } }'],
    facts: {
      rest: (body) =>
        body.map((json: Json) => [json.productId, json.productTitle, json.price, json.rating, json.image]),
      graph: ({ wishlist }) =>
        wishlist.map(({ product }: Json) => [
          ...[product.id, product.name, product.price, product.rating ?? 0, product.images[0]?.url ?? null],
        ]),
    },
    nullMeans: UNAUTHENTICATED,
    cases: [
      ['its owner', null, aWish],
      ['somebody without a list', null, async ({ shop }) => ({ as: await aUser(shop.ctx()) })],
    ],
  }),
  'POST /my-list/add': pair<Wanted>({
    rest: ({ productId }) => ['POST /api/my-list/add', { productId }],
    graph: ({ productId }) => [
      `mutation ($productId: ID!) { addToWishlist(productId: $productId) { ${ERRORS} } }`,
      { productId },
    ],
    facts: NOTICE,
    cases: [
      ['a shopper', null, (scene) => wanted(scene)],
      ['a visitor', UNAUTHENTICATED, (scene) => wanted(scene, { as: undefined })],
      ['what is on the list', CONFLICT, async (scene) => wanted(scene, { as: (await aWish(scene)).as })],
      ['a product that nobody has', NOT_FOUND, (scene) => wanted(scene, { productId: NOBODYS_ID })],
      ['no product', NOT_FOUND, (scene) => wanted(scene, { productId: '' })],
    ],
  }),
  'DELETE /my-list/:id': pair<Own>({
    rest: ({ id }) => [`DELETE /api/my-list/${id}`],
    graph: ({ id }) => [`mutation ($id: ID!) { removeFromWishlist(id: $id) { ${ERRORS} } }`, { id }],
    facts: NOTICE,
    cases: ownOnly(aWish),
  }),
};
