import { type Phrase, phrase } from '../shared/languages/phrase.js';

/** The three colours that an owner chooses for light or for dark pages, as `#RRGGBB`. */
export interface ChosenColours {
  /** What pages are painted with. */
  readonly page: string;
  /** What is written on them. */
  readonly ink: string;
  /** Buttons, links and marks. */
  readonly accent: string;
}

/** The two sorts of pages. */
export type Scheme = 'light' | 'dark';

/** What has to be read on what, with its contrast. */
export interface ToldContrast {
  readonly field: 'page' | 'ink' | 'accent';
  /** From 1 to 21. */
  readonly ratio: number;
  /** Null where it is enough. */
  readonly complaint: Phrase | null;
}

/** The contrast that text needs to its ground. @see WCAG 2.2, 1.4.3 */
const OF_TEXT = 4.5;

/** The contrast that the outline of a control needs. @see WCAG 2.2, 1.4.11 */
const OF_SHAPES = 3;

/**
 * How light the ground of light pages is at the least, and that of dark pages at the most: the
 * colours of errors and of what is in stock have to be told apart on it.
 */
const LIGHTEST_DARK = 0.06;
const DARKEST_LIGHT = 0.6;

const WHITE = '#FFFFFF';
const BLACK = '#000000';

/** Grounds and texts of what went well or wrong, whatever the shop's own colours are. */
const SIGNALS: Record<Scheme, { leaf: string; danger: string; grounds: readonly string[] }> = {
  light: { leaf: '#17642F', danger: '#A51616', grounds: ['#E9F6EC', '#FDECEA'] },
  dark: { leaf: '#7FD699', danger: '#FF9C94', grounds: ['#12291A', '#331414'] },
};

/** What is said of colours that cannot be read. */
const WORDS = {
  light: {
    page: phrase('The ground of light pages is too dark.'),
    ink: (ratio: string) =>
      phrase('Text on light pages has a contrast of {ratio} to its ground; it needs {least}.', {
        ratio,
        least: OF_TEXT,
      }),
    accent: (ratio: string) =>
      phrase('The accent on light pages has a contrast of {ratio} to their ground; it needs {least}.', {
        ratio,
        least: OF_TEXT,
      }),
  },
  dark: {
    page: phrase('The ground of dark pages is too light.'),
    ink: (ratio: string) =>
      phrase('Text on dark pages has a contrast of {ratio} to its ground; it needs {least}.', {
        ratio,
        least: OF_TEXT,
      }),
    accent: (ratio: string) =>
      phrase('The accent on dark pages has a contrast of {ratio} to their ground; it needs {least}.', {
        ratio,
        least: OF_TEXT,
      }),
  },
};

/**
 * Colours that follow from chosen ones, as variables of a style sheet.
 *
 * @param named the names of colours of the theme by those of the variables, without their dashes
 */
export function coloursNamed(named: Record<string, string>, chosen: ChosenColours, scheme: Scheme): string {
  const palette = paletteOf(chosen, scheme);
  return Object.entries(named)
    .map(([name, colour]) => `--${name}:${palette[colour]};`)
    .join('');
}

/** Whether a text is a colour as the shop takes it. */
export function isColour(text: string): boolean {
  return /^#[0-9a-f]{6}$/i.test(text);
}

/**
 * The contrasts of chosen colours, worst case first told by the field that is to be changed.
 *
 * @param chosen each a colour by `isColour`
 */
export function contrastsOf(chosen: ChosenColours, scheme: Scheme): ToldContrast[] {
  const { page, ink, accent } = chosen;
  const light = luminance(page);
  const isFitting = scheme === 'light' ? light >= DARKEST_LIGHT : light <= LIGHTEST_DARK;
  const text = Math.min(...groundsOf(chosen, scheme).map((ground) => contrast(ink, ground)));
  const link = contrast(accent, page);
  return [
    {
      field: 'page',
      ratio: contrast(page, ink),
      complaint: isFitting ? null : WORDS[scheme].page,
    },
    {
      field: 'ink',
      ratio: text,
      complaint: text >= OF_TEXT ? null : WORDS[scheme].ink(told(text)),
    },
    {
      field: 'accent',
      ratio: link,
      complaint: link >= OF_TEXT ? null : WORDS[scheme].accent(told(link)),
    },
  ];
}

