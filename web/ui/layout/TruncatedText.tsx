import { VisuallyHidden } from './VisuallyHidden';

interface TruncatedTextProps {
  /** The whole text. */
  text: string;
  /** How many characters stand before the ellipsis. @see spec §9 */
  max: number;
  /** What follows the cut. */
  ellipsis?: string;
}

/**
 * A text cut to its first characters on screen and whole for a screen reader; a short enough one is
 * left as it is.
 */
export function TruncatedText({ text, max, ellipsis = '…' }: TruncatedTextProps) {
  if (text.length <= max) return text;
  return (
    <>
      <span aria-hidden="true">
        {text.slice(0, max).trimEnd()}
        {ellipsis}
      </span>
      <VisuallyHidden>{text}</VisuallyHidden>
    </>
  );
}
