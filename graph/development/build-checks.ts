import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'vite';
import { projectRoot } from '../shared/config/project-root.js';

/**
 * Has the build fail where the name of the demonstration's shop would be told by any other: what a
 * shop is called is its owner's to say.
 */
export async function refuseBrand(outDir: string): Promise<void> {
  const files = await readdir(outDir, { recursive: true, withFileTypes: true });
  for (const file of files) {
    if (!file.isFile() || !TOLD.test(file.name) || OF_DEMO.test(file.name)) continue;
    const text = await readFile(path.join(file.parentPath, file.name), 'utf8');
    const at = text.indexOf('Jhola');
    const found = text.slice(Math.max(0, at - 40), at + 45);
    if (at !== -1) throw new Error(`${file.name} says ‘${found}’: only the demonstration is called so.`);
  }
}

/** What may hold a name that a visitor reads. */
const TOLD = /[.](js|css|html|json|svg|webmanifest)$/;
/** The chunk of the demonstration, which `demoApart` keeps by itself. */
const OF_DEMO = /^open-demo-/;

/** What a part of the build follows from. */
export interface Sources {
  /** Within dist/. */
  folder: string;
  /** The folder that the sources are in; absolute. */
  root: string;
  /** Whether the part follows from a file, named from within `root`. */
  isSource(file: string): boolean;
}

/**
 * Has the build fail when it takes in a file that the part is not said to follow from, and would
 * not be built again with.
 */
export function sourcesOnly({ folder, root, isSource }: Sources): Plugin {
  return {
    name: 'sources-only',
    buildEnd() {
      const own = [...this.getModuleIds()].filter((id) => id.startsWith(`${root}/`));
      const foreign = own.map((id) => id.slice(root.length + 1).replace(/\?.*/, '')).find((file) => !isSource(file));
      const place = path.relative(projectRoot, root);
      if (foreign)
        this.error(`dist/${folder} is not said to follow from ${place}/${foreign}: see PARTS in build-parts.ts.`);
    },
  };
}

/**
 * Has the build fail where a start of the shop would load something of the demonstration without
 * having asked for it.
 */
export function demoApart(): Plugin {
  return {
    name: 'demo-apart',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
      // What a dynamic import begins is loaded when it is asked for; all else with what names it.
      const loaded = new Set(chunks.filter(({ isEntry, name }) => isEntry || name === 'shop'));
      for (const chunk of loaded) for (const name of chunk.imports) loaded.add(byName.get(name) ?? chunk);
      const demo = [...loaded].flatMap(({ moduleIds }) => moduleIds).find((id) => id.includes('/graph/demo/'));
      if (demo) this.error(`${path.relative(projectRoot, demo)} would be loaded by every start of the shop.`);
    },
  };
}
