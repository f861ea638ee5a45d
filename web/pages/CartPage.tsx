import { Box, Button, Flex, Grid, Heading, Text } from '@chakra-ui/react';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import type { RemovedLine } from '../cart/CartLineRow';
import { CartSummary } from '../cart/CartSummary';
import { CartTable } from '../cart/CartTable';
import { RemovedLineNote } from '../cart/RemovedLineNote';
import { gql } from '../gql';
import { useCartPageQuery } from '../gql/graphql';
import { paths } from '../lib/paths';
import { Breadcrumb } from '../ui/Breadcrumb';
import { EmptyState } from '../ui/EmptyState';
import { LoadFailed } from '../ui/LoadFailed';
import { PageColumn } from '../ui/PageColumn';
import { PageHead } from '../ui/PageHead';
import { Waiting, WaitingLines, WaitingSummary } from '../ui/Waiting';

gql(`query CartPage {
  me { id cart { id lines { id } ...CartTable_cart ...CartSummary_cart } }
  shop { estimateFor }
}`);

/**
 * The viewer's cart: its lines, what they cost, and the way to the checkout; or, when it is empty, the way back to the
 * shop. A line just removed can be put back.
 *
 * @see spec §2, §4 (cart)
 */
export function CartPage() {
  const { data, error, refetch } = useCartPageQuery({ fetchPolicy: 'cache-and-network' });
  const [removed, setRemoved] = useState<RemovedLine | null>(null);
  const [restored, setRestored] = useState<string | null>(null);
  const table = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const cart = data?.me?.cart;
  const isEmpty = cart?.lines.length === 0;

  useEffect(() => {
    if (removed && isEmpty) heading.current?.focus();
  }, [removed, isEmpty]);

  // The button that put the line back goes away; the focus goes on to that line.
  const places = cart?.lines.length;
  useEffect(() => {
    if (!restored || !places) return;
    const line = table.current?.querySelector<HTMLElement>(`[data-variant="${restored}"] [data-remove]`);
    if (!line) return;
    line.focus();
    setRestored(null);
    setRemoved(null);
  }, [restored, places]);

  const showAgain = async (line: RemovedLine) => {
    // The line is in the cart; where it cannot be read just now, the next visit shows it.
    await refetch().catch(() => setRemoved(null));
    setRestored(line.variantId);
  };

  return (
    <PageColumn paddingTop={{ base: '5', lg: '6' }} paddingBottom={{ base: '12', lg: '20' }}>
      <PageHead title="Your Cart" />
      <Breadcrumb
        wideOnly
        crumbs={[{ label: 'Home', to: paths.home() }, { label: 'Shop', to: paths.home() }, { label: 'Cart' }]}
      />
      <Box marginTop={{ lg: '4' }} marginBottom="6">
        <Heading as="h1" size={{ base: '2xl', lg: '3xl' }} ref={heading} tabIndex={-1}>
          Your Cart
        </Heading>
        <Text role="status" color="fg.muted" marginTop="1" minHeight="6">
          {cart && !isEmpty && `There are ${cart.lines.length} products in your cart`}
        </Text>
      </Box>
      {removed && (
        <Box marginBottom="4">
          <RemovedLineNote line={removed} onDone={() => showAgain(removed)} />
        </Box>
      )}
      {!cart && error && <LoadFailed message="We could not load your cart." onRetry={() => refetch()} />}
      {!cart && !error && (
        <Waiting label="Loading your cart">
          <Grid {...columns}>
            <WaitingLines count={3} />
            <WaitingSummary />
          </Grid>
        </Waiting>
      )}
      {cart && isEmpty && (
        <EmptyState
          title="Your Cart is currently empty"
          action={
            <Button asChild colorPalette="brand" size="lg">
              <Link to={paths.home()}>Continue Shopping</Link>
            </Button>
          }
        />
      )}
      {cart && !isEmpty && (
        <Grid {...columns}>
          <Box minWidth="0" ref={table}>
            <CartTable cart={cart} onRemoved={setRemoved} />
            <Flex marginTop="5">
              <Button asChild variant="outline" colorPalette="stone">
                <Link to={paths.home()}>Continue Shopping</Link>
              </Button>
            </Flex>
          </Box>
          <Box position={{ lg: 'sticky' }} top={{ lg: '28' }}>
            <CartSummary cart={cart} estimateFor={data.shop.estimateFor} />
          </Box>
        </Grid>
      )}
    </PageColumn>
  );
}

const columns = {
  templateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 22rem' },
  gap: { base: '6', lg: '8' },
  alignItems: 'start',
};
