/**
 * Every address of the desk. Links are built here and nowhere else, as those of the shop are in
 * lib/paths.
 */
export const deskPaths = {
  today: () => '/desk',
  orders: (state = '') => (state ? `/desk/orders?state=${state}` : '/desk/orders'),
  order: (id: string) => `/desk/orders/${encodeURIComponent(id)}`,
  picking: () => '/desk/picking',
  slips: (orderId = '') => (orderId ? `/desk/slips?order=${encodeURIComponent(orderId)}` : '/desk/slips'),
  payments: () => '/desk/payments',
  sales: (query: { from?: string; to?: string; by?: string } = {}) => {
    const text = new URLSearchParams(query).toString();
    return text ? `/desk/sales?${text}` : '/desk/sales';
  },
  gstReturn: () => '/desk/gst-return',
  returns: () => '/desk/returns',
  products: (query = '') => (query ? `/desk/products?q=${encodeURIComponent(query)}` : '/desk/products'),
  product: (id: string) => `/desk/products/${encodeURIComponent(id)}`,
  newProduct: () => '/desk/products/new',
  stock: () => '/desk/stock',
  stockOf: (variantId: string) => `/desk/stock/variants/${encodeURIComponent(variantId)}`,
  stockCounts: () => '/desk/stock/counts',
  stockCount: (id: string) => `/desk/stock/counts/${encodeURIComponent(id)}`,
  goodsReceipts: () => '/desk/stock/receipts',
  goodsReceipt: (id: string) => `/desk/stock/receipts/${encodeURIComponent(id)}`,
  receiving: () => '/desk/stock/receipts/new',
  categories: () => '/desk/categories',
  importing: () => '/desk/import',
  reviews: () => '/desk/reviews',
  customers: () => '/desk/customers',
  customer: (id: string) => `/desk/customers/${encodeURIComponent(id)}`,
  staff: () => '/desk/staff',
  roles: () => '/desk/staff/roles',
  invitation: () => '/desk/invitation',
  security: () => '/desk/security',
  promotions: () => '/desk/promotions',
  apiKeys: () => '/desk/integrations',
  publicKeys: () => '/desk/integrations/public-keys',
  webhooks: () => '/desk/integrations/webhooks',
  webhook: (id: string) => `/desk/integrations/webhooks/${encodeURIComponent(id)}`,
  exports: () => '/desk/integrations/exports',
  audit: () => '/desk/integrations/audit',
  settings: () => '/desk/settings',
  extension: (name: string, page: string) => `/desk/with/${encodeURIComponent(name)}/${encodeURIComponent(page)}`,
  appearance: () => '/desk/settings/appearance',
  deliverySettings: () => '/desk/settings/delivery',
  texts: () => '/desk/settings/texts',
};
