import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../ui/Button';
import { Icon } from '../ui/Icon';
import { SearchBox } from './SearchBox';
import styles from './SearchSheet.module.css';

interface SearchSheetProps {
  /** What stands beneath the box while it is empty. */
  children: ReactNode;
  /** Called when it has closed: by its button, by Escape in an empty box, or because a page was chosen. */
  onClose: () => void;
}

/**
 * The search over the whole screen of a phone, with the focus in its box; opened from the bottom bar. Once closed, the
 * focus is back where it was.
 *
 * @see spec §2 (bottom bar)
 */
export function SearchSheet({ children, onClose }: SearchSheetProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const sheet = dialog.current;
    sheet?.showModal();
    sheet?.querySelector('input')?.focus();
    return () => sheet?.close();
  }, []);

  return (
    <dialog
      className={styles.sheet}
      ref={dialog}
      aria-label="Search"
      onClose={(event) => {
        if (!event.currentTarget.open) onClose();
      }}
    >
      <Button
        className={styles.button}
        variant="ghost"
        aria-label="Close the search"
        onClick={() => dialog.current?.close()}
      >
        <Icon name="chevronLeft" size={22} />
      </Button>
      <SearchBox place="sheet" onLeave={() => dialog.current?.close()}>
        {children}
      </SearchBox>
    </dialog>
  );
}
