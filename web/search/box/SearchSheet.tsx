import { Button, type SystemStyleObject } from '@chakra-ui/react';
import { type ReactNode, useRef } from 'react';
import { t } from '../../lib/messages';
import { Overlay } from '../../ui/feedback/Overlay';
import { Icon } from '../../ui/media/Icon';
import { HANDLES_ESCAPE } from './OtherWays';
import { SearchBox } from './SearchBox';

const sheet = {
  position: 'relative',
  w: '100vw',
  h: '100dvh',
  p: '3',
  bg: 'bg',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  '& form': { ms: '10' },
} satisfies SystemStyleObject;

interface SearchSheetProps {
  /** What stands beneath the box while it is empty. */
  children: ReactNode;
  /**
   * Called when it has closed: by its button, by Escape in an empty box, or because a page was
   * chosen.
   */
  onClose: () => void;
}

/**
 * The search over the whole screen of a phone, with the focus in its box; opened from the bottom
 * bar. Once closed, the focus is back where it was.
 *
 * @see spec §2 (bottom bar)
 */
export function SearchSheet({ children, onClose }: SearchSheetProps) {
  const contentRef = useRef<HTMLDivElement>(null);
  const box = () => contentRef.current?.querySelector('input') ?? null;
  return (
    <Overlay
      kind="dialog"
      css={sheet}
      label={t('Search')}
      firstFocus={box}
      handlesEscape={() => box()?.value !== '' || contentRef.current?.querySelector(`[${HANDLES_ESCAPE}]`) != null}
      onClose={onClose}
    >
      {(close) => (
        <div ref={contentRef}>
          <Button
            position="absolute"
            zIndex="docked"
            top="3"
            insetStart="1"
            px="0"
            variant="ghost"
            aria-label={t('Close the search')}
            onClick={close}
          >
            <Icon name="chevronLeft" size={22} />
          </Button>
          <SearchBox place="sheet" onLeave={close}>
            {children}
          </SearchBox>
        </div>
      )}
    </Overlay>
  );
}
