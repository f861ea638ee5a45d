import { Flex, Input, NativeSelect, Text } from '@chakra-ui/react';
import { t } from '../../lib/messages';
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
  const day = (label: string, value: string, set: (day: string) => Period) => (
    <Text as="label" display="grid" gap="1" textStyle="sm" fontWeight="medium">
      {label}
      <Input
        type="date"
        value={value}
        max={today}
        // A date that is being typed is none for a while.
        onChange={({ currentTarget }) => currentTarget.value && onChange(set(currentTarget.value))}
      />
    </Text>
  );
  return (
    <Flex wrap="wrap" align="end" gap="3" mb="6">
      <Text
        as="label"
        display="grid"
        gap="1"
        textStyle="sm"
        fontWeight="medium"
        flex={{ base: '1 1 100%', md: '0 1 14rem' }}
      >
        {t('Period')}
        <NativeSelect.Root>
          <NativeSelect.Field
            value={known?.name ?? ''}
            onChange={({ currentTarget }) => {
              const chosen = PERIODS.find(({ name }) => name === currentTarget.value);
              if (chosen) onChange(chosen.on(today));
            }}
          >
            {!known && <option value="">{t('Chosen days')}</option>}
            {PERIODS.map(({ name, label }) => (
              <option key={name} value={name}>
                {t(label)}
              </option>
            ))}
          </NativeSelect.Field>
          <NativeSelect.Indicator />
        </NativeSelect.Root>
      </Text>
      {day(t('First day'), period.from, (from) => ({ ...period, from }))}
      {day(t('Last day'), period.to, (to) => ({ ...period, to }))}
    </Flex>
  );
}
