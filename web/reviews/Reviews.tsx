import type { FragmentType } from '@apollo/client';
import { useFragment } from '@apollo/client/react';
import { Box, Button, Flex, Grid, Skeleton, Stack, Text } from '@chakra-ui/react';
import { lazy, Suspense, useRef, useState } from 'react';
import { gql } from '../gql';
import { type Reviews_ProductFragment, Reviews_ProductFragmentDoc } from '../gql/graphql';
import { RatingStars } from '../ui/RatingStars';
import { ReviewList } from './ReviewList';
import { StarBars } from './StarBars';

// Few come to write, so the form's code waits until the reviews are opened.
const ReviewForm = lazy(async () => ({ default: (await import('./ReviewForm')).ReviewForm }));

gql(`
  fragment Reviews_product on Product {
    id
    rating
    reviewCount
    ...StarBars_product
    ...ReviewList_product
  }
`);

interface ReviewsProps {
  product: FragmentType<Reviews_ProductFragment>;
  /** Whether they are on screen; the form comes with the first time. */
  isOpen: boolean;
}

/**
 * What shoppers gave, star by star, and wrote about a product, and the form to add to it: beside it at 992 px and wider, below it and
 * within a press on narrower screens.
 */
export function Reviews({ product, isOpen }: ReviewsProps) {
  const { data, complete } = useFragment({
    fragment: Reviews_ProductFragmentDoc,
    fragmentName: 'Reviews_product',
    from: product,
  });
  const form = useRef<HTMLDivElement>(null);
  const [wasOpen, setWasOpen] = useState(false);
  if (isOpen && !wasOpen) setWasOpen(true);
  if (!complete) return null;

  const goToForm = () => {
    form.current?.scrollIntoView({ block: 'start' });
    form.current?.querySelector<HTMLElement>('input:checked')?.focus({ preventScroll: true });
  };
  return (
    <Grid
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 26rem' }}
      gap={{ base: '10', lg: '16' }}
      alignItems="start"
    >
      <Stack gap="8">
        <Grid
          gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: 'max-content minmax(0, 24rem)' }}
          gap="6"
          columnGap="12"
        >
          <Flex direction={{ sm: 'column' }} gap="4" align={{ base: 'center', sm: 'flex-start' }} wrap="wrap">
            {data.rating !== null && <Average rating={data.rating} />}
            <Button display={{ lg: 'none' }} variant="outline" colorPalette="brand" onClick={goToForm}>
              Write a review
            </Button>
          </Flex>
          {data.reviewCount > 0 && <StarBars product={data} />}
        </Grid>
        <ReviewList product={data} />
      </Stack>
      <Box
        ref={form}
        layerStyle="card"
        p={{ base: '4', md: '6' }}
        minH="96"
        position={{ lg: 'sticky' }}
        top={{ lg: '28' }}
      >
        {wasOpen && (
          <Suspense fallback={<Skeleton h="80" />}>
            <ReviewForm productId={data.id} />
          </Suspense>
        )}
      </Box>
    </Grid>
  );
}

function Average({ rating }: { rating: number }) {
  return (
    <Flex gap="4" align="center" me="auto">
      <Text as="span" fontSize="5xl" fontWeight="extrabold" lineHeight="1" letterSpacing="tighter" aria-hidden="true">
        {rating.toFixed(1)}
      </Text>
      <Stack gap="1.5">
        <RatingStars rating={rating} />
        <Text textStyle="sm" color="fg.muted">
          out of 5, on average
        </Text>
      </Stack>
    </Flex>
  );
}
