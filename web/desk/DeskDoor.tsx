import { lazy, Suspense, useEffect, useState } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { isSessionExpired, useSession } from '../accounts/session/session';
import { gql } from '../gql';
import { useDeskDoorQuery } from '../gql/graphql';
import { t } from '../lib/messages';
import { LoadFailed } from '../ui/feedback/LoadFailed';
import { Spinner } from '../ui/first-view/Spinner';
import styles from './DeskDoor.module.css';
import { DeskFrame } from './DeskFrame';
import { DeskPage } from './DeskPage';
import { DeskSignIn } from './DeskSignIn';
import { deskRoutes } from './deskRoutes';
import { NotAllowed } from './NotAllowed';
import { NotFound } from './NotFound';
import { SignInAgain } from './SignInAgain';
import { SecondFactorDoor } from './security/SecondFactorDoor';
import { SecondFactorPrompt } from './security/SecondFactorPrompt';
import { deskPaths } from './shared/deskPaths';
import { useIsLate } from './shared/useIsLate';

gql(`query DeskDoor {
  me { id name email role rights secondFactor { isAwaited factors { id kind } } }
  shop { name }
}`);

/**
 * Lets in who has a role. A visitor signs in at the same address; a shopper is told in plain words
 * that this is not for them. What each role may do the graph decides anew on each call.
 */
export function DeskDoor() {
  const { pathname } = useLocation();
  // A link that leads to a page of the shop, such as that of a forgotten password: another
  // document.
  if (!/^[/]desk([/]|$)/.test(pathname)) return <LeaveDesk />;
  if (pathname === deskPaths.invitation())
    return (
      <Suspense fallback={<Opening />}>
        <InvitationPage />
      </Suspense>
    );
  return <Door />;
}

/** Where the link of an invitation leads, for one who has no role yet. */
const InvitationPage = lazy(async () => ({ default: (await import('./people/InvitationPage')).InvitationPage }));

function LeaveDesk() {
  useEffect(() => window.location.reload(), []);
  return null;
}

function Opening() {
  if (useIsLate()) return <NotOpened onRetry={() => window.location.reload()} />;
  return (
    <main className={styles.middle} role="status">
      <Spinner size="lg" />
      <p>{t('One moment…')}</p>
    </main>
  );
}

function NotOpened({ onRetry }: { onRetry: () => void }) {
  return (
    <main className={styles.middle}>
      <LoadFailed message={t('We could not open the desk.')} onRetry={onRetry} />
    </main>
  );
}

function Door() {
  const session = useSession();
  // Asked anew with each session: the rights of its reader may have changed.
  const asked = { skip: session === null, fetchPolicy: 'cache-and-network' } as const;
  const { data, error, refetch } = useDeskDoorQuery(asked);
  const [isLeft, setLeft] = useState(false);
  if (session && isLeft) setLeft(false);
  // The page stays below where its reader has to sign in again. A sign-out takes it away.
  const stays = isSessionExpired() && !isLeft && data?.me?.role;
  if (!session && !stays) return <DeskSignIn />;
  if (!data?.me && error) return <NotOpened onRetry={() => refetch()} />;
  if (!data?.me) return <Opening />;
  const { me } = data;
  if (!me.role) return <NotAllowed name={me.name} />;
  const viewer = { ...me, role: me.role };
  const kinds = me.secondFactor?.factors.map(({ kind }) => kind) ?? [];
  if (me.secondFactor?.isAwaited)
    return <SecondFactorDoor shopName={data.shop.name} kinds={kinds} onShown={() => void refetch()} />;
  return (
    <DeskFrame key={me.id} viewer={viewer} shopName={data.shop.name}>
      <Routes>
        {deskRoutes.map((route) => (
          <Route key={route.path} path={route.path} element={<DeskPage route={route} viewer={viewer} />} />
        ))}
        <Route path="*" element={<NotFound />} />
      </Routes>
      <SecondFactorPrompt kinds={kinds} />
      {!session && <SignInAgain viewer={me} onLeave={() => setLeft(true)} />}
    </DeskFrame>
  );
}
