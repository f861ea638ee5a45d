import { Router } from 'express';
import { z } from 'zod';
import { getCustomer } from '../accounts/customers/customers.service.js';
import { about } from '../rest/describe-call.js';
import { bodyOf, queryNumber, queryText, readBody, sentPaise } from '../rest/read-request.js';
import { route } from '../rest/route.js';
import { ErrorCode } from '../shared/errors.js';
import { rupeesOf } from '../shared/money/money.js';
import { viewerOf } from '../shared/rights/viewer.js';
import { extendGiftCard, sendGiftCard } from './change-gift-card.js';
import { balanceByUserId, creditsByUserId } from './credit.loaders.js';
import { toChangedJson, toCreditJson } from './credit.presenter.js';
import { issueGiftCard, issueStoreCredit, listGiftCards, setCreditBalance } from './credit.service.js';
import {
  balanceBody,
  changedCreditJson,
  creditsJson,
  creditTermsJson,
  extendBody,
  giftCardBody,
  giftCardsJson,
  recipientBody,
  storeCreditBody,
  termsBody,
} from './credit.shapes.js';
import { CreditState } from './credit-kind.js';
import type { CreditTerms } from './credit-terms.entity.js';
import { readCreditTerms, setCreditTerms } from './credit-terms.js';

/** What staff do with gift cards and store credit, under /api/credit. */
export const staffCreditRouter = Router();

const WHO = 'For an admin and for support.';

staffCreditRouter.get(
  '/credit/terms',
  about({
    summary: 'How long gift cards and store credit can be spent, and what gift cards are sold for.',
    caller: 'anyone',
    graph: 'Query.creditTerms',
    answer: creditTermsJson,
  }),
  route(async (ctx) => toTermsJson(await readCreditTerms(ctx), ctx.mailer !== null)),
);

staffCreditRouter.put(
  '/credit/terms',
  about({
    summary: 'Sets the terms of gift cards and store credit; what is absent of the sale stays as it is.',
    details: 'For an admin.',
    caller: 'shopper',
    graph: 'Mutation.setCreditTerms',
    body: termsBody,
    answer: creditTermsJson,
  }),
  route(async (ctx, req) => {
    viewerOf(ctx);
    const { giftCardDays, storeCreditDays = null, ...sale } = readBody(termsBody, bodyOf(req));
    const terms = await setCreditTerms(ctx, {
      ...{ giftCardDays, storeCreditDays },
      ...(sale.sellsGiftCards !== undefined && { areGiftCardsSold: sale.sellsGiftCards }),
      ...(sale.giftCardMin !== undefined && { giftCardMinPaise: sentPaise(sale.giftCardMin, 'giftCardMin') }),
      ...(sale.giftCardMax !== undefined && { giftCardMaxPaise: sentPaise(sale.giftCardMax, 'giftCardMax') }),
    });
    return toTermsJson(terms, ctx.mailer !== null);
  }),
);

staffCreditRouter.get(
  '/credit/cards',
  about({
    summary: 'A page of the gift cards of the shop, the latest first.',
    details: WHO,
    caller: 'shopper',
    cost: 50,
    graph: 'Query.giftCards',
    query: {
      text: z.string().optional().describe('The code of one, or its last four characters; absent: all.'),
      state: z.enum(CreditState).optional().describe('Only those that stand there; absent: all.'),
      first: z.number().int().min(1).max(100).optional().describe('How many, 20 unless said.'),
      after: z.string().optional().describe("The page before's endCursor; absent: from the top."),
    },
    answer: giftCardsJson,
  }),
  route(async (ctx, req) => {
    const { state = null } = readBody(z.object({ state: z.enum(CreditState).optional() }), req.query);
    const asked = { first: queryNumber(req, 'first') ?? 20, after: queryText(req, 'after') };
    const { nodes, pageInfo, totalCount } = await listGiftCards(ctx, { text: queryText(req, 'text'), state }, asked);
    return {
      ...{ totalCount, giftCards: nodes.map(toCreditJson) },
      ...{ hasNextPage: pageInfo.hasNextPage, endCursor: pageInfo.endCursor ?? null },
    };
  }),
);

