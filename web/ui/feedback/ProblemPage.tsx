import type { ReactNode } from 'react';
import { Heading } from '../layout/Heading';
import { PageHead } from '../layout/PageHead';
import styles from './ProblemPage.module.css';

interface ProblemPageProps {
  /** The heading, and the page's name in the browser. */
  title: string;
  /** What it means for the shopper. */
  text: string;
  /** Stands above the heading; decoration only. */
  icon?: ReactNode;
  /** A link or button that leads on. */
  action: ReactNode;
}

/**
 * A page in the place of one that cannot be shown: says so in the middle of the screen, and offers
 * the next step.
 */
export function ProblemPage({ title, text, icon, action }: ProblemPageProps) {
  return (
    <div className={styles.problemPage}>
      <PageHead title={title} />
      {icon && <div className={styles.icon}>{icon}</div>}
      <Heading as="h1" size="3xl">
        {title}
      </Heading>
      <p className={styles.text}>{text}</p>
      {action}
    </div>
  );
}
