import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin, Rolldown } from 'vite';

const brotli = promisify(brotliCompress);
const { BROTLI_PARAM_QUALITY, BROTLI_MAX_QUALITY } = constants;
const packings = {
  br: (content: Buffer, quality: number) => brotli(content, { params: { [BROTLI_PARAM_QUALITY]: quality } }),
  gz: promisify<Buffer, Buffer>(gzip),
};

/**
 * A quality of brotli that takes a fortieth of the time of 11 for 5 % more bytes of script, and a
 * sixtieth for 15 % more of WebAssembly, which only those fetch whose browser reads no bar codes.
 */
export const QUICK = 6;

interface Packing {
  /** Of brotli, up to 11, which is meant without it. WebAssembly is packed by `QUICK` at most. */
  quality?: number;
  /**
   * Receives the bundle and the brotli size of each packed file in bytes; what it throws ends the
   * build.
   */
  check?: (bundle: Rolldown.OutputBundle, sizes: Map<string, number>) => void;
}

/**
 * Writes beside each script, stylesheet and drawing under assets/ its packed forms, brotli and
 * gzip, as the server sends them; WebAssembly is a script. What the build before had already, under
 * the same name, which holds the hash of its content, is taken from there.
 *
 * @param built where the build before stands, absolute; it need not be there
 */
export function packed(built: string, { quality = BROTLI_MAX_QUALITY, check }: Packing = {}): Plugin {
  return {
    name: 'packed',
    apply: 'build',
    async writeBundle({ dir = '' }, bundle) {
      const names = Object.keys(bundle).filter((name) => /^assets\/.*\.(js|css|svg|wasm)$/.test(name));
      const sizes = names.map(async (name) => [name, await pack(name, dir, built, quality)] as const);
      const all = new Map(await Promise.all(sizes));
      check?.(bundle, all);
    },
  };
}

/**
 * Returns the bytes that are sent to a browser which takes brotli: a file of a line, which would
 * grow, has no packed form.
 */
async function pack(name: string, dir: string, built: string, quality: number): Promise<number> {
  const content = await readFile(path.join(dir, name));
  const before = await readFile(path.join(built, name)).catch(() => null);
  const isSame = before?.equals(content) ?? false;
  const forms = Object.entries(packings).map(async ([ending, compress]) => {
    const file = `${name}.${ending}`;
    const former = isSame ? await readFile(path.join(built, file)).catch(() => null) : null;
    const form = former ?? (await compress(content, name.endsWith('.wasm') ? Math.min(quality, QUICK) : quality));
    if (form.length < content.length) await writeFile(path.join(dir, file), form);
    return Math.min(form.length, content.length);
  });
  const [bytes = 0] = await Promise.all(forms);
  return bytes;
}
