import { Button, Card, Text } from '@chakra-ui/react';
import { t } from '../../lib/messages';
import { drops } from '../media/move';

interface UndoNoteProps {
  /** What was just removed. */
  name: string;
  /** An answer to the press of the button is awaited. */
  isBusy: boolean;
  onUndo: () => void;
}

/** Names what was just removed from a list, with a button that puts it back. */
export function UndoNote({ name, isBusy, onUndo }: UndoNoteProps) {
  return (
    <Card.Root
      ref={drops}
      p="0"
      display="flex"
      alignItems="center"
      justifyContent="space-between"
      gap="4"
      py="2"
      px="4"
    >
      <Text minW="0" overflow="hidden" textOverflow="ellipsis" whiteSpace="nowrap">
        <b>{name}</b> {t('was removed.')}
      </Text>
      <Button variant="ghost" colorPalette="brand" onClick={onUndo} aria-busy={isBusy || undefined}>
        {t('Undo')}
      </Button>
    </Card.Root>
  );
}
