import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { Logger } from 'pino';
import type { DataSource } from 'typeorm';
import { directUrlOf } from '../../postgres/connection-settings.js';
import { projectRoot } from '../../shared/config/project-root.js';
import { busy } from '../../shared/errors.js';
import { type Drawing, measuresOf, nameOf } from './describe-picture.js';
import type { Order, Report } from './drawing-process.js';
import { PictureScene } from './picture-scene.entity.js';

const PROGRAM = path.join(projectRoot, 'dist', 'graph', 'demo', 'pictures', 'drawing-process.js');

/**
 * How long the process stays when nothing is left to draw, since a page asks for many pictures. In
 * milliseconds.
 */
const IDLE_MS = 5_000;

/**
 * The pause before a process that has died is replaced; each further death doubles it. In
 * milliseconds.
 */
const FIRST_GAP_MS = 1_000;
const MAX_GAP_MS = 60_000;

/**
 * Draws the pictures of the demonstration into a folder, in a process of its own that runs only
 * while there is something to draw.
 */
export interface PictureDrawer {
  /**
   * Sees to it that the files of a picture are there, or, where `width` is that of its zoom, that
   * file alone.
   *
   * @returns false when the demonstration has no such picture
   * @throws ShopError SERVICE_UNAVAILABLE when it cannot be drawn just now; the log says why
   */
  draw(key: string, width: number): Promise<boolean>;
  /**
   * Draws in the background whatever lists show and has no files yet, again and again until all of
   * it is there.
   */
  drawRest(): void;
  /** Breaks off, and waits until the process is gone. */
  stop(): Promise<void>;
}

/**
 * Priorities of the process, from -20 (first) to 19 (last): a visitor waits for what is asked for,
 * and no one for the rest.
 */
export const ASKED_FOR = 5;
export const BACKGROUND = 19;

/** Opens a drawer; no process is started before something is to be drawn. */
export function openDrawer(database: DataSource, folder: string, log: Logger, priority: number): PictureDrawer {
  // The locks on pictures are held by a session, which a pooler has none of.
  const url = directUrlOf(database);
  const waiting = new Map<string, ((isThere: boolean) => void)[]>();
  let child: ChildProcess | null = null;
  let isRestWanted = false;
  let isFailing = false;
  let isStopped = false;
  let gapMs = 0;
  let idle: NodeJS.Timeout | undefined;
  let replacement: NodeJS.Timeout | undefined;

  const send = (order: Order) => {
    clearTimeout(idle);
    child ??= start();
    // A process that is gone meanwhile has its end told by 'exit'.
    child.send(order, () => undefined);
  };
  const start = () => {
    const started = fork(PROGRAM, [String(priority)], {
      execArgv: [],
      env: { ...process.env, DATABASE_URL: url, IMAGES_FOLDER: folder },
    });
    started.on('message', onReport);
    started.once('error', (thrown) => bury(started, { err: thrown }));
    started.once('exit', (exitCode, signal) => bury(started, { exitCode, signal }));
    return started;
  };
  const settle = (name: string, isThere: boolean) => {
    const all = waiting.get(name) ?? [];
    waiting.delete(name);
    for (const resolve of all) resolve(isThere);
  };
  const fail = (facts: object) => {
    if (!isFailing) log.error(facts, 'pictures cannot be drawn; this is tried again until they can');
    isFailing = true;
  };
  const onReport = (report: Report) => {
    gapMs = 0;
    if ('drawn' in report) {
      if (isFailing) log.warn('pictures can be drawn again');
      isFailing = false;
      settle(report.drawn, true);
    } else if ('failed' in report) {
      fail({ why: report.why });
      if (report.failed) settle(report.failed, false);
    } else if ('isRestDrawn' in report) {
      isRestWanted = false;
    }
    if (waiting.size === 0 && !isRestWanted) endSoon();
  };
  const endSoon = () => {
    clearTimeout(idle);
    idle = setTimeout(() => {
      child?.disconnect();
      child = null;
    }, IDLE_MS).unref();
  };
  const bury = (dead: ChildProcess, facts: object) => {
    if (dead !== child) return;
    child = null;
    fail(facts);
    for (const name of waiting.keys()) settle(name, false);
    gapMs = Math.min(Math.max(gapMs * 2, FIRST_GAP_MS), MAX_GAP_MS);
    replacement = setTimeout(() => {
      replacement = undefined;
      if (isRestWanted) send({ drawRest: true });
    }, gapMs).unref();
  };

  return {
    draw: async (key, width) => {
      const found = await database.manager.findOneBy(PictureScene, { key });
      if (!found) return false;
      if (isStopped || replacement) throw busy();
      const drawing: Drawing = { key, scene: found.scene, isZoom: width === measuresOf(found.scene).zoomWidth };
      const isThere = await new Promise<boolean>((resolve) => {
        const others = waiting.get(nameOf(drawing)) ?? [];
        waiting.set(nameOf(drawing), [...others, resolve]);
        if (others.length === 0) send({ draw: drawing });
      });
      if (!isThere) throw busy();
      return true;
    },
    drawRest: async () => {
      isRestWanted = true;
      // A shop of its own goods has nothing to draw, and needs no process that finds it out.
      const isAny = await database.manager.exists(PictureScene).catch(() => true);
      if (isStopped) return;
      if (isAny) send({ drawRest: true });
      else isRestWanted = false;
    },
    stop: async () => {
      isStopped = true;
      clearTimeout(idle);
      clearTimeout(replacement);
      for (const name of waiting.keys()) settle(name, false);
      const last = child;
      child = null;
      if (!last || last.exitCode !== null || last.signalCode !== null) return;
      const isGone = once(last, 'exit');
      if (last.connected) last.disconnect();
      await isGone;
    },
  };
}
