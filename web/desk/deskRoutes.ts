import { type LazyPage, lazyPage } from '../app/lazyPage';
import type { Role } from '../gql/graphql';
import type { IconName } from '../ui/Icon';
import { deskPaths } from './deskPaths';

/** A page of the desk. */
export interface DeskRoute {
  path: string;
  page: LazyPage;
  /** Whom it is for; the graph refuses everybody else what the page asks for. */
  roles: readonly Role[];
  /** How the navigation names it; absent for a page that another leads to. */
  entry?: { label: string; icon: IconName };
}

const EVERYBODY: readonly Role[] = ['OWNER', 'PACKER', 'SUPPORT'];

/** The pages of the desk, in the order of its navigation. Each is loaded when it is first opened. */
export const deskRoutes: DeskRoute[] = [
  {
    path: deskPaths.today(),
    page: lazyPage(async () => (await import('./TodayPage')).TodayPage),
    roles: EVERYBODY,
    entry: { label: 'Today', icon: 'home' },
  },
  {
    path: deskPaths.orders(),
    page: lazyPage(async () => (await import('./OrdersPage')).OrdersPage),
    roles: EVERYBODY,
    entry: { label: 'Orders', icon: 'box' },
  },
  {
    path: '/desk/orders/:id',
    page: lazyPage(async () => (await import('./OrderPage')).OrderPage),
    roles: EVERYBODY,
  },
  {
    path: deskPaths.picking(),
    page: lazyPage(async () => (await import('./PickingPage')).PickingPage),
    roles: EVERYBODY,
    entry: { label: 'Picking', icon: 'check' },
  },
  {
    path: deskPaths.slips(),
    page: lazyPage(async () => (await import('./SlipsPage')).SlipsPage),
    roles: EVERYBODY,
  },
  {
    path: deskPaths.returns(),
    page: lazyPage(async () => (await import('./ReturnsPage')).ReturnsPage),
    roles: ['OWNER', 'SUPPORT'],
    entry: { label: 'Returns', icon: 'refresh' },
  },
];
