import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { type Node, parseSync } from '@swc/core';
import { colours } from './colours';
import { tokens } from './tokens';

/**
 * Contrast that text needs to its ground, and that the outline of a control needs.
 *
 * @see WCAG 2.2, 1.4.3 and 1.4.11
 */
const OF_TEXT = 4.5;
const OF_SHAPES = 3;

const SCHEMES = ['_light', '_dark'] as const;
type Scheme = (typeof SCHEMES)[number];
/** The palettes that `colorPalette` may stand for. */
const PALETTES = ['brand', 'leaf', 'danger', 'stone'] as const;

interface Tokens {
  [name: string]: { value: string | Record<Scheme, string> } | Tokens;
}

/** Colours by the names that components use, `bg.DEFAULT` as `bg`. */
function byName(group: Tokens, prefix = ''): [name: string, value: string | Record<Scheme, string>][] {
  return Object.entries(group).flatMap(([name, token]) => {
    const path = name === 'DEFAULT' ? prefix : [prefix, name].filter(Boolean).join('.');
    if (typeof token.value === 'string' || (token.value && '_light' in token.value)) {
      return [[path, token.value as string | Record<Scheme, string>]];
    }
    return byName(token as Tokens, path);
  });
}

const values = new Map(byName({ ...tokens.colors, ...colours } as unknown as Tokens));

/**
 * `#RRGGBB` of a token or of such a text itself; null for what has no colour of its own, or lets
 * another shine through.
 */
function hexOf(name: string, scheme: Scheme): string | null {
  const value = values.get(name) ?? name;
  const hex = typeof value === 'string' ? value : value[scheme];
  return /^#[0-9a-f]{6}$/i.test(hex) ? hex : null;
}

/** @see https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** @see https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

/** The colours of a text and of what it stands on; several where it depends. */
interface Look {
  ink: string[];
  ground: string[];
}

/**
 * A style that names one of them or both, with what it takes over from the style around it in the
 * same file.
 */
interface Style extends Look {
  file: string;
  names: Look;
}

const WORDS: Record<string, keyof Look> = {
  color: 'ink',
  bg: 'ground',
  background: 'ground',
  backgroundColor: 'ground',
  'background-color': 'ground',
};

/** A rule of a style sheet, or what an at-rule holds of it. */
interface Rule {
  selector: string;
  names: Look;
  within: Rule[];
}

/**
 * Token names by their variables, `bg.panel` by `bg-panel`; those of whatever palette is around
 * too.
 */
