import { domMax, LazyMotion, MotionConfig, useReducedMotion } from 'framer-motion';
import type { ReactNode } from 'react';
import { EASE } from '../../theme/motion';

/**
 * Lets what is made of framer-motion's `m` move within: in 220 ms unless it says otherwise, and at
 * once for those who prefer reduced motion. Only for code that is loaded late: what moves things is
 * no part of a first view.
 */
export function Moving({ children }: { children: ReactNode }) {
  const isStill = useReducedMotion();
  return (
    <LazyMotion features={domMax} strict>
      <MotionConfig reducedMotion="user" transition={{ duration: isStill ? 0 : 0.22, ease: EASE }}>
        {children}
      </MotionConfig>
    </LazyMotion>
  );
}