/** A ratio as people read it, rounded so that what is too little never reads as enough. */
function told(ratio: number): string {
  return (Math.floor(ratio * 100) / 100).toFixed(2);
}

/**
 * All colours of pages that follow from the chosen ones, by the names of the web's theme such as
 * `bg.subtle`. Where `contrastsOf` has no complaint, each text reaches 4.5 on every ground that it
 * may stand on.
 */
export function paletteOf(chosen: ChosenColours, scheme: Scheme): Record<string, string> {
  const { page, ink, accent } = chosen;
  const grounds = groundsOf(chosen, scheme);
  const readable = (colour: string) => towards(ink, colour, grounds, OF_TEXT);
  const { leaf, danger } = SIGNALS[scheme];
  return {
    ...pagesOf(chosen, scheme),
    'bg.emphasized': mix(page, ink, 0.12),
    'bg.inverted': ink,
    fg: ink,
    'fg.muted': readable(mix(ink, page, 0.25)),
    'fg.subtle': readable(mix(ink, page, 0.34)),
    'fg.inverted': page,
    'fg.error': readable(danger),
    'fg.success': readable(leaf),
    'leaf.fg': readable(leaf),
    'danger.fg': readable(danger),
    border: mix(page, ink, 0.13),
    'border.muted': mix(page, ink, 0.08),
    'border.emphasized': mix(page, ink, 0.22),
    'border.control': towards(ink, mix(page, ink, 0.45), grounds, OF_SHAPES),
    'brand.solid': accent,
    'brand.contrast': inkOn(accent),
    'brand.fg': readable(accent),
    'brand.subtle': mix(page, accent, 0.08),
    'brand.muted': mix(page, accent, 0.18),
    'brand.emphasized': mix(page, accent, 0.36),
    'brand.border': mix(page, accent, 0.5),
    'brand.focusRing': accent,
    'stone.solid': ink,
    'stone.contrast': page,
    'stone.fg': ink,
    'stone.subtle': mix(page, ink, 0.04),
    'stone.focusRing': accent,
  };
}

/** White, or black where white cannot be read, for what is written on a colour. */
export function inkOn(colour: string): string {
  return contrast(WHITE, colour) >= OF_TEXT ? WHITE : BLACK;
}

function pagesOf({ page, ink }: ChosenColours, scheme: Scheme): Record<string, string> {
  return {
    bg: page,
    'bg.subtle': mix(page, ink, 0.025),
    'bg.muted': mix(page, ink, 0.06),
    'bg.panel': scheme === 'light' ? mix(page, WHITE, 0.75) : mix(page, ink, 0.045),
  };
}

/** What text may come to stand on. */
function groundsOf(chosen: ChosenColours, scheme: Scheme): string[] {
  const { page, accent } = chosen;
  return [
    ...Object.values(pagesOf(chosen, scheme)),
    mix(page, accent, 0.08),
    mix(page, accent, 0.18),
    ...SIGNALS[scheme].grounds,
  ];
}

/** The colour, moved as far as it must be towards ink to reach a contrast on all grounds. */
function towards(ink: string, colour: string, grounds: readonly string[], wanted: number): string {
  for (let share = 0; share < 1; share += 0.04) {
    const moved = mix(colour, ink, share);
    if (grounds.every((ground) => contrast(moved, ground) >= wanted)) return moved;
  }
  return ink;
}

function mix(from: string, to: string, share: number): string {
  const [one, other] = [channels(from), channels(to)];
  const mixed = one.map((part, at) => Math.round(part + ((other[at] ?? part) - part) * share));
  return `#${Buffer.from(mixed).toString('hex').toUpperCase()}`;
}

function channels(colour: string): number[] {
  return [...Buffer.from(colour.slice(1), 'hex')];
}

/** @see https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = channels(colour).map((channel) => {
    const part = channel / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** @see https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
export function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}
