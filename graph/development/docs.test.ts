import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { projectRoot } from '../shared/config/project-root.js';

const read = (file: string) => readFileSync(path.join(projectRoot, file), 'utf8');
const filesBelow = (folder: string, ending: RegExp) =>
  readdirSync(path.join(projectRoot, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => ending.test(file))
    .map((file) => `${folder}/${file}`);

const walks = read('docs/walks.md');
const sources = ['graph', 'web']
  .flatMap((side) => filesBelow(side, /\.tsx?$/))
  .map(read)
  .join('\n');
/** Last steps of names in code, such as `products` of `CatalogueResolver.products`. */
const namesIn = (text: string) =>
  [...text.matchAll(/`(?:\w+\.)*([A-Za-z]\w+)(?:\([^`]*\))?`/g)].map(([, name = '']) => name);

describe('docs/walks.md', () => {
  const steps = [...walks.matchAll(/^\| \d+ \| (.+?) \| (\S+\.tsx?) \|/gm)];

  it.each(steps.map(([, name = '', file = '']) => [name, file]))('finds %s in %s', (name, file) => {
    for (const each of namesIn(name)) expect(read(file)).toMatch(new RegExp(`\\b${each}\\b`));
  });

  it('names nothing that the code does not have', () => {
    expect(steps.length).toBeGreaterThan(5);
    expect(namesIn(walks).filter((name) => !new RegExp(`\\b${name}\\b`).test(sources))).toEqual([]);
  });
});

describe('docs/glossary.md', () => {
  const table = read('docs/glossary.md').split('## Where the standard terms live')[1] ?? '';
  const places = [...table.matchAll(/`(\w+)`(?: and `(\w+)`)? in `([\w/-]+\.tsx?)`/g)];

  it.each(places.map(([, one = '', other = one, file = '']) => [one, other, file]))(
    'finds %s and %s in %s',
    (one, other, file) => {
      for (const name of [one, other]) expect(read(file)).toMatch(new RegExp(`\\b${name}\\b`));
    },
  );
});

describe('the map of the code', () => {
  it.each(['graph', 'web'])('names every folder of %s', (side) => {
    const folders = readdirSync(path.join(projectRoot, side), { withFileTypes: true })
      .filter((each) => each.isDirectory())
      .map(({ name }) => `\`${name}/\``);
    const map = read(`${side}/README.md`);

    expect(folders.filter((folder) => !map.includes(folder))).toEqual([]);
  });
});

describe('every document', () => {
  const documents = ['README.md', 'graph/README.md', 'web/README.md', ...filesBelow('docs', /^[^/]+\.md$/)];

  it.each(documents.filter((file) => !file.endsWith('CHANGELOG.md')))('names files that are there: %s', (file) => {
    const named = read(file).match(/\b(?:graph|web|docs|deploy)\/[\w./-]+\.(?:tsx?|md|sql|graphql|webp|mjs|yml)\b/g);

    expect((named ?? []).filter((each) => !existsSync(path.join(projectRoot, each)))).toEqual([]);
  });

  const decisions = filesBelow('docs/decisions', /\.md$/);

  it.each([...documents, ...decisions, 'deploy/README.md'])('links to files that are there: %s', (file) => {
    const links = [...read(file).matchAll(/\]\((?!\w+:)([^)#\s]+)/g)].map(([, link = '']) => link);
    const isThere = (link: string) => existsSync(path.join(projectRoot, path.dirname(file), link));

    expect(links.filter((link) => !isThere(link))).toEqual([]);
  });
});
