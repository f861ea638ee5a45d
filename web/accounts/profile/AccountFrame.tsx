import type { ReactNode } from 'react';
import { paths } from '../../lib/paths';
import { Breadcrumb } from '../../ui/layout/Breadcrumb';
import { Heading } from '../../ui/layout/Heading';
import { PageColumn } from '../../ui/layout/PageColumn';
import { Panel } from '../../ui/layout/Panel';
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
    <PageColumn top={5}>
      <Breadcrumb crumbs={[{ label: 'Home', to: paths.home() }, { label: title }]} />
      <Panel className={styles.card} padding="lg">
        <Heading as="h1" size="2xl" className={styles.heading}>
          {title}
        </Heading>
        <p className={styles.text}>{intro}</p>
        <div className={styles.form}>{children}</div>
        <div className={styles.footer}>{footer}</div>
      </Panel>
    </PageColumn>
  );
}
