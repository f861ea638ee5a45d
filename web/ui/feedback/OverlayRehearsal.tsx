import { Button, Heading } from '@chakra-ui/react';
import { CloseButton } from './CloseButton';
import { DialogActions } from './dialogSheet';
import { Overlay } from './Overlay';

const KINDS = ['drawer', 'dialog'] as const;

/**
 * A drawer and a dialog, closed, with what most of them hold: drawn once, all that they are made of
 * is compiled, and their styles are in the page.
 */
export function OverlayRehearsal() {
  return KINDS.map((kind) => (
    <Overlay key={kind} kind={kind} css={{ p: '6', bg: 'bg.panel' }} isClosed onClose={() => undefined}>
      {(close) => (
        <>
          <Heading size="lg">{kind}</Heading>
          <CloseButton onClick={close} />
          <DialogActions>
            <Button variant="outline">{kind}</Button>
            <Button colorPalette="brand">{kind}</Button>
          </DialogActions>
        </>
      )}
    </Overlay>
  ));
}
