import { type LazyPage, lazyPage } from '../app/routing/lazyPage';
import type { Right } from '../gql/graphql';
import type { Message } from '../lib/messages';
import { BARS, LOCK, PEOPLE, PERCENT, PLUG } from '../ui/media/drawings';
import type { IconName } from '../ui/media/Icon';
import { deskPaths } from './shared/deskPaths';

/** A page of the desk. */
export interface DeskRoute {
  path: string;
  page: LazyPage;
  /** Whom it is for; the graph refuses everybody else what the page asks for. */
  right: Right;
  /** How the navigation names it; absent for a page that another leads to. */
  entry?: {
    label: Message;
    icon: IconName;
    /** The page that it belongs to: it is named below that while one of both is open. */
    under?: string;
  };
}

/**
 * The pages of the desk, in the order of its navigation. Each is loaded when it is first opened.
 */
export const deskRoutes: DeskRoute[] = [
  {
    path: deskPaths.today(),
    page: lazyPage(async () => (await import('./TodayPage')).TodayPage),
    right: 'USE_DESK',
    entry: { label: 'Today', icon: 'home' },
  },
  {
    path: deskPaths.orders(),
    page: lazyPage(async () => (await import('./orders/OrdersPage')).OrdersPage),
    right: 'READ_ORDERS',
    entry: { label: 'Orders', icon: 'box' },
  },
  {
    path: '/desk/orders/:id',
    page: lazyPage(async () => (await import('./orders/OrderPage')).OrderPage),
    right: 'READ_ORDERS',
  },
  {
    path: deskPaths.picking(),
    page: lazyPage(async () => (await import('./orders/picking/PickingPage')).PickingPage),
    right: 'MOVE_ORDERS',
    entry: { label: 'Picking', icon: 'check', under: deskPaths.orders() },
  },
  {
    path: deskPaths.slips(),
    page: lazyPage(async () => (await import('./orders/SlipsPage')).SlipsPage),
    right: 'READ_ORDERS',
  },
  {
    path: deskPaths.returns(),
    page: lazyPage(async () => (await import('./orders/ReturnsPage')).ReturnsPage),
    right: 'GIVE_MONEY_BACK',
    entry: { label: 'Returns', icon: 'refresh', under: deskPaths.orders() },
  },
  {
    path: deskPaths.payments(),
    page: lazyPage(async () => (await import('./orders/PaymentsPage')).PaymentsPage),
    right: 'WATCH_PAYMENTS',
    entry: { label: 'Payments', icon: 'rupee', under: deskPaths.orders() },
  },
  {
    path: deskPaths.sales(),
    page: lazyPage(async () => (await import('./books/SalesPage')).SalesPage),
    right: 'KEEP_BOOKS',
    entry: { label: 'Sales', icon: BARS },
  },
  {
    path: deskPaths.gstReturn(),
    page: lazyPage(async () => (await import('./books/GstReturnPage')).GstReturnPage),
    right: 'KEEP_BOOKS',
    entry: { label: 'GST return', icon: 'grid', under: deskPaths.sales() },
  },
  {
    path: deskPaths.products(),
    page: lazyPage(async () => (await import('./catalogue/ProductsPage')).ProductsPage),
    right: 'CHANGE_CATALOGUE',
    entry: { label: 'Products', icon: 'tag' },
  },
  {
    path: deskPaths.tags(),
    page: lazyPage(async () => (await import('./catalogue/TagsPage')).TagsPage),
    right: 'CHANGE_CATALOGUE',
  },
  {
    path: '/desk/products/:id',
    page: lazyPage(async () => (await import('./catalogue/editor/ProductEditorPage')).ProductEditorPage),
    right: 'CHANGE_CATALOGUE',
  },
  {
    path: deskPaths.categories(),
    page: lazyPage(async () => (await import('./catalogue/categories/CategoriesPage')).CategoriesPage),
    right: 'CHANGE_CATALOGUE',
    entry: { label: 'Categories', icon: 'menu', under: deskPaths.products() },
  },
  {
    path: deskPaths.search(),
    page: lazyPage(async () => (await import('./catalogue/search/SearchRulesPage')).SearchRulesPage),
    right: 'CHANGE_CATALOGUE',
    entry: { label: 'Search', icon: 'search', under: deskPaths.products() },
  },
  {
    path: deskPaths.importing(),
    page: lazyPage(async () => (await import('./catalogue/ImportPage')).ImportPage),
    right: 'CHANGE_CATALOGUE',
    entry: { label: 'Import', icon: 'plus', under: deskPaths.products() },
  },
  {
    path: deskPaths.reviews(),
    page: lazyPage(async () => (await import('./catalogue/ReviewsPage')).ReviewsPage),
    right: 'MODERATE_REVIEWS',
    entry: { label: 'Reviews', icon: 'star', under: deskPaths.products() },
  },
  {
    path: deskPaths.stock(),
    page: lazyPage(async () => (await import('./stock/StockPage')).StockPage),
    right: 'COUNT_STOCK',
    entry: { label: 'Stock', icon: 'truck' },
  },
  {
    path: deskPaths.agingStock(),
    page: lazyPage(async () => (await import('./stock/AgingPage')).AgingPage),
    right: 'COUNT_STOCK',
  },
  {
    path: '/desk/stock/variants/:id',
    page: lazyPage(async () => (await import('./stock/VariantStockPage')).VariantStockPage),
    right: 'READ_CATALOGUE',
  },
  {
    path: deskPaths.stockCounts(),
    page: lazyPage(async () => (await import('./stock/CountsPage')).CountsPage),
    right: 'COUNT_STOCK',
  },
  {
    path: '/desk/stock/counts/:id',
    page: lazyPage(async () => (await import('./stock/CountPage')).CountPage),
    right: 'COUNT_STOCK',
  },
  {
    path: deskPaths.goodsReceipts(),
    page: lazyPage(async () => (await import('./stock/ReceiptsPage')).ReceiptsPage),
    right: 'CHANGE_CATALOGUE',
  },
  {
    path: deskPaths.receiving(),
    page: lazyPage(async () => (await import('./stock/ReceivingPage')).ReceivingPage),
    right: 'CHANGE_CATALOGUE',
  },
  {
    path: '/desk/stock/receipts/:id',
    page: lazyPage(async () => (await import('./stock/ReceiptPage')).ReceiptPage),
    right: 'CHANGE_CATALOGUE',
  },
  {
    path: deskPaths.customers(),
    page: lazyPage(async () => (await import('./people/CustomersPage')).CustomersPage),
    right: 'SERVE_CUSTOMERS',
    entry: { label: 'Customers', icon: 'user' },
  },
  {
    path: '/desk/customers/:id',
    page: lazyPage(async () => (await import('./people/CustomerPage')).CustomerPage),
    right: 'SERVE_CUSTOMERS',
  },
  {
    path: deskPaths.staff(),
    page: lazyPage(async () => (await import('./people/StaffPage')).StaffPage),
    right: 'MANAGE_STAFF',
    entry: { label: 'Staff', icon: PEOPLE },
  },
  {
    path: deskPaths.roles(),
    page: lazyPage(async () => (await import('./people/RolesPage')).RolesPage),
    right: 'MANAGE_STAFF',
  },
  {
    path: deskPaths.offers(),
    page: lazyPage(async () => (await import('./offers/OffersPage')).OffersPage),
    right: 'CHANGE_CATALOGUE',
    entry: { label: 'Offers', icon: PERCENT },
  },
  {
    path: deskPaths.newOffer(),
    page: lazyPage(async () => (await import('./offers/NewOfferPage')).NewOfferPage),
    right: 'CHANGE_CATALOGUE',
  },
  {
    path: '/desk/offers/:id',
    page: lazyPage(async () => (await import('./offers/OfferPage')).OfferPage),
    right: 'CHANGE_CATALOGUE',
  },
  {
    path: deskPaths.giftCards(),
    page: lazyPage(async () => (await import('./credit/GiftCardsPage')).GiftCardsPage),
    right: 'GIVE_MONEY_BACK',
    entry: { label: 'Gift cards', icon: 'rupee', under: deskPaths.offers() },
  },
  {
    path: deskPaths.promotions(),
    page: lazyPage(async () => (await import('./promotions/PromotionsPage')).PromotionsPage),
    right: 'CHANGE_CATALOGUE',
    entry: { label: 'Promotions', icon: 'screen', under: deskPaths.offers() },
  },
  {
    path: '/desk/with/:extension/:page',
    page: lazyPage(async () => (await import('./DeskExtensionPage')).DeskExtensionPage),
    right: 'RUN_SHOP',
  },
  {
    path: deskPaths.apiKeys(),
    page: lazyPage(async () => (await import('./integrations/ApiKeysPage')).ApiKeysPage),
    right: 'MANAGE_INTEGRATIONS',
    entry: { label: 'Integrations', icon: PLUG },
  },
  {
    path: deskPaths.publicKeys(),
    page: lazyPage(async () => (await import('./integrations/PublicKeysPage')).PublicKeysPage),
    right: 'MANAGE_INTEGRATIONS',
  },
  {
    path: deskPaths.webhooks(),
    page: lazyPage(async () => (await import('./integrations/WebhooksPage')).WebhooksPage),
    right: 'MANAGE_INTEGRATIONS',
  },
  {
    path: '/desk/integrations/webhooks/:id',
    page: lazyPage(async () => (await import('./integrations/WebhookPage')).WebhookPage),
    right: 'MANAGE_INTEGRATIONS',
  },
  {
    path: deskPaths.exports(),
    page: lazyPage(async () => (await import('./integrations/ExportsPage')).ExportsPage),
    right: 'CHANGE_CATALOGUE',
  },
  {
    path: deskPaths.audit(),
    page: lazyPage(async () => (await import('./integrations/AuditPage')).AuditPage),
    right: 'READ_AUDIT',
  },
  {
    path: deskPaths.settings(),
    page: lazyPage(async () => (await import('./settings/SettingsPage')).SettingsPage),
    right: 'RUN_SHOP',
    entry: { label: 'Settings', icon: 'filter' },
  },
  {
    path: deskPaths.appearance(),
    page: lazyPage(async () => (await import('./settings/appearance/AppearancePage')).AppearancePage),
    right: 'RUN_SHOP',
  },
  {
    path: deskPaths.deliverySettings(),
    page: lazyPage(async () => (await import('./settings/DeliverySettingsPage')).DeliverySettingsPage),
    right: 'CHANGE_CATALOGUE',
  },
  {
    path: deskPaths.texts(),
    page: lazyPage(async () => (await import('./settings/TextsPage')).TextsPage),
    right: 'RUN_SHOP',
  },
  {
    path: deskPaths.security(),
    page: lazyPage(async () => (await import('./security/SecurityPage')).SecurityPage),
    right: 'USE_DESK',
    entry: { label: 'Security', icon: LOCK },
  },
];
