import { useParams } from 'react-router-dom';
import { useProductPageQuery } from '../gql/graphql';
import { t } from '../lib/messages';
import { LoadFailed } from '../ui/feedback/LoadFailed';
import { PageColumn } from '../ui/layout/PageColumn';
import { NotFoundPage } from './NotFoundPage';
import { ProductSkeleton, ProductView } from './ProductPage';
import styles from './ProductPreviewPage.module.css';

/**
 * A product as shoppers see it, whether they are shown it or not: for those who run the shop, whom
 * the graph tells of what is hidden. Anybody else finds no more than at its own address.
 */
export function ProductPreviewPage() {
  const { id = '' } = useParams();
  const { data, error, refetch } = useProductPageQuery({ variables: { id }, fetchPolicy: 'network-only' });
  if (data && !data.product) return <NotFoundPage />;
  return (
    <>
      <PageColumn className={styles.note}>
        <p role="note">{t('A preview: shoppers see it like this once it is published.')}</p>
      </PageColumn>
      {data?.product && <ProductView product={data.product} shop={data.shop} />}
      {!data && (
        <PageColumn>
          {error ? (
            <LoadFailed message={t('We could not open this product.')} onRetry={() => void refetch()} />
          ) : (
            <ProductSkeleton />
          )}
        </PageColumn>
      )}
    </>
  );
}
