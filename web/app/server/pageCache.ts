import type { DocumentNode } from '@apollo/client';
import { type ApolloCache, type Cache, InMemoryCache } from '@apollo/client/cache';
import { canonicalStringify, getMainDefinition } from '@apollo/client/utilities';
import { type FragmentDefinitionNode, Kind, type SelectionSetNode } from 'graphql';
import { of } from 'rxjs';
import { cachePolicies } from '../client/cache';

/** Anything within an answer of the graph. */
type Answered = Record<string, unknown>;

/** Where the fragments of a document apply: their names, here and in the fields below that have some. */
interface Places {
  fragments: string[];
  fields: [responseKey: string, below: Places][];
}

// biome-ignore lint/suspicious/noExplicitAny: a method of one signature that stands for one of several
type Overloaded = any;

/**
 * The cache of a page that is rendered on the server, once. It is written as the browser's is, which takes over what stands in
 * it, and hardly ever read: a query gets the very answer that was written for it, and a fragment the object of that answer at
 * which it applies. To put them together again from the cache took the server a third of what it takes for a listing. Whatever
 * asks in another way than it was answered is read from the cache.
 *
 * Whoever reads gets more than it asks for, and may change nothing of it.
 */
export class PageCache extends InMemoryCache {
  /** Whether a query was read that is not, or not wholly, there. */
  hasMissed = false;
  private readonly answers = new Map<string, Answered>();
  private readonly parts = new Map<string, Answered>();

  constructor() {
    // Which reader depends on what is of use to those only who read again.
    super({ ...cachePolicies, resultCaching: false });
  }

  override write(options: Cache.WriteOptions) {
    const { query, variables, dataId, result } = options;
    if (dataId === 'ROOT_QUERY' && isAnswered(result)) {
      this.answers.set(keyOf(query, variables), result);
      this.index(result, placesOf(query));
    }
    return super.write(options);
  }

  override diff(options: Cache.DiffOptions): Overloaded {
    if (options.id) return super.diff(options);
    const answer = this.answers.get(keyOf(options.query, options.variables));
    if (answer) return { result: answer, dataState: 'complete', complete: true };
    const read = super.diff(options);
    this.hasMissed ||= !read.complete;
    return read;
  }

  override watchFragment(options: ApolloCache.WatchFragmentOptions): Overloaded {
    const { fragment, fragmentName = nameOf(getMainDefinition(fragment)), from } = options;
    const part = typeof from === 'string' && this.parts.get(`${fragmentName} ${from}`);
    if (!part) return super.watchFragment(options);
    const read = { data: part, dataState: 'complete', complete: true };
    return Object.assign(of(read), { getCurrentResult: () => read });
  }

  override reset(options?: Cache.ResetOptions): Promise<void> {
    this.answers.clear();
    this.parts.clear();
    this.hasMissed = false;
    return super.reset(options);
  }

  private index(answered: unknown, places: Places): void {
    if (Array.isArray(answered)) {
      for (const one of answered) this.index(one, places);
    } else if (isAnswered(answered)) {
      const id = places.fragments.length > 0 && this.identify(answered as { __typename: string });
      if (id) for (const name of places.fragments) this.parts.set(`${name} ${id}`, answered);
      for (const [responseKey, below] of places.fields) this.index(answered[responseKey], below);
    }
  }
}

function isAnswered(value: unknown): value is Answered {
  return typeof value === 'object' && value !== null;
}

function nameOf({ name }: ReturnType<typeof getMainDefinition>): string {
  return name?.value ?? '';
}

/** Operations are known by their names, whose documents differ in what the client adds to them. */
function keyOf(query: DocumentNode, variables: unknown): string {
  return `${nameOf(getMainDefinition(query))} ${canonicalStringify(variables ?? {})}`;
}

const known = new WeakMap<DocumentNode, Places>();

function placesOf(query: DocumentNode): Places {
  const before = known.get(query);
  if (before) return before;
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const definition of query.definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition);
  }
  const places = collect([getMainDefinition(query).selectionSet], fragments);
  known.set(query, places);
  return places;
}

function collect(sets: SelectionSetNode[], fragments: ReadonlyMap<string, FragmentDefinitionNode>): Places {
  const names = new Set<string>();
  const below = new Map<string, SelectionSetNode[]>();
  const look = ({ selections }: SelectionSetNode) => {
    for (const selection of selections) {
      if (selection.kind === Kind.INLINE_FRAGMENT) look(selection.selectionSet);
      else if (selection.kind === Kind.FRAGMENT_SPREAD) {
        const definition = fragments.get(selection.name.value);
        names.add(selection.name.value);
        if (definition) look(definition.selectionSet);
      } else if (selection.selectionSet) {
        const responseKey = (selection.alias ?? selection.name).value;
        below.set(responseKey, [...(below.get(responseKey) ?? []), selection.selectionSet]);
      }
    }
  };
  sets.forEach(look);
  const fields = [...below].map(([key, of]): Places['fields'][number] => [key, collect(of, fragments)]);
  return {
    fragments: [...names],
    fields: fields.filter(([, { fragments, fields }]) => fragments.length + fields.length > 0),
  };
}
