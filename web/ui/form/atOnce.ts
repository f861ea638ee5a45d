import { flushSync } from 'react-dom';

/**
 * Has what a box of Chakra's tells be drawn before anything else is pressed. It tells it behind the
 * press, so that React would take its time, and a form that is sent at once on a busy phone would
 * hold what was chosen before.
 */
export function atOnce<Told>(change: (told: Told) => void): (told: Told) => void {
  return (told) => flushSync(() => change(told));
}
