import type { Config } from '@jest/types';
import { runScript } from '../run-script.js';

/**
 * Compiles graph/ anew when a run follows from a saved file, since compiled is what runs; otherwise
 * npm has done so right before.
 */
export async function compileInWatch({ watch, watchAll }: Config.GlobalConfig): Promise<void> {
  if (watch || watchAll) await runScript('graph/development/compile.cjs');
}
