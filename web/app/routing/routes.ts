import { createElement } from 'react';
import { matchPath } from 'react-router-dom';
import type { PageQuery } from '../../lib/pageQuery';
import { paths } from '../../lib/paths';
import { storedLocation } from '../../location/useLocationChoice';
import { type LazyPage, lazyPage } from './lazyPage';

/**
 * One line of the route table. `rendering` says where the page is made: `public` on the server and
 * hydrated, `browser` only in the browser, `signedIn` the same and only for a signed-in shopper
 * (others are sent to /signIn). `module` is the page's source within web/, by which the server
 * finds what the browser will need of the built code.
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
  page: lazyPage(rendering === 'public' ? load : () => inChakra(load)),
});

/**
 * A page made of Chakra's components, which come with it: no page that the server draws has any.
 */
async function inChakra(load: Parameters<typeof lazyPage>[0]) {
  const [page, { InChakra }] = await Promise.all([load(), import('../../theme/InChakra')]);
  return () => createElement(InChakra, null, createElement(page));
}

const loadListing = async () => (await import('../../pages/ListingPage')).ListingPage;

const accounts = () => import('../../pages/account/MyAccountPage');
const emailLinks = () => import('../../pages/account/EmailLinkPage');
const passwords = () => import('../../pages/account/PasswordPage');
const policies = () => import('../../pages/content/policies/PolicyPage');

/**
 * The route table, a line per screen; the last line stands for every other path.
 *
 * @see spec §2
 */
export const routes: ShopRoute[] = [
  page('/', 'public', 'HomePage', async () => (await import('../../pages/HomePage')).HomePage),
  page('/products/category/:id', 'public', 'ListingPage', loadListing),
  page('/products/subCat/:id', 'public', 'ListingPage', loadListing),
  page('/product/:id', 'public', 'ProductPage', async () => (await import('../../pages/ProductPage')).ProductPage),
  page(
    '/preview/:id',
    'signedIn',
    'ProductPreviewPage',
    async () => (await import('../../pages/ProductPreviewPage')).ProductPreviewPage,
  ),
  page(
    '/products/:id',
    'public',
    'ProductAliasPage',
    async () => (await import('../../pages/ProductAliasPage')).ProductAliasPage,
  ),
  page('/cart', 'signedIn', 'purchase/CartPage', async () => (await import('../../pages/purchase/CartPage')).CartPage),
  page(
    '/basket',
    'browser',
    'purchase/CartPage',
    async () => (await import('../../pages/purchase/CartPage')).BasketPage,
  ),
  page(
    '/checkout',
    'signedIn',
    'purchase/CheckoutPage',
    async () => (await import('../../pages/purchase/CheckoutPage')).CheckoutPage,
  ),
  page(
    '/signIn',
    'browser',
    'account/SignInPage',
    async () => (await import('../../pages/account/SignInPage')).SignInPage,
  ),
  page(
    '/signUp',
    'browser',
    'account/SignUpPage',
    async () => (await import('../../pages/account/SignUpPage')).SignUpPage,
  ),
  page('/forgotPassword', 'browser', 'account/PasswordPage', async () => (await passwords()).ForgotPasswordPage),
  page('/resetPassword', 'browser', 'account/PasswordPage', async () => (await passwords()).ResetPasswordPage),
  page('/confirmEmail', 'browser', 'account/EmailLinkPage', async () => (await emailLinks()).ConfirmEmailPage),
  page('/undoEmailChange', 'browser', 'account/EmailLinkPage', async () => (await emailLinks()).UndoEmailChangePage),
  page('/mails/:step/:id?', 'browser', 'account/EmailLinkPage', async () => (await emailLinks()).MailsPage),
  page('/search', 'public', 'SearchPage', async () => (await import('../../pages/SearchPage')).SearchPage),
  page(
    '/orders',
    'signedIn',
    'purchase/OrdersPage',
    async () => (await import('../../pages/purchase/OrdersPage')).OrdersPage,
  ),
  page('/my-account', 'signedIn', 'account/MyAccountPage', async () => (await accounts()).MyAccountPage),
  page('/gift-cards', 'signedIn', 'account/MyAccountPage', async () => (await accounts()).GiftCardsPage),
  page(
    '/myList',
    'signedIn',
    'purchase/MyListPage',
    async () => (await import('../../pages/purchase/MyListPage')).MyListPage,
  ),
  page(
    '/about',
    'public',
    'content/about/AboutPage',
    async () => (await import('../../pages/content/about/AboutPage')).AboutPage,
  ),
  page(
    '/contactus',
    'public',
    'content/contact/ContactPage',
    async () => (await import('../../pages/content/contact/ContactPage')).ContactPage,
  ),
  page('/privacy', 'public', 'content/policies/PolicyPage', async () => (await policies()).PrivacyPage),
  page('/terms', 'public', 'content/policies/PolicyPage', async () => (await policies()).TermsPage),
  page('/returnpolicy', 'public', 'content/policies/PolicyPage', async () => (await policies()).ReturnPolicyPage),
  page('/shippingpolicy', 'public', 'content/policies/PolicyPage', async () => (await policies()).ShippingPolicyPage),
  page(
    '/supportcenter',
    'public',
    'content/SupportPage',
    async () => (await import('../../pages/content/SupportPage')).SupportPage,
  ),
  page(
    '/with/:extension/:page',
    'browser',
    'ExtensionPage',
    async () => (await import('../../pages/ExtensionPage')).ExtensionPage,
  ),
  page('*', 'public', 'NotFoundPage', async () => (await import('../../pages/NotFoundPage')).NotFoundPage),
];

/**
 * Whether search engines are to find a page: those that are the same for everybody, but no list of
 * search results.
 */
export function isForSearchEngines({ path, rendering }: ShopRoute): boolean {
  return rendering === 'public' && path !== paths.search();
}

/** Whether the page of a path offers filters: the listing screens do. @see spec §2 (filter tab) */
export function hasFilters(pathname: string): boolean {
  return routeOf(pathname)?.module === 'pages/ListingPage.tsx';
}

/** What the page of a route asks of the graph at an address, once its code is there. */
export function queriesOf(route: ShopRoute, pathname: string, search: URLSearchParams): readonly PageQuery[] {
  const params = matchPath(route.path, decoded(pathname))?.params ?? {};
  return route.page.queries({ pathname, params, search, location: storedLocation() });
}

/** A path as the router decodes it before it matches: `%20` is a space, while `%2F` stays. */
function decoded(pathname: string): string {
  try {
    const steps = pathname.split('/').map((step) => decodeURIComponent(step).replaceAll('/', '%2F'));
    return steps.join('/');
  } catch {
    return pathname;
  }
}

/** The line of the route table for a path; there always is one. */
export function routeOf(pathname: string): ShopRoute | undefined {
  return routes.find((route) => matchPath(route.path, pathname));
}
