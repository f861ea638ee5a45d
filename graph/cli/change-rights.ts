import { changeRole, dropFactorsOf, promoteToAdmin, revokeAdmin } from '../accounts/admin-rights.js';
import { Role } from '../shared/rights/role.js';
import { asOperator } from './operator.js';

/**
 * Does what was asked by `npm run admin -- asha@example.com`, with `--revoke`, `--role packer` or
 * `--reset-second-factor`.
 * The shop may be running meanwhile.
 *
 * @param variables the environment; absent: that of the process
 * @returns what to tell the caller
 * @throws Error with a sentence for them
 */
export async function changeRights([...words]: string[], variables?: NodeJS.ProcessEnv): Promise<string> {
  const at = words.indexOf('--role');
  const [, roleName] = at < 0 ? [] : words.splice(at, 2);
  const isRevoked = words.includes('--revoke');
  const isReset = words.includes('--reset-second-factor');
  const [email, ...more] = words.filter((word) => word !== '--revoke' && word !== '--reset-second-factor');
  if (!email || more.length > 0) {
    throw new Error(
      'Say whose rights to change: npm run admin -- EMAIL [--revoke | --role packer | --role support | --reset-second-factor]',
    );
  }
  if (isReset) return asOperator((operator) => reset(operator, email), variables);
  const role = at < 0 ? Role.OWNER : roleCalled(roleName);
  return asOperator((operator) => (isRevoked ? revoke(operator, email) : give(operator, email, role)), variables);
}

function roleCalled(name: string | undefined): Role {
  const role = Object.values(Role).find((each) => each.toLowerCase() === name);
  if (!role) throw new Error('The roles are owner, packer and support.');
  return role;
}

async function give(operator: Parameters<typeof changeRole>[0], email: string, role: Role): Promise<string> {
  if (role === Role.OWNER) return promote(operator, email);
  await changeRole(operator, email, { operation: 'setRole', role });
  return `${email} works as ${role.toLowerCase()} now.`;
}

async function promote(...[operator, email]: Parameters<typeof promoteToAdmin>): Promise<string> {
  return (await promoteToAdmin(operator, email)) ? `${email} is an admin now.` : `${email} is an admin already.`;
}

async function revoke(...[operator, email]: Parameters<typeof revokeAdmin>): Promise<string> {
  if (!(await revokeAdmin(operator, email))) return `${email} is no admin.`;
  return `${email} is no admin any more. All sessions of the account have ended, and the API keys that it made let nobody in.`;
}

async function reset(...[operator, email]: Parameters<typeof dropFactorsOf>): Promise<string> {
  if (!(await dropFactorsOf(operator, email))) return `${email} has no second factor.`;
  return `${email} signs in with the password alone now. All sessions of the account have ended.`;
}
