import { useRef, useState } from 'react';

/** A page of a long list, with what is needed to ask for the next. */
export interface ListPage<Item> {
  items: readonly Item[];
  /** Where the next page begins; null behind the last one. */
  next: string | null;
}

interface FollowingPagesOptions<Item> {
  /** The first page, the same object until it changes; undefined until it is there. */
  first: ListPage<Item> | undefined;
  /** A page that has been loaded before, or null. It is read at once, while rendering. */
  readPage: (after: string) => ListPage<Item> | null;
  /** Loads a page. @throws anything, when it could not be loaded */
  loadPage: (after: string) => Promise<ListPage<Item>>;
}

/** A list as far as it has been loaded, and the way to go on. */
export interface FollowingPages<Item> {
  /** Of all pages that are there, in order; undefined before the first. */
  items: readonly Item[] | undefined;
  hasMore: boolean;
  /** The next page is on its way, or could not be loaded. */
  more: 'idle' | 'loading' | 'failed';
  /** Loads the next page behind those that are there; does nothing while one is on its way. */
  loadMore: () => void;
}

/**
 * Strings the pages of a list together. Pages that were loaded on an earlier visit of the list are there at once, so
 * that a step back finds the list as long as it was left. Another first page begins another list.
 */
export function useFollowingPages<Item>(options: FollowingPagesOptions<Item>): FollowingPages<Item> {
  const { first, readPage, loadPage } = options;
  const start = (): Grown<Item> => ({ first, page: joined(first, readPage), more: 'idle' });
  const [stored, setStored] = useState(start);
  const loadingFor = useRef<ListPage<Item>>(undefined);

  let grown = stored;
  if (stored.first !== first) {
    grown = start();
    setStored(grown);
  }

  const loadMore = async () => {
    const next = grown.page?.next;
    if (!first || !next || loadingFor.current === first) return;
    loadingFor.current = first;
    const change = (how: (before: Grown<Item>) => Partial<Grown<Item>>) =>
      setStored((before) => (before.first === first ? { ...before, ...how(before) } : before));
    change(() => ({ more: 'loading' }));
    try {
      const page = await loadPage(next);
      // Asked for by a view that had not seen it arrive, the same page may come a second time.
      change((before) => ({ more: 'idle', ...(before.page?.next === next && { page: behind(before.page, page) }) }));
    } catch {
      change(() => ({ more: 'failed' }));
    } finally {
      if (loadingFor.current === first) loadingFor.current = undefined;
    }
  };
  const { page, more } = grown;
  return { items: page?.items, hasMore: Boolean(page?.next), more, loadMore: () => void loadMore() };
}

interface Grown<Item> {
  /** Of which list. */
  first: ListPage<Item> | undefined;
  /** All pages that are there as one. */
  page: ListPage<Item> | undefined;
  more: FollowingPages<Item>['more'];
}

function joined<Item>(
  first: ListPage<Item> | undefined,
  readPage: FollowingPagesOptions<Item>['readPage'],
): ListPage<Item> | undefined {
  if (!first) return undefined;
  const items = [...first.items];
  let next: string | null = first.next;
  for (let page = next && readPage(next); page; page = next && readPage(next)) {
    items.push(...page.items);
    next = page.next;
  }
  return { items, next };
}

const behind = <Item>(before: ListPage<Item> | undefined, page: ListPage<Item>): ListPage<Item> => ({
  items: [...(before?.items ?? []), ...page.items],
  next: page.next,
});