const byVariable = new Map(
  [...values.keys()]
    .flatMap((name) => [name, name.replace(/^brand\b/, 'colorPalette')])
    .map((name) => [name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`).replaceAll('.', '-'), name]),
);

/**
 * The token that a value of a sheet names, the one for when its variable is not set, or the value
 * as it stands.
 */
function tokenOf(value: string): string {
  const [, variable = '', otherwise] = /^var\(--([\w-]+)(?:, (.*))?\)$/.exec(value) ?? [];
  return byVariable.get(variable.replace(/^chakra-colors-/, '')) ?? (otherwise ? tokenOf(otherwise) : value);
}

/** The rules of a sheet as our own are written: nested, with no brace or semicolon in a text. */
function rulesOf(sheet: string): Rule[] {
  const top: Rule = { selector: '', names: { ink: [], ground: [] }, within: [] };
  const open = [top];
  for (const [, text = '', end] of sheet.replace(/\/\*.*?\*\//gs, '').matchAll(/([^{};]*)([{};])/g)) {
    const rule = open[open.length - 1] ?? top;
    const [, name = '', value = ''] = /^\s*([\w-]+):\s*(.*?)(?: !important)?\s*$/s.exec(text) ?? [];
    const word = WORDS[name];
    if (end === '{') {
      const inner: Rule = { selector: text.trim(), names: { ink: [], ground: [] }, within: [] };
      rule.within.push(inner);
      open.push(inner);
    } else if (word) rule.names[word].push(tokenOf(value));
    if (end === '}') open.pop();
  }
  return top.within;
}

/** What a style looks like within another. */
const inside = (around: Look, names: Look): Look => ({
  ink: names.ink.length > 0 ? names.ink : around.ink,
  ground: names.ground.length > 0 ? names.ground : around.ground,
});
const styleOf = (file: string, names: Look, look: Look): Style[] =>
  names.ink.length > 0 || names.ground.length > 0 ? [{ ...look, names, file }] : [];

function stylesOfRule(rule: Rule, around: Look, file: string): Style[] {
  const look = inside(around, rule.names);
  return [...styleOf(file, rule.names, look), ...rule.within.flatMap((each) => stylesOfRule(each, look, file))];
}

/** Any node of a syntax tree, read by its properties. */
type Tree = Node & Record<string, unknown>;
const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null && 'type' in value;

/** The trees directly within a tree. */
const within = (tree: object): Tree[] =>
  Object.values(tree).flatMap((value) => {
    if (isTree(value)) return [value];
    if (Array.isArray(value)) return value.flatMap((each) => (isTree(each) ? [each] : each ? within(each) : []));
    return value && typeof value === 'object' ? within(value) : [];
  });

/** The texts that an expression may come to; those that a condition compares are none of them. */
function texts(tree: Tree): string[] {
  if (tree.type === 'StringLiteral') return [(tree.value as string).replace(/ !important$/, '')];
  const parts = tree.type === 'ConditionalExpression' ? [tree.consequent, tree.alternate] : within(tree);
  return parts.filter(isTree).flatMap(texts);
}

/** The classes of the sheet `styles` that an expression names. */
function classesIn(tree: Tree): string[] {
  const { object, property } = tree as { object?: Tree; property?: Tree };
  if (tree.type === 'MemberExpression' && object?.value === 'styles') return [String(property?.value)];
  return within(tree).flatMap(classesIn);
}

/** Name and value of a property of an object or of an element. */
function property(tree: Tree): [name: string, value: Tree] | null {
  const key = tree.type === 'KeyValueProperty' ? tree.key : tree.type === 'JSXAttribute' ? tree.name : null;
  return isTree(key) && isTree(tree.value) ? [String(key.value), tree.value] : null;
}

/**
 * Every style in a tree that names the colour of a text or of what it stands on, by itself or by a
 * class.
 */
function stylesIn(tree: Tree, around: Look, file: string, classes: Map<string, Rule>): Style[] {
  const attributes = tree.type === 'JSXElement' ? (tree.opening as Tree).attributes : undefined;
  const names: Look = { ink: [], ground: [] };
  const rules: Rule[] = [];
  for (const each of [tree.properties, attributes].flat().filter(isTree)) {
    const [name, value] = property(each) ?? [];
    const word = name && WORDS[name];
    if (word && value) names[word].push(...texts(value));
    if (name === 'className' && value) rules.push(...classesIn(value).flatMap((named) => classes.get(named) ?? []));
  }
  const look = rules.reduce((whole, rule) => inside(whole, rule.names), inside(around, names));
  return [
    ...styleOf(file, names, inside(around, names)),
    ...rules.flatMap((rule) => stylesOfRule(rule, inside(around, names), file)),
    ...within(tree).flatMap((each) => stylesIn(each, look, file, classes)),
  ];
}

const web = path.resolve('web');
const read = (file: string) => readFileSync(path.join(web, file), 'utf8');

/**
 * The styles of a component, and of those classes of its sheet that it names in other ways than on
 * an element.
 */
function stylesOfFile(file: string): Style[] {
  const sheet = file.replace(/\.tsx?$/, '.module.css');
  const rules = (sheets.has(sheet) ? rulesOf(read(sheet)) : []).flatMap((rule) =>
    rule.selector.startsWith('@') ? rule.within : [rule],
  );
  const classes = new Map(rules.map((rule) => [rule.selector.replace(/^\./, ''), rule]));
  const tree = parseSync(read(file), { syntax: 'typescript', tsx: file.endsWith('x') }) as unknown as Tree;
  const drawn = new Set(elementsIn(tree).flatMap((element) => classesIn(element.opening as Tree)));
  return [
    ...stylesIn(tree, { ink: [], ground: [] }, file, classes),
    ...rules
      .filter(({ selector }) => !drawn.has(selector.replace(/^\./, '')))
      .flatMap((rule) => stylesOfRule(rule, { ink: [], ground: [] }, file)),
  ];
}

const elementsIn = (tree: Tree): Tree[] => [
  ...(tree.type === 'JSXElement' ? [tree] : []),
  ...within(tree).flatMap(elementsIn),
];

/** Everything that the shop's own screens are made of; the playground has colours of its own. */
const files = readdirSync(web, { recursive: true, encoding: 'utf8' }).filter(
  (file) => !/\.test\.tsx?$|^(gql|playground|worker|testing)\/|colours\.ts$/.test(file),
);
const sheets = new Set(files.filter((file) => file.endsWith('.module.css')));
const styles = files.filter((file) => /\.tsx?$/.test(file)).flatMap(stylesOfFile);

/** A name, or what it stands for in each palette. */
const inPalettes = (name: string) => PALETTES.map((palette) => name.replace(/^colorPalette\b/, palette));
const named = (word: keyof Look) => [...new Set(styles.flatMap(({ names }) => names[word]).flatMap(inPalettes))];

/** What a page, a panel or a card is painted with: any text may come to stand on it. */
const isSurface = (name: string) => /^bg(?!\.inverted)|\.(subtle|muted)$/.test(name);
/** What is written with on surfaces. */
const isText = (name: string) => /^fg(?!\.inverted)|\.fg$/.test(name);
/**
 * Placeholders and choices that cannot be had now: they stand in fields and lists, not on what is
 * emphasized.
 */
const FAINT = 'fg.subtle';
const OF_PAGES = ['bg', 'bg.subtle', 'bg.muted', 'bg.panel'];

/**
 * Spinners, bars, dots and lines: colours of what is no text, by the file that names them, and in
 * all.
 */
const SHAPES: Record<string, string[]> = {
  'accounts/session/GoogleButton.tsx': ['border'],
  'banners/SlidePlaceholder.tsx': ['brand.muted'],
  'cart/CartLineRow.tsx': ['color-mix(in srgb, {colors.bg.panel} 65%, transparent)'],
  // Behind a code that a camera reads, which wants it white.
  'desk/security/AuthenticatorDialog.tsx': ['white'],
  'desk/shared/BarChart.tsx': ['brand.emphasized'],
  'desk/orders/OrderTimeline.tsx': ['leaf.solid', 'border.emphasized'],
  'reviews/StarBars.tsx': ['#e8a317'],
  'theme/slotRecipes.ts': ['rgb(43 27 36 / 0.5)'],
  'ui/media/slides/CarouselButtons.tsx': ['rgb(43 27 36 / 0.35)', 'rgb(43 27 36 / 0.6)'],
  'ui/scan/CameraScan.tsx': ['bg.inverted'],
  'wishlist/WishlistButton.tsx': ['#c2410c'],
};
const SHAPES_ANYWHERE = ['brand.solid', 'transparent', 'inherit', 'none', 'unset'];
const isShape = (file: string, name: string) => SHAPES_ANYWHERE.includes(name) || SHAPES[file]?.includes(name);

/** The pairs with too little contrast. */
function tooLow(pairs: (readonly [ink: string, ground: string])[], least: number, scheme: Scheme): string[] {
  return pairs.flatMap(([ink, ground]) => {
    const [one, other] = [hexOf(ink, scheme), hexOf(ground, scheme)];
    if (!one || !other) return [];
    const ratio = contrast(one, other);
    return ratio < least ? [`${ink} on ${ground}: ${ratio.toFixed(2)}`] : [];
  });
}

const eachOn = (inks: string[], grounds: string[]) =>
  inks.flatMap((ink) => grounds.map((ground) => [ink, ground] as const));

describe.each(SCHEMES)('in %s colours', (scheme) => {
  it('every text can be read on every surface that the shop has', () => {
    const [inks, surfaces] = [named('ink').filter(isText), named('ground').filter(isSurface)];
    expect(inks.length).toBeGreaterThanOrEqual(6);
    expect(surfaces.length).toBeGreaterThanOrEqual(10);

    const strong = eachOn(
      inks.filter((ink) => ink !== FAINT),
      surfaces,
    );

    expect(tooLow([...strong, ...eachOn([FAINT], OF_PAGES)], OF_TEXT, scheme)).toEqual([]);
  });

  it('every text can be read on what its own style puts it on', () => {
    const pairs = styles
      .filter(({ file, names }) => !names.ink.some((name) => isShape(file, name)))
      .flatMap(({ ink, ground }) =>
        PALETTES.flatMap((palette) => {
          const there = (name: string) => name.replace(/^colorPalette\b/, palette);
          return eachOn(ink.map(there), ground.map(there));
        }),
      );
    expect(pairs.length).toBeGreaterThan(100);

    expect([...new Set(tooLow(pairs, OF_TEXT, scheme))]).toEqual([]);
  });

  it('outlines of controls and of the focus, and spinners, can be seen on every page', () => {
    const shapes = ['border.control', 'brand.solid', ...PALETTES.map((palette) => `${palette}.focusRing`)];

    expect(tooLow(eachOn(shapes, OF_PAGES), OF_SHAPES, scheme)).toEqual([]);
  });
});

describe('a colour of a style', () => {
  it('is judged above, or known to be that of no text', () => {
    const unknown = styles.flatMap(({ file, names, ink, ground }) => {
      const alone = [
        ...names.ink.filter((name) => !isText(name) && ground.length === 0),
        ...names.ground.filter((name) => !isSurface(name) && ink.length === 0),
      ];
      return alone.filter((name) => !isShape(file, name)).map((name) => `${file}: ${name}`);
    });

    expect(unknown).toEqual([]);
  });
});
