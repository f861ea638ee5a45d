/** Every address of the desk. Links are built here and nowhere else, as those of the shop are in lib/paths. */
export const deskPaths = {
  today: () => '/desk',
  orders: (state = '') => (state ? `/desk/orders?state=${state}` : '/desk/orders'),
  order: (id: string) => `/desk/orders/${encodeURIComponent(id)}`,
  picking: () => '/desk/picking',
  slips: (orderId = '') => (orderId ? `/desk/slips?order=${encodeURIComponent(orderId)}` : '/desk/slips'),
  returns: () => '/desk/returns',
};
