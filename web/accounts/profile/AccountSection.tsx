import { type ReactNode, useId } from 'react';
import { Heading } from '../../ui/layout/Heading';
import { Panel } from '../../ui/layout/Panel';
import styles from './AccountSection.module.css';

interface AccountSectionProps {
  title: string;
  /** A few words below the title. */
  note?: ReactNode;
  children: ReactNode;
}

/** A part of My Account below the profile, a region that its title names. */
export function AccountSection({ title, note, children }: AccountSectionProps) {
  const id = useId();
  return (
    <Panel as="section" padding="lg" className={styles.section} aria-labelledby={id}>
      <div>
        <Heading size="lg" id={id}>
          {title}
        </Heading>
        {note}
      </div>
      {children}
    </Panel>
  );
}

/** What a part of My Account says, and beside it, where there is room, what can be done. */
export function AccountRow({ children }: { children: ReactNode }) {
  return <div className={styles.row}>{children}</div>;
}
