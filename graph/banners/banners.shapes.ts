import { z } from 'zod';
import { ids, pictures } from '../rest/answers.shapes.js';

/** A slide of the front page under /api (spec §3). */
export const homeSlideJson = z.object({ ...ids, images: pictures }).meta({ id: 'HomeSlide', description: 'A slide.' });

/** A promotion under /api (spec §3). */
export const bannerJson = z
  .object({
    ...ids,
    images: pictures,
    catId: z.string().nullable().describe('The category that it leads to, when it has no subCatId.'),
    catName: z.string().nullable(),
    subCatId: z.string().nullable().describe('The sub-category that it leads to.'),
    subCatName: z.string().nullable(),
  })
  .meta({ id: 'Banner', description: 'A promotion.' });
