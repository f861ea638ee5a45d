import type { Right } from '../../gql/graphql';
import type { Message } from '../../lib/messages';

/** What each right lets staff do, in words; who has it the graph says. */
export const RIGHT_NAMES: Record<Right, Message> = {
  USE_DESK: 'Use the desk and save views of its lists',
  READ_CATALOGUE: 'See stock and hidden products',
  CHANGE_CATALOGUE: 'Change products, prices, stock, banners and delivery',
  COUNT_STOCK: 'Count the shelves',
  READ_ORDERS: 'See orders, returns and sales',
  MOVE_ORDERS: 'Pack, send and deliver orders',
  GIVE_MONEY_BACK: 'Cancel orders, answer returns and make refunds',
  WATCH_PAYMENTS: 'See payments that need attention',
  SERVE_CUSTOMERS: 'See customers, and keep notes and tags',
  MODERATE_REVIEWS: 'Hide reviews and show them again',
  KEEP_BOOKS: 'See the GST return and what sells',
  MANAGE_STAFF: 'Invite staff, and give and remove roles',
  MANAGE_INTEGRATIONS: 'Make API keys, public keys and webhooks',
  READ_AUDIT: 'See who changed what',
  RUN_SHOP: 'Change settings, texts and appearance',
};
