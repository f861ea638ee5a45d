import { chakra } from '@chakra-ui/react';
import { useEffect } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { Icon } from '../../ui/Icon';
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

/** Questions, each with its answer folded away; the one that the address points at is open. */
export function Questions({ questions }: { questions: readonly Question[] }) {
  const { hash } = useLocation();
  // Not while rendering: the server does not know what stands behind the # of an address.
  useEffect(() => {
    const asked = document.getElementById(hash.slice(1));
    if (asked instanceof HTMLDetailsElement) asked.open = true;
  }, [hash]);

  return (
    <List>
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
    </List>
  );
}

/** Questions and answers as structured data for search engines. */
export function faqJsonLd(topics: readonly { questions: readonly Question[] }[]): Record<string, unknown> {
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

const List = chakra('div', {
  base: {
    borderTopWidth: '1px',
    borderColor: 'border',
    '& details': { borderBottomWidth: '1px', borderColor: 'border', scrollMarginTop: '6rem' },
    '& summary': {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '5',
      minH: '14',
      py: '3',
      borderRadius: 'l1',
      transition: 'color 150ms',
      _hover: { color: 'brand.fg' },
      '& svg': { color: 'brand.fg', transition: 'transform 200ms' },
    },
    '& h3': { m: '0', fontSize: 'md', fontWeight: '600' },
    '& [open] > summary svg': { transform: 'rotate(45deg)' },
    '& details > p': { pb: '5', pe: { md: '10' }, color: 'fg.muted' },
    '@media print': { '& details::details-content': { contentVisibility: 'visible', height: 'auto' } },
  },
});
