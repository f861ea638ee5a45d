import type { FragmentType } from '@apollo/client';
import { useFragment } from '@apollo/client/react';
import { gql } from '../../gql';
import { type RelatedProducts_ProductFragment, RelatedProducts_ProductFragmentDoc } from '../../gql/graphql';
import { t } from '../../lib/messages';
import { ProductSlider } from '../card/ProductSlider';

gql(`
  fragment RelatedProducts_product on Product {
    id
    related(first: 5) { id ...ProductCard_product @unmask }
  }
`);

/** Five products like this one; absent when there are none. @see spec §9 */
export function RelatedProducts({ product }: { product: FragmentType<RelatedProducts_ProductFragment> }) {
  const { data, complete } = useFragment({
    fragment: RelatedProducts_ProductFragmentDoc,
    fragmentName: 'RelatedProducts_product',
    from: product,
  });
  if (!complete) return null;
  return (
    <ProductSlider
      heading={t('Related products')}
      products={data.related}
      inView={{ base: 2.2, md: 3.3, lg: 4, xl: 5 }}
    />
  );
}
