import { hideReview } from '../../reviews/hide-review.js';
import { bad, type Rows } from './row.js';
import { NOBODYS_ID, type Scene } from './scene.js';
import { among } from './shows.js';
import { told } from './told.js';
import { adminAndSupport, everybody, signedIn } from './who.js';

async function aHiddenReview(scene: Scene): Promise<string> {
  const id = await scene.review();
  await hideReview(scene.shop.ctx(scene.people.admin), id, 'Spam');
  return id;
}

/** What shoppers say of what they bought. */
export const REVIEWS: Rows = {
  OlderReviews: {
    who: everybody,
    needs: async ({ shop, goods: { dal } }) => {
      const NEWEST = 'query ($id: ID!) { product(id: $id) { reviews(first: 5) { pageInfo { endCursor } } } }';
      const { data } = await shop.graphql(NEWEST, { id: dal.id });
      return { id: dal.id, after: data.product.reviews.pageInfo.endCursor };
    },
    shows: { reviews: { nodes: [{}, {}], pageInfo: { hasNextPage: false } } },
    rest: {
      ...{ call: 'GET /productReviews', query: ({ id: productId }) => ({ productId }) },
      ...{ at: 'reviews(first: 100).nodes', total: 'reviews(first: 100).totalCount', isEmptyForNothing: true },
      tells: [told('id customerRating customerName dateCreated', { review: 'text' })],
      also: [
        ['a product that nobody has', { id: NOBODYS_ID }],
        ['a product that is none', { id: 'abc' }],
      ],
      limits: [bad('no product', { id: null })],
    },
  },
  AddReview: {
    who: signedIn,
    needs: (scene) => ({ input: { productId: scene.product() } }),
    says: { UNAUTHENTICATED: 'Please Login first', NOT_FOUND: 'There is no such product.' },
    shows: { review: { customerName: 'Asha Rao' }, product: { rating: 4.5, reviewCount: 1 } },
    limits: [
      bad('no words', { input: { text: ' \n ' } }, 'text', 'Please add Review'),
      bad(
        'too many words',
        { input: { text: 'x'.repeat(2_001) } },
        'text',
        'A review can have at most 2000 characters.',
      ),
      ...[0, 0.3, 50].map((customerRating) =>
        bad(
          `${customerRating} stars`,
          { input: { customerRating } },
          'customerRating',
          'Choose 0.5 to 5 stars, in halves.',
        ),
      ),
      ['a product that nobody has', 'NOT_FOUND', { input: { productId: NOBODYS_ID } }, 'productId'],
      ['a product that is none', 'NOT_FOUND', { input: { productId: 'nonsense' } }, 'productId'],
    ],
    rest: {
      ...{ call: 'POST /productReviews/add', sentAs: { text: 'review' } },
      body: ({ input: { text: review, ...input } }) => ({ ...input, review, customerName: 'The Queen' }),
      limits: ['many', '', [4], true].map((customerRating) =>
        bad(`${customerRating} stars`, { input: { customerRating } }),
      ),
      tells: {
        ...{ msg: 'message', review: 'review.text' },
        ...{ customerRating: 'review.customerRating', customerName: 'review.customerName' },
      },
    },
  },
  LatestReviews: { who: adminAndSupport, shows: { nodes: among() } },
  HiddenReviews: {
    who: adminAndSupport,
    needs: async (scene) => void (await aHiddenReview(scene)),
    shows: { nodes: among({ hiddenReason: 'Spam' }) },
  },
  HideReview: {
    who: adminAndSupport,
    needs: (scene) => ({ id: scene.review() }),
    shows: { product: { rating: null, reviewCount: 0 } },
    limits: [bad('no reason', { reason: ' ' }, 'reason')],
  },
  UnhideReview: {
    who: adminAndSupport,
    needs: (scene) => ({ id: aHiddenReview(scene) }),
    shows: { product: { rating: 2, reviewCount: 1 } },
  },
};
