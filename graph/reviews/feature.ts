import { accounts } from '../accounts/feature.js';
import { audit } from '../audit/feature.js';
import { catalogue } from '../catalogue/feature.js';
import { limits } from '../limits/feature.js';
import { media } from '../media/feature.js';
import { messages } from '../messages/feature.js';
import { orders } from '../orders/feature.js';
import { defineFeature } from '../shared/feature.js';
import { AddPhotosVotesAndAnswers1795699064641 } from './migrations/1795699064641-AddPhotosVotesAndAnswers.js';
import { Review } from './review.entity.js';
import { ReviewPhoto } from './review-photo.entity.js';
import { ReviewVote } from './review-vote.entity.js';

/** Reviews with their stars; one for each shopper and product. */
export const reviews = defineFeature({
  name: 'reviews',
  uses: [orders, catalogue, accounts, audit, limits, media, messages],
  entities: [Review, ReviewPhoto, ReviewVote],
  migrations: [AddPhotosVotesAndAnswers1795699064641],
  sql: 'graph/reviews/sql',
  hooks: {
    onAccountDeleted: async (tx, { id }) => (await import('./reviews.service.js')).anonymizeReviews(tx, id),
  },
  resolvers: () => [import('./reviews.resolver.js'), import('./written-reviews.resolver.js')],
  routers: () => [import('./reviews.rest.js')],
  tasks: async () => {
    const { tellAnswers } = await import('./answer-review.js');
    const { removeLeftPhotos } = await import('./review-photos.js');
    return [tellAnswers, removeLeftPhotos];
  },
});
