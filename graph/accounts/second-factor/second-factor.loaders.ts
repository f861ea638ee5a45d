import { In, IsNull, Not } from 'typeorm';
import { defineLoader } from '../../shared/rows/loader.js';
import { Passkey } from '../passkeys/passkey.entity.js';
import { Authenticator } from './authenticator.entity.js';
import { FactorKind } from './second-factor.type.js';

/** What accounts show besides their passwords, each kind once. */
export const factorKindsByUserId = defineLoader<FactorKind[]>(async (ctx, userIds) => {
  const userId = In([...userIds]);
  const apps = await ctx.db.findBy(Authenticator, { userId, confirmedAt: Not(IsNull()) });
  const passkeys = await ctx.db.find(Passkey, { select: { id: true, userId: true }, where: { userId } });
  return userIds.map((id) => [
    ...(apps.some((app) => app.userId === id) ? [FactorKind.AUTHENTICATOR] : []),
    ...(passkeys.some((passkey) => passkey.userId === id) ? [FactorKind.PASSKEY] : []),
  ]);
});
