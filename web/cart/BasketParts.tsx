import { Box, Button, Card, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useSession } from '../accounts/session/session';
import type { BasketPageQuery } from '../gql/graphql';
import { t } from '../lib/messages';
import { formatRupees } from '../lib/money';
import { paths } from '../lib/paths';
import { newRequestKey } from '../lib/requestKey';
import { Picture } from '../ui/media/Picture';
import { ProductLink } from '../ui/media/ProductLink';
import { Costs } from './Costs';
import { outcomeInWords, priceInWords } from './cartNews';
import { keepChoice } from './choice/keepChoice';

type Basket = BasketPageQuery['basket'];
type Line = Basket['lines'][number];

/** The goods of a basket as they stand on its page, with what there is to say of each. */
export function BasketLines({ lines }: Pick<Basket, 'lines'>) {
  return (
    <Stack as="ul" gap="3" listStyleType="none" minW="0">
      {lines.map((line, place) => (
        <BasketLine key={`${place} ${line.productId}`} line={line} />
      ))}
    </Stack>
  );
}

/** What a basket costs, and the button that takes all of it into the cart. */
export function BasketSum({ basket }: { basket: Basket }) {
  return (
    <Card.Root as="section" size="md" aria-labelledby="basket-sum">
      <Heading size="lg" mb="5" id="basket-sum">
        {t('What these goods cost')}
      </Heading>
      <Costs cart={basket}>
        <Text color="fg.muted">{t('Codes and offers of yours are taken off in your cart.')}</Text>
      </Costs>
      <AddBasket lines={basket.lines} />
    </Card.Root>
  );
}

function BasketLine({ line }: { line: Line }) {
  const { product, price, added } = line;
  const told = product ? [outcomeInWords(line), priceInWords(line)].filter(Boolean) : [];
  const isHad = added > 0 && price !== null;
  return (
    <Card.Root as="li" size="sm">
      <Flex gap="4" align="center" opacity={isHad ? 1 : 0.7}>
        <Box w="20" flexShrink="0" borderRadius="l2" overflow="hidden">
          <Picture image={product?.images[0]} sizes="80px" alt="" />
        </Box>
        <Box minW="0" flex="1">
          <Text fontWeight="semibold" overflowWrap="anywhere">
            {product ? <ProductLink productId={product.id}>{product.name}</ProductLink> : t('No longer sold')}
          </Text>
          {isHad && (
            <Text color="fg.muted">{t('{pieces} × {price}', { pieces: added, price: formatRupees(price) })}</Text>
          )}
          {told.map((text) => (
            <Text key={text} color="brand.fg">
              {text}
            </Text>
          ))}
        </Box>
        {isHad && (
          <Text fontWeight="semibold" fontVariantNumeric="tabular-nums">
            {formatRupees(price * added)}
          </Text>
        )}
      </Flex>
    </Card.Root>
  );
}

/** The button that takes all of it into the cart, once however often it is pressed. */
function AddBasket({ lines }: { lines: readonly Line[] }) {
  const session = useSession();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  // Goods that a program put together come into a cart once, however often their link is opened.
  const checkout = search.get('checkout');
  const [key] = useState(() => (checkout ? `checkout:${checkout}` : newRequestKey()));
  const addAll = () => {
    for (const [place, { productId, variantId, added, product, price }] of lines.entries()) {
      if (added === 0 || price === null) continue;
      const by = session ? { by: session.user.userId } : {};
      keepChoice({
        productId,
        variantId,
        quantity: added,
        name: product?.name ?? '',
        price,
        key: `${key} ${place}`,
        ...by,
      });
    }
    void navigate(session ? paths.cart() : paths.signIn());
  };
  return (
    <Button colorPalette="brand" size="lg" w="full" mt="6" onClick={addAll}>
      {t('Add all to your cart')}
    </Button>
  );
}
