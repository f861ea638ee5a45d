import type { z } from 'zod';
import { isExtended, shownValuesOf } from '../custom-fields/custom-fields.service.js';
import { restImageUrls } from '../media/image-store.js';
import type { Context } from '../shared/context.js';
import { customByUserId, imagesByUserId } from './accounts.loaders.js';
import type { userJson } from './accounts.shapes.js';
import type { User } from './user.entity.js';

/** A user as the specification's client reads it (spec §3). */
export async function toUserJson(
  ctx: Context,
  { id, name, email, phone, isAdmin }: User,
): Promise<z.infer<typeof userJson>> {
  const images = await imagesByUserId(ctx).load(id);
  const known = { id, _id: id, name, email, phone, images: restImageUrls(images), isAdmin };
  if (!isExtended(ctx, 'User')) return known;
  return { ...known, customFields: shownValuesOf(ctx, 'User', await customByUserId(ctx).load(id)) };
}
