import { Button, Flex, Text } from '@chakra-ui/react';
import type { RemovedLine } from './CartLineRow';
import { useAddToCart } from './useAddToCart';

interface RemovedLineNoteProps {
  /** The line that was just removed. */
  line: RemovedLine;
  /** Called when the line is back in the cart. */
  onDone: () => void;
}

/** Names the product just removed from the cart, with a button that puts it back. */
export function RemovedLineNote({ line, onDone }: RemovedLineNoteProps) {
  const { addToCart, isBusy } = useAddToCart();
  const undo = async () => {
    const { productId, variantId, quantity } = line;
    if (!isBusy && (await addToCart({ productId, variantId, quantity }))) onDone();
  };
  return (
    <Flex
      layerStyle="card"
      align="center"
      justify="space-between"
      gap="4"
      marginBottom="4"
      paddingInline="4"
      paddingBlock="2"
      animation="slide-down 200ms {easings.ease-out}"
    >
      <Text minWidth="0" truncate>
        <b>{line.name}</b> was removed.
      </Text>
      <Button variant="ghost" colorPalette="brand" onClick={undo} aria-busy={isBusy || undefined}>
        Undo
      </Button>
    </Flex>
  );
}
