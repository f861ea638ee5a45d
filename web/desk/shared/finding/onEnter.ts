import type { KeyboardEvent } from 'react';

/** Enter takes what is typed, and does not send the form. */
export function onEnter(act: () => void) {
  return (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    act();
  };
}
