import type { ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { ErrorBoundary } from '../app/ErrorBoundary';
import { ErrorPage } from '../app/ErrorPage';
import { RouteArrival } from '../app/RouteArrival';
import { useAppliedColourScheme } from '../theme/useColourScheme';
import { AlertProvider } from '../ui/AlertBar';
import { DeskDoor } from './DeskDoor';

/** The whole desk inside a router, over a graph client. */
export function DeskApp({ client }: { client: ApolloClient }) {
  useAppliedColourScheme();
  return (
    <ErrorBoundary fallback={<ErrorPage />}>
      <ApolloProvider client={client}>
        <AlertProvider>
          <DeskDoor />
          <RouteArrival />
        </AlertProvider>
      </ApolloProvider>
    </ErrorBoundary>
  );
}
