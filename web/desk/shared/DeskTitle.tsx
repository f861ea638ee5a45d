import type { ReactNode } from 'react';
import { t } from '../../lib/messages';
import { Heading } from '../../ui/layout/Heading';
import { PageHead } from '../../ui/layout/PageHead';
import styles from './DeskTitle.module.css';

interface DeskTitleProps {
  /** The heading, and the page's name in the browser. */
  children: string;
  /** A line below. */
  text?: ReactNode;
  /** Stands beside the heading, such as a badge. */
  beside?: ReactNode;
  /** What can be done with all of the page; one of them at most is solid. */
  actions?: ReactNode;
}

/** The heading of a page of the desk, with what can be done at its other end. */
export function DeskTitle({ children, text, beside, actions }: DeskTitleProps) {
  return (
    <div className={styles.deskTitle}>
      <PageHead title={t('{title} · Desk', { title: children })} />
      <div className={styles.words}>
        <div className={styles.row}>
          <Heading as="h1" size="2xl" wideSize="3xl">
            {children}
          </Heading>
          {beside}
        </div>
        {text && <div className={styles.text}>{text}</div>}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
