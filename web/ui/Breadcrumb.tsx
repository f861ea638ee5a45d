import { chakra } from '@chakra-ui/react';
import { Fragment, type ReactNode } from 'react';
import { Link } from 'react-router-dom';

/** A step of the way to a page. */
interface Crumb {
  /** Shown name of the place. */
  label: ReactNode;
  /** Its path; absent for the page itself, the last step. */
  to?: string;
}

interface BreadcrumbProps {
  /** From Home to the page shown. */
  crumbs: Crumb[];
  /** Hidden under 992 px. */
  wideOnly?: boolean;
}

/** The way from Home to this page. */
export function Breadcrumb({ crumbs, wideOnly }: BreadcrumbProps) {
  return (
    <Nav aria-label="Breadcrumb" display={wideOnly ? { base: 'none', lg: 'block' } : 'block'}>
      <ol>
        {crumbs.map(({ label, to }, place) => (
          <Fragment key={`${to} ${label}`}>
            {place > 0 && <li aria-hidden="true">›</li>}
            <li>{to ? <Link to={to}>{label}</Link> : <span aria-current="page">{label}</span>}</li>
          </Fragment>
        ))}
      </ol>
    </Nav>
  );
}

const Nav = chakra('nav', {
  base: {
    fontSize: 'sm',
    color: 'fg.muted',
    '& ol': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '2', listStyle: 'none' },
    '& a': { py: '1.5', borderRadius: 'sm', textUnderlineOffset: '3px' },
    '& a:hover': { color: 'fg', textDecoration: 'underline' },
    '& [aria-current]': { color: 'fg' },
  },
});
