/** What a label can be of. */
const LABELLED = 'button, input:not([type="hidden"]), meter, output, progress, select, textarea';
const KINDS = ['Button', 'Input', 'Meter', 'Output', 'Progress', 'Select', 'TextArea'];

/**
 * Has each box of the window find its labels at once, by the ids that they name: jsdom walks
 * through the whole page for each label, and does so for each box that a test asks the name of.
 */
export function answerLabelsQuickly(window: Window): void {
  for (const kind of KINDS) {
    const { prototype } = Reflect.get(window, `HTML${kind}Element`) as typeof HTMLInputElement;
    Object.defineProperty(prototype, 'labels', { configurable: true, get: labelsOf });
  }
}

function labelsOf(this: HTMLInputElement): HTMLLabelElement[] | null {
  if (this.type === 'hidden') return null;
  return [...this.ownerDocument.getElementsByTagName('label')].filter((label) => boxOf(label) === this);
}

function boxOf(label: HTMLLabelElement): Element | null {
  const id = label.getAttribute('for');
  if (id === null) return label.querySelector(LABELLED);
  const box = label.ownerDocument.getElementById(id);
  return box?.matches(LABELLED) ? box : null;
}
