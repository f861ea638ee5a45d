import { z } from 'zod';

/** An opaque id under both names that the specification gives it. */
export const ids = {
  id: z.string().describe('Opaque id.'),
  _id: z.string().describe('The same id under its other name.'),
};

/** Rupees with at most two decimals, as every price under /api. */
export const rupees = (description: string) => z.number().describe(`${description} In rupees, e.g. 27.5.`);

/** A moment as text, such as 2026-01-05T10:00:00.000Z. */
export const moment = (description: string) => z.iso.datetime().describe(`${description} ISO 8601.`);

/** Addresses of pictures on the shop's own host. */
export const pictures = z
  .array(z.string())
  .describe('Addresses of pictures below the address of the shop, first one first.');

/** The query of what is told of some months, as `Months` is for the graph. */
export const months = {
  from: z.string().describe('The first month by the calendar of India, e.g. 2026-10.'),
  to: z.string().optional().describe('The last month, at most 12 in all; absent: the same month.'),
};

/** What a call answers that changes something and has a sentence to show. */
export const noticeJson = z
  .object({
    error: z.literal(false),
    status: z.literal(true),
    msg: z.string().describe('The sentence to show the shopper.'),
  })
  .meta({ id: 'Notice', description: 'It was done.' });

/** What every call answers that was refused or failed. */
export const failureJson = z
  .object({
    error: z.literal(true),
    status: z.union([z.literal(false), z.literal('FAILED')]).describe("'FAILED' on sign-up, false elsewhere."),
    code: z.string().describe('The kind of refusal, for programs; the enum ErrorCode of the graph.'),
    msg: z.string().describe('The sentence to show the shopper.'),
    field: z.string().optional().describe('The field at fault, where it is one in particular.'),
    requestId: z.string().describe('Names this request in the log of the shop.'),
  })
  .meta({ id: 'Failure', description: 'It was refused, or failed.' });
