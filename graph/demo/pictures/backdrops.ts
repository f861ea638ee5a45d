import { lighter, mix, sameHue } from './colour.js';

/**
 * The wall and floor behind a product: an SVG document, `side` pixels square, lit from the upper
 * left.
 */
export function productBackdrop(field: string, side: number): string {
  return document(
    side,
    side,
    `${light(field, 0.34, 0.1)}
    <rect width="640" height="640" fill="url(#wall)"/>
    <circle cx="320" cy="316" r="252" fill="#fff" opacity=".26"/>
    <rect width="640" height="640" fill="url(#lamp)"/>
    <rect y="470" width="640" height="170" fill="url(#floor)"/>`,
  );
}

/** Deep shades for close-ups. */
const closeUpFields = ['#EDB48A', '#9FC6A4', '#93BBD8', '#D8A6C2', '#E6C36F', '#B3A7D8', '#E39E90', '#8FC4BE'];

/**
 * The field of an emoji's close-up. It follows from the emoji, not from the category, so that an
 * emoji which several categories use is pictured once.
 */
export function closeUpField(emoji: string): string {
  const sum = [...emoji].reduce((total, character) => total + (character.codePointAt(0) ?? 0), 0);
  return closeUpFields[sum % closeUpFields.length] ?? '#EDB48A';
}

/** The wall behind a close-up: an SVG document, `side` pixels square. */
export function closeUpBackdrop(field: string, side: number): string {
  return document(
    side,
    side,
    `${light(field, 0.2, 0.2)}
    <rect width="640" height="640" fill="url(#wall)"/><rect width="640" height="640" fill="url(#lamp)"/>`,
  );
}

/** The field of a wide picture, brightest where the things stand; sizes in pixels. */
export function bannerBackdrop(field: string, width: number, height: number, x: number): string {
  const radius = height * 0.46;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${light(field, 0.3, 0.08)}
    <rect width="${width}" height="${height}" fill="url(#wall)"/>
    <circle cx="${x}" cy="${height * 0.52}" r="${radius}" fill="#fff" opacity=".26"/>
    <circle cx="${x}" cy="${height * 0.52}" r="${radius * 1.5}" fill="#fff" opacity=".13"/>
    <rect width="${width}" height="${height}" fill="url(#lamp)" opacity=".6"/>
    <rect y="${height * 0.72}" width="${width}" height="${height * 0.28}" fill="url(#floor)"/></svg>`;
}

/** The colour of shadows on a field: dark, but of its hue, so that the picture stays warm. */
export const shadowOn = (field: string): string => sameHue(field, 0.3, 0.26);

function document(width: number, height: number, elements: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 640 640">${elements}</svg>`;
}

function light(field: string, above: number, below: number): string {
  const foot = mix(field, sameHue(field, 0.4, 0.5), below);
  return `<defs>
    <linearGradient id="wall" x2="0.25" y2="1"><stop offset="0" stop-color="${lighter(field, above)}"/>
      <stop offset=".6" stop-color="${field}"/><stop offset="1" stop-color="${foot}"/></linearGradient>
    <radialGradient id="lamp" cx=".38" cy=".3" r=".7"><stop offset="0" stop-color="#fff" stop-opacity=".5"/>
      <stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient>
    <linearGradient id="floor" x2="0" y2="1"><stop offset="0" stop-color="#fff" stop-opacity="0"/>
      <stop offset=".25" stop-color="#fff" stop-opacity=".22"/><stop offset="1" stop-color="#fff" stop-opacity=".04"/></linearGradient>
  </defs>`;
}
