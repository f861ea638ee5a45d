import type { Task } from '../shared/task.js';
import { Offer } from './offer.entity.js';

/** Touches an offer whose beginning or end has come, so that the database says its state anew. */
export const turnOffer: Task<{ id: string }> = {
  name: 'turn-offer',
  run: async ({ db }, { id }) => void (await db.update(Offer, { id }, { state: () => 'state' })),
};
