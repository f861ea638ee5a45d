import { Flex, Input } from '@chakra-ui/react';
import { type Message, t } from '../../lib/messages';
import { SelectBox } from '../../ui/form/SelectField';
import { LabelledBox } from '../shared/form/LabelledBox';
import { PERIODS, type Period } from './periods';

interface SalesPeriodProps {
  period: Period;
  /** Today by the calendar of India. */
  today: string;
  onChange: (period: Period) => void;
}

/** Chooses the days of a report: some by their name, or any by their dates. */
export function SalesPeriod({ period, today, onChange }: SalesPeriodProps) {
  const known = PERIODS.find(({ on }) => on(today).from === period.from && on(today).to === period.to);
  const day = (label: Message, value: string, set: (day: string) => Period) => (
    <LabelledBox label={label}>
      <Input
        type="date"
        value={value}
        max={today}
        // A date that is being typed is none for a while.
        onChange={({ currentTarget }) => currentTarget.value && onChange(set(currentTarget.value))}
      />
    </LabelledBox>
  );
  return (
    <Flex wrap="wrap" align="end" gap="3" mb="6">
      <LabelledBox label="Period" flex={{ base: '1 1 100%', md: '0 1 14rem' }}>
        <SelectBox
          value={known?.name ?? ''}
          onChange={(value) => {
            const chosen = PERIODS.find(({ name }) => name === value);
            if (chosen) onChange(chosen.on(today));
          }}
        >
          {!known && <option value="">{t('Chosen days')}</option>}
          {PERIODS.map(({ name, label }) => (
            <option key={name} value={name}>
              {t(label)}
            </option>
          ))}
        </SelectBox>
      </LabelledBox>
      {day('First day', period.from, (from) => ({ ...period, from }))}
      {day('Last day', period.to, (to) => ({ ...period, to }))}
    </Flex>
  );
}
