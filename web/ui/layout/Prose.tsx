import type { ReactNode } from 'react';
import styles from './Prose.module.css';

/** A part of a text that can be linked to. */
export interface Section {
  /** Its anchor, `#id` behind the page's address. */
  id: string;
  /** Null for what stands before the first heading. */
  heading: string | null;
  /** What it says; of a text that the owner wrote, the HTML that the graph made of it. */
  body: ReactNode | { html: string };
}

/** A long text in sections, set for reading. */
export function Prose({ sections }: { sections: readonly Section[] }) {
  return (
    <article className={styles.prose}>
      {sections.map(({ id, heading, body }) => (
        <section key={id} aria-labelledby={heading === null ? undefined : id}>
          {heading !== null && (
            <h2 id={id} tabIndex={-1}>
              {heading}
            </h2>
          )}
          {isHtml(body) ? <div dangerouslySetInnerHTML={{ __html: body.html }} /> : body}
        </section>
      ))}
    </article>
  );
}

/** What an article sets apart from the rest. */
export function Note({ children }: { children: ReactNode }) {
  return <p className={styles.note}>{children}</p>;
}

function isHtml(body: Section['body']): body is { html: string } {
  return typeof body === 'object' && body !== null && 'html' in body;
}
