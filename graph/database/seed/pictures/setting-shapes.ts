import { darker, lighter } from './colour.js';
import { lit, type PackDrawer } from './pack-printing.js';

/** A low round plinth; the thing stands on its top. */
export const plinth: PackDrawer = (colours) => ({
  width: 460,
  height: 134,
  emoji: { x: 230, y: -150, size: 396 },
  elements: `${lit('<path d="M6 52V86C6 146 454 146 454 86V52Z"/>', colours.body, 'round')}
    <path d="M6 96C6 156 454 156 454 96V86C454 146 6 146 6 86Z" fill="${darker(colours.body, 0.25)}" opacity=".55"/>
    <ellipse cx="230" cy="50" rx="224" ry="46" fill="${lighter(colours.body, 0.3)}"/>
    <ellipse cx="230" cy="48" rx="206" ry="39" fill="${lighter(colours.body, 0.42)}"/>`,
});

/** A wooden market crate; produce looks out over its rim. */
export const crate: PackDrawer = (colours) => {
  const slat = (y: number) => `${lit(`<rect x="20" y="${y}" width="440" height="58" rx="8"/>`, '#D9A066')}
    <path d="M44 ${y + 20}H250M300 ${y + 20}H430M60 ${y + 40}H180M220 ${y + 40}H400" stroke="#9C6534" stroke-opacity=".35" stroke-width="3" stroke-linecap="round"/>`;
  const post = (x: number) => `${lit(`<rect x="${x}" y="0" width="44" height="208" rx="8"/>`, '#C4874C')}
    <circle cx="${x + 22}" cy="36" r="6" fill="#8A572B"/><circle cx="${x + 22}" cy="106" r="6" fill="#8A572B"/><circle cx="${x + 22}" cy="174" r="6" fill="#8A572B"/>`;
  return {
    width: 480,
    height: 210,
    emoji: { x: 240, y: -20, size: 250 },
    elements: `<rect x="30" y="10" width="420" height="190" fill="#8A572B"/>${slat(6)}${slat(76)}${slat(146)}${post(6)}${post(430)}
      <rect x="176" y="70" width="128" height="70" rx="10" fill="${colours.body}"/>
      <rect x="196" y="90" width="88" height="13" rx="6" fill="${colours.label}"/><rect x="212" y="113" width="56" height="8" rx="4" fill="${colours.label}" opacity=".7"/>`,
  };
};
