import type { ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { PageFrame } from '../layout/PageFrame';
import { repeatEarlyTouch } from '../lib/earlyTouch';
import { PreloadContext } from '../lib/preload';
import { AlertProvider } from '../ui/AlertBar';
import { FilterTabProvider } from '../ui/FilterTab';
import { ErrorBoundary } from './ErrorBoundary';
import { ErrorPage } from './ErrorPage';
import { RouteArrival } from './RouteArrival';
import { hasFilters } from './routes';
import { Screens } from './Screens';
import { usePageMotion } from './usePageMotion';
import { preloadPage, usePreloadOnIntent } from './usePreloadOnIntent';

/**
 * The whole shop inside a router: its theme, its graph client, alerts, and the page of the address within the frame. A
 * page that breaks leaves header and footer standing; only a broken frame takes the whole window.
 */
export function App({ client }: { client: ApolloClient }) {
  const { pathname } = useLocation();
  usePreloadOnIntent();
  usePageMotion();
  useEffect(repeatEarlyTouch, []);
  return (
    <ErrorBoundary fallback={<ErrorPage />}>
      <ApolloProvider client={client}>
        <AlertProvider>
          <FilterTabProvider isExpected={hasFilters(pathname)}>
            <PreloadContext value={preloadPage}>
              <PageFrame>
                <ErrorBoundary fallback={<ErrorPage />} resetKey={pathname}>
                  <Screens />
                </ErrorBoundary>
              </PageFrame>
            </PreloadContext>
            <RouteArrival />
          </FilterTabProvider>
        </AlertProvider>
      </ApolloProvider>
    </ErrorBoundary>
  );
}
