import { addReview } from '../../reviews/add-review.js';
import { answerReview } from '../../reviews/answer-review.js';
import { hideReview } from '../../reviews/hide-review.js';
import { Review } from '../../reviews/review.entity.js';
import { hideReviewPhoto } from '../../reviews/review-photos.js';
import { ReviewVote } from '../../reviews/review-vote.entity.js';
import { bad, type Rows } from './row.js';
import { NOBODYS_ID, type Scene } from './scene.js';
import { among, text } from './shows.js';
import { told } from './told.js';
import { adminAndSupport, everybody, signedIn } from './who.js';

async function aHiddenReview(scene: Scene): Promise<string> {
  const id = await scene.review();
  await hideReview(scene.shop.ctx(scene.people.admin), id, 'Spam');
  return id;
}

/** A review with a photo; answers the id of the picture. */
async function aReviewPhoto(scene: Scene): Promise<string> {
  const imageId = await scene.upload(scene.owner);
  const productId = await scene.product();
  const draft = { productId, text: 'As shown', customerRating: 4, images: [imageId] };
  await scene.clearAttempts();
  await addReview(scene.shop.ctx(scene.owner), draft);
  return imageId;
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
      tells: [told('id customerRating customerName dateCreated helpfulCount answer answeredAt', { review: 'text' })],
      also: [
        ['a product that nobody has', { id: NOBODYS_ID }],
        ['a product that is none', { id: 'abc' }],
      ],
      limits: [bad('no product', { id: null })],
    },
  },
  HelpfulReviews: {
    who: everybody,
    needs: ({ goods: { dal } }) => ({ id: dal.id }),
    shows: { reviews: { nodes: among() } },
    rest: {
      ...{ call: 'GET /productReviews', query: ({ id: productId }) => ({ productId, sort: 'HELPFUL' }) },
      ...{ at: 'reviews(first: 100, sort: HELPFUL).nodes', isEmptyForNothing: true },
      tells: [told('id customerRating customerName helpfulCount', { review: 'text' })],
    },
  },
  MyReview: {
    who: everybody,
    needs: async (scene, { id: userId }) => {
      const productId = await scene.product();
      await scene.save(Review, { productId, userId, customerRating: 4, customerName: 'Asha', text: 'Fresh' });
      return { productId };
    },
    shows: { writtenReview: { text: 'Fresh', customerRating: 4, photos: [], hiddenPhotos: [] } },
    rest: {
      ...{ call: 'GET /productReviews/mine', query: ({ productId }) => ({ productId }) },
      ...{ who: signedIn, in: '0', at: 'writtenReview(productId: $productId)' },
      tells: told('id customerRating', { review: 'text' }),
    },
  },
  MyVotes: {
    who: everybody,
    needs: async (scene, { id: userId }) => {
      const reviewId = await scene.review();
      await scene.save(ReviewVote, { reviewId, userId });
      const { productId } = await scene.shop.database.manager.findOneByOrFail(Review, { id: reviewId });
      return { productId };
    },
    shows: { helpfulReviews: [{ helpfulCount: 1 }] },
    rest: {
      ...{ call: 'GET /productReviews/helpful', query: ({ productId }) => ({ productId }) },
      ...{ who: signedIn, at: 'helpfulReviews(productId: $productId)' },
      tells: [told('id helpfulCount', { review: 'text' })],
    },
  },
  VoteReview: {
    who: signedIn,
    needs: (scene) => ({ id: scene.review() }),
    says: { UNAUTHENTICATED: 'Please Login first', NOT_FOUND: 'There is no such review.' },
    shows: { review: { helpfulCount: 1 }, message: 'Thank you, that helps others to choose.' },
    limits: [
      ['a review that nobody wrote', 'NOT_FOUND', { id: NOBODYS_ID }, 'id'],
      ['a review that is hidden', 'NOT_FOUND', async (scene) => ({ id: await aHiddenReview(scene) }), 'id'],
      [
        "the caller's own",
        'CONFLICT',
        async (scene, { id: userId }) => {
          const productId = await scene.product();
          const own = { productId, userId, customerRating: 4, customerName: 'Asha', text: 'Fresh' };
          return { id: await scene.save(Review, own) };
        },
        'id',
      ],
    ],
    rest: [
      {
        ...{ call: 'PUT /productReviews/:id/helpful', body: () => ({}) },
        tells: { msg: 'message', helpfulCount: 'review.helpfulCount' },
      },
      {
        ...{ call: 'DELETE /productReviews/:id/helpful', body: () => ({}) },
        needs: async (scene) => ({ id: await scene.review(), isHelpful: false }),
        tells: { msg: 'message', helpfulCount: 'review.helpfulCount' },
      },
    ],
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
      bad('a photo of somebody else', { input: { images: [NOBODYS_ID] } }, 'images'),
      bad('six photos', { input: { images: [...'123456'] } }, 'images', 'A review can have at most 5 photos.'),
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
  AnswerReview: {
    who: adminAndSupport,
    needs: (scene) => ({ id: scene.review() }),
    shows: { review: { answer: 'Thank you. The new lot is on the shelf.', answeredAt: text } },
    limits: [
      bad('no words', { text: ' ' }, 'text'),
      bad('too many words', { text: 'x'.repeat(2_001) }, 'text'),
      ['a review that nobody wrote', 'NOT_FOUND', { id: NOBODYS_ID }, 'id'],
    ],
    rest: { call: 'PUT /productReviews/:id/answer', tells: { msg: 'message', answer: 'review.answer' } },
  },
  RemoveReviewAnswer: {
    who: adminAndSupport,
    needs: async (scene) => {
      const id = await scene.review();
      await answerReview(scene.shop.ctx(scene.people.admin), id, 'Thank you');
      return { id };
    },
    shows: { review: { answer: null } },
    rest: { call: 'DELETE /productReviews/:id/answer', tells: { msg: 'message', answer: 'review.answer' } },
  },
  HideReviewPhoto: {
    who: adminAndSupport,
    needs: async (scene) => ({ id: await aReviewPhoto(scene) }),
    shows: { review: { photos: [], hiddenPhotos: [{ id: text }] } },
    limits: [
      bad('no reason', { reason: ' ' }, 'reason'),
      ['a photo that nobody took', 'NOT_FOUND', { id: NOBODYS_ID }, 'id'],
    ],
  },
  UnhideReviewPhoto: {
    who: adminAndSupport,
    needs: async (scene) => {
      const id = await aReviewPhoto(scene);
      await hideReviewPhoto(scene.shop.ctx(scene.people.admin), id, 'Shows a child');
      return { id };
    },
    shows: { review: { photos: [{ id: text }], hiddenPhotos: [] } },
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
