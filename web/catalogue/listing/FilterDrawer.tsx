import { Box, Button, Flex, Heading } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { t } from '../../lib/messages';
import { formatCount } from '../../lib/money';
import { AfterShell } from '../../ui/feedback/AfterShell';
import { CloseButton } from '../../ui/feedback/CloseButton';
import { Overlay } from '../../ui/feedback/Overlay';

const sheet = {
  display: 'grid',
  gridTemplateRows: 'auto 1fr auto',
  w: 'min(24rem, 88vw)',
  borderRightRadius: '3xl',
  overflow: 'hidden',
};

/** What the sheet shows, and its callbacks. */
export interface FilterDrawerProps {
  /** The filters. */
  children: ReactNode;
  /** How many products the list holds with them; undefined while that is not known. */
  totalCount: number | undefined;
  /** Called when it has closed: by a button, Escape or a press beside it. */
  onClose: () => void;
}

/**
 * The filters of a list on narrow screens: a sheet over the page that holds the focus until it is
 * closed.
 */
export function FilterDrawer({ children, totalCount, onClose }: FilterDrawerProps) {
  return (
    <Overlay kind="drawer" css={sheet} labelledBy="filters-heading" outlivesAddress onClose={onClose}>
      {(close) => (
        <>
          <Flex as="header" align="center" justify="space-between" px="5" py="3">
            <Heading size="xl" id="filters-heading">
              {t('Filters')}
            </Heading>
            <CloseButton me="-3" aria-label={t('Close filters')} onClick={close} />
          </Flex>
          <Box px="5" pt="3" overflowY="auto" overscrollBehavior="contain">
            <AfterShell>{children}</AfterShell>
          </Box>
          <Box
            as="footer"
            px="5"
            pt="3"
            pb="calc({spacing.3} + env(safe-area-inset-bottom))"
            borderTop="1px solid {colors.border}"
            bg="bg.panel"
          >
            <Button w="full" colorPalette="brand" size="lg" onClick={close}>
              {totalCount === undefined
                ? t('Show items')
                : t('Show {totalCount} items', { totalCount: formatCount(totalCount) })}
            </Button>
          </Box>
        </>
      )}
    </Overlay>
  );
}
