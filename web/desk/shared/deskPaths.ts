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
  gstReturn: () => '/desk/gst-return',
  returns: () => '/desk/returns',
  products: (query = '') => (query ? `/desk/products?q=${encodeURIComponent(query)}` : '/desk/products'),
  categories: (of = '') => (of ? `/desk/categories?of=${encodeURIComponent(of)}` : '/desk/categories'),
  importing: () => '/desk/import',
  reviews: () => '/desk/reviews',
  customers: () => '/desk/customers',
  customer: (id: string) => `/desk/customers/${encodeURIComponent(id)}`,
  staff: () => '/desk/staff',
  promotions: () => '/desk/promotions',
  settings: () => '/desk/settings',
  extension: (name: string, page: string) => `/desk/with/${encodeURIComponent(name)}/${encodeURIComponent(page)}`,
  appearance: () => '/desk/settings/appearance',
  deliverySettings: () => '/desk/settings/delivery',
  texts: () => '/desk/settings/texts',
};
