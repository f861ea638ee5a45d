import { NativeSelect } from '@chakra-ui/react';
import { t } from '../../lib/messages';
import { nameOfMonth } from './months';

interface ChooseMonthProps {
  /** Such as 2026-11, in their order. */
  months: readonly string[];
  month: string;
  onChange: (month: string) => void;
}

/** Chooses the month that a page of the books tells of. */
export function ChooseMonth({ months, month, onChange }: ChooseMonthProps) {
  return (
    <NativeSelect.Root maxW="16rem">
      <NativeSelect.Field
        aria-label={t('Month')}
        value={month}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      >
        {months.map((each) => (
          <option key={each} value={each}>
            {nameOfMonth(each)}
          </option>
        ))}
      </NativeSelect.Field>
      <NativeSelect.Indicator />
    </NativeSelect.Root>
  );
}
