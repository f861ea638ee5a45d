import { Input } from '@chakra-ui/react';
import { type KeyboardEvent, useEffect, useState } from 'react';

interface NumberCellProps {
  /** Its name, for who cannot see the column that it stands in. */
  label: string;
  value: number | null;
  /** Whether it may be empty. */
  isOptional?: boolean;
  /** Whole numbers only. */
  isWhole?: boolean;
  /**
   * Called with a number that differs, when the box is left or Enter is pressed; answers whether it
   * was saved.
   */
  onChange: (value: number | null) => Promise<boolean>;
}

/**
 * A number in a table that is changed in place. Escape, and what is no number, leaves it as it was.
 */
export function NumberCell({ label, value, isOptional, isWhole, onChange }: NumberCellProps) {
  const shown = value === null ? '' : String(value);
  const [text, setText] = useState(shown);
  const [isBusy, setBusy] = useState(false);
  /** What Enter has saved, which is not saved again when the box is left. */
  const [saved, setSaved] = useState<string | null>(null);
  useEffect(() => {
    setText(shown);
    setSaved(null);
  }, [shown]);

  const save = async () => {
    const entered = text.trim().replace(',', '');
    if (isBusy || entered === saved) return;
    if (entered === shown) return setText(shown);
    const number = Number(entered);
    const isFit = entered === '' ? isOptional : number >= 0 && (!isWhole || Number.isInteger(number));
    if (!isFit) return setText(shown);
    setBusy(true);
    const isSaved = await onChange(entered === '' ? null : number);
    setBusy(false);
    if (isSaved) setSaved(entered);
    else setText(shown);
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Escape') setText(shown);
    if (event.key === 'Enter') void save();
  };
  return (
    <Input
      size="sm"
      w="6rem"
      borderRadius="l1"
      fontVariantNumeric="tabular-nums"
      textAlign="end"
      opacity={isBusy ? 0.6 : undefined}
      aria-label={label}
      aria-busy={isBusy || undefined}
      inputMode={isWhole ? 'numeric' : 'decimal'}
      value={text}
      placeholder={isOptional ? '–' : undefined}
      onChange={({ currentTarget }) => setText(currentTarget.value)}
      onFocus={({ currentTarget }) => currentTarget.select()}
      onBlur={() => void save()}
      onKeyDown={press}
    />
  );
}
