import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';
import { setStored, useStored } from '../../lib/storage';
import { FactsContext } from '../FactsContext';
import { useOpenOperation } from '../useOpenOperation';
import { type Collection, collectionsOf, fileOf, readCollections } from './collections';

/** Which operation of which collection was opened last. */
interface Place {
  collection: Collection;
  at: number;
}

const PlaceContext = createContext<{ place: Place | null; setPlace(place: Place): void } | null>(null);

/** Holds how far one is in a collection, for everything within. */
export function PlaceProvider({ children }: { children: ReactNode }) {
  const [place, setPlace] = useState<Place | null>(null);
  return <PlaceContext value={{ place, setPlace }}>{children}</PlaceContext>;
}

/**
 * How far one is in a collection, and the way to open one of its operations, ready to run.
 *
 * @throws Error outside of PlaceProvider
 */
export function usePlace(): { place: Place | null; open(collection: Collection, at: number): Promise<void> } {
  const context = useContext(PlaceContext);
  if (!context) throw new Error('usePlace wants PlaceProvider around it');
  const openOperation = useOpenOperation();
  return {
    place: context.place,
    open: async (collection, at) => {
      const operation = collection.operations[at];
      if (!operation) return;
      context.setPlace({ collection, at });
      await openOperation(operation);
    },
  };
}

/** The collections of the shop, and the visitor's own, which the browser stores. */
export function useCollections(): { ofShop: Collection[]; own: Collection[]; setOwn(own: Collection[]): void } {
  const { collections, examples } = useContext(FactsContext);
  const stored = useStored('playgroundCollections');
  const ofShop = useMemo(() => collectionsOf(collections, examples), [collections, examples]);
  const own = useMemo(() => (stored && readCollections(stored)) || [], [stored]);
  return {
    ofShop,
    own,
    setOwn: (changed) => setStored('playgroundCollections', changed.length ? fileOf(changed) : null),
  };
}
