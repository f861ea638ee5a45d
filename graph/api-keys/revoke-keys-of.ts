import { In, IsNull } from 'typeorm';
import { recordChange } from '../audit/audit.service.js';
import { AuditSubject } from '../audit/audit-entry.entity.js';
import type { Context } from '../shared/context.js';
import { Role } from '../shared/rights/role.js';
import { ApiKey } from './api-key.entity.js';

/**
 * Ends the API keys that an account made, since anyone who came in by its password could make some,
 * too.
 */
export async function revokeKeysOf(tx: Context, userId: string): Promise<void> {
  const ids = (await tx.db.findBy(ApiKey, { madeById: userId, revokedAt: IsNull() })).map(({ id }) => id);
  await tx.db.update(ApiKey, { id: In(ids), revokedAt: IsNull() }, { revokedAt: () => 'now()' });
  const revoked = await tx.db.findBy(ApiKey, { id: In(ids) });
  const byOwner = { ...tx, viewer: { id: userId, role: Role.OWNER } };
  for (const { id, revokedAt } of revoked) {
    const change = { operation: 'undoEmailChange', subjectType: AuditSubject.API_KEY, subjectId: id };
    await recordChange(byOwner, { ...change, before: { revokedAt: null }, after: { revokedAt } });
  }
}
