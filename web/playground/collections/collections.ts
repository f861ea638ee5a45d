import { type Example, queryOf, titleOf, variablesOf } from '../examples';

/** An operation that is stored to be asked again. */
export interface SavedOperation {
  name: string;
  query: string;
  /** JSON, in which "…product" and the like stand for what is found, or was answered before. */
  variables: string;
}

/** Operations under one name, in the order in which they are asked. */
export interface Collection {
  name: string;
  operations: SavedOperation[];
}

/** The collections that the shop brings, made of its examples. */
export function collectionsOf(
  collections: readonly { name: string; operations: string[] }[],
  examples: readonly Example[],
): Collection[] {
  return collections.map(({ name, operations }) => ({
    name,
    operations: operations.flatMap((operation) => {
      const example = examples.find((candidate) => candidate.name === operation);
      return example ? { name: titleOf(example), query: queryOf(example), variables: variablesOf(example) } : [];
    }),
  }));
}

/** The collections with an operation more, which takes the place of one of its name. */
export function withOperation(
  collections: readonly Collection[],
  name: string,
  operation: SavedOperation,
): Collection[] {
  const before = collections.find((collection) => collection.name === name) ?? { name, operations: [] };
  return withCollection(collections, { name, operations: [...without(before.operations, operation.name), operation] });
}

/** The collections with one more, which takes the place of one of its name. */
export function withCollection(collections: readonly Collection[], collection: Collection): Collection[] {
  return collections.some(({ name }) => name === collection.name)
    ? collections.map((other) => (other.name === collection.name ? collection : other))
    : [...collections, collection];
}

/** What is left without the one of this name. */
export function without<Named extends { name: string }>(all: readonly Named[], name: string): Named[] {
  return all.filter((one) => one.name !== name);
}

/** What a file of collections holds. */
export function fileOf(collections: readonly Collection[]): string {
  return `${JSON.stringify({ collections }, null, 2)}\n`;
}

/**
 * Reads a file of collections, or what the browser stores.
 *
 * @returns null when it is something else
 */
export function readCollections(file: string): Collection[] | null {
  try {
    const { collections } = JSON.parse(file) ?? {};
    return Array.isArray(collections) && collections.every(isCollection) ? collections.map(copied) : null;
  } catch {
    return null;
  }
}

function isCollection(value: Partial<Collection> | null): value is Collection {
  return (
    typeof value?.name === 'string' &&
    Array.isArray(value.operations) &&
    value.operations.every(
      (operation: Partial<SavedOperation> | null) =>
        typeof operation?.name === 'string' &&
        typeof operation.query === 'string' &&
        typeof operation.variables === 'string',
    )
  );
}

/** Without what a file may hold besides. */
function copied({ name, operations }: Collection): Collection {
  return { name, operations: operations.map(({ name, query, variables }) => ({ name, query, variables })) };
}
