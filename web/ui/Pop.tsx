import { chakra } from '@chakra-ui/react';
import { type ReactNode, useEffect, useRef } from 'react';
import { pop } from '../theme/motion';
import { move } from './move';

/** Lets a small thing swell into its place when it appears, such as a number that has changed; give it that as `key`. */
export function Pop({ children }: { children: ReactNode }) {
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => void move(place.current, pop), []);
  return (
    <chakra.span ref={place} display="inline-block">
      {children}
    </chakra.span>
  );
}
