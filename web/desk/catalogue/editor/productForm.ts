import { useSyncExternalStore } from 'react';
import type { DeskProductDraftFragment } from '../../../gql/graphql';
import { type KeptDraft, keepDraft, keptDraft, NEW_PRODUCT } from './keptDrafts';
import { type Texts, textsOf } from './productTexts';

/** How long after a key a draft is kept in the browser. */
const KEEP_AFTER_MS = 400;
const EMPTY: KeptDraft = { changes: {}, pictures: {}, at: '' };
const NO_FAULTS: ReadonlyMap<string, string> = new Map();

/** What is typed, what is kept, and what is wrong. */
interface State {
  draft: KeptDraft;
  kept: Texts;
  /** Messages by the boxes that are wrong, in the order of the form. */
  faults: ReadonlyMap<string, string>;
  isSaving: boolean;
}

/**
 * A product as it is typed over what is kept of it, box by box. The draft keeps itself in this
 * browser while one types, for this account alone, and is found again on coming back. Each box
 * remembers what was kept when one began to type in it, so that what others save meanwhile is taken
 * over everywhere else, and told here.
 *
 * It stands outside of React's state, since a key would draw the whole form anew there: what shows
 * something of it watches just that, see `useShown`.
 */
export class ProductForm {
  /** When it was typed that was found here on arrival; null where there was nothing. */
  readonly foundFrom: string | null;
  private readonly name: string;
  private readonly watchers = new Set<() => void>();
  private state: State;
  /** What stands in `changed`, reckoned once a change. */
  private known: readonly string[] | null = null;
  /** Another tab may be typing a draft of the same product: who only looks on writes nothing. */
  private isTyped = false;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** @param product as it is kept now; null for a new one */
  constructor(
    private readonly viewerId: string,
    private product: DeskProductDraftFragment | null,
  ) {
    this.name = product?.id ?? NEW_PRODUCT;
    const found = keptDraft(viewerId, this.name);
    this.foundFrom = found?.at ?? null;
    this.state = { draft: found ?? EMPTY, kept: textsOf(product), faults: NO_FAULTS, isSaving: false };
  }

  /** Calls a listener after each change; what it returns ends that. */
  watch = (listener: () => void): (() => void) => {
    this.watchers.add(listener);
    return () => this.watchers.delete(listener);
  };

  textOf = (field: string): string => this.state.draft.changes[field]?.now ?? this.keptIn(field);

  errorOf(field: string): string | null {
    return this.state.faults.get(field) ?? null;
  }

  /**
   * What another editor has saved in a box since one began to type there; null where none has, or
   * has saved the same.
   */
  savedMeanwhile(field: string): string | null {
    const change = this.state.draft.changes[field];
    const now = this.keptIn(field);
    return change && change.was !== now && change.now !== now ? now : null;
  }

  /** The boxes in which something else stands than is kept. */
  get changed(): readonly string[] {
    this.known ??= Object.entries(this.state.draft.changes).flatMap(([field, { now }]) =>
      now === this.keptIn(field) ? [] : [field],
    );
    return this.known;
  }

  /** Where a picture is to be seen that was uploaded for it. */
  get pictures(): Readonly<Record<string, string>> {
    return this.state.draft.pictures;
  }

  get isSaving(): boolean {
    return this.state.isSaving;
  }

  /** Types in a box, or makes something else of what stands there by now. */
  set(field: string, text: string | ((now: string) => string)): void {
    const { draft, faults } = this.state;
    const { was, now: before } = draft.changes[field] ?? { was: this.keptIn(field), now: this.keptIn(field) };
    const now = typeof text === 'function' ? text(before) : text;
    this.isTyped = true;
    this.type({ ...draft, at: new Date().toISOString(), changes: { ...draft.changes, [field]: { was, now } } });
    if (faults.has(field)) this.blame(new Map([...faults].filter(([wrong]) => wrong !== field)));
  }

  addPictures(more: Readonly<Record<string, string>>): void {
    const { draft } = this.state;
    this.type({ ...draft, pictures: { ...draft.pictures, ...more } });
  }

  /** Takes over what is kept of the product by now. */
  takeOver(product: DeskProductDraftFragment | null): void {
    if (product === this.product) return;
    this.product = product;
    this.change({ kept: textsOf(product) });
  }

  /** Says which boxes are wrong, and that no others are. */
  blame(faults: ReadonlyMap<string, string>): void {
    this.change({ faults });
  }

  setSaving(isSaving: boolean): void {
    this.change({ isSaving });
  }

  /** Throws away what was typed. */
  clear = (): void => {
    this.isTyped = false;
    clearTimeout(this.timer);
    this.change({ draft: EMPTY, faults: NO_FAULTS });
    keepDraft(this.viewerId, this.name, null);
  };

  /**
   * Keeps at once what was typed a moment ago.
   *
   * @returns whether something was typed that is not saved
   */
  keep = (): boolean => {
    clearTimeout(this.timer);
    if (!this.isTyped) return false;
    const isChanged = this.changed.length > 0;
    keepDraft(this.viewerId, this.name, isChanged ? this.state.draft : null);
    return isChanged;
  };

  private keptIn(field: string): string {
    return this.state.kept[field] ?? '';
  }

  private type(draft: KeptDraft): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(this.keep, KEEP_AFTER_MS);
    this.change({ draft });
  }

  private change(some: Partial<State>): void {
    this.state = { ...this.state, ...some };
    this.known = null;
    for (const watcher of this.watchers) watcher();
  }
}

/**
 * What a part of the editor shows of the form: the part is drawn anew when that changes, and then
 * alone.
 *
 * @param read answers a text, a number, or the same object for as long as it is the same
 */
export function useShown<Shown>(form: ProductForm, read: () => Shown): Shown {
  return useSyncExternalStore(form.watch, read);
}

/** What a box shows: its text, what is wrong with it, and what others saved there meanwhile. */
export function useBox(form: ProductForm, field: string) {
  return {
    text: useShown(form, () => form.textOf(field)),
    error: useShown(form, () => form.errorOf(field)),
    meanwhile: useShown(form, () => form.savedMeanwhile(field)),
  };
}
