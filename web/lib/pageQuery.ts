import type { TypedDocumentNode } from '@apollo/client';
import type { DocumentNode } from 'graphql';

/** Where a page is opened, as far as what it asks depends on it. */
export interface PageAddress {
  pathname: string;
  /** The facts in its path, such as `id` of `/product/:id`. */
  params: Readonly<Record<string, string | undefined>>;
  /** What stands behind the `?`. */
  search: URLSearchParams;
  /** The country that goods are limited to, or 'All'. */
  location: string;
}

/**
 * A query that a page asks, by the document and the variables of the component that shows the
 * answer.
 */
export interface PageQuery {
  query: DocumentNode;
  variables: Record<string, unknown>;
  /** What the answer lets the page ask on. */
  next?: (answer: never) => readonly PageQuery[];
}

/** One line of what a page asks. */
export function asks<Answer, Variables extends Record<string, unknown>>(
  query: TypedDocumentNode<Answer, Variables>,
  variables: Variables,
  next?: (answer: Answer) => readonly PageQuery[],
): PageQuery {
  return { query, variables, next };
}
