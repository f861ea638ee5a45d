import { Table } from '../table.js';
import { openBenchPostgres } from './bench-database.js';
import { requestOf } from './contenders.js';
import { fire } from './fire.js';
import { CONNECTIONS } from './measure-in-turn.js';
import { residentMemory } from './processor-time.js';
import { openRig, type Rig } from './rig.js';

const PRODUCTS = 10_000;
const LOOK_S = 30;
const METRICS_TOKEN = 'a token of the benchmark';

/** What is held at the end may be so much more than in the middle. */
const LEVEL = 1.1;

/** The processor compiles and caches fill at first: so much of the time does not count. */
const SETTLING = 1 / 3;

interface Look {
  minute: number;
  rss: number;
  heap: number;
}

/**
 * Loads the shop with all operations by turns, looks at its memory every 30 s, and says whether
 * that is level: whether the mean of the last third is no more than a tenth above that of the
 * middle third. The heap is told and not judged: what it holds when it is looked at depends on when
 * it was last cleared.
 *
 * @param minutes how long
 */
export async function benchLeak(minutes: number): Promise<void> {
  const postgres = await openBenchPostgres();
  try {
    const rig = await openRig(postgres, PRODUCTS, { shopVariables: { METRICS_TOKEN } });
    try {
      const looks = await loadAndLook(rig, minutes);
      process.stdout.write(`${verdictOn(looks)}\n`);
    } finally {
      await rig.stop();
    }
  } finally {
    await postgres.stop();
  }
}

async function loadAndLook({ servers, operations }: Rig, minutes: number): Promise<Look[]> {
  const table = new Table(['minutes', 'requests', 'RSS MB', 'heap MB']);
  const looks: Look[] = [];
  let turn = 0;
  const next = () => {
    const operation = operations[turn % operations.length];
    if (!operation) throw new Error('There is no operation to ask.');
    return requestOf('ours', operation, turn++);
  };
  const { address, process: shop } = servers.ours;
  for (let look = 1; look <= (minutes * 60) / LOOK_S; look += 1) {
    await fire(address, next, CONNECTIONS, { duration: LOOK_S });
    const rss = await residentMemory(shop.pid);
    const heap = await heapOf(address);
    const minute = (look * LOOK_S) / 60;
    table.add([minute, turn, rss ?? 'not measured', heap]);
    looks.push({ minute, rss: rss ?? 0, heap });
  }
  return looks;
}

async function heapOf(address: string): Promise<number> {
  const response = await fetch(`${address}/metrics`, { headers: { authorization: `Bearer ${METRICS_TOKEN}` } });
  const bytes = /^nodejs_heap_size_used_bytes (\S+)$/m.exec(await response.text())?.[1];
  return Math.round(Number(bytes) / 1024 / 1024);
}

function verdictOn(looks: readonly Look[]): string {
  const counted = looks.slice(Math.floor(looks.length * SETTLING));
  const half = Math.floor(counted.length / 2);
  if (half === 0) return 'Too short a time to say whether memory is level.';
  const mean = (part: readonly Look[]) => part.reduce((sum, { rss }) => sum + rss, 0) / part.length;
  const least = (part: readonly Look[]) => Math.min(...part.map(({ heap }) => heap));
  const [middle, last] = [counted.slice(0, half), counted.slice(half)];
  const [rss, heap] = [mean(last) / mean(middle), least(last) / least(middle)];
  const told = `RSS is ${rss.toFixed(2)} times, the least heap ${heap.toFixed(2)} times that of the time before`;
  return rss <= LEVEL ? `Level: ${told}.` : `NOT LEVEL: ${told}.`;
}
