import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Config } from '../../shared/config/config.js';
import { readId } from '../../shared/input/id.js';
import type { AccountDeletion } from './account-deletion.entity.js';

/** Which deletion of which account a link is about. */
type Planned = Pick<AccountDeletion, 'userId' | 'id'>;

/**
 * The secret part of the link by which the reader of a notice keeps the account. It follows from
 * the row, so that a notice that is sent again is the same and the row holds nothing by which a
 * link could be opened.
 */
export function keepToken(config: Pick<Config, 'jwtSecret'>, planned: Planned): string {
  return `${planned.userId}.${planned.id}.${sealOf(config, planned)}`;
}

/** What a link is about; null for one that this shop has not made. */
export function readKeepToken(config: Pick<Config, 'jwtSecret'>, token: string): Planned | null {
  const [sentUserId, sentId, seal = ''] = token.split('.');
  const [userId, id] = [readId(sentUserId), readId(sentId)];
  if (!userId || !id) return null;
  const [given, right] = [Buffer.from(seal), Buffer.from(sealOf(config, { userId, id }))];
  return given.length === right.length && timingSafeEqual(given, right) ? { userId, id } : null;
}

function sealOf({ jwtSecret }: Pick<Config, 'jwtSecret'>, { userId, id }: Planned): string {
  return createHmac('sha256', jwtSecret).update(`keep-account:${userId}:${id}`).digest('base64url');
}
