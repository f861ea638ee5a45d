import { IsNull } from 'typeorm';
import { User } from '../accounts/user.entity.js';
import { recordChange } from '../audit/audit.service.js';
import { AuditSubject } from '../audit/audit-entry.entity.js';
import { findProduct } from '../catalogue/catalogue.service.js';
import { productTextIn } from '../catalogue/translations/translated.js';
import { addJobs } from '../jobs/add-jobs.queries.js';
import { greetingOf } from '../messages/mail-layout.js';
import { sendMail } from '../messages/send-mail.js';
import type { Context } from '../shared/context.js';
import { ErrorCode, ShopError } from '../shared/errors.js';
import { checkedText } from '../shared/input/checked-text.js';
import { readId } from '../shared/input/id.js';
import { phrase, say, wordsIn } from '../shared/languages/phrase.js';
import { Right } from '../shared/rights/right.js';
import { staffOf } from '../shared/rights/viewer.js';
import { inTransaction } from '../shared/rows/transaction.js';
import type { Task } from '../shared/task.js';
import { Review } from './review.entity.js';
import { getProduct, type WrittenReview } from './written-review.js';

const TELL_ANSWER = 'tell-review-answer';

const MAX_CHARACTERS = 2000;

/**
 * Answers a review for the shop, below which every reader sees it; a second time it takes the place
 * of the first. The writer is told by mail of the first alone.
 *
 * @throws ShopError UNAUTHENTICATED, FORBIDDEN for anybody but an admin and support, BAD_USER_INPUT
 *   for the text, NOT_FOUND
 */
export async function answerReview(ctx: Context, id: unknown, text: string): Promise<WrittenReview> {
  staffOf(ctx, Right.MODERATE_REVIEWS);
  const answer = checkedText(text, {
    ...{ field: 'text', called: phrase('An answer'), most: MAX_CHARACTERS, hasLines: true },
  });
  return setAnswer(ctx, id, answer);
}

/**
 * Takes the shop's answer to a review away.
 *
 * @throws ShopError UNAUTHENTICATED, FORBIDDEN for anybody but an admin and support, NOT_FOUND
 */
export async function removeReviewAnswer(ctx: Context, id: unknown): Promise<WrittenReview> {
  staffOf(ctx, Right.MODERATE_REVIEWS);
  return setAnswer(ctx, id, null);
}

async function setAnswer(ctx: Context, sentId: unknown, answer: string | null): Promise<WrittenReview> {
  const id = readId(sentId);
  return inTransaction(ctx, async (tx) => {
    const was = id && (await tx.db.findOne(Review, { where: { id }, lock: { mode: 'for_no_key_update' } }));
    if (!was) throw new ShopError(ErrorCode.NOT_FOUND, phrase('There is no such review.'), 'id');
    await tx.db.update(Review, { id: was.id }, { answer, answeredAt: answer === null ? null : new Date() });
    await recordChange(tx, {
      operation: answer === null ? 'removeReviewAnswer' : 'answerReview',
      ...{ subjectType: AuditSubject.REVIEW, subjectId: was.id },
      before: { answer: was.answer },
      after: { answer },
    });
    if (answer !== null && was.userId && !was.answerToldAt) await queueAnswerMail(tx, was.id);
    return {
      review: await tx.db.findOneByOrFail(Review, { id: was.id }),
      product: await getProduct(tx, was.productId),
      message: say(
        answer === null ? phrase('The answer is taken away.') : phrase('Your answer stands below the review.'),
        tx.language,
      ),
    };
  });
}

async function queueAnswerMail(tx: Context, reviewId: string): Promise<void> {
  const row = `SELECT json_build_object('reviewId', $1::text) AS payload, $2::text AS key, NULL::timestamptz AS run_at`;
  await addJobs(tx, TELL_ANSWER, row, [reviewId, `${TELL_ANSWER}:${reviewId}`]);
}

/**
 * Tells the writer of a review, once, that the shop has answered; not of an answer that was taken
 * away meanwhile, nor of a review that is hidden.
 */
export const tellAnswers: Task<{ reviewId: string }> = {
  name: TELL_ANSWER,
  run: async (ctx, { reviewId }) => {
    const review = await ctx.db.findOneBy(Review, { id: reviewId, hiddenAt: IsNull(), answerToldAt: IsNull() });
    if (!review?.answer || !review.userId) return;
    const { productId, language, answer } = review;
    const product = await findProduct(ctx, productId);
    const user = await ctx.db.findOneBy(User, { id: review.userId });
    if (!product || !user) return;
    const words = wordsIn(language);
    const name = await productTextIn(ctx, language, product, 'name');
    await sendMail(
      ctx,
      { id: `review-answer.${reviewId}`, to: { name: user.name, email: user.email } },
      {
        language,
        greeting: greetingOf(words, user.name),
        title: words('The shop has answered your review of {product}', { product: name }),
        paragraphs: [answer, words('It stands below your review, where everybody can read it.')],
        link: { label: words('See it in the shop'), path: `/product/${productId}` },
      },
    );
    await ctx.db.update(Review, { id: reviewId }, { answerToldAt: new Date() });
  },
};
