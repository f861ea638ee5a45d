import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, chown, mkdtemp, rm } from 'node:fs/promises';
import { createConnection } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { systemUser } from '../../postgres/run-program.js';

/** How long a server may take to listen on a slow machine. In milliseconds. */
const TIMEOUT_MS = 60_000;

/** A server of this machine, such as PgBouncer, that a test started. */
export interface ServerProcess {
  readonly process: ChildProcess;
  /** Kills it, waits until it is gone, and removes its folder unless that is to be kept. */
  stop(): Promise<void>;
}

/** Whether a program is installed on this machine. */
export function isInstalled(program: string): boolean {
  try {
    execFileSync('which', [program], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** A folder for a server, which belongs to the user whom it runs as. */
export async function serverFolder(name: string): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), `jhola-${name}-`));
  await chmod(folder, 0o755);
  const user = await systemUser();
  if (user) await chown(folder, user.uid, user.gid);
  return folder;
}

/**
 * Starts a server that stays in the foreground, by no means as root, and waits until it listens.
 */
export async function runServer(
  program: string,
  args: readonly string[],
  place: { port: number; folder: string; keepsFolder?: boolean },
): Promise<ServerProcess> {
  const user = await systemUser();
  const server = spawn(program, args, { cwd: place.folder, stdio: ['ignore', 'pipe', 'pipe'], ...user });
  let printed = '';
  for (const stream of [server.stdout, server.stderr]) {
    stream.on('data', (text: Buffer) => {
      printed = (printed + text.toString()).slice(-4_000);
    });
  }
  const deadline = Date.now() + TIMEOUT_MS;
  while (!(await listensAt(place.port))) {
    if (server.exitCode !== null || Date.now() > deadline) throw new Error(`${program} does not listen:\n${printed}`);
    await pause(30);
  }
  return {
    process: server,
    stop: async () => {
      if (server.exitCode === null && server.signalCode === null) {
        server.kill('SIGKILL');
        await once(server, 'exit');
      }
      if (!place.keepsFolder) await rm(place.folder, { recursive: true, force: true });
    },
  };
}

function listensAt(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = createConnection({ port, host: '127.0.0.1' });
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('close', () => socket.destroy());
    socket.once('connect', () => socket.end());
  });
}
