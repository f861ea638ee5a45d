import { writeFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * Writes an extension with a provider of payments of its own, `purse`, which keeps its orders in a
 * file of the shop's data, takes what it is told to, and has shoppers pay in a dialog of its own.
 *
 * @param folder that it is written into
 * @returns the file that SHOP_EXTENSIONS is to name
 */
export async function writePurse(folder: string): Promise<string> {
  const file = path.join(folder, 'purse.mjs');
  await Promise.all([writeFile(file, PURSE), writeFile(path.join(folder, 'purse-pay.mjs'), PAY)]);
  return file;
}

const PURSE = `import fs from 'node:fs';
import path from 'node:path';

export default {
  name: 'purse',
  contract: 1,
  parts: ({ express, rest, payments, zod: { z } }) => {
    const router = express.Router();
    router.post(
      '/purse/told',
      rest.about({ summary: 'Is told of a payment.', caller: 'anyone', body: z.object({}), answer: z.object({}) }),
      rest.route(async (ctx, req) => {
        const settled = await payments.settlePayment(ctx, 'purse', String(req.body.paymentId));
        return { status: settled?.order?.status ?? 'nothing' };
      }),
    );
    const web = new URL('./purse-pay.mjs', import.meta.url);
    const open = ({ config }) => {
      const file = path.join(config.dataDir, 'purse.json');
      const read = () => (fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : []);
      const told = ({ id, paymentId, amountPaise }) =>
        ({ id: paymentId, providerOrderId: id, status: 'captured', amountPaise, currency: 'INR' });
      return {
        name: 'purse',
        keyId: 'purse-key',
        scriptUrl: '/purse.js',
        createOrder: async (receipt, amountPaise) => {
          const order = { id: 'purse_' + receipt, paymentId: 'coin_' + receipt, receipt, amountPaise, currency: 'INR' };
          fs.writeFileSync(file, JSON.stringify([...read(), order]));
          return order.id;
        },
        findOrderOf: async (receipt) => read().find((order) => order.receipt === receipt) ?? null,
        findOrder: async (id) => read().find((order) => order.id === id) ?? null,
        findPayment: async (id) => read().filter((order) => order.paymentId === id).map(told)[0] ?? null,
        listPayments: async () => [],
        listLedger: async () => [],
        refundPayment: async (paymentId, amountPaise, key) =>
          ({ id: 'back_' + key, paymentId, idempotencyKey: key, status: 'processed' }),
        findRefund: async () => null,
        isCheckoutSigned: (orderId, paymentId, signature) => signature === 'signed ' + orderId,
        isWebhookSigned: () => false,
      };
    };
    return { routers: [router], paymentOptions: [{ code: 'purse', label: { en: 'Purse', hi: 'बटुआ' }, open, web }] };
  },
};`;

const PAY = `export default ({ shopName, interceptBack, inLanguage }) =>
  ({ providerOrderId: id, amountPaise }) =>
    new Promise((resolve) => {
      const dialog = document.body.appendChild(document.createElement('dialog'));
      const ended = (outcome) => {
        release();
        dialog.remove();
        resolve(outcome);
      };
      const button = dialog.appendChild(document.createElement('button'));
      button.textContent = inLanguage({ en: 'Take it from the purse', hi: 'बटुए से लें' });
      dialog.ariaLabel = shopName() + ': ' + amountPaise / 100;
      button.onclick = () => ended({ kind: 'paid', paymentId: id.replace('purse_', 'coin_'), signature: 'signed ' + id });
      const release = interceptBack(() => ended({ kind: 'dismissed', reason: null }));
      dialog.showModal();
    });`;
