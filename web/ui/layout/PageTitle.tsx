import type { ComponentProps, ReactNode } from 'react';
import { classes } from '../../lib/classes';
import { Heading } from './Heading';
import styles from './PageTitle.module.css';

interface PageTitleProps extends Omit<ComponentProps<'h1'>, 'children'> {
  children: string;
  /** A line below, announced when it changes; its place is there from the start. Absent on a page that has none. */
  status?: string;
  /** Stands below, such as what was just removed and can be put back. */
  note?: ReactNode;
}

/** The heading of a page of a shopper's own, such as the cart, with the room around it. */
export function PageTitle({ children, status, note, className, ...heading }: PageTitleProps) {
  return (
    <>
      <div className={classes(styles.pageTitle, className)}>
        <Heading as="h1" size="2xl" wideSize="3xl" {...heading}>
          {children}
        </Heading>
        {status !== undefined && (
          <p className={styles.status} role="status">
            {status}
          </p>
        )}
      </div>
      {note && <div className={styles.note}>{note}</div>}
    </>
  );
}
