import { getStored, setStored, useStored } from '../../../lib/storage';

/** What was typed in a box, and what was kept there when the typing began. */
export interface Change {
  was: string;
  now: string;
}

/** What was typed of a product and is not saved yet. */
export interface KeptDraft {
  /** By the names of the boxes. */
  changes: Readonly<Record<string, Change>>;
  /** Where pictures are to be seen that were uploaded for it, by their ids. */
  pictures: Readonly<Record<string, string>>;
  /** When it was typed, in ISO 8601. */
  at: string;
}

type KeptDrafts = Readonly<Record<string, KeptDraft>>;

/** The shop forgets what was uploaded and not used after a day; a little earlier it is safe. */
const PICTURES_LAST_MS = 23 * 3_600_000;

/** The name of the draft of a product that is not there yet. */
export const NEW_PRODUCT = 'new';

/** Drafts of another account at the same browser are none of one's business. */
const nameOf = (viewerId: string, productId: string) => `${viewerId} ${productId}`;

/** The draft of a product that this browser keeps for an account; null for none. */
export function keptDraft(viewerId: string, productId: string): KeptDraft | null {
  const draft = read(getStored('productDrafts'))[nameOf(viewerId, productId)];
  if (!draft || Date.now() - Date.parse(draft.at) < PICTURES_LAST_MS) return draft ?? null;
  return withoutUploads(draft);
}

/** Keeps a draft in this browser; null takes it away. */
export function keepDraft(viewerId: string, productId: string, draft: KeptDraft | null): void {
  const { [nameOf(viewerId, productId)]: _before, ...others } = read(getStored('productDrafts'));
  const drafts = draft ? { ...others, [nameOf(viewerId, productId)]: draft } : others;
  setStored('productDrafts', Object.keys(drafts).length > 0 ? JSON.stringify(drafts) : null);
}

/** The ids of products that this browser keeps drafts of for an account, as they come and go. */
export function useDraftIds(viewerId: string): ReadonlySet<string> {
  const names = Object.keys(read(useStored('productDrafts')));
  return new Set(names.flatMap((name) => (name.startsWith(`${viewerId} `) ? [name.slice(viewerId.length + 1)] : [])));
}

function read(stored: string | null): KeptDrafts {
  try {
    return stored ? JSON.parse(stored) : {};
  } catch {
    return {};
  }
}

function withoutUploads({ changes, pictures, at }: KeptDraft): KeptDraft {
  const { images, ...others } = changes;
  const left = images?.now.split(' ').filter((id) => !(id in pictures));
  return {
    changes: images && left ? { ...others, images: { ...images, now: left.join(' ') } } : others,
    pictures: {},
    at,
  };
}
