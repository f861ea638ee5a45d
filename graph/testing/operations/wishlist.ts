import { WishlistItem } from '../../wishlist/wishlist-item.entity.js';
import type { Rows } from './row.js';
import { NOBODYS_ID, type Scene } from './scene.js';
import { among, something } from './shows.js';
import { made, NOTICE } from './told.js';
import { everybody, ownerOnly, signedIn } from './who.js';

async function aWish({ shop, owner, goods: { dal } }: Scene): Promise<WishlistItem> {
  const wish = { userId: owner.id, productId: dal.id };
  await shop.database.manager.upsert(WishlistItem, wish, ['userId', 'productId']);
  return shop.database.manager.findOneByOrFail(WishlistItem, wish);
}

const LOGIN_FIRST = 'Please Login to continue';

/** My List. */
export const WISHLIST: Rows = {
  MyList: {
    who: everybody,
    needs: async (scene) => void (await aWish(scene)),
    shows: { wishlist: [{ product: { name: 'Toor Dal', price: 60 } }] },
    rest: {
      ...{ call: 'GET /my-list', who: signedIn, at: 'wishlist' },
      tells: [
        {
          ...{ productId: 'product.id', productTitle: 'product.name', price: 'product.price' },
          rating: made((rating) => rating ?? 0, 'product.rating'),
          image: 'product.images.0.url(width: 640)',
        },
      ],
      also: [
        [
          'somebody without a list',
          async ({ shop, owner }) => void (await shop.database.manager.delete(WishlistItem, { userId: owner.id })),
        ],
      ],
    },
  },
  Hearts: {
    who: everybody,
    needs: async (scene) => void (await aWish(scene)),
    shows: { nodes: among({ inWishlist: true }) },
  },
  AddToWishlist: {
    who: signedIn,
    needs: (scene) => ({ productId: scene.product() }),
    says: {
      ...{ UNAUTHENTICATED: LOGIN_FIRST, NOT_FOUND: 'There is no such product.' },
      CONFLICT: 'The product is in your list already',
    },
    shows: { wishlist: [something], message: 'The product added in my list' },
    limits: [
      ['what is on the list', 'CONFLICT', async (scene) => ({ productId: (await aWish(scene)).productId })],
      ['a product that nobody has', 'NOT_FOUND', { productId: NOBODYS_ID }, 'productId'],
      ['a product that is none', 'NOT_FOUND', { productId: 'nonsense' }, 'productId'],
      ['no product', 'NOT_FOUND', { productId: '' }],
    ],
    rest: {
      ...{ call: 'POST /my-list/add', tells: NOTICE },
      body: ({ productId }) => ({ productId, productTitle: 'Gold', image: 'x', rating: 5, price: 1 }),
    },
  },
  RemoveFromWishlist: {
    who: ownerOnly,
    needs: async (scene) => ({ id: (await aWish(scene)).id }),
    says: { UNAUTHENTICATED: LOGIN_FIRST, NOT_FOUND: 'This item is not in your list.' },
    shows: { wishlist: [], message: 'Item removed from My List!' },
    rest: { call: 'DELETE /my-list/:id', tells: NOTICE },
  },
};
