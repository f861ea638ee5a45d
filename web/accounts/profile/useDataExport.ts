import { useApolloClient } from '@apollo/client/react';
import { gql } from '../../gql';
import { MyDataDocument, type MyDataQuery, MyOrdersDataDocument } from '../../gql/graphql';

gql(`query MyData {
  me {
    id name email isEmailConfirmed pendingEmail phone confirmedPhone
    passkeys { id name createdAt lastUsedAt }
    images { id url }
    addresses {
      id label fullName phoneNumber streetAddressLine1 streetAddressLine2 city state country zipCode isDefault
      lastUsedAt
    }
    cart { id lines { id quantity product { id name } variant { id sku } } }
    wishlist { id addedAt product { id name } }
    writtenReviews {
      id productId text customerRating dateCreated hiddenAt helpfulCount answer answeredAt
      photos { id url } hiddenPhotos { id url }
    }
    helpfulReviews { id productId customerName text }
    consents { purpose isGiven notice noticeVersion language proof at }
    productAlerts { id kind price product { id name } }
  }
}`);
gql(`query MyOrdersData($after: String) {
  me {
    id
    orders(first: 20, after: $after) {
      pageInfo { hasNextPage endCursor }
      nodes {
        id number status placedAt name phoneNumber email address city state pincode country paymentId discount total
        lines { id productTitle options sku quantity price subTotal discount }
        refunds { id amount reason status createdAt settledAt }
      }
    }
  }
}`);

/**
 * Gathers all that the shop knows of the signed-in shopper.
 *
 * @returns a function that answers it as JSON; it throws what the network or the graph complained
 *   of
 */
export function useDataExport(): () => Promise<string> {
  const client = useApolloClient();
  return async () => {
    const { data } = await client.query({ query: MyDataDocument, fetchPolicy: 'no-cache' });
    const orders: unknown[] = [];
    let after: string | null = null;
    do {
      const page: { data?: { me: { orders: OrdersPage } | null } } = await client.query({
        query: MyOrdersDataDocument,
        variables: { after },
        fetchPolicy: 'no-cache',
      });
      const found = page.data?.me?.orders;
      orders.push(...(found?.nodes ?? []));
      after = found?.pageInfo.hasNextPage ? (found.pageInfo.endCursor ?? null) : null;
    } while (after);
    const account: MyDataQuery['me'] | undefined = data?.me;
    return JSON.stringify({ account, orders }, (name, value) => (name === '__typename' ? undefined : value), 2);
  };
}

interface OrdersPage {
  nodes: readonly unknown[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
}
