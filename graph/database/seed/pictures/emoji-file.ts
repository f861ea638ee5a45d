import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../../shared/project-root.js';

const EMOJI = join(projectRoot, 'graph', 'database', 'seed', 'pictures', 'emoji');

/**
 * The picture file of an emoji: a 256 × 256 WebP with alpha. Throws when there is none.
 *
 * Some names in the set carry the selector fe0f and some do not, whatever the keyboard typed; so both are tried.
 */
export function emojiFile(emoji: string): string {
  const points = [...emoji].map((character) => (character.codePointAt(0) ?? 0).toString(16).padStart(4, '0'));
  const bare = points.filter((point) => point !== 'fe0f');
  const [first = '', ...others] = bare;
  const names = [points, bare, [first, 'fe0f', ...others]].map((name) => join(EMOJI, `${name.join('-')}.webp`));
  const file = names.find((name) => existsSync(name));
  if (file) return file;
  throw new Error(
    `There is no picture of the emoji ${emoji} (${points.join('-')}): NOTICE.md beside it says where to take it from.`,
  );
}
