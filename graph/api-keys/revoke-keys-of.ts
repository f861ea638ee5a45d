import { recordChange } from '../audit/audit.service.js';
import { AuditSubject } from '../audit/audit-entry.entity.js';
import type { Context } from '../shared/context.js';
import { Role } from '../shared/role.js';

/** Ends the API keys that an account made, since whoever came in by its password could make some, too. */
export async function revokeKeysOf(tx: Context, userId: string): Promise<void> {
  const [revoked]: [{ id: string; revokedAt: Date }[], number] = await tx.db.query(
    `UPDATE api_key SET revoked_at = now() WHERE made_by_id = $1 AND revoked_at IS NULL
     RETURNING id, revoked_at AS "revokedAt"`,
    [userId],
  );
  const byOwner = { ...tx, viewer: { id: userId, role: Role.OWNER } };
  for (const { id, revokedAt } of revoked) {
    const change = { operation: 'undoEmailChange', subjectType: AuditSubject.API_KEY, subjectId: id };
    await recordChange(byOwner, { ...change, before: { revokedAt: null }, after: { revokedAt } });
  }
}
