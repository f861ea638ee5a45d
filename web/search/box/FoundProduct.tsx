import type { FragmentType } from '@apollo/client';
import { useFragment } from '@apollo/client/react';
import { gql } from '../../gql';
import { type FoundProduct_ProductFragment, FoundProduct_ProductFragmentDoc } from '../../gql/graphql';
import { t } from '../../lib/messages';
import { packsInWords } from '../../lib/packs';
import { Picture } from '../../ui/media/Picture';
import { Price } from '../../ui/media/Price';
import styles from './FoundProduct.module.css';
import { MatchedText } from './MatchedText';

gql(`
  fragment FoundProduct_product on Product {
    id name brand price countInStock weightOptions
    unitPrice { amount per }
    images(first: 1) { id alt placeholder srcset }
  }
`);

interface FoundProductProps {
  /** `called` is its name in another language than that of the page. */
  product: FragmentType<FoundProduct_ProductFragment> & { called?: string };
  /** What was typed; the parts of the name that it matches are bold. */
  typed: string;
}

/** A product on one line beneath a search box: picture, name, brand, pack and price. */
export function FoundProduct({ product, typed }: FoundProductProps) {
  const { data, complete } = useFragment({
    fragment: FoundProduct_ProductFragmentDoc,
    fragmentName: 'FoundProduct_product',
    from: product,
  });
  if (!complete) return null;
  const about = [data.brand, packsInWords(data.weightOptions)].filter(Boolean).join(' · ');
  return (
    <>
      <span className={styles.picture}>
        <Picture image={data.images[0]} sizes="44px" alt="" eager />
      </span>
      <span className={styles.words}>
        <span>
          <MatchedText text={product.called ?? data.name} typed={typed} />
        </span>
        {about && <span className={styles.quiet}>{about}</span>}
      </span>
      {data.countInStock === 0 ? (
        <span className={styles.quiet}>{t('Sold out')}</span>
      ) : (
        <span className={styles.cost}>
          <Price price={data.price} isFrom={data.weightOptions.length > 1} unitPrice={data.unitPrice} />
        </span>
      )}
    </>
  );
}
