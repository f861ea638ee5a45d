import { createElement, type ReactNode, Suspense } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { useHydrated } from '../../lib/loading/hydrated';
import { t } from '../../lib/messages';
import { Spinner } from '../../ui/first-view/Spinner';
import { useFilterTabOfPage } from '../../ui/form/FilterTab';
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden';
import { ErrorBoundary } from './ErrorBoundary';
import { ErrorPage } from './ErrorPage';
import { RequireSignIn } from './RequireSignIn';
import { routes, type ShopRoute } from './routes';
import styles from './Screens.module.css';

/**
 * The page that belongs to the address, or a spinner while its code is on the way. A page that
 * breaks leaves header and footer standing.
 */
export function Screens() {
  const { pathname } = useLocation();
  return (
    <ErrorBoundary fallback={<ErrorPage />} resetKey={pathname}>
      <Suspense fallback={<PageLoading />}>
        <Routes>
          {routes.map((route) => (
            <Route key={route.path} path={route.path} element={<Screen route={route} />} />
          ))}
        </Routes>
      </Suspense>
    </ErrorBoundary>
  );
}

function Screen({ route }: { route: ShopRoute }) {
  useFilterTabOfPage();
  const page = createElement(route.page);
  if (route.rendering === 'public') return page;
  return <BrowserOnly>{route.rendering === 'signedIn' ? <RequireSignIn>{page}</RequireSignIn> : page}</BrowserOnly>;
}

/** Leaves personal content out of what the server renders. */
function BrowserOnly({ children }: { children: ReactNode }) {
  return useHydrated() ? children : <PageLoading />;
}

function PageLoading() {
  return (
    <div className={styles.pageLoading} role="status">
      <Spinner size="lg" className={styles.spinner} />
      <VisuallyHidden>{t('Loading')}</VisuallyHidden>
      <noscript>{t('This page needs JavaScript. Please switch it on in your browser.')}</noscript>
    </div>
  );
}
