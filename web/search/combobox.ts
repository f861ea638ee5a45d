import type { KeyboardEvent, RefObject } from 'react';

/** What the list beneath a search box tells it. */
export interface ListState {
  /** There is a list on screen. */
  isShown: boolean;
  /** Id of the entry that the arrows have reached; absent: none, and Enter searches for the text. */
  activeId?: string;
  /** For a screen reader: how much there is. */
  announcement: string;
}

/** The state of a box without a list. */
export const NO_LIST: ListState = { isShown: false, announcement: '' };

/** What ties a search box and the list beneath it together. */
export interface ListTies {
  /** Of the list, to which the box points. */
  listId: string;
  /** What the list does on a key pressed in the box; null while there is no list. */
  keysRef: RefObject<((event: KeyboardEvent) => void) | null>;
  /** Tells the box of a change. */
  onList: (state: ListState) => void;
}
