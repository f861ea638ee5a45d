import type { Rows } from './row.js';
import { text } from './shows.js';
import { everybody } from './who.js';

/**
 * Things by their id alone; what the caller may not see is told as null, as if it did not exist.
 */
export const NODES: Rows = {
  Node: { who: everybody, needs: (scene) => ({ id: scene.order() }), shows: { status: 'CONFIRMED' } },
  Nodes: {
    who: everybody,
    needs: ({ goods: { dal, packs } }) => ({ ids: [packs[0].id, dal.id] }),
    shows: [{ id: text }, { id: text }],
  },
};
