import { Image } from '../media/image.entity.js';
import { defineLoader, groupedBy } from '../shared/loader.js';
import { LinkPurpose } from './email/email-link.entity.js';
import { UserImage } from './pictures/user-image.entity.js';

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

/** Whether only a provider lets somebody into an account: it has no password. */
export const needsProviderByUserId = defineLoader<boolean>(async (ctx, ids) => {
  const rows: { id: string }[] = await ctx.db.query(
    'SELECT id FROM "user" WHERE id = ANY($1) AND password_hash IS NULL',
    [ids],
  );
  const known = new Set(rows.map(({ id }) => id));
  return ids.map((id) => known.has(id));
});

/** The address that an account changes to once its link is opened; null where no change is asked for. */
export const pendingEmailByUserId = defineLoader<string | null>(async (ctx, ids) => {
  const rows: { userId: string; email: string }[] = await ctx.db.query(
    `SELECT user_id AS "userId", email FROM email_link
     WHERE user_id = ANY($1) AND purpose = '${LinkPurpose.CHANGE}' AND expires_at > now()`,
    [ids],
  );
  const known = new Map(rows.map(({ userId, email }) => [userId, email]));
  return ids.map((id) => known.get(id) ?? null);
});
