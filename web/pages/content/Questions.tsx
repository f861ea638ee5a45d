import { useEffect } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { Icon } from '../../ui/media/Icon';
import styles from './Questions.module.css';
import { unbroken } from './unbroken';

/** A question that is often asked. */
export interface Question {
  /** Its anchor: a link to `#id` opens the answer. */
  id: string;
  question: string;
  /** In plain sentences. */
  answer: string;
  /** A page that goes on where the answer ends. */
  more?: { to: string; label: string };
}

/** Questions about one thing. */
export interface Topic {
  /** Its anchor. */
  id: string;
  heading: string;
  questions: readonly Question[];
}

/** Questions, each with its answer folded away; the one that the address points at is open. */
export function Questions({ questions }: { questions: readonly Question[] }) {
  const { hash } = useLocation();
  // Not while rendering: the server does not know what stands behind the # of an address.
  useEffect(() => {
    const asked = document.getElementById(hash.slice(1));
    if (asked instanceof HTMLDetailsElement) asked.open = true;
  }, [hash]);

  return (
    <div className={styles.list}>
      {questions.map(({ id, question, answer, more }) => (
        <details key={id} id={id}>
          <summary>
            <h3>{question}</h3>
            <Icon name="plus" size={20} />
          </summary>
          <p>
            {unbroken(answer)} {more && <Link to={more.to}>{more.label}</Link>}
          </p>
        </details>
      ))}
    </div>
  );
}

/** Questions and answers as structured data for search engines. */
export function faqJsonLd(topics: readonly Topic[]): Record<string, unknown> {
  return {
    '@type': 'FAQPage',
    mainEntity: topics.flatMap(({ questions }) =>
      questions.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
    ),
  };
}
