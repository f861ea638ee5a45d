import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

/** HS256 wants a key no shorter than its hash. */
export const SECRET_BYTES = 32;

const secretsFile = z.object({
  databasePassword: z.string(),
  jwtSecret: z.string(),
  standInKeySecret: z.string(),
  standInWebhookSecret: z.string(),
});

/** Secrets that the shop made for itself on a machine where none were given. */
export type GeneratedSecrets = z.infer<typeof secretsFile>;

/**
 * Reads the generated secrets of a data folder, making them on the first call.
 *
 * @throws Error that names DATA_DIR, where no folder can be made there
 */
export function generatedSecrets(dataDir: string): GeneratedSecrets {
  const file = path.join(dataDir, 'secrets.json');
  if (existsSync(file)) return readSecrets(file);
  const made = () => randomBytes(SECRET_BYTES).toString('base64url');
  const secrets = {
    databasePassword: made(),
    jwtSecret: made(),
    standInKeySecret: made(),
    standInWebhookSecret: made(),
  };
  makeFolder(dataDir);
  // Of several shops that start at the same moment over one folder all take the secrets of the
  // first.
  const own = `${file}.${process.pid}`;
  writeFileSync(own, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 });
  try {
    linkSync(own, file);
  } catch (thrown) {
    if (!existsSync(file)) throw thrown;
  } finally {
    rmSync(own, { force: true });
  }
  return readSecrets(file);
}

function makeFolder(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true });
  } catch (thrown) {
    throw new Error(`The environment needs attention:\n  DATA_DIR: ${(thrown as Error).message}`);
  }
}

/**
 * @throws Error that names the file, where it is damaged or lacks a secret: it is what the database
 *   was made with.
 */
function readSecrets(file: string): GeneratedSecrets {
  const text = readFileSync(file, 'utf8');
  try {
    return secretsFile.parse(JSON.parse(text));
  } catch {
    // Without what the parser says, which quotes the secrets.
    throw new Error(`${file} is damaged: bring it back from a backup, since the database has its password.`);
  }
}
