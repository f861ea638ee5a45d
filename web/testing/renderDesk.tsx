import { DeskApp } from '../desk/DeskApp';
import { type OpenOptions, openShop, type RenderedApp } from './openShop';

/** What `DeskDoor` is told of a member of staff. */
const OWNER = { id: 'user-1', name: 'Ravi Shah', email: 'ravi@example.com', role: 'OWNER' };

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
      graph: { DeskDoor: () => ({ me: { ...OWNER, role }, shop: { name: 'Jhola' } }), ...graph },
      ...options,
    },
    (client) => <DeskApp client={client} />,
  );
}
