import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ErrorCode, httpStatusOf } from '../../shared/errors.js';
import { testsEverything } from '../every-case.js';
import { askGraph, askRest, exampleOf, refusalsIn, refusedStrangers, variablesOf, whoMay } from './ask.js';
import type { Row, Twin } from './row.js';
import { ROWS, twinsOf } from './rows.js';
import { openScene, type Scene } from './scene.js';
import type { Json } from './told.js';
import { type Answers, anyone, CALLERS, type Caller, everybody, LIKES, WORTHLESS } from './who.js';

let shop: Scene;
beforeAll(async () => {
  shop = await openScene();
});
afterAll(() => shop.shop.close());

/** Each operation by each of its faces, the call under /api being one. */
const faces = ROWS.flatMap(([name, row]): [face: string, name: string, row: Row, twin: Twin | null][] => [
  [`${name} on the graph`, name, row, null],
  ...twinsOf(row).map((twin): [string, string, Row, Twin] => [twin.call.replace(' ', ' /api'), name, row, twin]),
]);

/**
 * Whom a face is tried with: everybody, but one of those whose token or key does not hold, and one
 * of those who differ by nothing that counts there; operations take turns. A call under /api that
 * answers as the graph does is tried with one of each kind who are answered alike. Whom
 * operations.test.ts sees refused there, or answered to the last field, is left to it.
 */
function callersOf(turn: number, [, name, row, twin]: (typeof faces)[number]): Caller[] {
  if (testsEverything) return [...CALLERS];
  const who = answersOf(row, twin);
  const seen = [whoMay(name, row, who), ...refusedStrangers(name, row, twin)];
  const others = CALLERS.filter((caller) => !seen.includes(caller));
  const isTold = twin !== null && who === row.who;
  const alike = [WORTHLESS, ...LIKES.flatMap((some) => kindsOf(some, who, isTold))].map((some) =>
    some.filter((one) => others.includes(one)),
  );
  return others.filter((caller) => {
    const some = alike.find((callers) => callers.includes(caller));
    return !some || some[turn % some.length] === caller;
  });
}

/** Those of a kind who are answered alike: all of them, and where the graph tells it, some. */
function kindsOf(some: readonly Caller[], who: Answers, isTold: boolean): Caller[][] {
  const answers = [...new Set(some.map((one) => who[one]))];
  const kinds = answers.map((answer) => some.filter((one) => who[one] === answer));
  return isTold ? kinds : kinds.filter((kind) => kind.length === some.length && who[kind[0] as Caller] === 'YES');
}

function answersOf(row: Row, twin: Twin | null): Answers {
  return twin?.who ?? (twin && row.who === everybody ? anyone : row.who);
}

describe.each(faces.map((one, turn) => [...one, turn] as const))('%s', (face, name, row, twin, turn) => {
  const who = answersOf(row, twin);
  const changes = twin ? twin.call.split(' ')[0] !== 'GET' : exampleOf(name, row).text.startsWith('mutation');
  const usesUp = (caller: Caller) => changes && who[caller] === 'YES';
  const isForCaller = [row.needs, twin?.needs].some((needs) => needs && needs.length > 1);
  let scene: Scene;
  /**
   * What is asked about by all who leave it as it is, and who come first; then by one who uses it
   * up, unless it was made for another.
   */
  let untouched: { variables: Json; owner: string } | null = null;

  beforeAll(async () => {
    // What all may do to their own account stays with that account.
    scene = changes && who.other === 'YES' ? await shop.amongOthers() : await shop.ofAnother();
  });

  afterAll(() => scene.dismissOthers(shop));

  const callers = callersOf(turn, [face, name, row, twin]);
  it.each(callers.toSorted((one, next) => Number(usesUp(one)) - Number(usesUp(next))))(
    'answers the %s as its row says',
    async (caller) => {
      const person = scene.personOf(caller);
      const kept = usesUp(caller) && isForCaller && untouched?.owner !== person.id ? null : untouched;
      const variables = kept?.variables ?? (await variablesOf([name, row], scene, person, twin?.needs));
      untouched = usesUp(caller) ? null : { variables, owner: kept?.owner ?? person.id };
      const as = scene.credentialsOf(caller);

      if (twin) {
        const { status, body } = await askRest(scene, row, twin, variables, as);
        const answer = who[caller];
        expect([status < 400 ? 'YES' : body.code, body?.msg]).toEqual([answer, body?.msg]);
        if (answer !== 'YES') expect(status).toBe(httpStatusOf(ErrorCode[answer]));
      } else {
        const answer = await askGraph(scene, row, { query: exampleOf(name, row).text, variables }, as);
        // A refusal for each field that the operation asks for and may not have.
        expect([...new Set(refusalsIn(answer))]).toEqual(who[caller] === 'YES' ? [] : [who[caller]]);
        const [refused] = answer.errors;
        const isStream = exampleOf(name, row).text.startsWith('subscription');
        if (refused && !answer.data && !isStream) expect(answer.status).toBe(httpStatusOf(refused.extensions.code));
      }
    },
  );
});

describe.each(['GET /standin/ledger', 'POST /standin/faults'])('%s, which wants the key of the shop', (call) => {
  it.each(CALLERS)('sends the %s away', async (caller) => {
    const as = shop.credentialsOf(caller);
    const { status, body } = await shop.shop.rest(call, {
      as,
      ...(as === null ? { headers: { authorization: '' } } : {}),
      ...(call.startsWith('POST') ? { body: { hang: true } } : {}),
    });

    expect([status, body.code]).toEqual([401, 'UNAUTHENTICATED']);
  });
});
