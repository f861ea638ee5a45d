import styles from './Moment.module.css';
import { formatMoment } from './moments';

/** A moment in a row of a table: date and time stand on a line each where there is no room for both on one. */
export function Moment({ at }: { at: string }) {
  return (
    <time className={styles.moment} dateTime={at}>
      {formatMoment(at)}
    </time>
  );
}
