import { z } from 'zod';

/** What a thing has in fields of extensions, under /api. */
export const customFieldsJson = z
  .array(z.object({ name: z.string(), label: z.string(), value: z.string(), text: z.string() }))
  .optional()
  .describe('What it has in the fields that this shop has been extended by; absent in a shop that has none.');
