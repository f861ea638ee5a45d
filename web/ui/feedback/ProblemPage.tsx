import type { ReactNode } from 'react';
import { Heading } from '../first-view/Heading';
import { PageHead } from '../layout/PageHead';
import type { IconName } from '../media/Icon';
import { IconDisc } from '../media/IconDisc';
import styles from './ProblemPage.module.css';

interface ProblemPageProps {
  /** The heading, and the page's name in the browser. */
  title: string;
  /** What it means for the shopper. */
  text: string;
  /** Stands above the heading; decoration only. */
  icon?: IconName;
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
      {icon && <IconDisc name={icon} size={40} />}
      <Heading as="h1" size="3xl">
        {title}
      </Heading>
      <p>{text}</p>
      {action}
    </div>
  );
}
