import { darker, lighter } from '../colour.js';
import type { PackColours } from './pack-colours.js';
import { lit, type PackDrawer } from './pack-printing.js';

/** A screw cap or lid with ridges. */
function lid(x: number, y: number, width: number, height: number, colour: string): string {
  const ridges = Array.from(
    { length: Math.floor(width / 16) },
    (_, ridge) => `M${x + 12 + ridge * 16} ${y + 12}V${y + height - 6}`,
  );
  return `${lit(`<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="10"/>`, colour, 'round')}
    <path d="${ridges.join('')}" stroke="#1D1014" stroke-opacity=".14" stroke-width="4" stroke-linecap="round"/>`;
}

function gloss(x: number, top: number, bottom: number): string {
  return `<path d="M${x} ${top}V${bottom}" stroke="#fff" stroke-opacity=".42" stroke-width="11" stroke-linecap="round"/>`;
}

const bottleBody =
  '<path d="M84 58H156V84C156 116 226 122 226 184V420Q226 446 200 446H40Q14 446 14 420V184C14 122 84 116 84 84Z"/>';

/** A bottle with shoulders, for oil, juice, sauce and shampoo. */
export const bottle: PackDrawer = (colours) => ({
  width: 240,
  height: 450,
  label: { x: 120, y: 298, width: 188, height: 208 },
  elements: `${lid(76, 4, 88, 60, colours.accent)}${lit(bottleBody, colours.body, 'round')}
    <path d="M14 190H226" stroke="#fff" stroke-opacity=".25" stroke-width="3"/>
    <path d="M14 408H226V420Q226 446 200 446H40Q14 446 14 420Z" fill="${colours.accent}" opacity=".9"/>
    ${gloss(40, 176, 214)}`,
});

/** A bottle with a pump, for lotions and hand wash. */
export const pump: PackDrawer = (colours) => ({
  width: 240,
  height: 458,
  label: { x: 120, y: 288, width: 190, height: 268 },
  elements: `<path d="M120 20H60Q40 20 38 44" fill="none" stroke="${colours.accent}" stroke-width="20" stroke-linecap="round"/>
    <rect x="84" y="8" width="84" height="26" rx="12" fill="${colours.accent}"/><rect x="112" y="30" width="18" height="50" fill="${darker(colours.accent, 0.2)}"/>
    ${lid(76, 72, 90, 44, colours.accent)}
    ${lit('<path d="M60 112H180Q226 120 226 170V424Q226 454 196 454H44Q14 454 14 424V170Q14 120 60 112Z"/>', colours.body, 'round')}
    ${gloss(38, 160, 206)}`,
});

/** A jar with a wide lid. */
export const jar: PackDrawer = (colours) => ({
  width: 290,
  height: 390,
  label: { x: 145, y: 239, width: 246, height: 196 },
  elements: `${lit('<path d="M40 70H250C262 96 284 96 284 136V340Q284 386 238 386H52Q6 386 6 340V136C6 96 28 96 40 70Z"/>', lighter(colours.body, 0.1), 'round')}
    ${lid(28, 4, 234, 72, colours.accent)}
    <path d="M30 84H260" stroke="#1D1014" stroke-opacity=".18" stroke-width="6"/>
    <path d="M6 138H284V340H6Z" fill="${darker(colours.body, 0.12)}" opacity=".55"/>
    <path d="M6 138H284M6 340H284" stroke="${colours.accent}" stroke-width="5"/>
    ${gloss(28, 128, 330)}`,
});

function metalRims(width: number, height: number): string {
  return `<ellipse cx="${width / 2}" cy="24" rx="${width / 2 - 6}" ry="18" fill="#C9CED4"/>
    <ellipse cx="${width / 2}" cy="22" rx="${width / 2 - 18}" ry="11" fill="#E9ECEF"/>
    <path d="M6 28Q${width / 2} 62 ${width - 6} 28V38Q${width / 2} 72 6 38Z" fill="#AEB5BD"/>
    <path d="M6 ${height - 36}Q${width / 2} ${height - 2} ${width - 6} ${height - 36}V${height - 24}Q${width / 2} ${height + 10} 6 ${height - 24}Z" fill="#AEB5BD"/>
    <path d="M40 ${height - 16}Q70 ${height - 8} 100 ${height - 6}" stroke="#fff" stroke-opacity=".7" stroke-width="4" fill="none"/>`;
}

