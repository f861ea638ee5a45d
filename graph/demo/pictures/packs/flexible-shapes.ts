import { darker, lighter } from '../colour.js';
import { lit, type PackDrawer } from './pack-printing.js';

/** A stand-up pouch with a seal at the top and a rounded foot. */
export const pouch: PackDrawer = (colours) => {
  const outline =
    '<path d="M16 8Q16 2 22 2H288Q294 2 294 8L298 70C306 190 306 280 302 384Q301 408 276 410Q155 424 34 410Q9 408 8 384C4 280 4 190 12 70Z"/>';
  return {
    width: 310,
    height: 418,
    label: { x: 155, y: 206, width: 240, height: 280 },
    elements: `${lit(outline, colours.body)}
      <path d="M16 8Q16 2 22 2H288Q294 2 294 8L296 40H14Z" fill="${darker(colours.body, 0.18)}"/>
      <path d="M14 46H296M13 54H297" stroke="${lighter(colours.body, 0.35)}" stroke-width="3" opacity=".7"/>
      <path d="M9 362Q155 336 301 362L302 384Q301 408 276 410Q155 424 34 410Q9 408 8 384Z" fill="${colours.accent}" opacity=".92"/>
      <path d="M9 362Q155 336 301 362" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="3"/>
      <path d="M34 70Q22 200 34 340" fill="none" stroke="#fff" stroke-opacity=".32" stroke-width="9" stroke-linecap="round"/>`,
  };
};

/** A pillow bag with crimped ends, as for chips and bread. */
export const bag: PackDrawer = (colours) => {
  const teeth = (y: number, up: number) =>
    Array.from({ length: 15 }, (_, tooth) => `L${14 + tooth * 20 + 10} ${y + up}L${14 + (tooth + 1) * 20} ${y}`).join(
      '',
    );
  const outline = `<path d="M14 10${teeth(10, -8)}L312 44C296 120 330 200 322 240C316 300 304 340 314 388L314 412L14 412L14 388C24 340 12 300 6 240C-2 200 32 120 16 44Z"/>`;
  return {
    width: 328,
    height: 416,
    label: { x: 164, y: 194, width: 236, height: 244 },
    elements: `${lit(outline, colours.body)}
      <path d="M14 10${teeth(10, -8)}L312 40H16Z" fill="${darker(colours.body, 0.16)}"/>
      <path d="M14 386H314V412H14Z" fill="${darker(colours.body, 0.2)}"/>
      <path d="M10 306C110 372 220 372 319 300L314 344C212 400 118 400 15 344Z" fill="${colours.accent}"/>
      <path d="M44 62C30 140 56 230 36 300" fill="none" stroke="#fff" stroke-opacity=".4" stroke-width="13" stroke-linecap="round"/>
      <path d="M292 74C282 150 304 220 296 280" fill="none" stroke="#1D1014" stroke-opacity=".13" stroke-width="10" stroke-linecap="round"/>
      <path d="M70 44L78 84M120 44L116 66M214 44L220 70M262 44L256 86" stroke="#fff" stroke-opacity=".25" stroke-width="5" stroke-linecap="round"/>`,
  };
};

/** A woven sack with a stitched mouth. */
export const sack: PackDrawer = (colours) => {
  const outline =
    '<path d="M22 30Q90 16 172 24Q254 16 322 30C334 60 330 90 334 130C346 220 340 330 330 404Q326 432 296 432Q172 440 48 432Q18 432 14 404C4 330 -2 220 10 130C14 90 10 60 22 30Z"/>';
  const weave = Array.from({ length: 9 }, (_, row) => `M8 ${100 + row * 38}H336`).join('');
  return {
    width: 344,
    height: 438,
    label: { x: 172, y: 224, width: 254, height: 292 },
    elements: `${lit(outline, lighter(colours.body, 0.08))}
      <path d="${weave}" stroke="#fff" stroke-opacity=".13" stroke-width="3" stroke-dasharray="9 7"/>
      <path d="M22 30L10 8Q24 2 40 18Q172 2 304 18Q320 2 334 8L322 30Q254 16 172 24Q90 16 22 30Z" fill="${darker(colours.body, 0.22)}"/>
      <path d="M24 56Q172 38 320 56" fill="none" stroke="${colours.label}" stroke-width="5" stroke-dasharray="15 9" stroke-linecap="round"/>
      <path d="M8 378H336L331 404H12Z" fill="${colours.accent}"/><path d="M11 412H333" stroke="${colours.accent}" stroke-width="5"/>
      <path d="M60 80Q46 110 52 150M286 84Q300 118 292 160" fill="none" stroke="#1D1014" stroke-opacity=".14" stroke-width="8" stroke-linecap="round"/>`,
  };
};

/** A flat sachet with a torn-off edge at both ends. */
export const sachet: PackDrawer = (colours) => {
  const teeth = (y: number, step: number) => `l${step / 2} ${y}l${step / 2} ${-y}`.repeat(13);
  const outline = `<path d="M8 10${teeth(-6, 20)}V354${teeth(6, -20)}Z"/>`;
  return {
    width: 276,
    height: 364,
    label: { x: 138, y: 163, width: 218, height: 232 },
    elements: `${lit(outline, colours.body)}
      <path d="M8 38H268M8 326H268" stroke="${darker(colours.body, 0.25)}" stroke-width="3" opacity=".6"/>
      <path d="M8 288H268V318H8Z" fill="${colours.accent}"/>
      <path d="M28 50L120 50L30 270Z" fill="#fff" opacity=".12"/>`,
  };
};

/** A wrapped bar lying on its long side: soap, butter, chocolate, a roll of biscuits. */
export const bar: PackDrawer = (colours) => ({
  width: 440,
  height: 236,
  label: { x: 220, y: 98, width: 356, height: 128 },
  elements: `
    ${lit('<path d="M4 34L34 22V212L4 200L14 176L4 150L14 118L4 86L14 60Z"/>', darker(colours.body, 0.2))}
    ${lit('<path d="M436 34L406 22V212L436 200L426 176L436 150L426 118L436 86L426 60Z"/>', darker(colours.body, 0.2))}
    ${lit('<rect x="28" y="14" width="384" height="208" rx="20"/>', colours.body)}
    <path d="M28 172H412V200Q412 222 390 222H50Q28 222 28 200Z" fill="${colours.accent}"/>
    <path d="M50 30H390" stroke="#fff" stroke-opacity=".5" stroke-width="8" stroke-linecap="round"/>
    <path d="M28 166H412" stroke="#fff" stroke-opacity=".45" stroke-width="3"/>`,
});
