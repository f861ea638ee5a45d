import { usePlace } from './useCollections';

/** Leads on through the collection of which an operation was opened last. */
export function NextOperation({ isChief }: { isChief: boolean }) {
  const { place, open } = usePlace();
  if (!place) return null;
  const { collection, at } = place;
  const next = collection.operations[at + 1];
  if (!next) return null;
  return (
    <button type="button" className={isChief ? 'chief' : 'framed'} onClick={() => open(collection, at + 1)}>
      Next: {next.name} ({at + 2} of {collection.operations.length})
    </button>
  );
}
