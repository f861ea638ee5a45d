/** The events that came before the script of the page, as index.html records them. */
interface EarlyEvents {
  /** The fields that received input. */
  fields: Set<EventTarget>;
  /** The last button that was clicked. Links, and forms with an `action`, need no script. */
  button: HTMLButtonElement | null;
  /**
   * The listener for each of `RECORDED`; it also prevents a form without an `action` from reloading
   * the page.
   */
  record(event: Event): void;
}

declare global {
  interface Window {
    /** Absent from a page that no server rendered, as in tests. */
    earlyEvents?: EarlyEvents;
  }
}

const RECORDED = ['input', 'click', 'submit'];

/**
 * Stops the recording. To be called when React begins to listen: an event that React handles must
 * not be replayed.
 */
export function stopRecordingEvents(): void {
  const early = window.earlyEvents;
  if (early) for (const type of RECORDED) document.removeEventListener(type, early.record, true);
}

/**
 * Replays the events that came before hydration. On a slow line the page is seen seconds before its
 * script has loaded: React would not know what was entered meanwhile, and a click, even on 'Add To
 * Cart', would be lost. To be called once, when the page has been hydrated, which it marks by
 * `data-hydrated` on `<html>`.
 */
export function replayEvents(): void {
  const early = window.earlyEvents;
  if (!early) return;
  // Outside of React's work, in which it hydrates no part of the page for an event.
  setTimeout(() => {
    // All fields are read before any is replayed: React then resets the others.
    for (const enter of [...early.fields].map(entryOf)) enter();
    // After the render that follows the input.
    setTimeout(() => {
      early.button?.click();
      document.documentElement.dataset.hydrated = '';
    });
  });
}

/** Returns a function that enters the present value of a field once more. */
function entryOf(field: EventTarget): () => void {
  if (field instanceof HTMLSelectElement) return entry(field, field.value, 'change');
  if (!(field instanceof HTMLInputElement)) return () => {};
  if (!['checkbox', 'radio'].includes(field.type)) return entry(field, field.value, 'input');
  const { checked } = field;
  // Of a group only the radio button that was chosen in the end: to replay another would choose it.
  if (field.type === 'radio' && !checked) return () => {};
  return () => {
    hydrate(field);
    field.checked = !checked;
    field.click();
  };
}

/**
 * React takes the value it finds in a field for known: hence another value first, and then this one
 * past React's setter.
 */
function entry(field: { value: string } & HTMLElement, entered: string, type: 'change' | 'input'): () => void {
  return () => {
    hydrate(field);
    field.value = '';
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, entered);
    field.dispatchEvent(new Event(type, { bubbles: true }));
  };
}

/** Has React hydrate the part of the page that holds a field, where it has not done so yet. */
function hydrate(field: HTMLElement): void {
  field.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true }));
}
