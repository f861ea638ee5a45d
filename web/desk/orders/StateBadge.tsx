import type { OrderStatus } from '../../gql/graphql';
import { classes } from '../../lib/classes';
import { t } from '../../lib/messages';
import { STATE_NAMES, STATE_TONES } from './orderStates';
import styles from './StateBadge.module.css';

/** The state of an order in the words of those who send it, on a field whose colour says whether there is something to do. */
export function StateBadge({ status }: { status: OrderStatus }) {
  return <span className={classes(styles.stateBadge, styles[STATE_TONES[status]])}>{t(STATE_NAMES[status])}</span>;
}
