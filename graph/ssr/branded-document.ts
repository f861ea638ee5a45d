import { html } from '../rest/html.js';
import { familyOf, fontFaces, fontFiles } from '../shop/fonts.js';
import { type ChosenColours, coloursNamed, paletteOf, type Scheme } from '../shop/palette.js';
import { type Appearance, iconFile, logoFiles, pathOf } from '../shop/read-appearance.js';
import { ShopFont } from '../shop/shop-appearance.entity.js';
import type { ShopFacts } from '../shop/shop-facts.js';
import { hashSource } from './page-policy.js';

/** What makes a shop known: its name, and how it looks. */
export interface Brand {
  readonly facts: ShopFacts;
  readonly appearance: Appearance;
}

/** Rules with the shop's own colours and fonts, and the source by which a policy knows them. */
export interface BrandStyle {
  /** A style element; empty where all is as it comes with the code. */
  readonly html: string;
  /** Empty where there is no element. */
  readonly hashes: string[];
}

/**
 * The colours and fonts of a shop in the variables of the theme, after those that were built in:
 * the first paint has them, so that nothing flashes.
 *
 * @param fonts those that the document may come to show; absent: those of the shop
 */
export function brandStyle(
  { light, dark, headingFont, bodyFont }: Appearance,
  fonts: readonly ShopFont[] = [headingFont, bodyFont],
): BrandStyle {
  const variablesOfFonts = [
    headingFont === ShopFont.FIGTREE ? '' : `--chakra-fonts-heading:${familyOf(headingFont)};`,
    bodyFont === ShopFont.FIGTREE ? '' : `--chakra-fonts-body:${familyOf(bodyFont)};`,
  ].join('');
  const rules = [
    fontFaces(fonts),
    variablesOfFonts && `:root{${variablesOfFonts}}`,
    light && `:root:not(.dark){${variables(paletteOf(light, 'light'))}}`,
    dark && `.dark{${variables(paletteOf(dark, 'dark'))}}`,
  ]
    .filter(Boolean)
    .join('');
  return styleOf(rules);
}

/** The same for the page without a network, which has a few colours by value. */
export function offlineStyle({ light, dark }: Appearance): BrandStyle {
  const named = { bg: 'bg', fg: 'fg', muted: 'fg.muted', line: 'border', brand: 'brand.solid', link: 'brand.fg' };
  const values = (chosen: ChosenColours, scheme: Scheme) =>
    coloursNamed({ cloth: 'brand.subtle', ...named }, chosen, scheme);
  const rules = [
    light && `:root:not(.dark){${values(light, 'light')}}`,
    dark && `:root.dark{${values(dark, 'dark')}}`,
    dark && `@media (prefers-color-scheme:dark){:root:not(.light){${values(dark, 'dark')}}}`,
  ];
  return styleOf(rules.filter(Boolean).join(''));
}

/** The same for the playground, whose editor takes its colours apart. */
export function playgroundStyle({ light, dark }: Appearance): string {
  const values = ({ page, ink, accent }: ChosenColours, scheme: Scheme) =>
    [
      `--shop-${scheme}-page:${hslOf(page)};`,
      `--shop-${scheme}-ink:${hslOf(ink)};`,
      `--shop-${scheme}-accent:${hslOf(accent)};`,
    ].join('');
  const rules = `${light ? values(light, 'light') : ''}${dark ? values(dark, 'dark') : ''}`;
  return rules && `<style>:root{${rules}}</style>`;
}

/** `17, 90%, 35%`, as `hsl()` takes it. */
function hslOf(colour: string): string {
  const [red = 0, green = 0, blue = 0] = [...Buffer.from(colour.slice(1), 'hex')].map((channel) => channel / 255);
  const [most, least] = [Math.max(red, green, blue), Math.min(red, green, blue)];
  const [light, range] = [(most + least) / 2, most - least];
  const saturation = range === 0 ? 0 : range / (1 - Math.abs(2 * light - 1));
  const sector =
    most === red ? (green - blue) / range : most === green ? (blue - red) / range + 2 : (red - green) / range + 4;
  const hue = range === 0 ? 0 : (sector * 60 + 360) % 360;
  return `${Math.round(hue)}, ${Math.round(saturation * 100)}%, ${Math.round(light * 100)}%`;
}

