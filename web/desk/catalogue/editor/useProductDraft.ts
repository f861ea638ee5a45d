import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { DeskProductDraftFragment } from '../../../gql/graphql';
import { t } from '../../../lib/messages';
import { useAlert } from '../../../ui/feedback/AlertBar';
import { useViewer } from '../../shared/viewer';
import { type KeptDraft, keepDraft, keptDraft, NEW_PRODUCT } from './keptDrafts';
import { type Texts, textsOf } from './productTexts';

/** How long after a key a draft is kept in the browser. */
const KEEP_AFTER_MS = 400;
const EMPTY: KeptDraft = { changes: {}, pictures: {}, at: '' };

/** What is typed over what is kept of a product, box by box. */
export interface ProductDraft {
  textOf: (field: string) => string;
  /** Types in a box, or makes something else of what stands there by now. */
  set: (field: string, text: string | ((now: string) => string)) => void;
  /**
   * What another editor has saved in a box since one began to type there; null where none has, or
   * has saved the same.
   */
  savedMeanwhile: (field: string) => string | null;
  /** The boxes in which something else stands than is kept. */
  changed: readonly string[];
  /** Where a picture is to be seen that was uploaded for it. */
  pictures: Readonly<Record<string, string>>;
  addPictures: (pictures: Readonly<Record<string, string>>) => void;
  /** When it was typed that was found here on arrival; null where there was nothing. */
  foundFrom: string | null;
  clear: () => void;
}

/**
 * The draft of a product: it keeps itself in this browser while one types, for this account alone,
 * and is found again on coming back. Each box remembers what was kept when one began to type in it,
 * so that what others save meanwhile is taken over everywhere else, and told here.
 *
 * @param product as it is kept now; null for a new one
 */
export function useProductDraft(product: DeskProductDraftFragment | null): ProductDraft {
  const viewer = useViewer();
  const alert = useAlert();
  const name = product?.id ?? NEW_PRODUCT;
  const [found] = useState(() => keptDraft(viewer.id, name));
  const [draft, setDraft] = useState<KeptDraft>(found ?? EMPTY);
  const kept: Texts = textsOf(product);
  const keptIn = (field: string) => kept[field] ?? '';
  const changed = Object.entries(draft.changes).flatMap(([field, { now }]) => (now === keptIn(field) ? [] : [field]));

  // Another tab may be typing a draft of the same product: who only looks on writes nothing.
  const isTyped = useRef(false);
  const keep = useEffectEvent(() => {
    if (isTyped.current) keepDraft(viewer.id, name, changed.length > 0 ? draft : null);
  });
  useEffect(() => {
    const timer = draft.at ? setTimeout(keep, KEEP_AFTER_MS) : undefined;
    return () => clearTimeout(timer);
  }, [draft]);
  // What was typed a moment ago is not lost with the page, and one is told where it is.
  const leave = useEffectEvent(() => {
    keep();
    if (isTyped.current && changed.length > 0) alert.success(t('Not saved yet. This browser keeps it as a draft.'));
  });
  useEffect(() => {
    const keepNow = () => keep();
    window.addEventListener('pagehide', keepNow);
    return () => {
      window.removeEventListener('pagehide', keepNow);
      leave();
    };
  }, []);

  return {
    textOf: (field) => draft.changes[field]?.now ?? keptIn(field),
    set: (field, text) => {
      isTyped.current = true;
      setDraft(({ changes, pictures }) => {
        const { was, now: before } = changes[field] ?? { was: keptIn(field), now: keptIn(field) };
        const now = typeof text === 'function' ? text(before) : text;
        return { pictures, at: new Date().toISOString(), changes: { ...changes, [field]: { was, now } } };
      });
    },
    savedMeanwhile: (field) => {
      const change = draft.changes[field];
      const now = keptIn(field);
      return change && change.was !== now && change.now !== now ? now : null;
    },
    changed,
    pictures: draft.pictures,
    addPictures: (more) => setDraft((before) => ({ ...before, pictures: { ...before.pictures, ...more } })),
    foundFrom: found?.at ?? null,
    clear: () => {
      isTyped.current = false;
      setDraft(EMPTY);
      keepDraft(viewer.id, name, null);
    },
  };
}
