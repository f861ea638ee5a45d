import { DeskApp } from '../desk/DeskApp';
import type { Right } from '../gql/graphql';
import { type OpenOptions, openShop, type RenderedApp } from './openShop';

/** What `DeskDoor` is told of a member of staff. */
const OWNER = { id: 'user-1', name: 'Ravi Shah', email: 'ravi@example.com', role: 'OWNER' };

/** What the graph tells of the rights of each role. */
const RIGHTS_OF_PACKERS: Right[] = ['USE_DESK', 'READ_CATALOGUE', 'READ_ORDERS', 'MOVE_ORDERS', 'COUNT_STOCK'];
const RIGHTS_OF_SUPPORT: Right[] = [
  ...RIGHTS_OF_PACKERS.filter((right) => right !== 'COUNT_STOCK'),
  ...(['GIVE_MONEY_BACK', 'WATCH_PAYMENTS', 'SERVE_CUSTOMERS', 'MODERATE_REVIEWS'] as const),
];
const RIGHTS_OF_OWNERS: Right[] = [
  ...RIGHTS_OF_SUPPORT,
  ...([
    'COUNT_STOCK',
    'CHANGE_CATALOGUE',
    'KEEP_BOOKS',
    'MANAGE_STAFF',
    'MANAGE_INTEGRATIONS',
    'READ_AUDIT',
    'RUN_SHOP',
  ] as const),
];
const RIGHTS: Record<string, Right[]> = {
  ...{ OWNER: RIGHTS_OF_OWNERS, PACKER: RIGHTS_OF_PACKERS, SUPPORT: RIGHTS_OF_SUPPORT },
};

/** What `DeskDoor` answers a member of staff of a role; null: a shopper. */
export function asStaff(role: string | null) {
  return { me: { ...OWNER, role, rights: RIGHTS[role ?? ''] ?? [] }, shop: { name: 'Jhola' } };
}

/**
 * Opens the desk at a path, as a member of staff unless `as` is null.
 *
 * @example await renderDesk('/desk/orders', { graph: { DeskOrders: () => ({ allOrders }) }, role:
 *   'PACKER' })
 */
export function renderDesk(
  path: string,
  { role = 'OWNER', graph, ...options }: OpenOptions & { role?: string | null } = {},
): Promise<RenderedApp> {
  return openShop(
    path,
    {
      as: { name: OWNER.name },
      graph: {
        DeskDoor: () => asStaff(role),
        ...graph,
      },
      ...options,
    },
    (client) => <DeskApp client={client} />,
  );
}
