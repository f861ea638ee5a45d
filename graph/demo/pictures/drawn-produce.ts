import { darker, lighter } from './colour.js';
import type { PlacedGood } from './packs/form-of-good.js';

/** The side of a drawing, as that of the pictures of emoji beside which it is shown. */
const SIDE = 256;

const LEAF = '#4F8F3C';

/** Light from the upper left on what is round. */
const GLOW = `<defs>
    <radialGradient id="glow" cx=".34" cy=".28" r=".75">
      <stop offset="0" stop-color="#fff" stop-opacity=".62"/><stop offset=".34" stop-color="#fff" stop-opacity=".12"/>
      <stop offset=".62" stop-color="#1D1014" stop-opacity="0"/><stop offset="1" stop-color="#1D1014" stop-opacity=".42"/>
    </radialGradient>
    <linearGradient id="along"><stop offset="0" stop-color="#fff" stop-opacity=".45"/>
      <stop offset=".45" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#1D1014" stop-opacity=".38"/>
    </linearGradient>
  </defs>`;

/** An outline in its colour, and the light on it. */
const lit = (outline: string, colour: string, light: 'glow' | 'along' = 'glow') =>
  outline.replace('/>', ` fill="${colour}"/>`) + outline.replace('/>', ` fill="url(#${light})"/>`);

const turned = (degrees: number, elements: string) => `<g transform="rotate(${degrees} 128 128)">${elements}</g>`;

const leaf = (colour = LEAF) =>
  lit('<path d="M124 54C132 14 174 4 206 14C196 48 164 66 124 54Z"/>', colour) +
  `<path d="M126 52C150 40 172 28 200 17" stroke="${darker(colour, 0.3)}" stroke-width="3" fill="none"/>`;

const BODY =
  '<path d="M128 44C188 44 226 84 226 138C226 196 184 236 128 236C72 236 30 196 30 138C30 84 68 44 128 44Z"/>';

const round = (colour: string) => leaf() + lit(BODY, colour);

/** With a crown, as a pomegranate has it. */
const crowned = (colour: string) =>
  lit('<path d="M98 62L88 14L114 36L128 6L142 36L168 14L158 62Z"/>', darker(colour, 0.15)) + lit(BODY, colour);

/** With furrows from the stalk down, as a pumpkin or a cabbage has them. */
const furrowed = (colour: string) =>
  `<path d="M128 52C126 34 132 22 146 12" stroke="${darker(LEAF, 0.2)}" stroke-width="14" stroke-linecap="round" fill="none"/>` +
  lit(BODY, colour) +
  `<path d="M128 48C112 100 112 180 128 232M128 48C60 90 60 190 104 230M128 48C196 90 196 190 152 230" stroke="${darker(colour, 0.28)}" stroke-opacity=".7" stroke-width="5" fill="none"/>`;

/** Leaves at the upper end, a root at the lower. */
const rooted = (colour: string) =>
  [-38, -12, 14, 40].map((degrees) => `<g transform="rotate(${degrees} 128 92)">${blade(LEAF, 92)}</g>`).join('') +
  lit(
    '<path d="M128 82C186 82 206 120 196 158C186 196 148 214 128 250C108 214 70 196 60 158C50 120 70 82 128 82Z"/>',
    colour,
  );

/** One long thing across the picture; `wide` in pixels. */
const long = (colour: string, wide: number, lines = 0) =>
  turned(
    42,
    `<path d="M128 26V8" stroke="${darker(LEAF, 0.2)}" stroke-width="12" stroke-linecap="round"/>` +
      lit(`<rect x="${128 - wide / 2}" y="18" width="${wide}" height="228" rx="${wide / 2}"/>`, colour, 'along') +
      Array.from({ length: lines }, (_, line) => {
        const x = 128 + ((line + 1) / (lines + 1) - 0.5) * wide;
        return `<path d="M${x} 42V224" stroke="${darker(colour, 0.25)}" stroke-opacity=".6" stroke-width="5" stroke-dasharray="16 7"/>`;
      }).join(''),
  );

/** Several thin things side by side. */
const sticks = (colour: string) =>
  [-26, -10, 6, 22, 38]
    .map((degrees, place) =>
      turned(
        degrees,
        lit(
          `<path d="M${62 + place * 30} 24C${84 + place * 30} 90 ${84 + place * 30} 170 ${70 + place * 30} 238C${52 + place * 30} 176 ${48 + place * 30} 92 ${62 + place * 30} 24Z"/>`,
          place % 2 ? darker(colour, 0.12) : colour,
          'along',
        ),
      ),
    )
    .join('');

/** A leaf that stands on a point, so many pixels high. */
const blade = (colour: string, high: number) =>
  lit(
    `<path d="M128 92C${128 - high / 3} ${92 - high / 2} ${128 - high / 4} ${92 - high} 128 ${92 - high * 1.1}C${128 + high / 4} ${92 - high} ${128 + high / 3} ${92 - high / 2} 128 92Z"/>`,
    colour,
  );

