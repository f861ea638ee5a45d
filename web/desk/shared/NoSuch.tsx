import { Button } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { t } from '../../lib/messages';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { PageHead } from '../../ui/layout/PageHead';

interface NoSuchProps {
  /** Says what there is not: the heading, and the page's name in the browser. */
  title: string;
  /** The list that it would stand in. */
  list: { path: string; label: string };
  /** A sentence that helps on. */
  children?: string;
}

/** A page of the desk whose address names what is not there: says so, and leads to the list. */
export function NoSuch({ title, list, children }: NoSuchProps) {
  return (
    <>
      <PageHead title={t('{title} · Desk', { title })} />
      <EmptyState
        title={title}
        titleAs="h1"
        action={
          <Button asChild colorPalette="brand">
            <Link to={list.path}>{list.label}</Link>
          </Button>
        }
      >
        {children}
      </EmptyState>
    </>
  );
}
