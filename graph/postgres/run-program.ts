import { spawn } from 'node:child_process';
import { statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { userInfo } from 'node:os';
import path from 'node:path';

/** PostgreSQL refuses to run as root, so root hands the cluster to this user, made when missing. */
const SYSTEM_USER = 'postgres';

/** A user of this machine other than root. */
export interface SystemUser {
  uid: number;
  gid: number;
}

/** The user to run PostgreSQL as; null: the user who runs the shop. */
export async function systemUser(): Promise<SystemUser | null> {
  if (userInfo().uid !== 0) return null;
  const found = await findSystemUser();
  if (found) return found;
  await runProgram('useradd', ['--system', '--user-group', '--no-create-home', SYSTEM_USER]);
  const made = await findSystemUser();
  if (made) return made;
  throw new Error(
    `PostgreSQL does not run as root and the user ${SYSTEM_USER} could not be made: start the shop as another user.`,
  );
}

async function findSystemUser(): Promise<SystemUser | null> {
  const users = (await readFile('/etc/passwd', 'utf8').catch(() => null))?.split('\n').map((line) => line.split(':'));
  const user = users?.find(([name]) => name === SYSTEM_USER);
  return user ? { uid: Number(user[2]), gid: Number(user[3]) } : null;
}

/** Runs a program to its end, as another user when one is given. */
export type Run = (program: string, args: string[], as?: SystemUser) => Promise<void>;

/**
 * Runs programs as the system user.
 *
 * A checkout in a folder that only root may enter (a home, a temporary folder) would shut that user
 * out of the binaries and its own cluster; there the programs keep the one capability to pass such
 * folders.
 */
export function runAs(user: SystemUser, needed: string[]): Run {
  if (needed.every(isOpenToAll)) return (program, args) => runProgram(program, args, user);
  const drop = [
    `--reuid=${user.uid}`,
    `--regid=${user.gid}`,
    '--clear-groups',
    '--inh-caps=+dac_override',
    '--ambient-caps=+dac_override',
    // access(2) forgets capabilities of anybody but root otherwise, and PostgreSQL looks for its
    // programs with it.
    '--securebits=+no_setuid_fixup',
  ];
  return (program, args) => runProgram('setpriv', [...drop, program, ...args]);
}

function isOpenToAll(file: string): boolean {
  const folder = path.dirname(file);
  const othersMayEnter = (statSync(folder).mode & 0o001) !== 0;
  return othersMayEnter && (folder === path.dirname(folder) || isOpenToAll(folder));
}

/** Runs a program to its end. @throws Error with what it printed when it fails */
export const runProgram: Run = (program, args, as) =>
  new Promise((resolve, reject) => {
    const child = spawn(program, args, { ...as, cwd: '/', stdio: ['ignore', 'pipe', 'pipe'] });
    let printed = '';
    const collect = (text: Buffer) => {
      printed += text.toString();
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.once('error', reject);
    child.once('exit', (code) => {
      // The server that pg_ctl leaves behind may hold the pipes open, and would keep this process
      // waiting for them.
      child.stdout.destroy();
      child.stderr.destroy();
      if (code === 0) resolve();
      else reject(new Error(`${path.basename(program)} failed: ${printed.trim()}`));
    });
  });
