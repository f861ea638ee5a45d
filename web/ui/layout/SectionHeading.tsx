import { Heading } from '../first-view/Heading';
import styles from './SectionHeading.module.css';

interface SectionHeadingProps {
  children: string;
  /** A few words below; they say what the heading leaves open. */
  note?: string;
  /** For a region that takes its name from the heading. */
  id?: string;
}

/** The heading of a part of a page, with a line below it where there is something to add. */
export function SectionHeading({ children, note, id }: SectionHeadingProps) {
  return (
    <div>
      <Heading size="2xl" wideSize="3xl" className={styles.heading} id={id}>
        {children}
      </Heading>
      {note && <p className={styles.text}>{note}</p>}
    </div>
  );
}
