import { chakra } from '@chakra-ui/react';

/** The palette of each mark, and what is drawn on it. */
const marks = {
  done: ['leaf', 'M55 58l6 6 11-12'],
  closed: ['stone', 'M57 52l12 12M69 52L57 64'],
  failed: ['danger', 'M63 49v11M63 66.5v.5'],
  blocked: ['danger', 'M54 58h18'],
  waiting: ['brand', 'M63 48v10l7 4'],
  changed: ['brand', 'M55 55h14l-4-4M71 61H57l4 4'],
} as const;

/** The states there are pictures of. */
export type StatePictureName = keyof typeof marks;

const Drawing = chakra('svg', {
  base: {
    w: '20',
    h: 'auto',
    flexShrink: '0',
    fill: 'none',
    stroke: 'border.emphasized',
    strokeWidth: '3',
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
    '& rect + path': { fill: 'border.emphasized', stroke: 'none' },
    '& rect': { fill: 'bg.panel', strokeWidth: '2' },
    '& circle': { fill: 'colorPalette.solid', stroke: 'bg' },
    '& circle + path': { stroke: 'colorPalette.contrast', strokeWidth: '4' },
  },
});

/**
 * A bank card and a mark for the state of a payment. Decoration: the words beside it say the same.
 */
export function StatePicture({ name }: { name: StatePictureName }) {
  const [palette, sign] = marks[name];
  return (
    <Drawing colorPalette={palette} viewBox="0 0 84 80" aria-hidden="true">
      <rect x="3" y="14" width="66" height="46" rx="8" />
      <path d="M3 23h66v8H3z" />
      <path d="M13 46h16M13 39h8" />
      <circle cx="63" cy="58" r="17" />
      <path d={sign} />
    </Drawing>
  );
}
