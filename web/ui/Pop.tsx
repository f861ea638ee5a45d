import { domAnimation, LazyMotion, MotionConfig } from 'framer-motion';
import * as m from 'framer-motion/m';
import type { ReactNode } from 'react';
import { pop } from '../theme/motion';

/**
 * Lets a small thing swell into its place when it appears, such as a number that has changed. It brings the motion
 * library along, so it is loaded lazily, where there is something to move; it stays still for those who ask for it.
 */
export function Pop({ children }: { children: ReactNode }) {
  return (
    <MotionConfig reducedMotion="user">
      <LazyMotion strict features={domAnimation}>
        <m.span style={{ display: 'inline-block' }} {...pop}>
          {children}
        </m.span>
      </LazyMotion>
    </MotionConfig>
  );
}
