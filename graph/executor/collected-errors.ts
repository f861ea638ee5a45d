import type { GraphQLError } from 'graphql';

/** A place in the answer, by its key or number and the place above it. */
export type Path = {
  readonly prev: Path | undefined;
  readonly key: string | number;
  readonly typename: string | undefined;
};

/**
 * The errors of an answer: one for each place that was nulled, and none for what lies below such a
 * place.
 */
export class CollectedErrors {
  private readonly places = new Set<Path | undefined>();
  readonly all: GraphQLError[] = [];

  add(error: GraphQLError, place: Path | undefined): void {
    if (this.places.size > 0 && this.isNulled(place)) return;
    this.places.add(place);
    this.all.push(error);
  }

  private isNulled(place: Path | undefined): boolean {
    for (let at = place; at !== undefined; at = at.prev) if (this.places.has(at)) return true;
    return this.places.has(undefined);
  }
}
