import type { ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';

import { ErrorBoundary } from '../app/routing/ErrorBoundary';
import { ErrorPage } from '../app/routing/ErrorPage';
import { RouteArrival } from '../app/routing/RouteArrival';
import { InChakra } from '../theme/InChakra';
import { useAppliedColourScheme } from '../theme/useColourScheme';
import { AlertProvider } from '../ui/feedback/AlertBar';
import { DeskDoor } from './DeskDoor';

/** The whole desk inside a router, over a graph client. */
export function DeskApp({ client }: { client: ApolloClient }) {
  useAppliedColourScheme();
  return (
    <InChakra>
      <ErrorBoundary fallback={<ErrorPage />}>
        <ApolloProvider client={client}>
          <AlertProvider>
            <DeskDoor />
            <RouteArrival />
          </AlertProvider>
        </ApolloProvider>
      </ErrorBoundary>
    </InChakra>
  );
}
