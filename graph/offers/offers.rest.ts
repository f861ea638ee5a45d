import { Router } from 'express';
import { z } from 'zod';
import { noticeJson } from '../rest/answers.shapes.js';
import { about } from '../rest/describe-call.js';
import { bodyOf, queryNumber, queryText, readBody } from '../rest/read-request.js';
import { answer, route } from '../rest/route.js';
import { ErrorCode, ShopError } from '../shared/errors.js';
import { phrase } from '../shared/languages/phrase.js';
import { viewerOrKey } from '../shared/rights/viewer.js';
import { CATALOGUE_WRITERS } from '../shared/rights/who.js';
import { createOfferCodes } from './create-offer-codes.js';
import { deleteOfferCode } from './delete-offer-code.js';
import { OfferStatus } from './offer.entity.js';
import { offerOfBody, toOfferJson } from './offers.presenter.js';
import { findOffer, listOffers } from './offers.service.js';
import { codesBody, offerBody, offerJson } from './offers.shapes.js';
import { deleteOffer, saveOffer, startOffer, stopOffer } from './save-offer.js';

/** What staff do with offers, under /api. */
export const offersRouter = Router();

offersRouter.get(
  '/offers',
  about({
    summary: 'A page of the offers of the shop, the latest first.',
    details: CATALOGUE_WRITERS,
    caller: 'shopper',
    cost: 200,
    graph: 'Query.offers',
    query: {
      status: z.enum(OfferStatus).optional().describe('Only those that stand there; absent: all.'),
      first: z.number().int().min(1).max(100).optional().describe('How many, 20 unless said.'),
      after: z.string().optional().describe("The page before's endCursor; absent: from the top."),
    },
    answer: z.object({
      offers: z.array(offerJson),
      hasNextPage: z.boolean().describe('Whether more follow.'),
      endCursor: z.string().nullable().describe('For `after`, to read on.'),
    }),
  }),
  route(async (ctx, req) => {
    viewerOrKey(ctx);
    const status = readBody(z.object({ status: z.enum(OfferStatus).optional() }), req.query).status ?? null;
    const asked = { first: queryNumber(req, 'first') ?? 20, after: queryText(req, 'after') };
    const { nodes, pageInfo } = await listOffers(ctx, status, asked);
    return {
      offers: await Promise.all(nodes.map((offer) => toOfferJson(ctx, offer))),
      ...{ hasNextPage: pageInfo.hasNextPage, endCursor: pageInfo.endCursor ?? null },
    };
  }),
);

offersRouter.get(
  '/offers/:id',
  about({
    summary: 'An offer.',
    details: CATALOGUE_WRITERS,
    caller: 'shopper',
    graph: 'Query.offer',
    answer: offerJson,
    refusals: [ErrorCode.NOT_FOUND],
  }),
  route(async (ctx, req) => {
    viewerOrKey(ctx);
    const offer = await findOffer(ctx, req.params.id);
    if (!offer) throw new ShopError(ErrorCode.NOT_FOUND, phrase('There is no such offer.'), 'id');
    return toOfferJson(ctx, offer);
  }),
);

offersRouter.post(
  '/offers',
  about({
    summary: 'Makes an offer, as a draft, or changes the one of the id: what is absent becomes null or empty.',
    details: CATALOGUE_WRITERS,
    caller: 'shopper',
    graph: 'Mutation.saveOffer',
    body: offerBody,
    answer: offerJson,
    refusals: [ErrorCode.NOT_FOUND],
  }),
  route(async (ctx, req) => {
    viewerOrKey(ctx);
    return toOfferJson(ctx, await saveOffer(ctx, offerOfBody(readBody(offerBody, bodyOf(req)))));
  }),
);

offersRouter.post(
  '/offers/:id/start',
  about({
    summary: 'Starts an offer, also one that was stopped.',
    details: `${CATALOGUE_WRITERS} CONFLICT for one that has ended or lacks a code.`,
    caller: 'shopper',
    graph: 'Mutation.startOffer',
    answer: offerJson,
    refusals: [ErrorCode.NOT_FOUND, ErrorCode.CONFLICT],
  }),
  route(async (ctx, req) => {
    viewerOrKey(ctx);
    return toOfferJson(ctx, await startOffer(ctx, req.params.id));
  }),
);

offersRouter.post(
  '/offers/:id/stop',
  about({
    summary: 'Stops an offer: from the next look at a cart on it holds no more.',
    details: CATALOGUE_WRITERS,
    caller: 'shopper',
    graph: 'Mutation.stopOffer',
    answer: offerJson,
    refusals: [ErrorCode.NOT_FOUND],
  }),
  route(async (ctx, req) => {
    viewerOrKey(ctx);
    return toOfferJson(ctx, await stopOffer(ctx, req.params.id));
  }),
);

offersRouter.delete(
  '/offers/:id',
  about({
    summary: 'Deletes a draft with its codes.',
    details: `${CATALOGUE_WRITERS} CONFLICT for an offer that was started.`,
    caller: 'shopper',
    graph: 'Mutation.deleteOffer',
    answer: noticeJson,
    refusals: [ErrorCode.NOT_FOUND, ErrorCode.CONFLICT],
  }),
  route(async (ctx, req) => {
    viewerOrKey(ctx);
    const { message } = await deleteOffer(ctx, req.params.id);
    return { error: false, status: true, msg: message };
  }),
);

offersRouter.post(
  '/offers/:id/codes',
  about({
    summary: 'Makes codes for an offer: one by its name, or many at random.',
    details: `${CATALOGUE_WRITERS} CONFLICT for a code that there is.`,
    caller: 'shopper',
    cost: 200,
    graph: 'Mutation.createOfferCodes',
    body: codesBody,
    status: 201,
    answer: z.object({ codes: z.array(z.string()).describe('Those that were made.') }),
    refusals: [ErrorCode.NOT_FOUND, ErrorCode.CONFLICT],
  }),
  route(async (ctx, req) => {
    viewerOrKey(ctx);
    const { codes } = await createOfferCodes(ctx, req.params.id, readBody(codesBody, bodyOf(req)));
    return answer({ status: 201, body: { codes } });
  }),
);

offersRouter.delete(
  '/offers/:id/codes/:code',
  about({
    summary: 'Deletes a code of an offer, which leaves the carts that it is entered for.',
    details: `${CATALOGUE_WRITERS} A checkout that is open with it keeps what it holds, and orders keep its name.`,
    caller: 'shopper',
    graph: 'Mutation.deleteOfferCode',
    answer: noticeJson,
    refusals: [ErrorCode.NOT_FOUND],
  }),
  route(async (ctx, req) => {
    viewerOrKey(ctx);
    const { message } = await deleteOfferCode(ctx, req.params.id, String(req.params.code));
    return { error: false, status: true, msg: message };
  }),
);
