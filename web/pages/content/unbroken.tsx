import { Fragment, type ReactNode } from 'react';

/**
 * A text whose ranges, such as '5-7 business days', are not torn apart at the hyphen when the line
 * ends there.
 */
export function unbroken(text: string): ReactNode {
  return text.split(/(\d+-\d+)/).map((part, place) =>
    place % 2 ? (
      <span key={place} style={{ whiteSpace: 'nowrap' }}>
        {part}
      </span>
    ) : (
      <Fragment key={place}>{part}</Fragment>
    ),
  );
}
