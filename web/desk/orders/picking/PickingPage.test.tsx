import { afterEach, describe, expect, it } from '@jest/globals';
import { act, fireEvent, renderHook, screen, waitFor, within } from '@testing-library/react';
import { renderDesk } from '../../../testing/renderDesk';
import { type Pick, usePickProgress } from './picking';

const line = (sku: string, quantity = 1) => ({ id: `line-${sku}`, sku, productTitle: sku, options: [], quantity });
const order = (number: string, facts: object) => ({ id: `id-${number}`, number, ...facts });
const ORDERS = [
  order('JH-2', { amountDue: 130, lines: [line('TEA'), line('DAL', 2)] }),
  order('JH-1', { amountDue: 0, lines: [line('TEA')] }),
];

/** The list of a shop that can be reached or not, and forgets what is packed. */
function aShop() {
  const shop = { isReached: true, packed: [] as string[] };
  const reached = () => {
    if (!shop.isReached) throw new TypeError('Failed to fetch');
  };
  const graph = {
    DeskPicking: () => {
      reached();
      const nodes = ORDERS.filter(({ id }) => !shop.packed.includes(id));
      return { allOrders: { totalCount: nodes.length, nodes } };
    },
    setOrderStatus: ({ id }: Record<string, unknown>) => {
      reached();
      shop.packed.push(String(id));
      return { setOrderStatus: { message: 'It is packed.', order: null } };
    },
  };
  return { shop, graph };
}

const orders = () => screen.findByRole('table', { name: 'Orders of this list' }).then((table) => within(table));

describe('the picking list', () => {
  afterEach(() => window.localStorage.clear());

  it('says of each order how much of it is fetched and what is to be collected, as a scanner ticks it off', async () => {
    const { user } = await renderDesk('/desk/picking', { graph: aShop().graph, role: 'PACKER' });
    const scan = await screen.findByRole('textbox', { name: 'Scan or type a SKU' });
    const cells = async (number: string) =>
      within((await orders()).getByRole('link', { name: number }).closest('tr') as HTMLElement)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent);

    await user.type(scan, 'tea{Enter}dal{Enter}');
    expect((await cells('JH-2')).slice(0, 3)).toEqual(['JH-2', '0 of 2 items', '₹130.00']);
    await user.type(scan, 'tea{Enter}dal{Enter}');

    await waitFor(async () => expect((await cells('JH-2')).slice(0, 3)).toEqual(['JH-2', '2 of 2 items', '₹130.00']));
    expect((await cells('JH-1')).slice(0, 3)).toEqual(['JH-1', '1 of 1 items', 'Nothing']);
  });

  it('loses no scan that comes before the one before it is drawn', () => {
    const article = (title: string): Pick => ({
      ...{ key: title, title, options: '', sku: title, image: null, quantity: 2, batches: [], orders: [] },
    });
    const [tea, dal] = [article('TEA'), article('DAL')];
    const { result } = renderHook(() => usePickProgress([tea, dal]));
    const { pick } = result.current;

    act(() => {
      for (const scanned of [tea, dal, tea]) pick(scanned);
    });

    expect([tea, dal].map(result.current.countOf)).toEqual([2, 1]);
  });

  it('says from which batches an article is taken, and how many pieces of each', async () => {
    const batch = (number: string, bestBefore: string | null) => ({ id: number, number, bestBefore });
    const of = (lines: object[]) => ({ allOrders: { totalCount: 1, nodes: [order('JH-1', { amountDue: 0, lines })] } });
    const early = batch('B1', '2026-12-12');
    const lines = [
      {
        ...line('TEA', 3),
        batches: [
          { quantity: 2, batch: early },
          { quantity: 1, batch: batch('B2', null) },
        ],
      },
      { ...line('TEA'), id: 'other', batches: [{ quantity: 1, batch: early }] },
      { ...line('DAL'), batches: [{ quantity: 1, batch: batch('', '2027-01-05') }] },
    ];
    await renderDesk('/desk/picking', { graph: { DeskPicking: () => of(lines) }, role: 'PACKER' });

    const list = within(await screen.findByRole('table', { name: 'Picking list' }));
    expect(list.getByText('Best before Dec 12, 2026, B1 × 3')).toBeTruthy();
    expect(list.getByText('No date, B2 × 1')).toBeTruthy();
    expect(list.getByText('Best before Jan 05, 2027')).toBeTruthy();
  });

  it('goes on without a network: ticks are kept, and what is packed is told once, when there is one again', async () => {
    const { shop, graph } = aShop();
    const { user } = await renderDesk('/desk/picking', { graph, role: 'PACKER' });
    const mark = async (number: string) =>
      user.click((await orders()).getByRole('button', { name: `Mark ${number} as packed` }));
    await orders();

    shop.isReached = false;
    await user.type(screen.getByRole('textbox', { name: 'Scan or type a SKU' }), 'tea{Enter}');
    await mark('JH-1');
    await mark('JH-2');
    expect(
      await screen.findByText(/No connection. 2 orders will be marked as packed once you are online/),
    ).toBeTruthy();
    expect(within(screen.getByRole('table', { name: 'Picking list' })).getByText('1 of 2')).toBeTruthy();
    expect(JSON.parse(window.localStorage.getItem('desk-packed') ?? '')).toEqual(['id-JH-1', 'id-JH-2']);

    shop.isReached = true;
    fireEvent(window, new Event('online'));

    expect(await screen.findByRole('heading', { name: 'Nothing to pick' })).toBeTruthy();
    expect(shop.packed).toEqual(['id-JH-1', 'id-JH-2']);
    await waitFor(() => expect(window.localStorage.getItem('desk-packed')).toBe('[]'));
  });
});
