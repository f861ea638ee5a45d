import { Router } from 'express';
import { z } from 'zod';
import { ids } from '../rest/answers.shapes.js';
import { about } from '../rest/describe-call.js';
import { queryText } from '../rest/read-request.js';
import { route } from '../rest/route.js';
import type { Country } from './country.entity.js';
import { listCountries } from './location.service.js';

const countryJson = z
  .object({ ...ids, country: z.string().describe('Its name.'), iso2: z.string().describe('Its two letters.') })
  .meta({ id: 'Country', description: 'A country that goods are sold to.' });

/** Countries under /api. */
export const locationRouter = Router();

locationRouter.get(
  '/countries',
  about({
    summary: 'The countries of the location selector.',
    caller: 'anyone',
    graph: 'Query.countries',
    query: { search: z.string().optional().describe('A part of the name, in any case.') },
    answer: z.array(countryJson),
    isPublic: true,
  }),
  route(async (ctx, req) => (await listCountries(ctx, queryText(req, 'search'))).map(toCountryJson)),
);

/** A country as spec §3 spells it. */
function toCountryJson({ id, name, iso2 }: Country): z.infer<typeof countryJson> {
  return { id, _id: id, country: name, iso2 };
}
