import { Button, Flex, Text } from '@chakra-ui/react';

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
    <Flex
      layerStyle="card"
      align="center"
      justify="space-between"
      gap="4"
      paddingInline="4"
      paddingBlock="2"
      animation="slide-down 200ms {easings.ease-out}"
    >
      <Text minWidth="0" truncate>
        <b>{name}</b> was removed.
      </Text>
      <Button variant="ghost" colorPalette="brand" onClick={onUndo} aria-busy={isBusy || undefined}>
        Undo
      </Button>
    </Flex>
  );
}
