import { inLanguage, t } from '../lib/messages';
import { formatRupees } from '../lib/money';
import styles from './SalesChart.module.css';

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
    <div
      className={styles.salesChart}
      role="img"
      aria-label={t('Sales: {days}', {
        days: days.map(({ day, total }) => `${named(day)} ${formatRupees(total)}`).join(', '),
      })}
    >
      <div className={styles.bars}>
        {days.map(({ day, total, orderCount }, index) => (
          <div
            key={day}
            className={styles.bar}
            data-today={index === days.length - 1 || undefined}
            title={t('{day}: {total}, {orderCount} orders', {
              day: named(day),
              total: formatRupees(total),
              orderCount,
            })}
            style={{ height: `${Math.max(2, (total / most) * 100)}%` }}
          />
        ))}
      </div>
      <div className={styles.days}>
        <span>{first && named(first.day)}</span>
        <span>{t('Today')}</span>
      </div>
    </div>
  );
}

function named(day: string): string {
  return inLanguage(dayNames).format(new Date(`${day}T00:00:00Z`));
}
