import type { MouseEvent, MouseEventHandler } from 'react';

/**
 * The props of a button that ignores presses while what it has sent is under way, so that nothing
 * is sent twice, and says so. It retains the focus, which a disabled button would not.
 *
 * @param onClick called by a press at any other time
 */
export function whileBusy(isBusy: boolean, onClick: MouseEventHandler<HTMLButtonElement> | undefined) {
  return {
    'aria-busy': isBusy || undefined,
    onClick: (event: MouseEvent<HTMLButtonElement>) => {
      if (isBusy) event.preventDefault();
      else onClick?.(event);
    },
  };
}
