import { In, IsNull, Raw } from 'typeorm';
import { defineCustomLoader } from '../custom-fields/custom-values.loader.js';
import { Image } from '../media/image.entity.js';
import { defineLoader, groupedBy } from '../shared/rows/loader.js';
import { EmailLink, LinkPurpose } from './email/email-link.entity.js';
import { UserImage } from './pictures/user-image.entity.js';
import { User } from './user.entity.js';

/** The pictures on the profiles of users, the avatar first. */
export const imagesByUserId = defineLoader<Image[]>(async (ctx, userIds) => {
  const { entities, raw } = await ctx.db
    .createQueryBuilder(Image, 'i')
    .innerJoin(UserImage, 'u', 'u.image_id = i.id')
    .addSelect('u.user_id', 'owner')
    .where('u.user_id = ANY(:userIds) AND u.position IS NOT NULL', { userIds })
    .orderBy('u.position')
    .getRawAndEntities<{ owner: string }>();
  const owned = entities.map((image, index) => ({ image, owner: raw[index]?.owner ?? '' }));
  return groupedBy(userIds, owned, ({ owner }) => owner).map((own) => own.map(({ image }) => image));
});

/** What accounts have in the fields that extensions add. */
export const customByUserId = defineCustomLoader(User);

/** Whether an account has no password, so that a provider, a phone or a passkey signs in. */
export const needsProviderByUserId = defineLoader<boolean>(async (ctx, ids) => {
  const where = { id: In([...ids]), passwordHash: IsNull() };
  const rows = await ctx.db.find(User, { select: { id: true }, where });
  const known = new Set(rows.map(({ id }) => id));
  return ids.map((id) => known.has(id));
});

/**
 * The address that an account changes to once its link is opened; null where no change is asked
 * for.
 */
export const pendingEmailByUserId = defineLoader<string | null>(async (ctx, ids) => {
  const rows = await ctx.db.findBy(EmailLink, {
    ...{ userId: In([...ids]), purpose: LinkPurpose.CHANGE },
    expiresAt: Raw((column) => `${column} > now()`),
  });
  const known = new Map(rows.map(({ userId, email }) => [userId, email]));
  return ids.map((id) => known.get(id) ?? null);
});
