import type { ApolloClient } from '@apollo/client';
import { gql } from '../gql';
import { MoreReviewsDocument } from '../gql/graphql';

gql(`
  query MoreReviews($id: ID!, $after: String!) {
    product(id: $id) {
      id
      reviews(first: 10, after: $after) {
        nodes { id text customerRating customerName bought dateCreated }
        pageInfo { hasNextPage endCursor }
      }
    }
  }
`);

/** Brings the next ten reviews of a product into the cache, behind those that are there. */
export async function loadMoreReviews(client: ApolloClient, id: string, after: string): Promise<void> {
  // Never from the cache: it holds one growing list, whatever page was requested.
  await client.query({ query: MoreReviewsDocument, variables: { id, after }, fetchPolicy: 'network-only' });
}
