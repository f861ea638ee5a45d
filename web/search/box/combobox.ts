import type { KeyboardEvent, RefObject } from 'react';

/** What the list beneath a search box reports to it. */
export interface ListState {
  /**
   * Id of the entry that the arrows have reached; absent: none, and Enter searches for the text.
   */
  activeId?: string;
  /** For a screen reader: how much there is. */
  announcement: string;
}

/** What ties a search box and the list beneath it together. */
export interface ListTies {
  /** Of the list, to which the box points. */
  listId: string;
  /** What the list does on a key pressed in the box; null while there is no list. */
  keysRef: RefObject<((event: KeyboardEvent) => void) | null>;
  /** Called on a change; null when the list unmounts. */
  onList: (state: ListState | null) => void;
  /** Called when an entry was chosen and its page is loading. */
  onChoose: () => void;
}
