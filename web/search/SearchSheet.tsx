import { Button, chakra } from '@chakra-ui/react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Icon } from '../ui/Icon';
import { SearchBox } from './SearchBox';

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
    <Sheet
      ref={dialog}
      aria-label="Search"
      onClose={(event) => {
        if (!event.currentTarget.open) onClose();
      }}
    >
      <Button variant="ghost" px="0" aria-label="Close the search" onClick={() => dialog.current?.close()}>
        <Icon name="chevronLeft" size={22} />
      </Button>
      <SearchBox place="sheet" onLeave={() => dialog.current?.close()}>
        {children}
      </SearchBox>
    </Sheet>
  );
}

const Sheet = chakra('dialog', {
  base: {
    position: 'fixed',
    inset: '0',
    w: '100vw',
    h: '100dvh',
    p: '3',
    bg: 'bg',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    '&[open]': { animation: 'fade-in 150ms {easings.ease-out}' },
    '& > button': { position: 'absolute', zIndex: 'docked', top: '3', insetInlineStart: '1' },
    '& form': { ms: '10' },
  },
});
