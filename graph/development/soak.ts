/**
 * Shows for as long as one likes that no payment and no piece is ever lost or doubled:
 * `npm run soak`, or with rounds of one's own for some of the cases,
 * `npm run soak -- kill-server=10 rush=5`. Prints what it found; fails on any breach.
 */
import { randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import cliProgress from 'cli-progress';
import fc from 'fast-check';
import { liveOn, lives } from '../testing/money/after-paying.js';
import { type CrashReport, freeze, killAgainAndAgain, type Victim } from '../testing/money/crashes.js';
import { histories, live } from '../testing/money/histories.js';
import { meetingNames, tryMeeting } from '../testing/money/meetings.js';
import { openProcessShop } from '../testing/money/process-shop.js';
import { crossedRush, type RushReport, rush } from '../testing/money/rush.js';
import startPostgres from '../testing/postgres/start-postgres.js';
import stopPostgres from '../testing/postgres/stop-postgres.js';
import { openShop, type TestShop } from '../testing/shop.js';

/** What a case found. */
interface Finding {
  /** Sentences; empty when all is well. */
  wrong: string[];
  /** Figures worth telling. */
  note: string;
}

interface Case {
  about: string;
  rounds: number;
  /** @param onRound to be called after each of the rounds */
  run(rounds: number, onRound: () => void): Promise<Finding>;
}

const CASES: Record<string, Case> = {
  lives: { about: 'three orders after paying, one of them in cash', rounds: 1_000, run: liveAfterPaying },
  histories: { about: 'random histories of two shoppers', rounds: 1_000, run: liveHistories },
  meetings: { about: 'steps that meet, at every statement', rounds: meetingNames.length, run: tryMeetings },
  rush: { about: '50 buyers for 10 pieces', rounds: 100, run: rushing((shop) => rush(shop, 50, 10), 10) },
  'big-rush': { about: '500 buyers for 100 pieces', rounds: 10, run: rushing((shop) => rush(shop, 500, 100), 100) },
  crossed: {
    about: '40 buyers, carts crossed, 25 pieces',
    rounds: 50,
    run: rushing((shop) => crossedRush(shop, 40, 25), 25),
  },
  'kill-server': { about: 'kill -9 of the server', rounds: 100, run: killing('server') },
  'kill-postgres': { about: 'kill -9 of PostgreSQL', rounds: 50, run: killing('PostgreSQL') },
  'kill-both': { about: 'kill -9 of both', rounds: 20, run: killing('both') },
  freeze: { about: 'PostgreSQL stands still for 15 s', rounds: 5, run: freezing },
};

/**
 * What this run's random choices follow from: others each time, unless TEST_SEED asks for those of
 * an earlier run.
 */
const SEED = Number(process.env.TEST_SEED ?? randomInt(2 ** 31));

/** Kills after which the books are checked and a new shop is opened. */
const KILLS_A_DAY = 10;
const FREEZE_MS = 15_000;

/** Lives after which the books are opened anew over another shop. */
const LIVES_A_SHOP = 25;

async function inShop(work: (shop: TestShop) => Promise<Finding>): Promise<Finding> {
  const shop = await openShop();
  try {
    return await work(shop);
  } finally {
    await shop.close();
  }
}

function liveHistories(rounds: number, onRound: () => void): Promise<Finding> {
  return inShop(async (shop) => {
    const property = fc.asyncProperty(histories, async (history) => {
      const breaches = await live(shop, history);
      onRound();
      if (breaches.length > 0) throw new Error(breaches.join('\n'));
    });
    // A breach stays in the books, so that any other history would seem to fail as well.
    const report = await fc.check(property, {
      ...{ numRuns: rounds, seed: SEED },
      ...{ endOnFailure: true, includeErrorInReport: true },
    });
    return { wrong: report.failed ? [fc.defaultReportMessage(report) ?? ''] : [], note: '' };
  });
}

/**
 * A shop is closed after a while, since its books are checked as a whole after each life and so
 * take the longer, the more it has seen. Several at a time are several runs of this command: the
 * faults of the provider's stand-in are those of a process.
 */
async function liveAfterPaying(rounds: number, onRound: () => void): Promise<Finding> {
  for (let done = 0; done < rounds; done += LIVES_A_SHOP) {
    const { wrong } = await inShop(async (shop) => {
      const property = fc.asyncProperty(lives, async (moments) => {
        const breaches = await liveOn(shop, moments);
        onRound();
        if (breaches.length > 0) throw new Error(breaches.join('\n'));
      });
      const turn = { numRuns: Math.min(LIVES_A_SHOP, rounds - done), seed: SEED + done, endOnFailure: true };
      const report = await fc.check(property, turn);
      const told = () => `${report.errorInstance}\n${fc.defaultReportMessage(report)}`;
      return { wrong: report.failed ? [told()] : [], note: '' };
    });
    if (wrong.length > 0) return { wrong, note: `after ${done} lives` };
  }
  return { wrong: [], note: `${rounds * 3} orders` };
}

function tryMeetings(rounds: number, onRound: () => void): Promise<Finding> {
  return inShop(async (shop) => {
    const wrong: string[] = [];
    let places = 0;
    for (let index = 0; index < rounds; index++) {
      const report = await tryMeeting(shop, index % meetingNames.length);
      wrong.push(...report.breaches.map((breach) => `${report.name}: ${breach}`));
      places += report.places;
      onRound();
    }
    return { wrong, note: `${places} places` };
  });
}

function rushing(round: (shop: TestShop) => Promise<RushReport>, pieces: number): Case['run'] {
  return (rounds, onRound) =>
    inShop(async (shop) => {
      const wrong: string[] = [];
      let soldOut = 0;
      for (let turn = 0; turn < rounds; turn++) {
        const { orders, others, breaches, ...report } = await round(shop);
        if (orders !== pieces) wrong.push(`${orders} orders of ${pieces} pieces`);
        wrong.push(...others, ...breaches);
        soldOut += report.soldOut;
        onRound();
      }
      return { wrong, note: `${rounds * pieces} sold, ${soldOut} told that it is sold out` };
    });
}

function killing(victim: Victim): Case['run'] {
  return async (rounds, onRound) => {
    const reports: CrashReport[] = [];
    for (let done = 0; done < rounds; done += KILLS_A_DAY) {
      const victims = Array.from({ length: Math.min(KILLS_A_DAY, rounds - done) }, () => victim);
      reports.push(await inProcess((shop) => killAgainAndAgain(shop, victims, SEED + done, { onRound })));
    }
    return foundIn(reports);
  };
}

async function freezing(rounds: number, onRound: () => void): Promise<Finding> {
  const reports: CrashReport[] = [];
  for (let round = 0; round < rounds; round++) {
    reports.push(await inProcess((shop) => freeze(shop, () => pause(FREEZE_MS), SEED + round)));
    onRound();
  }
  return foundIn(reports);
}

async function inProcess(work: (shop: Awaited<ReturnType<typeof openProcessShop>>) => Promise<CrashReport>) {
  const shop = await openProcessShop();
  try {
    return await work(shop);
  } finally {
    await shop.close();
  }
}

function foundIn(reports: CrashReport[]): Finding {
  const back = reports.flatMap(({ backAfterMs }) => backAfterMs).sort((one, other) => one - other);
  const seconds = (ms = 0) => `${(ms / 1_000).toFixed(1)} s`;
  const orders = reports.reduce((total, report) => total + report.orders, 0);
  const inCash = reports.reduce((total, report) => total + report.inCash, 0);
  const slowest = Math.max(...reports.flatMap(({ slowestMs }) => slowestMs));
  return {
    wrong: reports.flatMap(({ breaches, faults }) => [...breaches, ...faults]),
    note: [
      `back after ${seconds(back[Math.floor(back.length / 2)])}, at most ${seconds(back.at(-1))}`,
      `${orders} orders acknowledged, ${inCash} of them in cash`,
      `longest wait ${seconds(slowest)}`,
    ].join('; '),
  };
}

/** The cases asked for and their rounds. @throws Error for one that there is not */
function chosenCases(asked: string[]): [string, Case][] {
  if (asked.length === 0) return Object.entries(CASES);
  return asked.map((each) => {
    const [name = '', rounds] = each.split('=');
    const found = CASES[name];
    if (!found) throw new Error(`There is no case ${name}; there are ${Object.keys(CASES).join(', ')}.`);
    return [name, { ...found, rounds: Number(rounds ?? found.rounds) }];
  });
}

async function soak(cases: [string, Case][]): Promise<boolean> {
  const bars = new cliProgress.MultiBar(
    { format: '  {bar} {value}/{total}  {name}', hideCursor: true, noTTYOutput: true, notTTYSchedule: 15_000 },
    cliProgress.Presets.shades_classic,
  );
  const found: [string, Case, Finding, number][] = [];
  for (const [name, each] of cases) {
    const bar = bars.create(each.rounds, 0, { name: each.about });
    const startedAt = Date.now();
    const finding = await each
      .run(each.rounds, () => bar.increment())
      .catch((thrown: unknown): Finding => ({ wrong: [String(thrown)], note: 'it did not come to its end' }));
    found.push([name, each, finding, Date.now() - startedAt]);
    // Anyone who watches a run of hours need not wait for its end to learn that something is wrong.
    for (const each of finding.wrong) process.stdout.write(`\n${name}: ${each}\n`);
  }
  bars.stop();
  process.stdout.write('\n| case | | rounds | breaches | took | |\n|---|---|---|---|---|---|\n');
  for (const [name, { about, rounds }, { wrong, note }, tookMs] of found) {
    const took = `${Math.round(tookMs / 1_000)} s`;
    process.stdout.write(`| ${name} | ${about} | ${rounds} | ${wrong.length} | ${took} | ${note} |\n`);
  }
  return found.every(([, , { wrong }]) => wrong.length === 0);
}

const cases = chosenCases(process.argv.slice(2));
process.stdout.write(`Random choices follow from TEST_SEED=${SEED}\n`);
await startPostgres();
try {
  if (!(await soak(cases))) process.exitCode = 1;
} finally {
  await stopPostgres();
}
