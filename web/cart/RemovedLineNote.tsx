import { UndoNote } from '../ui/feedback/UndoNote';
import type { RemovedLine } from './CartLineRow';
import { useAddToCart } from './choice/useAddToCart';

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
  return <UndoNote name={line.name} isBusy={isBusy} onUndo={undo} />;
}
