import { type LazyPage, lazyPage } from '../app/routing/lazyPage';
import type { Role } from '../gql/graphql';
import type { Message } from '../lib/messages';
import type { IconName } from '../ui/media/Icon';
import { deskPaths } from './shared/deskPaths';

/** A page of the desk. */
export interface DeskRoute {
  path: string;
  page: LazyPage;
  /** Whom it is for; the graph refuses everybody else what the page asks for. */
  roles: readonly Role[];
  /** How the navigation names it; absent for a page that another leads to. */
  entry?: { label: Message; icon: IconName };
}

const EVERYBODY: readonly Role[] = ['OWNER', 'PACKER', 'SUPPORT'];

/**
 * The pages of the desk, in the order of its navigation. Each is loaded when it is first opened.
 */
export const deskRoutes: DeskRoute[] = [
  {
    path: deskPaths.today(),
    page: lazyPage(async () => (await import('./TodayPage')).TodayPage),
    roles: EVERYBODY,
    entry: { label: 'Today', icon: 'home' },
  },
  {
    path: deskPaths.orders(),
    page: lazyPage(async () => (await import('./orders/OrdersPage')).OrdersPage),
    roles: EVERYBODY,
    entry: { label: 'Orders', icon: 'box' },
  },
  {
    path: '/desk/orders/:id',
    page: lazyPage(async () => (await import('./orders/OrderPage')).OrderPage),
    roles: EVERYBODY,
  },
  {
    path: deskPaths.picking(),
    page: lazyPage(async () => (await import('./orders/PickingPage')).PickingPage),
    roles: EVERYBODY,
    entry: { label: 'Picking', icon: 'check' },
  },
  {
    path: deskPaths.slips(),
    page: lazyPage(async () => (await import('./orders/SlipsPage')).SlipsPage),
    roles: EVERYBODY,
  },
  {
    path: deskPaths.returns(),
    page: lazyPage(async () => (await import('./orders/ReturnsPage')).ReturnsPage),
    roles: ['OWNER', 'SUPPORT'],
    entry: { label: 'Returns', icon: 'refresh' },
  },
  {
    path: deskPaths.payments(),
    page: lazyPage(async () => (await import('./orders/PaymentsPage')).PaymentsPage),
    roles: ['OWNER', 'SUPPORT'],
    entry: { label: 'Payments', icon: 'rupee' },
  },
  {
    path: deskPaths.sales(),
    page: lazyPage(async () => (await import('./books/SalesPage')).SalesPage),
    roles: ['OWNER'],
    entry: { label: 'Sales', icon: 'clock' },
  },
  {
    path: deskPaths.gstReturn(),
    page: lazyPage(async () => (await import('./books/GstReturnPage')).GstReturnPage),
    roles: ['OWNER'],
    entry: { label: 'GST return', icon: 'grid' },
  },
  {
    path: deskPaths.products(),
    page: lazyPage(async () => (await import('./catalogue/ProductsPage')).ProductsPage),
    roles: ['OWNER'],
    entry: { label: 'Products', icon: 'tag' },
  },
  {
    path: '/desk/products/:id',
    page: lazyPage(async () => (await import('./catalogue/editor/ProductEditorPage')).ProductEditorPage),
    roles: ['OWNER'],
  },
  {
    path: deskPaths.stock(),
    page: lazyPage(async () => (await import('./stock/StockPage')).StockPage),
    roles: ['OWNER', 'PACKER'],
    entry: { label: 'Stock', icon: 'truck' },
  },
  {
    path: '/desk/stock/variants/:id',
    page: lazyPage(async () => (await import('./stock/VariantStockPage')).VariantStockPage),
    roles: EVERYBODY,
  },
  {
    path: deskPaths.stockCounts(),
    page: lazyPage(async () => (await import('./stock/CountsPage')).CountsPage),
    roles: ['OWNER', 'PACKER'],
  },
  {
    path: '/desk/stock/counts/:id',
    page: lazyPage(async () => (await import('./stock/CountPage')).CountPage),
    roles: ['OWNER', 'PACKER'],
  },
  {
    path: deskPaths.goodsReceipts(),
    page: lazyPage(async () => (await import('./stock/ReceiptsPage')).ReceiptsPage),
    roles: ['OWNER'],
  },
  {
    path: deskPaths.receiving(),
    page: lazyPage(async () => (await import('./stock/ReceivingPage')).ReceivingPage),
    roles: ['OWNER'],
  },
  {
    path: '/desk/stock/receipts/:id',
    page: lazyPage(async () => (await import('./stock/ReceiptPage')).ReceiptPage),
    roles: ['OWNER'],
  },
  {
    path: deskPaths.categories(),
    page: lazyPage(async () => (await import('./catalogue/categories/CategoriesPage')).CategoriesPage),
    roles: ['OWNER'],
    entry: { label: 'Categories', icon: 'menu' },
  },
  {
    path: deskPaths.importing(),
    page: lazyPage(async () => (await import('./catalogue/ImportPage')).ImportPage),
    roles: ['OWNER'],
    entry: { label: 'Import', icon: 'plus' },
  },
  {
    path: deskPaths.reviews(),
    page: lazyPage(async () => (await import('./catalogue/ReviewsPage')).ReviewsPage),
    roles: ['OWNER', 'SUPPORT'],
    entry: { label: 'Reviews', icon: 'star' },
  },
  {
    path: deskPaths.customers(),
    page: lazyPage(async () => (await import('./people/CustomersPage')).CustomersPage),
    roles: ['OWNER', 'SUPPORT'],
    entry: { label: 'Customers', icon: 'user' },
  },
  {
    path: '/desk/customers/:id',
    page: lazyPage(async () => (await import('./people/CustomerPage')).CustomerPage),
    roles: ['OWNER', 'SUPPORT'],
  },
  {
    path: deskPaths.staff(),
    page: lazyPage(async () => (await import('./people/StaffPage')).StaffPage),
    roles: ['OWNER'],
    entry: { label: 'Staff', icon: 'eye' },
  },
  {
    path: deskPaths.promotions(),
    page: lazyPage(async () => (await import('./promotions/PromotionsPage')).PromotionsPage),
    roles: ['OWNER'],
    entry: { label: 'Promotions', icon: 'screen' },
  },
  {
    path: '/desk/with/:extension/:page',
    page: lazyPage(async () => (await import('./DeskExtensionPage')).DeskExtensionPage),
    roles: ['OWNER'],
  },
  {
    path: deskPaths.apiKeys(),
    page: lazyPage(async () => (await import('./integrations/ApiKeysPage')).ApiKeysPage),
    roles: ['OWNER'],
    entry: { label: 'Integrations', icon: 'plug' },
  },
  {
    path: deskPaths.publicKeys(),
    page: lazyPage(async () => (await import('./integrations/PublicKeysPage')).PublicKeysPage),
    roles: ['OWNER'],
  },
  {
    path: deskPaths.webhooks(),
    page: lazyPage(async () => (await import('./integrations/WebhooksPage')).WebhooksPage),
    roles: ['OWNER'],
  },
  {
    path: '/desk/integrations/webhooks/:id',
    page: lazyPage(async () => (await import('./integrations/WebhookPage')).WebhookPage),
    roles: ['OWNER'],
  },
  {
    path: deskPaths.exports(),
    page: lazyPage(async () => (await import('./integrations/ExportsPage')).ExportsPage),
    roles: ['OWNER'],
  },
  {
    path: deskPaths.audit(),
    page: lazyPage(async () => (await import('./integrations/AuditPage')).AuditPage),
    roles: ['OWNER'],
  },
  {
    path: deskPaths.settings(),
    page: lazyPage(async () => (await import('./settings/SettingsPage')).SettingsPage),
    roles: ['OWNER'],
    entry: { label: 'Settings', icon: 'filter' },
  },
  {
    path: deskPaths.appearance(),
    page: lazyPage(async () => (await import('./settings/appearance/AppearancePage')).AppearancePage),
    roles: ['OWNER'],
  },
  {
    path: deskPaths.deliverySettings(),
    page: lazyPage(async () => (await import('./settings/DeliverySettingsPage')).DeliverySettingsPage),
    roles: ['OWNER'],
  },
  {
    path: deskPaths.texts(),
    page: lazyPage(async () => (await import('./settings/TextsPage')).TextsPage),
    roles: ['OWNER'],
  },
];
