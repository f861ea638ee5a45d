import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

const drawings = {
  done: (
    <>
      <circle cx="63" cy="58" r="17" className="leaf" />
      <path d="M55 58l6 6 11-12" className="on" />
    </>
  ),
  closed: (
    <>
      <circle cx="63" cy="58" r="17" className="stone" />
      <path d="M57 52l12 12M69 52L57 64" className="on" />
    </>
  ),
  failed: (
    <>
      <circle cx="63" cy="58" r="17" className="danger" />
      <path d="M63 49v11M63 66.5v.5" className="on" />
    </>
  ),
  blocked: (
    <>
      <circle cx="63" cy="58" r="17" className="danger" />
      <path d="M54 58h18" className="on" />
    </>
  ),
  waiting: (
    <>
      <circle cx="63" cy="58" r="17" className="brand" />
      <path d="M63 48v10l7 4" className="on" />
    </>
  ),
  changed: (
    <>
      <circle cx="63" cy="58" r="17" className="brand" />
      <path d="M55 55h14l-4-4M71 61H57l4 4" className="on" />
    </>
  ),
} satisfies Record<string, ReactNode>;

/** The states there are pictures of. */
export type StatePictureName = keyof typeof drawings;

/** A bank card and a mark that tells how a payment stands. Decoration: the words beside it say the same. */
export function StatePicture({ name }: { name: StatePictureName }) {
  return (
    <Drawing viewBox="0 0 84 80" aria-hidden="true" fill="none">
      <rect x="3" y="14" width="66" height="46" rx="8" className="card" />
      <path d="M3 27h66" className="stripe" />
      <path d="M13 46h16M13 39h8" className="line" />
      {drawings[name]}
    </Drawing>
  );
}

const Drawing = chakra('svg', {
  base: {
    width: '20',
    height: 'auto',
    flexShrink: '0',
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
    '& .card': { fill: 'bg.panel', stroke: 'border.emphasized', strokeWidth: '2' },
    '& .stripe': { stroke: 'border.emphasized', strokeWidth: '8', strokeLinecap: 'butt' },
    '& .line': { stroke: 'border.emphasized', strokeWidth: '3' },
    '& circle': { stroke: 'bg', strokeWidth: '3' },
    '& .leaf': { fill: 'leaf.solid' },
    '& .stone': { fill: 'stone.solid', '& + .on': { stroke: 'stone.contrast' } },
    '& .danger': { fill: 'danger.solid' },
    '& .brand': { fill: 'brand.solid' },
    '& .on': { stroke: '#FFFFFF', strokeWidth: '4' },
  },
});
