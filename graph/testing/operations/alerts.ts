import { ProductAlert, ProductAlertKind } from '../../alerts/product-alert.entity.js';
import { type MailingStep, mailingToken } from '../../messages/mailing-token.js';
import type { Limit, Rows } from './row.js';
import { NOBODYS_ID, type Scene } from './scene.js';
import { something } from './shows.js';
import { made, NOTICE } from './told.js';
import { anyone, everybody, ownerOnly, signedIn } from './who.js';

/** What the owner, or an address by itself, waits for. */
async function anAlert({ shop, goods: { dal }, ...scene }: Scene, email: string | null = null): Promise<string> {
  const { manager } = shop.database;
  const whose = email ? { email, userId: null } : { email: null, userId: scene.owner.id };
  await manager.delete(ProductAlert, { productId: dal.id });
  const row = { kind: ProductAlertKind.PRICE_FALL, productId: dal.id, pricePaise: 6000, language: 'en' };
  const { id } = await manager.save(ProductAlert, { ...row, ...whose, confirmedAt: new Date() } as ProductAlert);
  return id;
}

async function aToken(scene: Scene, step: MailingStep): Promise<{ token: string }> {
  const id = await anAlert(scene, 'asha@example.com');
  return { token: mailingToken(scene.shop.config, step, { name: 'alert', id }) };
}

const input = (changed: object) => ({ input: changed });

const WRONG_TOKENS: Limit[] = [
  ['a link that is none', 'INVALID_CREDENTIALS', { token: 'nonsense' }, 'token'],
  [
    'a link with another seal',
    'INVALID_CREDENTIALS',
    async (scene) => ({ token: `${(await aToken(scene, 'leave')).token.slice(0, -2)}xx` }),
    'token',
  ],
];

/** What is told of products by mail, and the links in such mails. */
export const ALERTS: Rows = {
  ProductAlerts: {
    who: everybody,
    needs: async (scene) => void (await anAlert(scene)),
    shows: { productAlerts: [{ kind: 'PRICE_FALL', price: 60, product: { name: 'Toor Dal' } }] },
    rest: {
      ...{ call: 'GET /product-alert', who: signedIn, at: 'productAlerts' },
      tells: [
        {
          ...{ id: 'id', kind: 'kind', price: 'price', variantId: 'variantId', productId: 'product.id' },
          createdAt: made((at) => at, 'createdAt'),
        },
      ],
    },
  },
  RequestProductAlert: {
    who: everybody,
    needs: async (scene) => {
      await scene.clearAttempts();
      const email = `${Math.random()}@example.com`;
      return { input: { productId: await scene.product(), kind: 'PRICE_FALL', email } };
    },
    shows: { message: 'We have sent you a link. Once you use it, we will tell you.' },
    limits: [
      ['what is in stock', 'CONFLICT', input({ kind: 'BACK_IN_STOCK' }), 'productId'],
      ['a product that nobody has', 'NOT_FOUND', input({ productId: NOBODYS_ID }), 'productId'],
      ['a product that is none', 'NOT_FOUND', input({ productId: 'nonsense' }), 'productId'],
      [
        'a pack of another product',
        'NOT_FOUND',
        async (s) => input({ variantId: (await s.variant()).id }),
        'variantId',
      ],
    ],
    rest: { call: 'POST /product-alert', tells: NOTICE },
  },
  RemoveProductAlert: {
    who: ownerOnly,
    needs: async (scene) => ({ id: await anAlert(scene) }),
    says: { NOT_FOUND: 'You are not waiting for this.' },
    shows: { productAlerts: [], message: 'We will not write to you about it.' },
    rest: { call: 'DELETE /product-alert/:id', tells: NOTICE },
  },
  ConfirmMailing: {
    who: everybody,
    needs: (scene) => aToken(scene, 'confirm'),
    shows: { ok: true, message: something },
    limits: WRONG_TOKENS,
    rest: { call: 'POST /mailing/confirm', who: anyone, tells: NOTICE },
  },
  LeaveMailing: {
    who: everybody,
    needs: (scene) => aToken(scene, 'leave'),
    shows: { ok: true, message: 'You get no more mails about stock and prices.' },
    limits: WRONG_TOKENS.slice(0, 1),
    rest: { call: 'POST /mailing/leave/:token', who: anyone, tells: NOTICE },
  },
};
