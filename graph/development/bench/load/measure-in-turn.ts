import cliProgress from 'cli-progress';
import { medianOf } from '../table.js';
import type { Sent } from './contenders.js';
import { fire, type Round } from './fire.js';
import type { Rig } from './rig.js';

/** As many visitors at once as the goals speak of. */
export const CONNECTIONS = 16;

/** Before it is measured a server is sent requests for so many seconds. */
const WARM_S = 1;

/** A round has no fewer requests than this, as long as they take no longer than `MAX_LENGTH`. */
const MIN_REQUESTS = 64;

/**
 * A round is broken off after so many times the seconds that it should take: it has as many
 * requests as the server answered when it was warmed up, and what was answered from memory then may
 * have to be made anew, at a hundredth of the speed.
 */
const MAX_LENGTH = 4;

/** What one server is sent in turn with the others. */
export interface Contender {
  label: string;
  address: string;
  pid: number | undefined;
  next: () => Sent;
}

/** What came of a contender. */
export interface Figures {
  label: string;
  /** Requests answered in a second. */
  perSecond: number;
  /** Seconds of processor time for 1,000 requests; null: not measured. */
  cpu: number | null;
  /** Half and 99 of 100 were answered within so many ms. */
  p50: number;
  p99: number;
}

type Measured = Round & { cpu: number | null };

/**
 * Loads the contenders in turn, A B A B, so that what else happens on the machine happens to all of
 * them.
 *
 * @param called what is measured, for the bar that shows how far it has come
 * @param pace how many rounds, and about how many seconds each
 */
export async function measureInTurn(
  called: string,
  contenders: readonly Contender[],
  { rounds, seconds }: { rounds: number; seconds: number },
  { cpuOf }: Pick<Rig, 'cpuOf'>,
): Promise<Figures[]> {
  const bar = new cliProgress.SingleBar(
    { format: `${called} {bar} {percentage} % {server}`, hideCursor: true, clearOnComplete: true },
    cliProgress.Presets.rect,
  );
  bar.start(contenders.length * (rounds + 1), 0, { server: '' });
  const measured: { contender: Contender; amount: number; done: Measured[] }[] = [];
  for (const contender of contenders) {
    bar.increment({ server: contender.label });
    const warm = await fire(contender.address, contender.next, CONNECTIONS, { duration: WARM_S });
    // Of a number that is answered to the last one it is known what each has cost.
    const amount = Math.max(MIN_REQUESTS, Math.round((warm.requests / WARM_S) * seconds));
    measured.push({ contender, amount, done: [] });
  }
  for (let round = 0; round < rounds; round += 1) {
    for (const { contender, amount, done } of measured) {
      bar.increment({ server: contender.label });
      const before = await cpuOf(contender.pid);
      const length = { amount, maxSeconds: MAX_LENGTH * seconds };
      const answered = await fire(contender.address, contender.next, CONNECTIONS, length);
      const after = await cpuOf(contender.pid);
      done.push({ ...answered, cpu: before === null || after === null ? null : after - before });
    }
  }
  bar.stop();
  return measured.map(({ contender, done }) => figuresOf(contender.label, done));
}

function figuresOf(label: string, done: readonly Measured[]): Figures {
  const total = (of: (round: Measured) => number) => done.reduce((sum, round) => sum + of(round), 0);
  const requests = total((round) => round.requests);
  const isTold = done.every(({ cpu }) => cpu !== null);
  return {
    label,
    perSecond: requests / total((round) => round.seconds),
    cpu: isTold ? (total(({ cpu }) => cpu ?? 0) / requests) * 1000 : null,
    p50: medianOf(done, ({ p50 }) => p50),
    p99: medianOf(done, ({ p99 }) => p99),
  };
}
