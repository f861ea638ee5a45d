import { useState } from 'react';
import type { CardProduct, KnownLine } from '../cartLines';
import { CartStepper } from './CartStepper';
import { PackDialog } from './PackDialog';

interface CardStepperProps {
  product: CardProduct;
  /** The lines of the cart that hold the product. */
  lines: readonly KnownLine[];
  /** 'Add' has just been pressed, rather than the product having been in the cart. */
  isPressed: boolean;
}

/**
 * What a card's 'Add' turns into: minus, number and plus. Where there are several packs it opens
 * the list of them; the number opens it again, to change or to add another one.
 */
export function CardStepper({ product, lines, isPressed }: CardStepperProps) {
  const [isChoosing, setChoosing] = useState(isPressed && product.hasChoice);
  return (
    <>
      <CartStepper
        productId={product.id}
        name={[product.name, product.brand].filter(Boolean).join(', ')}
        line={lines.length === 1 ? lines[0] : undefined}
        total={lines.reduce((sum, { quantity }) => sum + quantity, 0)}
        isPressed={isPressed}
        onChoose={product.hasChoice ? () => setChoosing(true) : undefined}
      />
      {isChoosing && <PackDialog product={product} lines={lines} onClose={() => setChoosing(false)} />}
    </>
  );
}
