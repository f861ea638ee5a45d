import { v7 } from 'uuid';
import type { User } from '../../accounts/user.entity.js';
import { SavedView, StaffList } from '../../saved-views/saved-view.entity.js';
import { bad, badInputs, type Rows } from './row.js';
import { NOBODYS_ID, type Scene } from './scene.js';
import { among } from './shows.js';
import { type Answers, adminAndSupport, adminOnly } from './who.js';

const staff: Answers = { ...adminAndSupport, packer: 'YES' };
const kept = (scene: Scene, { id: userId }: User, more: object = {}) =>
  scene.save(SavedView, { userId, list: StaffList.PRODUCTS, name: userId, query: 'show=sold-out', ...more });

/** How those who run the shop like to see its lists. */
export const VIEWS: Rows = {
  SavedViews: {
    who: staff,
    needs: async (scene, caller) => {
      await scene.shop.database.manager.delete(SavedView, { userId: caller.id });
      await kept(scene, caller, { name: 'Sold out' });
    },
    shows: among({ name: 'Sold out', isOwn: true }),
  },
  SaveView: {
    who: staff,
    shows: { savedView: { name: 'Sold out', query: 'show=sold-out', isShared: true } },
    limits: [
      ...badInputs({ name: ['', 'x'.repeat(61)] }),
      bad('too much', { input: { query: 'x'.repeat(1_001) } }, 'query'),
    ],
  },
  RemoveView: {
    who: staff,
    needs: async (scene, caller) => ({ id: await kept(scene, caller, { name: v7() }) }),
    shows: { ok: true },
    limits: [['a view that there is not', 'NOT_FOUND', { id: NOBODYS_ID }, 'id']],
  },
  'RemoveView of another': {
    who: { ...adminOnly, packer: 'NOT_FOUND', support: 'NOT_FOUND' },
    example: 'RemoveView',
    needs: async (scene) => ({ id: await kept(scene, scene.owner, { name: v7(), isShared: true }) }),
    shows: { ok: true },
  },
};