/** A bunch of leaves, tied. */
const bunch = (colour: string) =>
  '<g transform="translate(28 50) scale(.78)">' +
  `<path d="M104 176L92 246M122 176L120 250M138 176L144 250M152 176L166 246" stroke="${lighter(colour, 0.3)}" stroke-width="11" stroke-linecap="round"/>` +
  [-58, 58, -36, 36, -14, 14, 0]
    .map((degrees, place) => {
      const shade = place % 3 === 0 ? darker(colour, 0.18) : place % 3 === 1 ? lighter(colour, 0.1) : colour;
      return `<g transform="translate(0 96) rotate(${degrees} 128 92)">${blade(shade, 150)}</g>`;
    })
    .join('') +
  '<rect x="88" y="176" width="80" height="20" rx="10" fill="#E9C46A"/></g>';

/** Many small round things; `size` in pixels across. */
const cluster = (colour: string, size: number, top = leaf()) => {
  const places: [number, number][] = [
    [128, 78],
    [84, 96],
    [172, 96],
    [58, 142],
    [106, 134],
    [152, 134],
    [198, 142],
    [82, 182],
    [130, 178],
    [176, 182],
    [108, 218],
    [152, 218],
  ];
  const berry = ([x, y]: [number, number], place: number) =>
    lit(`<circle cx="${x}" cy="${y}" r="${size / 2}"/>`, place % 2 ? darker(colour, 0.1) : colour);
  return top + places.map(berry).join('');
};

const mushroom = (x: number, y: number, colour: string) =>
  lit(
    `<path d="M${x - 22} ${y}H${x + 22}L${x + 28} ${y + 72}Q${x} ${y + 90} ${x - 28} ${y + 72}Z"/>`,
    lighter(colour, 0.3),
    'along',
  ) +
  lit(
    `<path d="M${x - 68} ${y + 10}C${x - 68} ${y - 84} ${x + 68} ${y - 84} ${x + 68} ${y + 10}Q${x} ${y + 34} ${x - 68} ${y + 10}Z"/>`,
    colour,
  );

const mushrooms = (colour: string) => mushroom(96, 104, darker(colour, 0.06)) + mushroom(160, 156, colour);

/** Words of a good's name, all of them, and what it looks like; the first row that fits wins. */
const produce: [words: string, draw: () => string][] = [
  ['pomegranate arils', () => cluster('#B5243A', 58, '')],
  ['pomegranate', () => crowned('#B5243A')],
  ['custard apple', () => cluster('#9DBB62', 74)],
  ['guava', () => round('#B7CE58')],
  ['chikoo', () => round('#9A7049')],
  ['mosambi', () => round('#D6CF45')],
  ['raw mango', () => round('#79AC43')],
  ['dragon fruit', () => crowned('#D43A77')],
  ['tender coconut', () => furrowed('#7FAE4A')],
  ['papaya', () => long('#E3A33F', 132)],
  ['grapes', () => cluster('#A9CB55', 62)],
  ['jamun', () => cluster('#4A2A58', 60)],
  ['litchi', () => cluster('#CB5160', 66)],
  ['cauliflower', () => cluster('#F3EBD8', 76)],
  ['cabbage', () => furrowed('#A6CF80')],
  ['iceberg lettuce', () => furrowed('#B9DD8A')],
  ['pumpkin', () => furrowed('#E28C32')],
  ['beetroot', () => rooted('#7E2148')],
  ['white radish', () => rooted('#F3EEE4')],
  ['colocasia root', () => rooted('#7D5D46')],
  ['bottle gourd', () => long('#A8CB6C', 96)],
  ['bitter gourd', () => long('#6C9F3D', 76, 3)],
  ['ridge gourd', () => long('#5D8D3B', 70, 2)],
  ['zucchini', () => long('#4B7C36', 74)],
  ['sugarcane', () => long('#A3A44F', 62, 1)],
  ['baby corn', () => long('#F0D162', 66, 4)],
  ['lady finger', () => sticks('#6D9D41')],
  ['drumstick', () => sticks('#6B9146')],
  ['beans', () => sticks('#73A843')],
  ['green chilli', () => sticks('#4F9A36')],
  ['lemongrass', () => sticks('#9FBA6A')],
  ['mushroom', () => mushrooms('#E4D3BE')],
  ['marigold', () => cluster('#F0A124', 78, '')],
  ['jasmine', () => cluster('#FBF6E6', 62)],
  ['red amaranth', () => bunch('#9B2F4E')],
  ['leaves', () => bunch('#468C3C')],
  ['spinach', () => bunch('#3C8238')],
  ['greens', () => bunch('#4F9440')],
  ['tulsi', () => bunch('#5B8F4A')],
];

/**
 * The name of the drawing of a good that grows and that no emoji shows, as `Studio.emoji` takes it;
 * null where there is none.
 */
export function drawnProduceOf({ good, path: [department = ''] }: PlacedGood): string | null {
  if (!/fruit|vegetable|produce/i.test(department)) return null;
  const name = new Set(good.toLowerCase().split(/[^a-z]+/));
  return produce.find(([words]) => words.split(' ').every((word) => name.has(word)))?.[0] ?? null;
}

/** A drawing by its name, as an SVG document; undefined for what is an emoji. */
export function drawnProduce(name: string): string | undefined {
  const draw = produce.find(([words]) => words === name)?.[1];
  return (
    draw &&
    `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}" fill="none">${GLOW}${draw()}</svg>`
  );
}
