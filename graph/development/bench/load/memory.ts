import { requestOf } from './contenders.js';
import { fire } from './fire.js';
import { residentMemory } from './processor-time.js';
import type { Rig } from './rig.js';

const CONNECTIONS = 64;
/** How long the connections ask, in seconds. */
const LENGTH = { duration: 6 };
const LOOK_MS = 250;

/**
 * The most memory that the shop and the floor of its stack hold while 64 connections ask all
 * operations by turns.
 *
 * @returns MB; null where it cannot be read
 */
export async function measureMemory({ servers, operations }: Rig): Promise<Record<'ours' | 'apollo', number | null>> {
  const found: Record<'ours' | 'apollo', number | null> = { ours: null, apollo: null };
  for (const name of ['ours', 'apollo'] as const) {
    const { address, process } = servers[name];
    const seen: (number | null)[] = [];
    const looking = setInterval(async () => seen.push(await residentMemory(process.pid)), LOOK_MS);
    let turn = 0;
    const next = () => {
      const operation = operations[turn % operations.length];
      if (!operation) throw new Error('There is no operation to ask.');
      return requestOf(name, operation, turn++);
    };
    await fire(address, next, CONNECTIONS, LENGTH).finally(() => clearInterval(looking));
    const told = seen.filter((megabytes) => megabytes !== null);
    if (told.length > 0) found[name] = Math.max(...told);
  }
  return found;
}
