import type { ReactNode } from 'react';
import styles from './Article.module.css';
import type { Section } from './policy';
import { TableOfContents } from './TableOfContents';

/** A long text in sections, with its table of contents beside it from 992 px, folded away above it under that. */
export function Article({ sections }: { sections: readonly Section[] }) {
  return (
    <div className={styles.article}>
      <div className={styles.tableOfContentsPlace}>
        <TableOfContents sections={sections} />
      </div>
      <article className={styles.prose}>
        {sections.map(({ id, heading, body }) => (
          <section key={id} aria-labelledby={id}>
            <h2 id={id} tabIndex={-1}>
              {heading}
            </h2>
            {body}
          </section>
        ))}
      </article>
    </div>
  );
}

/** What an article sets apart from the rest. */
export function Note({ children }: { children: ReactNode }) {
  return <p className={styles.note}>{children}</p>;
}
