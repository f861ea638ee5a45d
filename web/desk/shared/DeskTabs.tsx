import { chakra, Flex, type SystemStyleObject, useSlotRecipe } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { ScrollRow } from '../../ui/layout/ScrollRow';

/** One of the ways of `DeskTabs`. */
export interface DeskTab {
  label: string;
  to: string;
  isCurrent: boolean;
}

interface DeskTabsProps {
  label: string;
  tabs: readonly DeskTab[];
  /**
   * `chips` unless said otherwise; `bar` for the parts of a page, `switch` for two ways to see the
   * same.
   */
  look?: 'chips' | 'bar' | 'switch';
}

/**
 * What the row and each of its ways look like; those of the bar as Chakra's tabs do, which they are
 * not: each has an address, so they are links.
 */
const looks: Record<'chips' | 'bar' | 'switch', { row: SystemStyleObject; way: SystemStyleObject }> = {
  chips: {
    row: { gap: '2', mb: '5', py: '1' },
    way: {
      minH: '10',
      px: '4',
      border: '1px solid {colors.border}',
      borderRadius: 'full',
      bg: 'bg.panel',
      fontSize: 'sm',
      fontWeight: 'medium',
      _focusVisible: { outlineOffset: '0' },
      _currentPage: { borderColor: 'brand.fg', bg: 'brand.subtle', color: 'brand.fg', fontWeight: 'semibold' },
    },
  },
  bar: {
    row: { gap: '6', mb: '6', py: '0', boxShadow: 'inset 0 -1px {colors.border}' },
    way: { mb: '0', _focusVisible: { outlineOffset: '-2px' } },
  },
  switch: {
    row: { display: 'inline-flex', justifySelf: 'start', p: '1', borderRadius: 'l2', bg: 'bg.muted', fontSize: 'sm' },
    way: {
      minH: '9',
      px: '4',
      borderRadius: 'lg',
      color: 'fg.muted',
      fontWeight: 'semibold',
      _currentPage: { bg: 'bg.panel', color: 'fg', boxShadow: 'xs' },
    },
  },
};

const Way = chakra(Link, { base: { display: 'inline-flex', flexShrink: '0', alignItems: 'center' } });

/**
 * Ways to the parts of a page, or to its rows by some state; the row scrolls where it is too long,
 * to the one that is open.
 */
export function DeskTabs({ label, tabs, look = 'chips' }: DeskTabsProps) {
  const { row, way } = looks[look];
  const tab = useSlotRecipe({ key: 'tabs' })().trigger;
  const box = useRef<HTMLDivElement>(null);
  const current = tabs.find(({ isCurrent }) => isCurrent)?.to;
  useEffect(() => {
    const open = current && box.current?.querySelector<HTMLElement>('[aria-current]');
    if (open) centreInRow(open);
  }, [current]);
  const ways = tabs.map(({ label, to, isCurrent }) => (
    <Way key={to} to={to} aria-current={isCurrent ? 'page' : undefined} css={look === 'bar' ? [tab, way] : way}>
      {label}
    </Way>
  ));
  return (
    <Flex asChild css={row}>
      {look === 'switch' ? (
        <nav aria-label={label}>{ways}</nav>
      ) : (
        <ScrollRow ref={box} as="nav" aria-label={label}>
          {ways}
        </ScrollRow>
      )}
    </Flex>
  );
}

/** Scrolls the row alone: the page stays where its reader is. */
function centreInRow(way: HTMLElement) {
  const row = way.parentElement;
  if (!row) return;
  const [inner, outer] = [way.getBoundingClientRect(), row.getBoundingClientRect()];
  row.scrollLeft += inner.left + inner.width / 2 - (outer.left + outer.width / 2);
}
