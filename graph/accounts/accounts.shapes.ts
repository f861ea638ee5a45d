import { z } from 'zod';
import { customFieldsJson } from '../custom-fields/custom-fields.shapes.js';
import { ids, moment, pictures } from '../rest/answers.shapes.js';

/** An account under /api (spec §3); `toUserJson` makes it. */
export const userJson = z
  .object({
    ...ids,
    name: z.string(),
    email: z.string(),
    phone: z.string().nullable(),
    images: pictures,
    isAdmin: z.boolean(),
    customFields: customFieldsJson,
  })
  .meta({ id: 'User', description: 'An account, for its owner.' });

/** What the ways of signing in answer (spec §7). */
export const signedInJson = z
  .object({
    error: z.literal(false),
    msg: z.string().describe('The sentence to show the shopper.'),
    token: z.string().describe('For `Authorization: Bearer <token>`, valid for 24 hours.'),
    user: userJson,
  })
  .meta({ id: 'SignedIn', description: 'A shopper is signed in.' });

/** What sign-up answers (spec §7). */
export const signedUpJson = z.object({
  error: z.literal(false),
  status: z.literal('SUCCESS'),
  msg: z.string().describe('The sentence to show the shopper.'),
});

/** What an app needs to ask the provider itself. */
export const nonceJson = z.object({
  error: z.literal(false),
  nonce: z.string().describe('To be passed to the provider, which puts it into the ID token.'),
  expiresAt: moment('From here on the nonce is refused.'),
  issuer: z.string().describe('Address of the provider.'),
  clientId: z.string().describe('Who the ID token must be for.'),
});
