import type { DataSource } from 'typeorm';
import { v4 } from 'uuid';
import type { Context } from '../shared/context.js';
import { CHANNEL, listenToChanges } from './listen-to-changes.js';
import { announce } from './listen-to-changes.queries.js';

/** How often who edits a product says so anew. In milliseconds. */
const SAY_AGAIN_MS = 20_000;

/**
 * An editor who was not heard for so long has left without saying so, as with a process that was
 * killed. In milliseconds.
 */
const SILENT_MS = 50_000;

/** An account that has a product open. */
export interface Editor {
  accountId: string;
  since: Date;
}

/** Editors by the ids of their streams, and when they were last heard, in milliseconds of 1970. */
type Heard = Map<string, Editor & { heardAt: number }>;

/** What is heard of a product, and how many of those who edit it do so by way of this process. */
interface Edited {
  heard: Heard;
  here: number;
}

/** By product, of those that are edited by way of this process. */
const editedOf = new WeakMap<DataSource, Map<string, Edited>>();

function allEdited({ db }: Context): Map<string, Edited> {
  const all = editedOf.get(db.connection) ?? new Map<string, Edited>();
  editedOf.set(db.connection, all);
  return all;
}

/**
 * Says to all processes of the shop that the viewer edits a product, until it is called to leave,
 * and hears who else does. It is said on the channel of changes alone, and kept in no table: who
 * comes asks who is there, and the others answer.
 *
 * @returns leaves; does nothing for a program, which is no one to be seen
 */
export async function joinEditors(ctx: Context, productId: string): Promise<() => void> {
  const accountId = ctx.viewer?.id;
  if (!accountId) return () => undefined;
  const stream = v4();
  const since = Date.now();
  // One after the other: who has left would be there again.
  let said = Promise.resolve();
  const say = (word: 'asks' | 'stays' | 'leaves') => {
    said = said
      .then(() => announce(ctx, CHANNEL, `editor ${productId} ${word} ${stream} ${accountId} ${since}`))
      .catch((thrown) => ctx.log.warn({ err: thrown }, 'who edits a product could not be said'));
  };
  const unlisten = await listenToChanges(ctx).listen([`editor ${productId}`], (heardNow) => {
    const [, , word, other = '', account = '', moment] = heardNow?.split(' ') ?? [];
    // What was missed is asked for.
    if (!heardNow) return say('asks');
    const heard = allEdited(ctx).get(productId)?.heard;
    if (word === 'leaves') heard?.delete(other);
    else heard?.set(other, { accountId: account, since: new Date(Number(moment)), heardAt: Date.now() });
    if (word === 'asks' && other !== stream) say('stays');
  });
  // Counted no sooner than it listens: who cannot listen would be here until the shop stops.
  const edited = allEdited(ctx).get(productId) ?? { heard: new Map(), here: 0 };
  allEdited(ctx).set(productId, edited);
  edited.here += 1;
  const saying = setInterval(() => say('stays'), SAY_AGAIN_MS).unref();
  edited.heard.set(stream, { accountId, since: new Date(since), heardAt: since });
  say('asks');
  return () => {
    clearInterval(saying);
    unlisten();
    say('leaves');
    edited.heard.delete(stream);
    edited.here -= 1;
    if (edited.here === 0) allEdited(ctx).delete(productId);
  };
}

/**
 * Who else edits a product that the viewer edits, each account once, the earliest first; empty for
 * one who does not, since then it is not known in every process. An editor who was silent for too
 * long is forgotten.
 */
export function otherEditors(ctx: Context, productId: string): Editor[] {
  const first = new Map<string, Editor>();
  const heard: Heard = allEdited(ctx).get(productId)?.heard ?? new Map();
  for (const [stream, { accountId, since, heardAt }] of heard) {
    const known = first.get(accountId);
    if (heardAt < Date.now() - SILENT_MS) heard.delete(stream);
    else if (!known || since < known.since) first.set(accountId, { accountId, since });
  }
  if (!first.delete(ctx.viewer?.id ?? '')) return [];
  return [...first.values()].toSorted((one, other) => one.since.getTime() - other.since.getTime());
}
