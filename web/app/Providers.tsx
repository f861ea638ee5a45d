import type { ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { type ReactNode, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { replayEvents } from '../lib/loading/eventReplay';
import { PreloadContext } from '../lib/loading/preload';
import { AlertProvider } from '../ui/feedback/AlertBar';
import { FilterTabProvider } from '../ui/form/FilterTab';
import { ErrorBoundary } from './routing/ErrorBoundary';
import { ErrorPage } from './routing/ErrorPage';
import { RouteArrival } from './routing/RouteArrival';
import { hasFilters } from './routing/routes';
import { preloadPage, usePreloadOnIntent } from './routing/usePreloadOnIntent';
import { usePageMotion } from './usePageMotion';

interface ProvidersProps {
  client: ApolloClient;
  /** The page of the address, with or without the frame around it. */
  children: ReactNode;
}

/**
 * What every page relies on inside a router: the theme, the graph client, alerts, the offer of
 * filters, and what happens when another page is opened. A frame that breaks takes the whole
 * window.
 */
export function Providers({ client, children }: ProvidersProps) {
  const { pathname } = useLocation();
  usePreloadOnIntent(client);
  usePageMotion();
  useEffect(replayEvents, []);
  return (
    <ErrorBoundary fallback={<ErrorPage />}>
      <ApolloProvider client={client}>
        <AlertProvider>
          <FilterTabProvider isExpected={hasFilters(pathname)}>
            <PreloadContext value={preloadPage}>{children}</PreloadContext>
            <RouteArrival />
          </FilterTabProvider>
        </AlertProvider>
      </ApolloProvider>
    </ErrorBoundary>
  );
}