function styleOf(rules: string): BrandStyle {
  return rules ? { html: `<style>${rules}</style>`, hashes: [hashSource(rules)] } : { html: '', hashes: [] };
}

/** `bg.subtle` as `--chakra-colors-bg-subtle`. */
function variables(palette: Record<string, string>): string {
  return Object.entries(palette)
    .map(([name, value]) => {
      const spelt = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`).replace('.', '-');
      return `--chakra-colors-${spelt}:${value};`;
    })
    .join('');
}

/**
 * A built document as this shop's own: its name, icons and colours in the place of those that it
 * was built with, and the fonts fetched early that the shop uses.
 */
export function brandDocument(page: string, { facts, appearance }: Brand): string {
  const { light, dark, iconKey, headingFont, bodyFont } = appearance;
  const fonts = [headingFont, bodyFont];
  const early = fontFiles(fonts).map(
    (url) => html`<link rel="preload" as="font" type="font/woff2" href="${url}" crossorigin>`,
  );
  const data = html`<html data-shop="${facts.name}" `;
  return page
    .replace('<html ', () => `${data}`)
    .replace('</title>', () => ` | ${html`${facts.name}`}</title>`)
    .replace(/<link rel="icon"[^>]*>/, (built) =>
      iconKey ? `<link rel="icon" type="image/png" sizes="192x192" href="${pathOf(iconFile(iconKey, 192))}">` : built,
    )
    .replace(/<link rel="apple-touch-icon"[^>]*>/, (built) =>
      iconKey ? `<link rel="apple-touch-icon" href="${pathOf(iconFile(iconKey, 180))}">` : built,
    )
    .replace(/(<meta name="theme-color" media="[^"]*light[^"]*" content=")[^"]*/, (built, start: string) =>
      light ? start + light.page : built,
    )
    .replace(/(<meta name="theme-color" media="[^"]*dark[^"]*" content=")[^"]*/, (built, start: string) =>
      dark ? start + dark.page : built,
    )
    .replace(/(?:<link rel="preload" as="font"[^>]*>\s*)+/, (built) =>
      [fonts.includes(ShopFont.FIGTREE) ? built : '', ...early].join(''),
    );
}

/** The picture shown with a link to a page that has none: the logo's, or else the build's. */
export function sharePath({ logo }: Appearance): string {
  return logo ? pathOf(logoFiles(logo).share) : '/icons/share.png';
}

/**
 * What a browser is told that installs the shop.
 *
 * @param built the manifest as it was built
 * @param tagline in English
 */
export function webManifest(built: object, { facts, appearance }: Brand, tagline: string): object {
  const { light, iconKey } = appearance;
  return {
    ...built,
    name: `${facts.name} – ${tagline}`,
    short_name: facts.name,
    description: facts.description,
    ...(light ? { theme_color: light.page, background_color: light.page } : {}),
    ...(iconKey ? { icons: iconsOf(iconKey) } : {}),
  };
}

function iconsOf(key: string): object[] {
  const icon = (side: 192 | 512, kind: 'icon' | 'maskable', purpose: object) => ({
    ...{ src: pathOf(iconFile(key, side, kind)), sizes: `${side}x${side}`, type: 'image/png' },
    ...purpose,
  });
  return [icon(192, 'icon', {}), icon(512, 'icon', {}), icon(512, 'maskable', { purpose: 'maskable' })];
}

/** The offline page, which cannot ask the graph, says how the shop is reached. */
export function brandOffline(offlinePage: string, { facts: { name, phone, hours }, appearance }: Brand): string {
  const facts: Record<string, string> = { name, phone, hours, phoneDigits: phone.replace(/[^+\d]/g, '') };
  const own = offlinePage.replace('</head>', () => `${offlineStyle(appearance).html}</head>`);
  // A picture cannot be fetched without a network: a shop with one of its own is known by its name.
  const marked = appearance.logo || appearance.iconKey ? own.replace(/<svg[\s\S]*?<\/svg>/, '') : own;
  return marked.replace(/\{\{(\w+)\}\}/g, (_mark, key: string) => html`${facts[key] ?? ''}`.toString());
}
