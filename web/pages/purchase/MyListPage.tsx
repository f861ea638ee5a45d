import { useEffect, useRef, useState } from 'react';
import { gql } from '../../gql';
import { useMyListPageQuery } from '../../gql/graphql';
import { t } from '../../lib/messages';
import { paths } from '../../lib/paths';
import { ContinueShopping } from '../../ui/feedback/ContinueShopping';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { LoadFailed } from '../../ui/feedback/LoadFailed';
import { Waiting, WaitingLines } from '../../ui/feedback/Waiting';
import { Breadcrumb } from '../../ui/layout/Breadcrumb';
import { PageColumn } from '../../ui/layout/PageColumn';
import { PageHead } from '../../ui/layout/PageHead';
import { PageTitle } from '../../ui/layout/PageTitle';
import { RemovedProductNote } from '../../wishlist/RemovedProductNote';
import { type RemovedProduct, WishlistTable } from '../../wishlist/WishlistTable';

gql(`query MyListPage {
  me { id wishlist { id ...WishlistTable_item } }
}`);

/**
 * The viewer's wishlist, newest first; or, when there are none, the way back to the shop. A
 * product just removed can be put back.
 *
 * @see spec §2 (My List), §4 (wishlist)
 */
export function MyListPage() {
  const { data, error, refetch } = useMyListPageQuery({ fetchPolicy: 'cache-and-network' });
  const [removed, setRemoved] = useState<RemovedProduct | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const items = data?.me?.wishlist;
  const isEmpty = items?.length === 0;

  useEffect(() => {
    if (removed && isEmpty) heading.current?.focus();
  }, [removed, isEmpty]);

  return (
    <PageColumn top={5}>
      <PageHead title={t('My List')} />
      <Breadcrumb wideOnly crumbs={[{ label: t('Home'), to: paths.home() }, { label: t('My List') }]} />
      <PageTitle
        ref={heading}
        tabIndex={-1}
        status={items && !isEmpty ? t('There are {count} products in your Wishlist', { count: items.length }) : ''}
        note={removed && <RemovedProductNote product={removed} onDone={() => setRemoved(null)} />}
      >
        {t('My List')}
      </PageTitle>
      {!items && error && <LoadFailed message={t('We could not load your list.')} onRetry={() => refetch()} />}
      {!items && !error && (
        <Waiting label={t('Loading your list')}>
          <WaitingLines count={3} />
        </Waiting>
      )}
      {isEmpty && (
        <EmptyState title={t('Your Wishlist is currently empty')} action={<ContinueShopping />}>
          {t('Tap the heart on a product to save it here.')}
        </EmptyState>
      )}
      {items && !isEmpty && <WishlistTable items={items} onRemoved={setRemoved} />}
    </PageColumn>
  );
}
