import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { v7 } from 'uuid';
import type { User } from '../accounts/user.entity.js';
import { openMailbox } from '../messages/mailbox.js';
import type { MailboxMessage } from '../messages/mailbox-message.entity.js';
import { Role } from '../shared/rights/role.js';
import { aUser } from '../testing/factories/account.factory.js';
import { aProduct } from '../testing/factories/catalogue.factory.js';
import { runDueJobs } from '../testing/jobs.js';
import { openShop, type TestShop } from '../testing/shop.js';
import { addReview } from './add-review.js';
import { answerReview, removeReviewAnswer } from './answer-review.js';

let shop: TestShop;
let support: User;

beforeAll(async () => {
  shop = await openShop({ SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'shop@example.com' });
  support = await aUser(shop.ctx(), { role: Role.SUPPORT });
});

beforeEach(() => shop.database.query('DELETE FROM mailbox_message'));

afterAll(() => shop.close());

const mailer = () => openMailbox(shop.database.manager, (path) => `https://jhola.example${path}`);
const deliver = () => runDueJobs(shop, { ...shop.ctx(), mailer: mailer() });
const mails = (): Promise<MailboxMessage[]> => shop.database.query('SELECT * FROM mailbox_message ORDER BY sent_at');

async function aReview(language: 'en' | 'hi' = 'en') {
  const writer = await aUser(shop.ctx(), { name: 'Asha Rao' });
  const { id: productId } = await aProduct(shop.ctx(), { name: 'Assam Tea', brand: v7() });
  const ctx = { ...shop.ctx(writer), language };
  const draft = { productId, text: 'Stale.', customerRating: 2 };
  const { review } = await addReview(ctx, draft);
  return { id: review.id, writer, productId, rewrite: () => addReview(ctx, { ...draft, text: 'Better now.' }) };
}

async function shown(productId: string) {
  const { data } = await shop.graphql(`{ product(id: "${productId}") { reviews { nodes { answer answeredAt } } } }`);
  return data.product.reviews.nodes[0];
}

describe('answerReview', () => {
  it('stands below the review for everybody, on both faces, until it is taken away', async () => {
    const { id, productId, rewrite } = await aReview();

    await answerReview(shop.ctx(support), id, '  Thank you.\nThe new lot is on the shelf. ');

    const answer = 'Thank you.\nThe new lot is on the shelf.';
    expect(await shown(productId)).toEqual({ answer, answeredAt: expect.any(String) });
    expect((await shop.rest(`GET /api/productReviews?productId=${productId}`)).body[0]).toMatchObject({ answer });
    await rewrite();
    expect((await shown(productId)).answer).toBe(answer);

    await removeReviewAnswer(shop.ctx(support), id);
    expect(await shown(productId)).toEqual({ answer: null, answeredAt: null });
  });

  it('is mailed to the writer once, however often it is changed, in the language of the review', async () => {
    const { id, writer, productId } = await aReview('hi');
    for (const text of ['Thank you.', 'Thank you, Asha.']) await answerReview(shop.ctx(support), id, text);
    await deliver();
    await answerReview(shop.ctx(support), id, 'Thank you so much.');
    await deliver();

    const sent = await mails();
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({ subject: 'Assam Tea पर आपके रिव्यू का दुकान ने जवाब दिया है' });
    expect(sent[0]?.text).toContain('Thank you, Asha.');
    expect(sent[0]?.text).toContain(`https://jhola.example/hi/product/${productId}`);
    expect(JSON.stringify(sent[0])).toContain(writer.email);
  });

  it('is not mailed where it was taken away before the mail, nor for a review without an account', async () => {
    const { id } = await aReview();
    await answerReview(shop.ctx(support), id, 'Thank you.');
    await removeReviewAnswer(shop.ctx(support), id);
    const { id: of, writer } = await aReview();
    await shop.database.query('UPDATE review SET user_id = NULL WHERE user_id = $1', [writer.id]);
    await answerReview(shop.ctx(support), of, 'Thank you.');

    await deliver();

    expect(await mails()).toEqual([]);
  });
});
