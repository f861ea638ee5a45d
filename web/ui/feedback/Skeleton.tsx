import { classes } from '../../lib/classes';
import styles from './Skeleton.module.css';

/** The place of something that is still on its way; `className` gives it its size. */
export function Skeleton({ className }: { className: string | undefined }) {
  return <div className={classes(styles.skeleton, className)} />;
}
