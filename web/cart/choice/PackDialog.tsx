import { Box, chakra, Flex, Grid, Heading, Spinner, Text } from '@chakra-ui/react';
import { gql } from '../../gql';
import { type PacksQuery, usePacksQuery } from '../../gql/graphql';
import { t } from '../../lib/messages';
import { choiceInWords } from '../../lib/packs';
import { CloseButton } from '../../ui/feedback/CloseButton';
import { dialogSheet } from '../../ui/feedback/dialogSheet';
import { LoadFailed } from '../../ui/feedback/LoadFailed';
import { Overlay } from '../../ui/feedback/Overlay';
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden';
import { Price } from '../../ui/media/Price';
import type { CardProduct, KnownLine } from '../cartLines';
import { CartStepper } from './CartStepper';

gql(`query Packs($id: ID!) {
  product(id: $id) {
    id
    variants { id size ram weight price oldPrice lowestPrice30Days countInStock unitPrice { amount per } }
  }
}`);

const sheet = { ...dialogSheet, display: 'block', w: 'min(28rem, calc(100vw - 2rem))', p: '4' };

type Pack = NonNullable<PacksQuery['product']>['variants'][number];

interface PackDialogProps {
  product: CardProduct;
  /** The lines of the cart that hold the product. */
  lines: readonly KnownLine[];
  /** Called when the dialog has closed. */
  onClose: () => void;
}

/**
 * The packs, sizes or memories of a product over the page, each with its price and its own way into
 * the cart.
 */
export function PackDialog({ product, lines, onClose }: PackDialogProps) {
  const { data, error, refetch } = usePacksQuery({ variables: { id: product.id } });
  return (
    <Overlay kind="dialog" css={sheet} labelledBy="packs" onClose={onClose}>
      {(close) => (
        <>
          <Flex align="flex-start" justify="space-between" gap="4">
            <div>
              <Heading size="lg" id="packs">
                {product.name}
              </Heading>
              <Text fontSize="sm" color="fg.muted">
                {product.brand}
              </Text>
            </div>
            <CloseButton m="calc({spacing.2} * -1)" onClick={close} />
          </Flex>
          {error && !data && <LoadFailed message={t('We could not load the packs.')} onRetry={() => refetch()} />}
          {!error && !data && (
            <Grid placeItems="center" minH="24" role="status">
              <Spinner aria-hidden="true" size="lg" />
              <VisuallyHidden>{t('Loading')}</VisuallyHidden>
            </Grid>
          )}
          <ul>
            {data?.product?.variants.map((pack) => (
              <PackRow
                key={pack.id}
                product={product}
                pack={pack}
                line={lines.find(({ variant }) => variant.id === pack.id)}
              />
            ))}
          </ul>
        </>
      )}
    </Overlay>
  );
}

function PackRow({ product, pack, line }: { product: CardProduct; pack: Pack; line: KnownLine | undefined }) {
  const label = choiceInWords(pack);
  return (
    <chakra.li
      display="flex"
      alignItems="center"
      justifyContent="space-between"
      gap="4"
      py="3"
      borderTop="1px solid {colors.border.muted}"
      _first={{ mt: '3' }}
    >
      <div>
        <Text fontWeight="semibold">{label}</Text>
        <Price price={pack.price} oldPrice={pack.oldPrice} lowest={pack.lowestPrice30Days} unitPrice={pack.unitPrice} />
      </div>
      <Box flexShrink="0" w="8.5rem">
        {pack.countInStock === 0 && !line ? (
          <chakra.span display="block" textAlign="center" fontSize="sm" color="fg.muted">
            {t('Out of stock')}
          </chakra.span>
        ) : (
          <CartStepper
            productId={product.id}
            name={`${product.name}, ${label}`}
            variantId={pack.id}
            line={line}
            total={line?.quantity ?? 0}
          />
        )}
      </Box>
    </chakra.li>
  );
}
