import { DeletionCause } from '../accounts/deletion/account-deletion.entity.js';
import { NOTICE, SEND_DELETION_NOTICE } from '../accounts/deletion/deletion-notice.js';
import { ERASED_DOMAIN } from '../accounts/deletion/erased-account.js';
import { addJobs } from '../jobs/add-jobs.queries.js';
import type { Task } from '../shared/task.js';

/** How long an account is kept whose owner stays away: what the third schedule says of shops. */
const KEPT = `interval '3 years'`;

/** Owners who are told in one night. */
const MAX_TOLD = 5_000;

/**
 * Has the owners told who stayed away for three years that their accounts are deleted in 48 hours.
 * Orders count as coming. Store credit and gift cards that can be spent keep an account, as the
 * rule excepts them; so does a role, and that there is no address to write to. Where no mail is
 * sent nothing is deleted. SQL, since what is found is planned and queued by one statement.
 *
 * @see Digital Personal Data Protection Rules 2025, rule 8 and third schedule
 */
export const tellInactiveAccounts: Task = {
  name: 'tell-inactive-accounts',
  schedule: { match: '10 22 * * *', isMadeUp: true },
  run: async (ctx) => {
    if (!ctx.mailer) return;
    await addJobs(
      ctx,
      SEND_DELETION_NOTICE,
      `INSERT INTO account_deletion (user_id, cause, erase_at, language)
       SELECT u.id, '${DeletionCause.INACTIVE}', now() + ${NOTICE}, coalesce(
         (SELECT o.language FROM "order" o WHERE o.user_id = u.id ORDER BY o.placed_at DESC LIMIT 1), 'en')
       FROM "user" u
       WHERE u.signed_in_at < now() - ${KEPT} AND u.role IS NULL AND u.email NOT LIKE '%@${ERASED_DOMAIN}'
         AND NOT EXISTS (SELECT FROM account_deletion d WHERE d.user_id = u.id)
         AND NOT EXISTS (SELECT FROM "order" o WHERE o.user_id = u.id AND o.placed_at > now() - ${KEPT})
         AND NOT EXISTS (SELECT FROM credit_holder h JOIN credit c ON c.id = h.credit_id
           WHERE h.user_id = u.id AND c.balance_paise > 0)
       ORDER BY u.signed_in_at LIMIT $1
       ON CONFLICT DO NOTHING
       RETURNING json_build_object('userId', user_id, 'id', id) AS payload, NULL AS key, NULL::timestamptz AS run_at`,
      [MAX_TOLD],
    );
  },
};
