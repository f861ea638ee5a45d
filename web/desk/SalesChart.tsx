import { Box, Flex } from '@chakra-ui/react';
import { inLanguage, t } from '../lib/messages';
import { formatRupees } from '../lib/money';

interface SalesChartProps {
  /** The earliest first; the last is today. */
  days: readonly { day: string; orderCount: number; total: number }[];
}

const PARTS = { day: 'numeric', month: 'short', timeZone: 'UTC' } as const;
const dayNames = { en: new Intl.DateTimeFormat('en-IN', PARTS), hi: new Intl.DateTimeFormat('hi-IN', PARTS) };

/** What was sold on each of the last days, as bars; who cannot see them is read the figures. */
export function SalesChart({ days }: SalesChartProps) {
  const most = Math.max(...days.map(({ total }) => total), 1);
  const first = days[0];
  return (
    <Flex
      direction="column"
      gap="1"
      minW="0"
      role="img"
      aria-label={t('Sales: {days}', {
        days: days.map(({ day, total }) => `${named(day)} ${formatRupees(total)}`).join(', '),
      })}
    >
      <Flex align="flex-end" gap="1" h="7rem" borderBottom="1px solid {colors.border}">
        {days.map(({ day, total, orderCount }, index) => (
          <Box
            flex="1"
            borderRadius="xs"
            borderBottomRadius="0"
            bg={index === days.length - 1 ? 'brand.solid' : 'brand.emphasized'}
            key={day}
            title={t('{day}: {total}, {orderCount} orders', {
              day: named(day),
              total: formatRupees(total),
              orderCount,
            })}
            style={{ height: `${Math.max(2, (total / most) * 100)}%` }}
          />
        ))}
      </Flex>
      <Flex justify="space-between" color="fg.muted" fontSize="xs">
        <span>{first && named(first.day)}</span>
        <span>{t('Today')}</span>
      </Flex>
    </Flex>
  );
}

function named(day: string): string {
  return inLanguage(dayNames).format(new Date(`${day}T00:00:00Z`));
}
