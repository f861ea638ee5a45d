import { promoteToAdmin, revokeAdmin } from '../accounts/admin-rights.js';
import { asOperator } from './operator.js';

/**
 * Gives an account the rights of an admin, or takes them: `npm run admin -- asha@example.com`, and with `--revoke`. The
 * shop may be running meanwhile.
 */
async function main([...words]: string[]): Promise<string> {
  const isRevoked = words.includes('--revoke');
  const [email, ...more] = words.filter((word) => word !== '--revoke');
  if (!email || more.length > 0) throw new Error('Say whose rights to change: npm run admin -- EMAIL [--revoke]');
  return asOperator((operator) => (isRevoked ? revoke(operator, email) : promote(operator, email)));
}

async function promote(...[operator, email]: Parameters<typeof promoteToAdmin>): Promise<string> {
  return (await promoteToAdmin(operator, email)) ? `${email} is an admin now.` : `${email} is an admin already.`;
}

async function revoke(...[operator, email]: Parameters<typeof revokeAdmin>): Promise<string> {
  if (!(await revokeAdmin(operator, email))) return `${email} is no admin.`;
  return `${email} is no admin any more. All sessions of the account have ended, and the API keys that it made let nobody in.`;
}

main(process.argv.slice(2)).then(
  (text) => process.stdout.write(`${text}\n`),
  (thrown: unknown) => {
    process.stderr.write(`${thrown instanceof Error ? thrown.message : String(thrown)}\n`);
    process.exitCode = 1;
  },
);
