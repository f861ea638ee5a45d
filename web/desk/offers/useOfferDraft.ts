import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { t } from '../../lib/messages';
import { getStored, setStored } from '../../lib/storage';
import { useAlert } from '../../ui/feedback/AlertBar';
import { useViewer } from '../shared/viewer';
import type { OfferDraft } from './offerDraft';

/** How long after a key a draft is kept in the browser. */
const KEEP_AFTER_MS = 400;

/** What was typed of an offer and is not saved yet: the boxes that differ. */
interface KeptOffer {
  changes: Partial<OfferDraft>;
  /** When it was typed, in ISO 8601. */
  at: string;
}

/** The form of an offer, and what this browser keeps of it. */
interface TypedOffer {
  draft: OfferDraft;
  change: (own: Partial<OfferDraft>) => void;
  /** When it was typed that was found here on arrival; null where there was nothing. */
  foundFrom: string | null;
  /** Throws away what was typed, as once it is saved; `draft` goes back to what is kept. */
  clear: () => void;
  /** Takes away what the browser keeps, and leaves the form as it is. */
  saved: () => void;
}

/**
 * What is typed over what is kept of an offer. It keeps itself in this browser while one types, for
 * this account alone, and is found again on coming back; boxes that were not typed in follow what
 * others save.
 *
 * @param id null for a new one
 * @param initial as it is kept now
 */
export function useOfferDraft(id: string | null, initial: OfferDraft): TypedOffer {
  const name = `${useViewer().id} ${id ?? 'new'}`;
  const alert = useAlert();
  const [found, setFound] = useState(() => read()[name] ?? null);
  const [changes, setChanges] = useState<Partial<OfferDraft>>(found?.changes ?? {});
  const draft = { ...initial, ...changes };
  const isChanged = JSON.stringify(draft) !== JSON.stringify(initial);

  // Another tab may be typing a draft of the same offer: who only looks on writes nothing.
  const isTyped = useRef(false);
  const keep = useEffectEvent(() => {
    if (isTyped.current) write(name, isChanged ? { changes, at: new Date().toISOString() } : null);
  });
  useEffect(() => {
    const timer = changes ? setTimeout(keep, KEEP_AFTER_MS) : undefined;
    return () => clearTimeout(timer);
  }, [changes]);
  // What was typed a moment ago is not lost with the page, and one is told where it is.
  const leave = useEffectEvent(() => {
    keep();
    if (isTyped.current && isChanged) alert.success(t('Not saved yet. This browser keeps it as a draft.'));
  });
  useEffect(() => {
    const keepNow = () => keep();
    window.addEventListener('pagehide', keepNow);
    return () => {
      window.removeEventListener('pagehide', keepNow);
      leave();
    };
  }, []);

  const saved = () => {
    isTyped.current = false;
    setFound(null);
    write(name, null);
  };
  return {
    draft,
    change: (own) => {
      isTyped.current = true;
      setChanges((before) => ({ ...before, ...own }));
    },
    foundFrom: isChanged ? (found?.at ?? null) : null,
    saved,
    clear: () => {
      setChanges({});
      saved();
    },
  };
}

function read(): Readonly<Record<string, KeptOffer>> {
  try {
    return JSON.parse(getStored('offerDrafts') ?? '{}');
  } catch {
    return {};
  }
}

function write(name: string, draft: KeptOffer | null): void {
  const { [name]: _before, ...others } = read();
  const drafts = draft ? { ...others, [name]: draft } : others;
  setStored('offerDrafts', Object.keys(drafts).length > 0 ? JSON.stringify(drafts) : null);
}
