import { spawnSync } from 'node:child_process';
import { projectRoot } from '../shared/config/project-root.js';

/**
 * Runs a program of Node in the project's folder, and shows what it prints.
 *
 * @param script its path from the project's folder
 * @throws Error when it fails
 */
export function runScript(script: string, ...args: string[]): void {
  const { status } = spawnSync(process.execPath, [script, ...args], { cwd: projectRoot, stdio: 'inherit' });
  if (status !== 0) throw new Error(`${script} failed`);
}
