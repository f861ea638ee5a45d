import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { projectRoot } from '../shared/config/project-root.js';
import { freePort } from '../shared/process/free-port.js';

/** The only key that s3rver knows; it does not look further at a signature than at whose it is. */
const KEY = 'S3RVER';

/** A bucket on this machine that speaks S3, and can be taken away and given back. */
export interface TestBucket {
  /** What a shop that keeps its pictures in it is opened with. */
  readonly variables: Record<string, string>;
  /** Names of the files in it. */
  files(): Promise<string[]>;
  /** From here on nothing listens at its address. */
  goAway(): Promise<void>;
  /** From here on it listens, and answers no request. */
  fallSilent(): Promise<void>;
  comeBack(): Promise<void>;
  close(): Promise<void>;
}

/** Opens an empty bucket on a free port. */
export async function openBucket(): Promise<TestBucket> {
  const directory = await mkdtemp(path.join(tmpdir(), 'jhola-bucket-'));
  const port = await freePort();
  // A name that no other bucket on this machine has, so that none is taken for it.
  const name = `pictures-${randomUUID()}`;
  let stop = await runBucket(directory, name, port);

  return {
    variables: {
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_BUCKET: name,
      S3_ACCESS_KEY_ID: KEY,
      S3_SECRET_ACCESS_KEY: KEY,
    },
    files: async () => {
      const names = await readdir(path.join(directory, name));
      return names.flatMap((name) => /^(.*)\._S3rver_object$/.exec(name)?.[1] ?? []);
    },
    goAway: () => stop(),
    fallSilent: async () => {
      await stop();
      stop = await listenAndSayNothing(port);
    },
    comeBack: async () => {
      await stop();
      stop = await runBucket(directory, name, port);
    },
    close: async () => {
      await stop();
      await rm(directory, { recursive: true, force: true });
    },
  };
}

/** @returns stops it */
async function runBucket(directory: string, name: string, port: number): Promise<() => Promise<void>> {
  const program = path.join(projectRoot, 'node_modules/s3rver/bin/s3rver.js');
  const where = ['--directory', directory, '--address', '127.0.0.1', '--port', String(port)];
  const bucket = ['--no-vhost-buckets', '--silent', '--configure-bucket', name];
  const child = spawn(process.execPath, [program, ...where, ...bucket], { stdio: 'ignore' });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const answers = () =>
    fetch(`http://127.0.0.1:${port}/${name}`).then(
      async (response) => (await response.text()).includes(`<Name>${name}</Name>`),
      () => false,
    );
  while (!(await answers())) {
    if (child.exitCode !== null) throw new Error('s3rver did not start.');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return () => {
    child.kill('SIGKILL');
    return ended;
  };
}

/** @returns stops it */
async function listenAndSayNothing(port: number): Promise<() => Promise<void>> {
  const silent = createServer(() => undefined);
  await new Promise<void>((resolve) => silent.listen(port, '127.0.0.1', resolve));
  return () => {
    silent.closeAllConnections();
    return new Promise((resolve) => silent.close(() => resolve()));
  };
}
