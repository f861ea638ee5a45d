import { Router } from 'express';
import { z } from 'zod';
import { about } from '../../rest/describe-call.js';
import { bodyOf, queryText } from '../../rest/read-request.js';
import { route } from '../../rest/route.js';
import type { CustomEntity } from '../../shared/custom-field.js';
import { ErrorCode, ShopError } from '../../shared/errors.js';
import { phrase } from '../../shared/languages/phrase.js';
import { CustomFieldEntity, type CustomFieldInput } from '../custom-field.type.js';
import { listDefinitions } from '../custom-fields.service.js';
import { customFieldsJson } from '../custom-fields.shapes.js';
import { saveCustomFields } from './save-custom-fields.js';

/** The fields that the shop has been extended by, under /api. */
export const customValuesRouter = Router();

const OF = 'product, variant, category, order or account.';

const definitionJson = z.object({
  name: z.string(),
  label: z.string(),
  type: z.string().describe('enum, text, whole, number, yesNo or date.'),
  choices: z.array(z.object({ value: z.string(), text: z.string() })),
  isPublic: z.boolean(),
  isFilter: z.boolean(),
  isFacet: z.boolean(),
  isEditable: z.boolean(),
});

customValuesRouter.get(
  '/custom-fields',
  about({
    summary: 'The fields that a kind of thing has been extended by.',
    caller: 'anyone',
    graph: 'Query.customFieldDefinitions',
    query: { entity: z.string().describe(`Of what: ${OF}`) },
    answer: z.array(definitionJson),
  }),
  route(async (ctx, req) => listDefinitions(ctx, entityIn(queryText(req, 'entity')))),
);

customValuesRouter.put(
  '/custom-fields/:id',
  about({
    summary: 'Writes what a thing is to have in fields that the shop has been extended by.',
    details: 'Those that are not named stay as they are.',
    caller: 'shopper',
    graph: 'Mutation.saveCustomFields',
    body: z.object({
      entity: z.string().describe(`What it is: ${OF}`),
      customFields: z.array(z.object({ name: z.string(), value: z.string().nullable().describe('Null for nothing.') })),
    }),
    answer: z.object({ customFields: customFieldsJson }),
    refusals: [ErrorCode.NOT_FOUND, ErrorCode.FORBIDDEN],
  }),
  route(async (ctx, req) => {
    const { entity, customFields } = bodyOf(req);
    return { customFields: await saveCustomFields(ctx, entityIn(entity), req.params.id, fieldsIn(customFields)) };
  }),
);

function entityIn(word: unknown): CustomEntity {
  const entity = new Map<string, CustomEntity>(Object.entries(CustomFieldEntity)).get(String(word).toUpperCase());
  if (!entity)
    throw new ShopError(
      ErrorCode.BAD_USER_INPUT,
      phrase('{field} has to be {words}.', {
        field: 'entity',
        words: Object.keys(CustomFieldEntity).join(', ').toLowerCase(),
      }),
      'entity',
    );
  return entity;
}

function fieldsIn(sent: unknown): CustomFieldInput[] {
  const isField = (one: unknown): one is CustomFieldInput =>
    typeof one === 'object' && one !== null && 'name' in one && typeof one.name === 'string';
  if (Array.isArray(sent) && sent.every(isField))
    return sent.map(({ name, value }) => ({
      name,
      value: value === null || value === undefined ? null : String(value),
    }));
  throw new ShopError(ErrorCode.BAD_USER_INPUT, phrase('Send a list of fields, each with its name.'), 'customFields');
}
