import { Router } from 'express';
import { queryText, route } from '../shared/http.js';
import type { Country } from './country.entity.js';
import { listCountries } from './location.service.js';

/** Countries under /api. */
export const locationRouter = Router();

locationRouter.get(
  '/countries',
  route(async (ctx, req) => (await listCountries(ctx, queryText(req, 'search'))).map(toCountryJson)),
);

/** A country as spec §3 spells it. */
function toCountryJson({ id, name, iso2 }: Country): object {
  return { id, _id: id, country: name, iso2 };
}
