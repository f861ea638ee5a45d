import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { projectRoot } from '../shared/config/project-root.js';

/** A page of the manual: its address below /docs, and the Markdown that it is made of. */
export interface ManualPage {
  /** Empty for the first page. */
  address: string;
  title: string;
  /** Under which heading it is listed; null where it is only linked to. */
  group: string | null;
  /** The file that it comes from, as in `docs/graph.md`, from which its links lead on. */
  file: string;
  text: string;
}

const GUIDES = ['start', 'catalogue', 'checkout', 'offers', 'agents', 'feeds', 'recipes', 'extend'];

/**
 * How a section of docs/graph.md is called in addresses, which is also how links within the file
 * call it.
 */
export function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} -]/gu, '')
    .replaceAll(' ', '-');
}

/**
 * All pages, in the order of the list: the guides of docs/manual, each section of docs/graph.md,
 * what changed, and, only linked to, the other files of docs.
 */
export async function readManualPages(): Promise<ManualPage[]> {
  const guides = await Promise.all(
    GUIDES.map((name) => pageOf(`docs/manual/${name}.md`, name === 'start' ? '' : name, 'Guides')),
  );
  const changes = await pageOf('graph/schema-changes.md', 'schema-changes', 'The graph');
  const decisions = await readdir(path.join(projectRoot, 'docs/decisions'));
  const linked = await Promise.all(
    ['docs/operations.md', 'docs/glossary.md', ...decisions.map((name) => `docs/decisions/${name}`)].map((file) =>
      pageOf(file, file.slice('docs/'.length, -'.md'.length), null),
    ),
  );
  return [...guides, ...(await sectionsOf('docs/graph.md')), changes, ...linked];
}

async function pageOf(file: string, address: string, group: string | null): Promise<ManualPage> {
  const text = await readFile(path.join(projectRoot, file), 'utf8');
  return { address, title: /^# (.+)$/m.exec(text)?.[1] ?? address, group, file, text };
}

async function sectionsOf(file: string): Promise<ManualPage[]> {
  const text = await readFile(path.join(projectRoot, file), 'utf8');
  const [, ...sections] = text.split(/^## /m);
  return sections.map((section) => {
    const title = section.slice(0, section.indexOf('\n'));
    return { address: `graph/${anchorOf(title)}`, title, group: 'The graph', file, text: `# ${section}` };
  });
}
