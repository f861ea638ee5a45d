import { UndoNote } from '../ui/feedback/UndoNote';
import { useAddToWishlist } from './useAddToWishlist';
import type { RemovedProduct } from './WishlistTable';

interface RemovedProductNoteProps {
  /** The product that was just removed. */
  product: RemovedProduct;
  /** Called when the product is back in the list. */
  onDone: () => void;
}

/** Names the product just removed from My List, with a button that puts it back, on top. */
export function RemovedProductNote({ product, onDone }: RemovedProductNoteProps) {
  const { addToWishlist, isBusy } = useAddToWishlist();
  const undo = async () => {
    if (!isBusy && (await addToWishlist(product.id))) onDone();
  };
  return <UndoNote name={product.name} isBusy={isBusy} onUndo={undo} />;
}
