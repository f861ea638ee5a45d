import { darker, lighter, sameHue } from './colour.js';
import { lit, type PackDrawer } from './packs/pack-printing.js';

/** A round plinth with a nameplate; the thing stands on its top. */
export const plinth: PackDrawer = (colours) => ({
  width: 480,
  height: 204,
  label: { x: 240, y: 138, width: 372, height: 100 },
  elements: `${lit('<path d="M6 52V150C6 216 474 216 474 150V52Z"/>', colours.body, 'round')}
    <path d="M6 162C6 228 474 228 474 162V150C474 216 6 216 6 150Z" fill="${darker(colours.body, 0.25)}" opacity=".55"/>
    <ellipse cx="240" cy="50" rx="234" ry="46" fill="${lighter(colours.body, 0.3)}"/>
    <ellipse cx="240" cy="48" rx="216" ry="39" fill="${lighter(colours.body, 0.42)}"/>`,
});

const slat = (y: number) => `${lit(`<rect x="20" y="${y}" width="440" height="58" rx="8"/>`, '#D9A066')}
    <path d="M44 ${y + 20}H250M300 ${y + 20}H430M60 ${y + 40}H180M220 ${y + 40}H400" stroke="#9C6534" stroke-opacity=".35" stroke-width="3" stroke-linecap="round"/>`;

const post = (x: number) => `${lit(`<rect x="${x}" y="0" width="44" height="208" rx="8"/>`, '#C4874C')}
    <circle cx="${x + 22}" cy="36" r="6" fill="#8A572B"/><circle cx="${x + 22}" cy="106" r="6" fill="#8A572B"/><circle cx="${x + 22}" cy="174" r="6" fill="#8A572B"/>`;

const slats = `<rect x="30" y="10" width="420" height="190" fill="#8A572B"/>${slat(6)}${slat(76)}${slat(146)}${post(6)}${post(430)}`;

/** A wooden market crate with a nameplate; produce looks out over its rim. */
export const crate: PackDrawer = () => ({
  width: 480,
  height: 210,
  label: { x: 240, y: 106, width: 356, height: 124 },
  elements: slats,
});

/** A card that stands before loose produce, as on a market stall. */
export const card: PackDrawer = (colours) => ({
  width: 400,
  height: 132,
  label: { x: 200, y: 62, width: 388, height: 112 },
  elements: `<path d="M60 116L48 132M340 116L352 132" stroke="${darker(colours.body, 0.4)}" stroke-width="9" stroke-linecap="round"/>`,
});

/**
 * A closed crate under a cloth, with a large board: for produce that there is no true picture of.
 */
export const stall: PackDrawer = (colours) => ({
  width: 480,
  height: 468,
  label: { x: 240, y: 150, width: 424, height: 268 },
  elements: `<path d="M96 250V330M384 250V330" stroke="#8A572B" stroke-width="20"/>
    <g transform="translate(0 258)">${slats}</g>
    ${lit('<path d="M14 262Q240 232 466 262L474 330Q440 356 404 332Q364 360 324 334Q282 362 240 336Q198 362 156 334Q116 360 76 332Q40 356 6 330Z"/>', sameHue(colours.body, 0.42, 0.5))}
    <path d="M10 306Q240 280 470 306" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="5" stroke-dasharray="14 10"/>`,
});

/** The swing tag of a garment that there is no true picture of. */
export const swingTag: PackDrawer = (colours) => ({
  width: 330,
  height: 470,
  label: { x: 165, y: 296, width: 258, height: 304 },
  elements: `<path d="M165 84C150 30 196 -6 236 26C262 48 240 74 214 58" fill="none" stroke="${darker(colours.accent, 0.25)}" stroke-width="7" stroke-linecap="round"/>
    ${lit('<path d="M104 48H226Q238 48 246 58L308 132Q314 140 314 150V446Q314 466 294 466H36Q16 466 16 446V150Q16 140 22 132L84 58Q92 48 104 48Z"/>', colours.body)}
    <circle cx="165" cy="92" r="21" fill="${colours.accent}"/><circle cx="165" cy="92" r="12" fill="${darker(colours.body, 0.55)}"/>`,
});
