import { createElement, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { ErrorBoundary } from '../app/routing/ErrorBoundary';
import { ErrorPage } from '../app/routing/ErrorPage';
import { t } from '../lib/messages';
import { Spinner } from '../ui/feedback/Spinner';
import { VisuallyHidden } from '../ui/layout/VisuallyHidden';
import styles from './DeskDoor.module.css';
import type { DeskRoute } from './deskRoutes';
import { NotAllowed } from './NotAllowed';
import { type StaffViewer, ViewerContext } from './shared/viewer';

/** A page of the desk for who may see it. One that breaks leaves the navigation standing. */
export function DeskPage({ route, viewer }: { route: DeskRoute; viewer: StaffViewer }) {
  const { pathname } = useLocation();
  if (!route.roles.includes(viewer.role)) return <NotAllowed name={viewer.name} role={viewer.role} />;
  return (
    <ViewerContext value={viewer}>
      <ErrorBoundary fallback={<ErrorPage />} resetKey={pathname}>
        <Suspense
          fallback={
            <div className={styles.middle} role="status">
              <Spinner size="lg" />
              <VisuallyHidden>{t('Loading')}</VisuallyHidden>
            </div>
          }
        >
          {createElement(route.page)}
        </Suspense>
      </ErrorBoundary>
    </ViewerContext>
  );
}
