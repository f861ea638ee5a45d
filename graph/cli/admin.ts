import { changeRights } from './change-rights.js';

/**
 * Gives an account the rights of an admin, or takes them: `npm run admin -- asha@example.com`, and
 * with `--revoke`; with `--role packer` those of a packer.
 */
changeRights(process.argv.slice(2)).then(
  (text) => process.stdout.write(`${text}\n`),
  (thrown: unknown) => {
    process.stderr.write(`${thrown instanceof Error ? thrown.message : String(thrown)}\n`);
    process.exitCode = 1;
  },
);
