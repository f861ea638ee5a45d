import type { ComponentProps } from 'react';

interface ChoiceProps extends ComponentProps<'input'> {
  /** `radio` for one of several, `checkbox` for any of them. */
  type: 'radio' | 'checkbox';
  /** Of the label, which has its look from where it stands. */
  className?: string | undefined;
  /** Whether it is sold out; it can be chosen nevertheless. */
  isSoldOut?: boolean;
}

/**
 * What can be chosen in what the server draws: the browser's own button with the words that name
 * it. Elsewhere there are `RadioChoice` and `CheckBox` of `ui/form`.
 */
export function Choice({ className, isSoldOut, children, ...rest }: ChoiceProps) {
  return (
    <label className={className} data-sold-out={isSoldOut || undefined}>
      <input {...rest} />
      {children}
    </label>
  );
}
