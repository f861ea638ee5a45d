import { Button, Card } from '@chakra-ui/react';
import { t } from '../../lib/messages';
import type { Change } from './useChangeVariant';

interface UndoBarProps {
  change: Pick<Change, 'name' | 'words'>;
  isBusy: boolean;
  onUndo: () => void;
}

/** The last change, at the top of the page while it is scrolled, with the way back from it. */
export function UndoBar({ change, isBusy, onUndo }: UndoBarProps) {
  return (
    <Card.Root
      size="sm"
      display="flex"
      position="sticky"
      top="2"
      zIndex="docked"
      alignItems="center"
      justifyContent="space-between"
      gap="3"
      mb="4"
      py="1"
      ps="4"
      pe="2"
      shadow="md"
    >
      <p role="status">
        <b>{change.name}</b>: {change.words}
      </p>
      <Button variant="ghost" colorPalette="brand" aria-busy={isBusy || undefined} onClick={onUndo}>
        {t('Undo')}
      </Button>
    </Card.Root>
  );
}
