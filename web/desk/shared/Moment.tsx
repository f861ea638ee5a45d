import { chakra } from '@chakra-ui/react';
import { formatMoment } from './moments';

/**
 * A moment in a row of a table: date and time stand on a line each where there is no room for both
 * on one.
 */
export function Moment({ at }: { at: string }) {
  return (
    <chakra.time display="inline-block" minW="6.25rem" textWrap="balance" dateTime={at}>
      {formatMoment(at)}
    </chakra.time>
  );
}
