import { hideReview } from '../../reviews/hide-review.js';
import type { Rows } from './row.js';
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
      also: [['a product that nobody has', { id: NOBODYS_ID }]],
    },
  },
  AddReview: {
    who: signedIn,
    needs: (scene) => ({ input: { productId: scene.product() } }),
    shows: { review: { customerName: 'Asha Rao' }, product: { rating: 4.5, reviewCount: 1 } },
    limits: [
      ['no words', 'BAD_USER_INPUT', { input: { text: ' ' } }],
      ['too many words', 'BAD_USER_INPUT', { input: { text: 'x'.repeat(2_001) } }],
      ['a third of a star', 'BAD_USER_INPUT', { input: { customerRating: 0.3 } }],
      ['fifty stars', 'BAD_USER_INPUT', { input: { customerRating: 50 } }],
      ['a product that nobody has', 'NOT_FOUND', { input: { productId: NOBODYS_ID } }],
    ],
    rest: {
      call: 'POST /productReviews/add',
      body: ({ input: { text: review, ...input } }) => ({ ...input, review }),
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
  },
  UnhideReview: {
    who: adminAndSupport,
    needs: (scene) => ({ id: aHiddenReview(scene) }),
    shows: { product: { rating: 2, reviewCount: 1 } },
  },
};
