import { useEffect, useRef, useState } from 'react';
import { gql } from '../gql';
import { useMyListPageQuery } from '../gql/graphql';
import { paths } from '../lib/paths';
import { Breadcrumb } from '../ui/Breadcrumb';
import { ButtonLink } from '../ui/Button';
import { EmptyState } from '../ui/EmptyState';
import { LoadFailed } from '../ui/LoadFailed';
import { PageColumn } from '../ui/PageColumn';
import { PageHead } from '../ui/PageHead';
import { Waiting, WaitingLines } from '../ui/Waiting';
import { RemovedProductNote } from '../wishlist/RemovedProductNote';
import { type RemovedProduct, WishlistTable } from '../wishlist/WishlistTable';
import styles from './MyListPage.module.css';

gql(`query MyListPage {
  me { id wishlist { id ...WishlistTable_item } }
}`);

/**
 * The products that the viewer keeps for later, newest first; or, when there are none, the way back to the shop. A
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
    <PageColumn className={styles.myListPage}>
      <PageHead title="My List" />
      <Breadcrumb wideOnly crumbs={[{ label: 'Home', to: paths.home() }, { label: 'My List' }]} />
      <div className={styles.box}>
        <h1 className={styles.heading} ref={heading} tabIndex={-1}>
          My List
        </h1>
        <p className={styles.text} role="status">
          {items && !isEmpty && `There are ${items.length} products in your Wishlist`}
        </p>
      </div>
      {removed && (
        <div className={styles.removedProductNotePlace}>
          <RemovedProductNote product={removed} onDone={() => setRemoved(null)} />
        </div>
      )}
      {!items && error && <LoadFailed message="We could not load your list." onRetry={() => refetch()} />}
      {!items && !error && (
        <Waiting label="Loading your list">
          <WaitingLines count={3} />
        </Waiting>
      )}
      {isEmpty && (
        <EmptyState
          title="Your Wishlist is currently empty"
          action={
            <ButtonLink palette="brand" size="lg" to={paths.home()}>
              Continue Shopping
            </ButtonLink>
          }
        >
          Press the heart of a product, and it waits for you here.
        </EmptyState>
      )}
      {items && !isEmpty && <WishlistTable items={items} onRemoved={setRemoved} />}
    </PageColumn>
  );
}
