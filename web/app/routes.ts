import { matchPath } from 'react-router-dom';
import { paths } from '../lib/paths';
import { type LazyPage, lazyPage } from './lazyPage';

/**
 * One line of the route table. `rendering` says where the page is made: `public` on the server and hydrated, `browser`
 * only in the browser, `signedIn` the same and only for a signed-in shopper (others are sent to /signIn). `module` is the
 * page's source within web/, by which the server finds what the browser will need of the built code.
 */
export type ShopRoute = {
  path: string;
  page: LazyPage;
  rendering: 'public' | 'browser' | 'signedIn';
  module: `pages/${string}.tsx`;
};

const page = (
  path: string,
  rendering: ShopRoute['rendering'],
  name: string,
  load: Parameters<typeof lazyPage>[0],
): ShopRoute => ({
  path,
  rendering,
  module: `pages/${name}.tsx`,
  page: lazyPage(load),
});

/**
 * The route table, a line per screen; the last line stands for every other path.
 *
 * @see spec §2
 */
export const routes: ShopRoute[] = [
  page('/', 'public', 'HomePage', async () => (await import('../pages/HomePage')).HomePage),
  page(
    '/products/category/:id',
    'public',
    'ListingPage',
    async () => (await import('../pages/ListingPage')).ListingPage,
  ),
  page('/products/subCat/:id', 'public', 'ListingPage', async () => (await import('../pages/ListingPage')).ListingPage),
  page('/product/:id', 'public', 'ProductPage', async () => (await import('../pages/ProductPage')).ProductPage),
  page(
    '/products/:id',
    'public',
    'ProductAliasPage',
    async () => (await import('../pages/ProductAliasPage')).ProductAliasPage,
  ),
  page('/cart', 'signedIn', 'CartPage', async () => (await import('../pages/CartPage')).CartPage),
  page('/checkout', 'signedIn', 'CheckoutPage', async () => (await import('../pages/CheckoutPage')).CheckoutPage),
  page('/signIn', 'browser', 'SignInPage', async () => (await import('../pages/SignInPage')).SignInPage),
  page('/signUp', 'browser', 'SignUpPage', async () => (await import('../pages/SignUpPage')).SignUpPage),
  page(
    '/forgotPassword',
    'browser',
    'PasswordPage',
    async () => (await import('../pages/PasswordPage')).ForgotPasswordPage,
  ),
  page(
    '/resetPassword',
    'browser',
    'PasswordPage',
    async () => (await import('../pages/PasswordPage')).ResetPasswordPage,
  ),
  page(
    '/confirmEmail',
    'browser',
    'EmailLinkPage',
    async () => (await import('../pages/EmailLinkPage')).ConfirmEmailPage,
  ),
  page(
    '/undoEmailChange',
    'browser',
    'EmailLinkPage',
    async () => (await import('../pages/EmailLinkPage')).UndoEmailChangePage,
  ),
  page('/search', 'public', 'SearchPage', async () => (await import('../pages/SearchPage')).SearchPage),
  page('/orders', 'signedIn', 'OrdersPage', async () => (await import('../pages/OrdersPage')).OrdersPage),
  page('/my-account', 'signedIn', 'MyAccountPage', async () => (await import('../pages/MyAccountPage')).MyAccountPage),
  page('/myList', 'signedIn', 'MyListPage', async () => (await import('../pages/MyListPage')).MyListPage),
  page('/about', 'public', 'content/AboutPage', async () => (await import('../pages/content/AboutPage')).AboutPage),
  page(
    '/contactus',
    'public',
    'content/ContactPage',
    async () => (await import('../pages/content/ContactPage')).ContactPage,
  ),
  page(
    '/privacy',
    'public',
    'content/PolicyPage',
    async () => (await import('../pages/content/PolicyPage')).PrivacyPage,
  ),
  page('/terms', 'public', 'content/PolicyPage', async () => (await import('../pages/content/PolicyPage')).TermsPage),
  page(
    '/returnpolicy',
    'public',
    'content/PolicyPage',
    async () => (await import('../pages/content/PolicyPage')).ReturnPolicyPage,
  ),
  page(
    '/shippingpolicy',
    'public',
    'content/PolicyPage',
    async () => (await import('../pages/content/PolicyPage')).ShippingPolicyPage,
  ),
  page(
    '/supportcenter',
    'public',
    'content/SupportPage',
    async () => (await import('../pages/content/SupportPage')).SupportPage,
  ),
  page('*', 'public', 'NotFoundPage', async () => (await import('../pages/NotFoundPage')).NotFoundPage),
];

/** Whether search engines are to find a page: those that are the same for everybody, but no list of search results. */
export function isForSearchEngines({ path, rendering }: ShopRoute): boolean {
  return rendering === 'public' && path !== paths.search();
}

/** Whether the page of a path offers filters: the listing screens do. @see spec §2 (filter tab) */
export function hasFilters(pathname: string): boolean {
  return routeOf(pathname)?.module === 'pages/ListingPage.tsx';
}

/** The line of the route table for a path; there always is one. */
export function routeOf(pathname: string): ShopRoute | undefined {
  return routes.find((route) => matchPath(route.path, pathname));
}
