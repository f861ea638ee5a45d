import { Box, Button, chakra, Flex } from '@chakra-ui/react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { BasketLines, BasketSum } from '../../cart/BasketParts';
import { readBasketItems } from '../../cart/basketItems';
import type { RemovedLine } from '../../cart/CartLineRow';
import { CartNews } from '../../cart/CartNews';
import { CartSummary } from '../../cart/CartSummary';
import { CartTable } from '../../cart/CartTable';
import { RemovedLineNote } from '../../cart/RemovedLineNote';
import { gql } from '../../gql';
import { useBasketPageQuery, useCartPageQuery } from '../../gql/graphql';
import { t } from '../../lib/messages';
import { paths } from '../../lib/paths';
import { ContinueShopping } from '../../ui/feedback/ContinueShopping';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { LoadFailed } from '../../ui/feedback/LoadFailed';
import { Waiting, WaitingLines, WaitingSummary } from '../../ui/feedback/Waiting';
import { Breadcrumb } from '../../ui/layout/Breadcrumb';
import { PageColumn } from '../../ui/layout/PageColumn';
import { PageHead } from '../../ui/layout/PageHead';
import { PageTitle } from '../../ui/layout/PageTitle';

/** The page's parts, and what they come to beside them. */
const Columns = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 22rem' },
    gap: { base: '6', lg: '8' },
    alignItems: 'start',
  },
});

gql(`query CartPage {
  me { id creditBalance cart { id lines { id } ...CartTable_cart ...CartSummary_cart } }
  shop { estimateFor promisesDelivery }
}`);

/**
 * The viewer's cart: its lines, what they cost, and the way to the checkout; or, when it is empty,
 * the way back to the shop. A line just removed can be put back, and what changed on the way into
 * the cart is told above it.
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
    <PageColumn top={5}>
      <PageHead title={t('Your Cart')} />
      <Breadcrumb
        wideOnly
        crumbs={[{ label: t('Home'), to: paths.home() }, { label: t('Shop'), to: paths.home() }, { label: t('Cart') }]}
      />
      <PageTitle
        ref={heading}
        tabIndex={-1}
        status={cart && !isEmpty ? t('There are {count} products in your cart', { count: cart.lines.length }) : ''}
        note={removed && <RemovedLineNote line={removed} onDone={() => showAgain(removed)} />}
      >
        {t('Your Cart')}
      </PageTitle>
      <CartNews />
      {!cart && error && <LoadFailed message={t('We could not load your cart.')} onRetry={() => refetch()} />}
      {!cart && !error && (
        <Waiting label={t('Loading your cart')}>
          <Columns>
            <WaitingLines count={3} />
            <WaitingSummary />
          </Columns>
        </Waiting>
      )}
      {cart && isEmpty && <EmptyState title={t('Your Cart is currently empty')} action={<ContinueShopping />} />}
      {cart && !isEmpty && (
        <Columns>
          <Box minW="0" ref={table}>
            <CartTable cart={cart} onRemoved={setRemoved} />
            <Flex mt="5">
              <Button asChild variant="outline" colorPalette="stone">
                <Link to={paths.home()}>{t('Continue Shopping')}</Link>
              </Button>
            </Flex>
          </Box>
          <Box position={{ lg: 'sticky' }} top={{ lg: '28' }}>
            <CartSummary cart={cart} credit={data.me?.creditBalance ?? 0} {...data.shop} />
          </Box>
        </Columns>
      )}
    </PageColumn>
  );
}

gql(`query BasketPage($lines: [CartMergeLineInput!]!) {
  basket(lines: $lines) {
    lines {
      productId variantId outcome wanted added quantity price priceBefore
      product { id name images { id url(width: 320) srcset placeholder width height alt } }
    }
    totalQuantity subTotal discount rounding shipping total
  }
}`);

/**
 * Goods that an assistant, a recipe or a friend put together, as the link to this page names them,
 * at the prices of now. They come into the cart when the shopper says so: at once for a shopper who
 * is signed in, and for a visitor after signing in.
 */
export function BasketPage() {
  const [search] = useSearchParams();
  const items = useMemo(() => readBasketItems(search), [search]);
  const { data, error, refetch } = useBasketPageQuery({
    variables: { lines: items },
    skip: items.length === 0,
    fetchPolicy: 'network-only',
  });
  const basket = data?.basket;
  const isEmpty = items.length === 0 || basket?.totalQuantity === 0;

  return (
    <PageColumn top={5}>
      <PageHead title={t('Chosen for you')} />
      <PageTitle
        tabIndex={-1}
        status={
          isEmpty
            ? ''
            : t(
                'Someone put these goods together for you. Nothing is in your cart until you add it, and nothing is bought until you pay.',
              )
        }
      >
        {t('Chosen for you')}
      </PageTitle>
      {isEmpty && (
        <EmptyState title={t('There is nothing at this link')} action={<ContinueShopping />}>
          {t('Ask the sender for another.')}
        </EmptyState>
      )}
      {!isEmpty && !basket && error && (
        <LoadFailed message={t('We could not load these goods.')} onRetry={() => refetch()} />
      )}
      {!isEmpty && !basket && !error && (
        <Waiting label={t('Loading the goods')}>
          <WaitingLines count={items.length} />
        </Waiting>
      )}
      {!isEmpty && basket && (
        <Columns>
          <BasketLines lines={basket.lines} />
          <Box position={{ lg: 'sticky' }} top={{ lg: '28' }}>
            <BasketSum basket={basket} />
          </Box>
        </Columns>
      )}
    </PageColumn>
  );
}
