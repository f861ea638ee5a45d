import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const assets = join(dirname(createRequire(import.meta.url).resolve('@lobehub/fluent-emoji-3d/package.json')), 'assets');

/**
 * The picture file of an emoji: a 256 × 256 WebP with alpha. Throws when the set has none.
 *
 * Some names in the set carry the selector fe0f and some do not, whatever the keyboard typed; so
 * both are tried.
 */
export function emojiFile(emoji: string): string {
  const points = [...emoji].map((character) => (character.codePointAt(0) ?? 0).toString(16).padStart(4, '0'));
  const bare = points.filter((point) => point !== 'fe0f');
  const [first = '', ...others] = bare;
  const names = [points, bare, [first, 'fe0f', ...others]].map((name) => join(assets, `${name.join('-')}.webp`));
  const file = names.find((name) => existsSync(name));
  if (!file) throw new Error(`There is no picture of the emoji ${emoji} (${points.join('-')}).`);
  return file;
}
