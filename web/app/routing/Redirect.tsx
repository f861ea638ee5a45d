import { useContext } from 'react';
import { Navigate } from 'react-router-dom';
import { ServerReportContext } from '../../lib/server-report';

/**
 * Leads from an address to the one that took its place: on the server by status 301, in the browser
 * without a trace.
 */
export function Redirect({ to }: { to: string }) {
  const report = useContext(ServerReportContext);
  if (!report) return <Navigate to={to} replace />;
  report.redirect = to;
  return null;
}
