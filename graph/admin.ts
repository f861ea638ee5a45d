import { randomUUID } from 'node:crypto';
import { promoteToAdmin, revokeAdmin } from './accounts/admin-rights.js';
import { openDatabase } from './database/data-source.js';
import { startEmbeddedPostgres } from './database/embedded-postgres.js';
import { buildServer } from './server.js';
import { generatedSecrets, readConfig } from './shared/config.js';
import { openLog } from './shared/log.js';

/**
 * Gives an account the rights of an admin, or takes them: `npm run admin -- asha@example.com`, and with `--revoke`. The
 * shop may be running meanwhile.
 */
async function main([...words]: string[]): Promise<string> {
  const isRevoked = words.includes('--revoke');
  const [email, ...more] = words.filter((word) => word !== '--revoke');
  if (!email || more.length > 0) throw new Error('Say whose rights to change: npm run admin -- EMAIL [--revoke]');
  const config = readConfig(process.env);
  const { dataDir, databaseUrl } = config;
  const password = () => generatedSecrets(dataDir).databasePassword;
  const embedded = databaseUrl ? null : await startEmbeddedPostgres({ dataDir, password: password() });
  try {
    const database = await openDatabase(databaseUrl ?? embedded?.url ?? '', 2);
    try {
      const log = openLog(config.logLevel);
      const { openContext } = await buildServer({ config, database, log, withWeb: false });
      const operator = { ...openContext(), requestId: `cli-${randomUUID()}` };
      return await (isRevoked ? revoke(operator, email) : promote(operator, email));
    } finally {
      await database.destroy();
    }
  } finally {
    await embedded?.stop();
  }
}

async function promote(...[operator, email]: Parameters<typeof promoteToAdmin>): Promise<string> {
  return (await promoteToAdmin(operator, email)) ? `${email} is an admin now.` : `${email} is an admin already.`;
}

async function revoke(...[operator, email]: Parameters<typeof revokeAdmin>): Promise<string> {
  if (!(await revokeAdmin(operator, email))) return `${email} is no admin.`;
  return `${email} is no admin any more. All sessions of the account have ended, and the API keys that it made let nobody in.`;
}

main(process.argv.slice(2)).then(
  (told) => process.stdout.write(`${told}\n`),
  (thrown: unknown) => {
    process.stderr.write(`${thrown instanceof Error ? thrown.message : String(thrown)}\n`);
    process.exitCode = 1;
  },
);
