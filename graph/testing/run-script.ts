import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { projectRoot } from '../shared/config/project-root.js';

/**
 * Runs a program of Node in the project's folder, and shows what it prints.
 *
 * @param script its path from the project's folder
 * @throws Error when it fails
 */
export async function runScript(script: string, ...args: string[]): Promise<void> {
  const program = spawn(process.execPath, [script, ...args], { cwd: projectRoot, stdio: 'inherit' });
  const [status] = await once(program, 'exit');
  if (status !== 0) throw new Error(`${script} failed`);
}
