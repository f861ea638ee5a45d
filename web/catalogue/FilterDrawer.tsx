import { Button, chakra } from '@chakra-ui/react';
import { type ReactNode, useEffect, useRef } from 'react';
import { sheetIn, sheetOut } from '../theme/motion';
import { Icon } from '../ui/Icon';
import { move } from '../ui/move';

/** What the sheet shows and tells. */
export interface FilterDrawerProps {
  /** The filters. */
  children: ReactNode;
  /** How many products the list holds with them; undefined while that is not known. */
  totalCount: number | undefined;
  /** Called when it has closed: by a button, Escape or a press beside it. */
  onClose: () => void;
}

/** The filters of a list on narrow screens: a sheet over the page that holds the focus until it is closed. */
export function FilterDrawer({ children, totalCount, onClose }: FilterDrawerProps) {
  const dialogRef = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = dialogRef.current;
    dialog?.showModal();
    void move(dialog, sheetIn);
    return () => dialog?.close();
  }, []);
  const close = async () => {
    await move(dialogRef.current, sheetOut);
    dialogRef.current?.close();
  };

  return (
    <Sheet
      ref={dialogRef}
      aria-labelledby="filters-heading"
      onClose={onClose}
      onCancel={(event) => {
        event.preventDefault();
        void close();
      }}
      onClick={(event) => event.target === event.currentTarget && close()}
    >
      <header>
        <h2 id="filters-heading">Filters</h2>
        <button type="button" aria-label="Close filters" onClick={close}>
          <Icon name="close" />
        </button>
      </header>
      <div>{children}</div>
      <footer>
        <Button colorPalette="brand" size="lg" w="full" onClick={close}>
          {totalCount === undefined ? 'Show items' : `Show ${totalCount.toLocaleString('en-US')} items`}
        </Button>
      </footer>
    </Sheet>
  );
}

const Sheet = chakra('dialog', {
  base: {
    position: 'fixed',
    insetBlock: 0,
    left: 0,
    w: 'min(24rem, 88vw)',
    h: '100dvh',
    bg: 'bg',
    borderRadius: '0 {radii.3xl} {radii.3xl} 0',
    overflow: 'hidden',
    boxShadow: 'xl',
    '&[open]': { display: 'grid', gridTemplateRows: 'auto 1fr auto' },
    '& > header, & > footer, & > div': { px: '5' },
    '& > header': { display: 'flex', alignItems: 'center', justifyContent: 'space-between', py: '3' },
    '& > header h2': { fontSize: 'xl', fontWeight: '700' },
    '& > header button': { display: 'grid', placeItems: 'center', boxSize: '11', me: '-3', borderRadius: 'full' },
    '& > div': { overflowY: 'auto', overscrollBehavior: 'contain', pt: '3' },
    '& > footer': {
      py: '3',
      pb: 'calc({spacing.3} + env(safe-area-inset-bottom))',
      borderTopWidth: '1px',
      borderColor: 'border',
      bg: 'bg.panel',
    },
  },
});
