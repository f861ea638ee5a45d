import { matchPath } from 'react-router-dom';
import { paths } from '../lib/paths';
import { type LazyPage, lazyPage } from './lazyPage';

/**
 * One line of the route table. `rendering` says where the page is made: `public` on the server and hydrated, `browser`
 * only in the browser, `signedIn` the same and only for a signed-in shopper (others are sent to /signIn).
 */
export type ShopRoute = { path: string; page: LazyPage; rendering: 'public' | 'browser' | 'signedIn' };

const page = (path: string, rendering: ShopRoute['rendering'], load: Parameters<typeof lazyPage>[0]): ShopRoute => ({
  path,
  rendering,
  page: lazyPage(load),
});

/**
 * The route table, a line per screen; the last line stands for every other path.
 *
 * @see spec §2
 */
export const routes: ShopRoute[] = [
  page('/', 'public', async () => (await import('../pages/HomePage')).HomePage),
  page('/products/category/:id', 'public', async () => (await import('../pages/ListingPage')).ListingPage),
  page('/products/subCat/:id', 'public', async () => (await import('../pages/ListingPage')).ListingPage),
  page('/product/:id', 'public', async () => (await import('../pages/ProductPage')).ProductPage),
  page('/cart', 'signedIn', async () => (await import('../pages/CartPage')).CartPage),
  page('/checkout', 'signedIn', async () => (await import('../pages/CheckoutPage')).CheckoutPage),
  page('/signIn', 'browser', async () => (await import('../pages/SignInPage')).SignInPage),
  page('/signUp', 'browser', async () => (await import('../pages/SignUpPage')).SignUpPage),
  page('/orders', 'signedIn', async () => (await import('../pages/OrdersPage')).OrdersPage),
  page('*', 'public', async () => (await import('../pages/NotFoundPage')).NotFoundPage),
];

/** The path under which an older or alternative link reaches a product. @see spec §2 */
export const PRODUCT_ALIAS = '/products/:id';

/** Where an alternative path leads for good, or null when the path is itself a page's. */
export function redirectOf(pathname: string): string | null {
  const id = matchPath(PRODUCT_ALIAS, pathname)?.params.id;
  return id ? paths.product(id) : null;
}

/** The line of the route table for a path; there always is one. */
export function routeOf(pathname: string): ShopRoute | undefined {
  return routes.find((route) => matchPath(route.path, pathname));
}
