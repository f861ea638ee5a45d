import type { ReactNode } from 'react';
import { paths } from '../lib/paths';
import { Breadcrumb } from '../ui/Breadcrumb';
import { PageColumn } from '../ui/PageColumn';
import styles from './AccountFrame.module.css';

interface AccountFrameProps {
  /** The page's heading and the last step of its breadcrumb. */
  title: string;
  /** A sentence under the heading. */
  intro: ReactNode;
  /** The form. */
  children: ReactNode;
  /** What stands under the form, such as the link to the other form. */
  footer: ReactNode;
}

/** The card in the middle of the page that holds the Sign In or the Sign Up form. */
export function AccountFrame({ title, intro, children, footer }: AccountFrameProps) {
  return (
    <PageColumn className={styles.accountFrame}>
      <Breadcrumb crumbs={[{ label: 'Home', to: paths.home() }, { label: title }]} />
      <div className={styles.box}>
        <h1 className={styles.heading}>{title}</h1>
        <p className={styles.text}>{intro}</p>
        {children}
        <div className={styles.accountFrameBox}>{footer}</div>
      </div>
    </PageColumn>
  );
}
