import { In } from 'typeorm';
import { defineCachedLoader, inOrderOf } from '../shared/rows/loader.js';
import { Image } from './image.entity.js';

/** Images by id; an unknown id gives undefined. */
export const imageById = defineCachedLoader<Image | undefined>(async (ctx, ids) => {
  const images = await ctx.db.find(Image, { where: { id: In([...ids]) } });
  return inOrderOf(ids, images, (image) => image.id);
});
