import { Spinner, VStack } from '@chakra-ui/react';
import { createElement, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { ErrorBoundary } from '../app/routing/ErrorBoundary';
import { ErrorPage } from '../app/routing/ErrorPage';
import { t } from '../lib/messages';
import { VisuallyHidden } from '../ui/layout/VisuallyHidden';
import type { DeskRoute } from './deskRoutes';
import { NotAllowed } from './NotAllowed';
import { type StaffViewer, ViewerContext } from './shared/viewer';

/** A page of the desk for those who may see it. One that breaks leaves the navigation standing. */
export function DeskPage({ route, viewer }: { route: DeskRoute; viewer: StaffViewer }) {
  const { pathname } = useLocation();
  if (!viewer.rights.includes(route.right)) return <NotAllowed name={viewer.name} role={viewer.role} />;
  return (
    <ViewerContext value={viewer}>
      <ErrorBoundary fallback={<ErrorPage />} resetKey={pathname}>
        <Suspense
          fallback={
            <VStack justify="center" gap="4" minH="100dvh" color="brand.fg" role="status">
              <Spinner size="lg" aria-hidden="true" />
              <VisuallyHidden>{t('Loading')}</VisuallyHidden>
            </VStack>
          }
        >
          {createElement(route.page)}
        </Suspense>
      </ErrorBoundary>
    </ViewerContext>
  );
}
