import { t } from '../../lib/messages';
import { SelectBox } from '../../ui/form/SelectField';
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
    <SelectBox room={{ maxW: '16rem' }} aria-label={t('Month')} value={month} onChange={onChange}>
      {months.map((each) => (
        <option key={each} value={each}>
          {nameOfMonth(each)}
        </option>
      ))}
    </SelectBox>
  );
}
