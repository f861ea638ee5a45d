import type { Rows } from './row.js';
import { adminOnly } from './who.js';

/** Who changed what. */
export const AUDIT: Rows = {
  AuditEntries: {
    who: adminOnly,
    needs: async (scene) => {
      const id = await scene.product();
      const REMOVE = 'mutation ($id: ID!) { removeProduct(id: $id) { userErrors { code } } }';
      await scene.shop.graphql(REMOVE, { id }, { as: scene.people.admin });
      return { filter: { subjectType: 'PRODUCT', subjectId: id } };
    },
    shows: { nodes: [{ operation: 'removeProduct', after: null }] },
  },
};
