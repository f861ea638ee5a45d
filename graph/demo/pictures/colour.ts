/** A colour as `#RRGGBB`. */
export type Hex = `#${string}`;

type Rgb = [red: number, green: number, blue: number];

/**
 * The three channels, each 0 to 255. Throws on anything but `#RRGGBB`, so that a slip in the
 * catalogue is found early.
 */
export function channelsOf(colour: string): Rgb {
  const match = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(colour);
  if (!match) throw new Error(`"${colour}" is not a colour of the form #RRGGBB.`);
  return [match[1], match[2], match[3]].map((channel) => Number.parseInt(channel ?? '', 16)) as Rgb;
}

/** `share` (0 to 1) of `other` stirred into `colour`. */
export function mix(colour: string, other: string, share: number): Hex {
  const to = channelsOf(other);
  return hexOf(channelsOf(colour).map((from, channel) => from + ((to[channel] ?? 0) - from) * share));
}

/** `colour` towards white; `share` 0 to 1. */
export const lighter = (colour: string, share: number): Hex => mix(colour, '#FFFFFF', share);

/**
 * `colour` towards a warm near-black; pure black makes printed things look dirty. `share` 0 to 1.
 */
export const darker = (colour: string, share: number): Hex => mix(colour, '#1D1014', share);

/**
 * The hue of `colour` at another strength: for a deeper shade of a pastel field. `saturation` and
 * `lightness` 0 to 1.
 */
export function sameHue(colour: string, saturation: number, lightness: number): Hex {
  const hue = hueOf(colour);
  const channel = (shift: number) => {
    const turn = (shift + hue / 30) % 12;
    const reach = saturation * Math.min(lightness, 1 - lightness);
    return 255 * (lightness - reach * Math.max(-1, Math.min(turn - 3, 9 - turn, 1)));
  };
  return hexOf([channel(0), channel(8), channel(4)]);
}

function hueOf(colour: string): number {
  const [red, green, blue] = channelsOf(colour);
  const most = Math.max(red, green, blue);
  const span = most - Math.min(red, green, blue);
  if (span === 0) return 30;
  if (most === red) return (((green - blue) / span) * 60 + 360) % 360;
  return most === green ? ((blue - red) / span) * 60 + 120 : ((red - green) / span) * 60 + 240;
}

function hexOf(channels: number[]): Hex {
  return `#${channels
    .map((channel) => Math.round(channel).toString(16).padStart(2, '0'))
    .join('')
    .toUpperCase()}`;
}
