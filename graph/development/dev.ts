import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { projectRoot } from '../shared/config/project-root.js';
import { freePort } from '../shared/process/free-port.js';

const WEB_PORT = Number(process.env.PORT) || (await freePort(4000).catch(() => freePort()));
const GRAPH_PORT = await freePort(WEB_PORT + 1).catch(() => freePort());

/**
 * Runs the shop for developing: the graph is compiled and restarted as its files are saved, the
 * types of the operations are written anew, and Vite serves the web with hot replacement in front
 * of the graph.
 */
const bin = (name: string) => path.join(projectRoot, 'node_modules', '.bin', name);
const children: ChildProcess[] = [
  start(process.execPath, ['graph/development/compile.cjs', '--watch']),
  start(bin('tsc'), ['-b', '--watch', '--preserveWatchOutput']),
  start(bin('graphql-codegen'), ['--config', 'codegen.ts', '--watch']),
  start(process.execPath, ['--watch', 'dist/graph/main.js'], { PORT: String(GRAPH_PORT) }),
  start(bin('vite'), ['--config', 'web/vite.config.ts', '--port', String(WEB_PORT), '--strictPort'], {
    GRAPH_URL: `http://127.0.0.1:${GRAPH_PORT}`,
  }),
];

/**
 * Each in a process group of its own, since some of these tools are wrappers that do not pass a
 * signal on.
 */
function start(program: string, args: string[], variables: Record<string, string> = {}): ChildProcess {
  const env = { ...process.env, ...variables };
  return spawn(program, args, { cwd: projectRoot, stdio: 'inherit', detached: true, env });
}

let isStopping = false;
function stop(): void {
  if (isStopping) return;
  isStopping = true;
  for (const { pid, exitCode } of children) if (pid && exitCode === null) process.kill(-pid, 'SIGTERM');
}
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
for (const child of children) child.once('exit', stop);
