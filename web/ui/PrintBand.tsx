import { chakra } from '@chakra-ui/react';

/** The diamonds of the shop's mark, as a block printer sets them side by side. */
const DIAMONDS = `<svg xmlns="http://www.w3.org/2000/svg" width="44" height="12" viewBox="0 0 44 12"><path d="M11 1l5 5-5 5-5-5z" fill="#C2410C"/><path d="M33 1l5 5-5 5-5-5z" fill="#1F7A3D"/><path d="M0 4l2 2-2 2zM20 6l2-2 2 2-2 2zM44 4l-2 2 2 2z" fill="#E8A317"/></svg>`;

/** A printed border, the shop's ornament: small diamonds in a row, 12 px high. Decoration only. */
export const PrintBand = chakra('span', {
  base: {
    display: 'block',
    h: '3',
    w: 'full',
    bgImage: `url("data:image/svg+xml,${encodeURIComponent(DIAMONDS)}")`,
    bgRepeat: 'repeat-x',
    _dark: { opacity: 0.85 },
    '@media print': { display: 'none' },
  },
});