/** A printed tin with metal rims. */
export const tin: PackDrawer = (colours) => ({
  width: 300,
  height: 388,
  label: { x: 150, y: 221, width: 246, height: 196 },
  elements: `${lit('<path d="M6 26Q150 66 294 26V356Q150 396 6 356Z"/>', colours.body, 'round')}${metalRims(300, 388)}
    <path d="M6 74Q150 112 294 74V92Q150 130 6 92Z" fill="${colours.accent}"/>
    <path d="M6 312Q150 350 294 312V330Q150 368 6 330Z" fill="${colours.accent}"/>
    ${gloss(50, 128, 318)}`,
});

/** A slim drinks can or a spray can. */
export const can: PackDrawer = (colours) => ({
  width: 226,
  height: 430,
  label: { x: 113, y: 246, width: 182, height: 252 },
  elements: `${lit('<path d="M34 10H192L220 62V374L196 420Q113 434 30 420L6 374V62Z"/>', colours.body, 'round')}
    <path d="M34 10H192L200 26Q113 40 26 26Z" fill="#D6DADF"/><ellipse cx="113" cy="11" rx="78" ry="8" fill="#F0F2F4"/>
    <path d="M14 392L30 420Q113 434 196 420L212 392Q113 410 14 392Z" fill="#B9C0C7"/>
    <path d="M6 110C70 150 150 60 220 104V62L196 26Q113 40 30 26L6 62Z" fill="${colours.accent}" opacity=".95"/>
    ${gloss(34, 90, 370)}`,
});

/** A tube that stands on its cap. */
export const tube: PackDrawer = (colours) => ({
  width: 236,
  height: 452,
  label: { x: 118, y: 184, width: 176, height: 248 },
  elements: `${lit('<path d="M8 8H228V40L206 376Q204 388 190 388H46Q32 388 30 376L8 40Z"/>', colours.body)}
    <path d="M8 8H228V44H8Z" fill="${darker(colours.body, 0.15)}"/>
    <path d="M20 10V42M40 10V42M60 10V42M80 10V42M100 10V42M120 10V42M140 10V42M160 10V42M180 10V42M200 10V42M218 10V42" stroke="#fff" stroke-opacity=".22" stroke-width="4"/>
    <path d="M26 316L30 376Q32 388 46 388H190Q204 388 206 376L210 316Q118 352 26 316Z" fill="${colours.accent}" opacity=".95"/>
    ${lid(46, 386, 144, 62, lighter(colours.body, 0.25))}
    ${gloss(42, 70, 300)}`,
});

/** A wide tub with a snap-on lid. */
export const tub: PackDrawer = (colours) => ({
  width: 356,
  height: 302,
  label: { x: 178, y: 176, width: 250, height: 192 },
  elements: `${lit('<path d="M18 50H338L312 274Q308 298 284 298H72Q48 298 44 274Z"/>', lighter(colours.body, 0.05), 'round')}
    ${lit('<rect x="4" y="10" width="348" height="54" rx="18"/>', colours.accent, 'round')}
    <path d="M22 22H334" stroke="#fff" stroke-opacity=".55" stroke-width="6" stroke-linecap="round"/>
    <path d="M18 66H338" stroke="#1D1014" stroke-opacity=".16" stroke-width="7"/>
    ${sideDots(colours)}`,
});

function sideDots(colours: PackColours): string {
  const spots = [
    [54, 120],
    [66, 190],
    [80, 250],
    [302, 120],
    [290, 190],
    [276, 250],
  ];
  return spots.map(([x, y]) => `<circle cx="${x}" cy="${y}" r="9" fill="${colours.accent}" opacity=".75"/>`).join('');
}
