import { Prose, type Section } from '../../ui/layout/Prose';
import styles from './Article.module.css';
import { TableOfContents } from './TableOfContents';

/**
 * A long text in sections, with its table of contents beside it from 992 px, folded away above it
 * under that.
 */
export function Article({ sections }: { sections: readonly Section[] }) {
  return (
    <div className={styles.article}>
      <div className={styles.tableOfContentsPlace}>
        <TableOfContents sections={sections.filter(({ heading }) => heading !== null)} />
      </div>
      <Prose sections={sections} />
    </div>
  );
}
