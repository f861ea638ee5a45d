import type { FragmentType } from '@apollo/client';
import { useFragment } from '@apollo/client/react';
import { gql } from '../../gql';
import { type ProductDescription_ProductFragment, ProductDescription_ProductFragmentDoc } from '../../gql/graphql';
import { lazyComponent } from '../../lib/lazyComponent';
import { type Message, t } from '../../lib/messages';
import { packInWords } from '../../lib/packs';
import styles from './ProductDescription.module.css';

/** What only some shops have, and no first view waits for. */
const CustomFacts = lazyComponent(async () => (await import('./CustomFacts')).CustomFacts);

gql(`
  fragment ProductDescription_product on Product {
    id
    brand
    description
    category { id name }
    subCategory { id name }
    sizes
    ramOptions
    weightOptions
  }
`);

interface ProductDescriptionProps {
  product: FragmentType<ProductDescription_ProductFragment>;
}

/**
 * The whole description, and what is known about the product as a list; facts that are not known
 * are left out.
 */
export function ProductDescription({ product }: ProductDescriptionProps) {
  const { data, complete } = useFragment({ fragment: ProductDescription_ProductFragmentDoc, from: product });
  if (!complete) return null;

  const facts: [name: Message, values: (string | null | undefined)[]][] = [
    ['Brand', [data.brand]],
    ['Category', [data.category.name, data.subCategory?.name]],
    ['Sizes', data.sizes],
    ['RAM', data.ramOptions],
    ['Weights', data.weightOptions],
  ];
  return (
    <div className={styles.productDescription}>
      <p className={styles.text}>{data.description}</p>
      <dl className={styles.facts}>
        {facts.map(([name, values]) => {
          const known = packInWords(values.filter(Boolean).join(', '));
          return (
            known && (
              <div key={name}>
                <dt>{t(name)}</dt>
                <dd>{known}</dd>
              </div>
            )
          );
        })}
        <CustomFacts id={data.id} />
      </dl>
    </div>
  );
}
