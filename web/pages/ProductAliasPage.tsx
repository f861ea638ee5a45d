import { useParams } from 'react-router-dom';
import { Redirect } from '../app/routing/Redirect';
import { gql } from '../gql';
import { ProductAliasPageDocument, useProductAliasPageQuery } from '../gql/graphql';
import { t } from '../lib/messages';
import { asks, type PageAddress } from '../lib/pageQuery';
import { paths } from '../lib/paths';
import { LoadingOverlay } from '../ui/feedback/LoadingOverlay';
import { NotFoundPage } from './NotFoundPage';

gql(`
  query ProductAliasPage($id: ID!) {
    product(id: $id) { id }
  }
`);

/**
 * The other address under which a product is asked for: it leads to the product's own, or is not
 * found when there is no such product.
 *
 * @see spec §2 (route table)
 */
export function ProductAliasPage() {
  const { id = '' } = useParams();
  const { data, error } = useProductAliasPageQuery({ variables: { id } });

  if (data && !data.product) return <NotFoundPage />;
  // Without an answer the product's own page offers another try.
  if (data || error) return <Redirect to={paths.product(id)} />;
  return (
    <LoadingOverlay isLoading label={t('Loading product')}>
      <div style={{ minHeight: '60vh' }} />
    </LoadingOverlay>
  );
}

ProductAliasPage.queries = ({ params: { id = '' } }: PageAddress) => [asks(ProductAliasPageDocument, { id })];
