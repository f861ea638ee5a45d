/** What was done on the page before its script had come, as index.html notes it. */
interface EarlyTouch {
  /** What was written in, chosen or ticked. */
  fields: Set<EventTarget>;
  /** The last button that was pressed. Links, and forms that have an address to go to, need no script. */
  button: HTMLButtonElement | null;
  /** Heard for each of `NOTED`; also keeps forms without an address from loading the page anew. */
  note(event: Event): void;
}

declare global {
  interface Window {
    /** Absent from a page that no server rendered, as in tests. */
    earlyTouch?: EarlyTouch;
  }
}

const NOTED = ['input', 'click', 'submit'];

/** Ends the noting. To be called when React begins to listen: what it hears from then on must not happen twice. */
export function endEarlyTouch(): void {
  const early = window.earlyTouch;
  if (early) for (const type of NOTED) document.removeEventListener(type, early.note, true);
}

/**
 * Does once more what was done before anything could hear of it. On a slow line the page is seen seconds before its script is
 * there: what was entered meanwhile would be in the boxes and yet unknown, and a press, even on 'Add To Cart', would be lost. To be
 * called once, when the page has been hydrated, of which it leaves a sign: `data-hydrated` on `<html>`.
 */
export function repeatEarlyTouch(): void {
  const early = window.earlyTouch;
  if (!early) return;
  // Not in the midst of React's work, in which it takes over no part of the page for an event.
  setTimeout(() => {
    // All are read before any is entered: React then sets the others back.
    for (const enter of [...early.fields].map(entryOf)) enter();
    // Nor before what was entered has been drawn.
    setTimeout(() => {
      early.button?.click();
      document.documentElement.dataset.hydrated = '';
    });
  });
}

/** What enters once more into a field what it holds now. */
function entryOf(field: EventTarget): () => void {
  if (field instanceof HTMLSelectElement) return entry(field, field.value, 'change');
  if (field instanceof HTMLTextAreaElement) return entry(field, field.value, 'input');
  if (!(field instanceof HTMLInputElement)) return () => {};
  if (!['checkbox', 'radio'].includes(field.type)) return entry(field, field.value, 'input');
  const { checked } = field;
  // Of a group only the one that was chosen in the end: to enter another would choose it.
  if (field.type === 'radio' && !checked) return () => {};
  return () => {
    takeOver(field);
    field.checked = !checked;
    field.click();
  };
}

/** React takes for known what it finds in a field, and watches what is set: hence something else, and then this behind its back. */
function entry(field: { value: string } & HTMLElement, entered: string, type: 'change' | 'input'): () => void {
  return () => {
    takeOver(field);
    field.value = '';
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, entered);
    field.dispatchEvent(new Event(type, { bubbles: true }));
  };
}

/** Has React take over the part of the page in which a field stands, where it has not done so yet. */
function takeOver(field: HTMLElement): void {
  field.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true }));
}
