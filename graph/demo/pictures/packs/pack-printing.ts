import type { TextPlace } from '../lettering.js';
import type { PackColours } from './pack-colours.js';

/** A pack as SVG elements, in pixels of a 640 px picture; it stands on its lower edge. */
export interface PackDrawing {
  width: number;
  height: number;
  elements: string;
  /** Where it is printed. */
  label: TextPlace;
}

/** Draws one form in the colours of a brand. */
export type PackDrawer = (colours: PackColours) => PackDrawing;

/** Light that all drawings share; it falls from the upper left. */
export const lightDefinitions = `
  <linearGradient id="round">
    <stop offset="0" stop-color="#1D1014" stop-opacity=".30"/><stop offset=".12" stop-color="#1D1014" stop-opacity=".06"/>
    <stop offset=".22" stop-color="#fff" stop-opacity=".34"/><stop offset=".34" stop-color="#fff" stop-opacity=".16"/>
    <stop offset=".5" stop-color="#fff" stop-opacity="0"/><stop offset=".74" stop-color="#1D1014" stop-opacity=".06"/>
    <stop offset="1" stop-color="#1D1014" stop-opacity=".36"/>
  </linearGradient>
  <linearGradient id="soft">
    <stop offset="0" stop-color="#1D1014" stop-opacity=".16"/><stop offset=".07" stop-color="#fff" stop-opacity=".22"/>
    <stop offset=".2" stop-color="#fff" stop-opacity=".10"/><stop offset=".45" stop-color="#fff" stop-opacity="0"/>
    <stop offset=".85" stop-color="#1D1014" stop-opacity=".07"/><stop offset=".94" stop-color="#fff" stop-opacity=".10"/>
    <stop offset="1" stop-color="#1D1014" stop-opacity=".22"/>
  </linearGradient>
  <linearGradient id="fall" x2="0" y2="1">
    <stop offset="0" stop-color="#fff" stop-opacity=".22"/><stop offset=".35" stop-color="#fff" stop-opacity="0"/>
    <stop offset=".7" stop-color="#1D1014" stop-opacity="0"/><stop offset="1" stop-color="#1D1014" stop-opacity=".20"/>
  </linearGradient>`;

/** The same outline three times: its colour, the light across it and the light down it. */
export function lit(outline: string, colour: string, across: 'round' | 'soft' = 'soft'): string {
  const layer = (fill: string) => outline.replace('/>', ` fill="${fill}"/>`);
  return layer(colour) + layer(`url(#${across})`) + layer('url(#fall)');
}
