import { z } from 'zod';
import { MAX_RUPEES } from '../shared/money/money.js';

const items = z
  .array(
    z.looseObject({
      id: z.string().min(1).max(200).describe('Of a variant or a product, or an article number.'),
      suggested_price: z
        .looseObject({
          amount: z
            .number()
            .int()
            .min(0)
            .max(MAX_RUPEES * 100),
        })
        .optional()
        .describe('What the feed said a piece costs, to be told of a change; charged to nobody.'),
      quantity: z.number().int().min(1).max(1_000_000).optional().describe('Whole pieces; 1 unless said.'),
    }),
  )
  .max(50)
  .describe('All lines; those of before go.');

/** What a checkout is made of. What a body has besides is taken and not used. */
export const acpSessionBody = z.looseObject({ line_items: items });

/** What is changed of a checkout; without lines its goods stay. */
export const acpUpdateBody = z.looseObject({ line_items: items.optional() });

/** What ends a checkout, of which nothing is used: a person pays. */
export const acpAnyBody = z.looseObject({});

/** What a program sends with each call. */
export const acpHeaders = {
  'API-Version': z.string().describe('Of the protocol: 2026-04-17.'),
  'Request-Id': z.string().optional().describe('Answered again.'),
};

/** How ACP tells of a refusal or a failure. */
export const acpFailure = z
  .object({
    type: z.enum(['invalid_request', 'processing_error', 'service_unavailable']),
    code: z.string().describe('The kind of refusal, for programs.'),
    message: z.string().describe('The sentence to show.'),
    param: z.string().optional().describe('The field at fault, as a JSONPath.'),
    supported_versions: z.array(z.string()).optional().describe('Where the version is at fault.'),
  })
  .meta({ id: 'AcpFailure', description: 'It was refused, or failed.' });

/** What ACP answers, whose shapes are its own. */
export const acpAnswer = z
  .looseObject({ id: z.string() })
  .meta({ id: 'AcpAnswer', description: 'As the schemas of ACP at agenticcommerce.dev describe it.' });
