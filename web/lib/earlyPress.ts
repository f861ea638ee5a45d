/** What was pressed before the script had come, as index.html notes it. */
interface EarlyPress {
  /** The last button; links and forms do their work without the script. */
  button: HTMLButtonElement | null;
  note(event: Event): void;
}

declare global {
  interface Window {
    /** Absent from a page that no server rendered, as in tests. */
    earlyPress?: EarlyPress;
  }
}

/**
 * Presses once more the button that was pressed before anything could hear it. On a slow line the page is seen seconds before its
 * script is there; such a press would be lost. To be called once, when the page has been hydrated.
 */
export function repeatEarlyPress(): void {
  const early = window.earlyPress;
  if (!early) return;
  document.removeEventListener('click', early.note, true);
  early.button?.click();
  early.button = null;
}
