import { isDeepStrictEqual } from 'node:util';
import { requestOf, type ServerName, send } from './contenders.js';
import type { Operation } from './operations.js';

interface Answer {
  data: unknown;
}

/** So many requests of an operation are compared. */
const COMPARED = 10;

/**
 * Makes sure that all servers answer the same, so that what is compared is the way to one answer
 * and not two answers.
 *
 * @throws Error that names the operation, the server, and where the answers part
 */
export async function compareAnswers(
  operation: Operation,
  addresses: Partial<Record<ServerName, string>>,
): Promise<void> {
  const others = (['raw', 'apollo'] as const).filter((name) => addresses[name]);
  for (let turn = 0; turn < COMPARED; turn += 1) {
    // Anyone who writes does so for another shopper on each server, whose ids are other ones.
    const turnOf = (place: number) => (operation.tokenOf ? turn * (others.length + 1) + place : turn);
    const read = async (server: ServerName, place: number) => {
      const { text } = await send(addresses[server] ?? '', requestOf(server, operation, turnOf(place)));
      // What an operation cost is the graph's to tell, and no fact of the shop.
      const { data } = JSON.parse(text, (key, value) => (operation.tokenOf && key === 'id' ? null : value)) as Answer;
      return data;
    };
    const ours = await read('ours', 0);
    for (const [index, other] of others.entries()) {
      const theirs = await read(other, index + 1);
      if (isDeepStrictEqual(ours, theirs)) continue;
      throw new Error(
        `The shop and ${other} answer '${operation.name}' differently, so that comparing them would mean nothing: ${firstDifference(ours, theirs)}.`,
      );
    }
  }
}

function firstDifference(ours: unknown, theirs: unknown, place = ''): string {
  const isBranch = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
  if (isBranch(ours) && isBranch(theirs)) {
    const keys = new Set([...Object.keys(ours), ...Object.keys(theirs)]);
    const key = [...keys].find((each) => !isDeepStrictEqual(ours[each], theirs[each])) ?? '';
    return firstDifference(ours[key], theirs[key], `${place}.${key}`);
  }
  return `${place.slice(1)} is ${JSON.stringify(ours)} against ${JSON.stringify(theirs)}`;
}
