/**
 * The process that draws pictures, apart from the shop and at a lower priority, so that no other
 * request waits for it. It is started by `openDrawer`, does what it is told over its channel, and
 * ends when that is closed.
 */
import { getPriority, setPriority } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import sharp from 'sharp';
import { openFolderStore } from '../../media/folder-store.js';
import { pictureFile } from '../../media/image-store.js';
import { type Drawing, filesOf, nameOf } from './describe-picture.js';
import { byLayers, drawFiles } from './draw-picture.js';
import { Studio } from './studio.js';

/** What the shop asks for: a picture that a visitor waits for, or all that have no files yet. */
export type Order = { draw: Drawing } | { drawRest: true };

/**
 * What becomes of a drawing, by its name; `why` is for the log. A picture of the rest that failed
 * is tried again.
 */
export type Report = { drawn: string } | { failed: string | null; why: string } | { isRestDrawn: true };

/**
 * The pause of the rest after a failure; each further one doubles it, and a success ends it. In
 * milliseconds.
 */
const FIRST_GAP_MS = 1_000;
const MAX_GAP_MS = 60_000;

/**
 * How often it is looked whether another process has finished the picture that it has begun. In
 * milliseconds.
 */
const LOOK_AGAIN_MS = 20;

/** After this the database counts as away. In milliseconds. */
const ANSWER_TIMEOUT_MS = 5_000;

/** Sets the locks on pictures apart from all others of the shop. */
const PICTURE_LOCK = 5_645;

const { DATABASE_URL: connectionString, IMAGES_FOLDER = '' } = process.env;
const store = openFolderStore(IMAGES_FOLDER);
const studio = new Studio();

const wanted: Drawing[] = [];
/** Null: to be drawn, but not listed yet. */
let rest: Drawing[] | null = [];
let gapMs = 0;
let isRestPaused = false;
let database: pg.Client | null = null;
let wake = () => {};

// A shop that was killed hears nothing any more; this process then ends by 'disconnect'.
const report = (what: Report) => process.send?.(what, undefined, undefined, () => undefined);

process.on('message', (order: Order) => {
  if ('draw' in order) wanted.push(order.draw);
  else rest = null;
  wake();
});
process.on('disconnect', () => process.exit());
// Ctrl-C reaches this process too, but it is the shop that ends it.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => undefined);
// Only root may take a process further to the front than the shop that started it.
setPriority(Math.max(getPriority(), Number(process.argv[2])));
// One core is enough, and leaves the others to the shop.
sharp.concurrency(1);

for (;;) {
  const order = wanted.shift();
  if (order) await attempt(order);
  else if (isRestPaused || rest?.length === 0) {
    await new Promise<void>((resolve) => {
      wake = resolve;
    });
  } else await drawOneOfRest();
}

async function drawOneOfRest(): Promise<void> {
  try {
    rest ??= await listRest();
  } catch (thrown) {
    fail(null, thrown);
    return;
  }
  const next = rest.shift();
  if (next && !(await attempt(next))) rest.push(next);
  if (rest.length === 0) report({ isRestDrawn: true });
}

/** @returns whether the files of the picture are there now */
async function attempt(drawing: Drawing): Promise<boolean> {
  try {
    await ensureDrawn(drawing);
  } catch (thrown) {
    fail(nameOf(drawing), thrown);
    return false;
  }
  gapMs = 0;
  isRestPaused = false;
  report({ drawn: nameOf(drawing) });
  return true;
}

function fail(name: string | null, thrown: unknown): void {
  report({ failed: name, why: thrown instanceof Error ? thrown.message : String(thrown) });
  if (isRestPaused) return;
  isRestPaused = true;
  gapMs = Math.min(Math.max(gapMs * 2, FIRST_GAP_MS), MAX_GAP_MS);
  setTimeout(() => {
    isRestPaused = false;
    wake();
  }, gapMs);
}

/**
 * Draws a picture unless it is there; a lock in the database keeps other processes from drawing it
 * as well meanwhile.
 */
async function ensureDrawn(drawing: Drawing): Promise<void> {
  while (!(await hasFiles(drawing))) {
    const client = await connection();
    const lock = [PICTURE_LOCK, nameOf(drawing)];
    const { rows } = await client.query('SELECT pg_try_advisory_lock($1, hashtext($2)) AS "isTaken"', lock);
    if (!rows[0].isTaken) {
      await pause(LOOK_AGAIN_MS);
      continue;
    }
    try {
      // Another process may have finished it before the lock was free.
      if (!(await hasFiles(drawing))) await draw(drawing);
    } finally {
      await client.query('SELECT pg_advisory_unlock($1, hashtext($2))', lock);
    }
  }
}

async function draw(drawing: Drawing): Promise<void> {
  for (const [width, bytes] of await drawFiles(studio, drawing))
    await store.write(pictureFile(drawing.key, width), bytes);
}

async function hasFiles(drawing: Drawing): Promise<boolean> {
  const found = await Promise.all(filesOf(drawing).map((width) => store.has(pictureFile(drawing.key, width))));
  return !found.includes(false);
}

async function listRest(): Promise<Drawing[]> {
  // Further views of a product are seen by those alone who open it, and drawn then.
  const { rows } = await (await connection()).query<Drawing>(
    `SELECT key, scene, false AS "isZoom" FROM picture_scene WHERE scene ->> 'kind' NOT IN ('sizes', 'label', 'closeUp')`,
  );
  const missing: Drawing[] = [];
  for (const drawing of rows) if (!(await hasFiles(drawing))) missing.push(drawing);
  return missing.sort((one, other) => byLayers(one.scene, other.scene));
}

/** One connection for as long as it holds, and a new one after that. */
async function connection(): Promise<pg.Client> {
  if (database) return database;
  const client = new pg.Client({
    connectionString,
    application_name: 'jhola pictures',
    connectionTimeoutMillis: ANSWER_TIMEOUT_MS,
    query_timeout: ANSWER_TIMEOUT_MS,
  });
  const forget = () => {
    database = null;
  };
  client.on('error', forget).on('end', forget);
  await client.connect();
  database = client;
  return client;
}
