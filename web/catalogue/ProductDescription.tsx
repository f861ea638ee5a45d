import type { FragmentType } from '@apollo/client';
import { useFragment } from '@apollo/client/react';
import { chakra, Grid, Text } from '@chakra-ui/react';
import { gql } from '../gql';
import { type ProductDescription_ProductFragment, ProductDescription_ProductFragmentDoc } from '../gql/graphql';

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
    countries { id name }
  }
`);

interface ProductDescriptionProps {
  product: FragmentType<ProductDescription_ProductFragment>;
}

/** The whole description, and what is known about the product as a list; facts that are not known are left out. */
export function ProductDescription({ product }: ProductDescriptionProps) {
  const { data, complete } = useFragment({ fragment: ProductDescription_ProductFragmentDoc, from: product });
  if (!complete) return null;

  const facts: [name: string, values: string[]][] = [
    ['Brand', data.brand ? [data.brand] : []],
    ['Category', [data.category.name, ...(data.subCategory ? [data.subCategory.name] : [])]],
    ['Sizes', data.sizes],
    ['RAM', data.ramOptions],
    ['Weights', data.weightOptions],
    ['Sold in', data.countries.map(({ name }) => name)],
  ];
  return (
    <Grid gridTemplateColumns={{ base: '1fr', lg: '1.2fr 1fr' }} gap={{ base: '8', lg: '16' }} alignItems="start">
      <Text lineHeight="tall" maxW="prose" whiteSpace="pre-line">
        {data.description}
      </Text>
      <Facts>
        {facts.map(
          ([name, values]) =>
            values.length > 0 && (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{values.join(', ')}</dd>
              </div>
            ),
        )}
      </Facts>
    </Grid>
  );
}

const Facts = chakra('dl', {
  base: {
    fontSize: 'sm',
    '& > div': {
      display: 'grid',
      gridTemplateColumns: '8rem 1fr',
      gap: '4',
      py: '3',
      borderBottomWidth: '1px',
      borderColor: 'border.muted',
    },
    '& > div:last-of-type': { borderBottomWidth: 0 },
    '& dt': { color: 'fg.muted' },
    '& dd': { fontWeight: '500' },
  },
});