staffCreditRouter.get(
  '/customers/:id/credit',
  about({
    summary: 'The gift cards and store credit of a customer, latest first, also what is spent.',
    details: WHO,
    caller: 'shopper',
    cost: 10,
    graph: 'Customer.credits',
    answer: creditsJson,
    refusals: [ErrorCode.NOT_FOUND],
  }),
  route(async (ctx, req) => {
    const { id } = await getCustomer(ctx, req.params.id);
    const credits = await creditsByUserId(ctx).load(id);
    return { balance: rupeesOf(await balanceByUserId(ctx).load(id)), credits: credits.map(toCreditJson) };
  }),
);

staffCreditRouter.post(
  '/credit/cards',
  about({
    summary: 'Gives a gift card to somebody, whose code goes there by mail.',
    details: WHO,
    caller: 'shopper',
    graph: 'Mutation.issueGiftCard',
    body: giftCardBody,
    answer: changedCreditJson,
    refusals: [ErrorCode.CONFLICT],
  }),
  route(
    async (ctx, req) => {
      viewerOf(ctx);
      const { amount, ...input } = readBody(giftCardBody, bodyOf(req));
      const key = req.get('Idempotency-Key') || null;
      return toChangedJson(await issueGiftCard(ctx, { ...input, amount: sentPaise(amount, 'amount') }, key));
    },
    { isDoneOnce: true },
  ),
);

staffCreditRouter.post(
  '/credit/store',
  about({
    summary: 'Gives a customer store credit.',
    details: WHO,
    caller: 'shopper',
    graph: 'Mutation.issueStoreCredit',
    body: storeCreditBody,
    answer: changedCreditJson,
    refusals: [ErrorCode.NOT_FOUND],
  }),
  route(
    async (ctx, req) => {
      viewerOf(ctx);
      const { amount, ...input } = readBody(storeCreditBody, bodyOf(req));
      const key = req.get('Idempotency-Key') || null;
      return toChangedJson(await issueStoreCredit(ctx, { ...input, amount: sentPaise(amount, 'amount') }, key));
    },
    { isDoneOnce: true },
  ),
);

staffCreditRouter.put(
  '/credit/:id/balance',
  about({
    summary: 'Puts the balance of a gift card or of store credit right.',
    details: WHO,
    caller: 'shopper',
    graph: 'Mutation.setCreditBalance',
    body: balanceBody,
    answer: changedCreditJson,
    refusals: [ErrorCode.NOT_FOUND, ErrorCode.CONFLICT],
  }),
  route(async (ctx, req) => {
    viewerOf(ctx);
    const { balance, balanceBefore, note } = readBody(balanceBody, bodyOf(req));
    const change = {
      balancePaise: sentPaise(balance, 'balance'),
      balanceBeforePaise: sentPaise(balanceBefore, 'balanceBefore'),
      note,
    };
    return toChangedJson(await setCreditBalance(ctx, req.params.id, change));
  }),
);

staffCreditRouter.post(
  '/credit/cards/:id/send',
  about({
    summary: 'Sends a gift card anew, with another code; the code before opens nothing more.',
    details: WHO,
    caller: 'shopper',
    graph: 'Mutation.sendGiftCard',
    body: recipientBody,
    answer: changedCreditJson,
    refusals: [ErrorCode.NOT_FOUND, ErrorCode.CONFLICT],
  }),
  route(async (ctx, req) => {
    viewerOf(ctx);
    return toChangedJson(await sendGiftCard(ctx, req.params.id, readBody(recipientBody, bodyOf(req))));
  }),
);

staffCreditRouter.post(
  '/credit/cards/:id/extend',
  about({
    summary: 'Lets a gift card be spent for longer.',
    details: WHO,
    caller: 'shopper',
    graph: 'Mutation.extendGiftCard',
    body: extendBody,
    answer: changedCreditJson,
    refusals: [ErrorCode.NOT_FOUND, ErrorCode.CONFLICT],
  }),
  route(async (ctx, req) => {
    viewerOf(ctx);
    const { expiresAt } = readBody(extendBody, bodyOf(req));
    return toChangedJson(await extendGiftCard(ctx, req.params.id, new Date(expiresAt)));
  }),
);

function toTermsJson(terms: CreditTerms, sendsMail: boolean): z.infer<typeof creditTermsJson> {
  const { giftCardDays, storeCreditDays, areGiftCardsSold, giftCardMinPaise, giftCardMaxPaise } = terms;
  return {
    ...{ giftCardDays, storeCreditDays, sellsGiftCards: areGiftCardsSold && sendsMail },
    ...{ giftCardMin: rupeesOf(giftCardMinPaise), giftCardMax: rupeesOf(giftCardMaxPaise) },
  };
}
