import { describe, expect, it, jest } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { renderDesk } from '../../testing/renderDesk';

const RICE = {
  ...{ id: 'rice', sku: '8901', size: null, ram: null, weight: '5 kg', countInStock: 12 },
  product: { id: 'product', name: 'Sona Masoori' },
};
const SUMS = { variantCount: 1, pieceCount: 3, surplus: 0, shortage: 7, disturbedCount: 0 };
const NO_MORE = { hasNextPage: false, endCursor: null };
const LINE = { id: 'line', counted: 3, expected: 10, difference: -7, isDisturbed: false, variant: RICE };
const COUNT = {
  ...{ id: 'count', name: 'Front shelves', isOpen: true, startedAt: '2026-11-26T05:00:00.000Z' },
  ...{ closedAt: null, cancelledAt: null, sums: SUMS, lines: { nodes: [LINE], pageInfo: NO_MORE } },
};

const cellsOf = (name: string) =>
  within(screen.getByRole('table', { name }))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

describe('the stock at the desk', () => {
  it('says of what runs out for how many days it lasts, and leads to where it went', async () => {
    const rows = [
      { soldIn28Days: 56, daysOfCover: 6, product: RICE.product, variant: RICE },
      { soldIn28Days: 0, daysOfCover: null, product: { id: 'b', name: 'Ragi' }, variant: { ...RICE, id: 'ragi' } },
    ];
    const { calls } = await renderDesk('/desk/stock', {
      graph: { DeskRunningOut: () => ({ lowStock: { totalCount: 2, nodes: rows } }) },
    });

    const link = await screen.findByRole('link', { name: 'Sona Masoori' });
    expect(link.getAttribute('href')).toBe('/desk/stock/variants/rice');
    expect(cellsOf('Running out')).toEqual([
      ...['Sona Masoori', '5 kg', '8901', '56', '12', '6 days'],
      ...['Ragi', '5 kg', '8901', '0', '12', 'Does not sell'],
    ]);
    expect(calls.find(({ operationName }) => operationName === 'DeskRunningOut')?.variables).toEqual({ days: 7 });
  });

  it('lists what is near its date, and throws a batch away in one press for a reason', async () => {
    const batch = { id: 'old', number: 'L204', bestBefore: '2026-12-20', onHand: 4, reserved: 1 };
    const next = { id: 'next', number: '', bestBefore: '2027-01-20', onHand: 9, reserved: 0 };
    let nodes = [
      { daysLeft: -3, product: RICE.product, variant: RICE, batch },
      { daysLeft: 0, product: RICE.product, variant: RICE, batch: { ...next, id: 'now', onHand: 2 } },
      { daysLeft: 9, product: RICE.product, variant: RICE, batch: next },
    ];
    const wasted: unknown[] = [];
    const { calls, user } = await renderDesk('/desk/stock/aging', {
      graph: {
        DeskAging: () => ({ agingBatches: { totalCount: 120, nodes } }),
        deskWasteStock: (variables) => {
          wasted.push(variables);
          nodes = nodes.slice(1);
          return { wasteStock: { variant: { id: 'rice', countInStock: 9 }, userErrors: [] } };
        },
      },
    });

    const table = await screen.findByRole('table', { name: 'Near their date' });
    expect(table.textContent).toContain('No longer sold');
    expect(cellsOf('Near their date')).toEqual([
      ...['Sona Masoori', '5 kg', 'L204', 'Dec 20, 2026', '3', 'No longer sold', 'Throw away'],
      ...['Sona Masoori', '5 kg', '–', 'Jan 20, 2027', '2', 'Today only', 'Throw away'],
      ...['Sona Masoori', '5 kg', '–', 'Jan 20, 2027', '9', '9 days', 'Throw away'],
    ]);
    screen.getByText('These are the 3 nearest of 120 batches. The rest follow once these are gone.');
    await user.click(screen.getByRole('button', { name: 'Throw away: Sona Masoori, 5 kg, L204' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Throw away' }));

    await waitFor(() => expect(screen.queryByText('L204')).toBeNull());
    expect(wasted).toEqual([{ variantId: 'rice', quantity: 3, reason: 'EXPIRED', note: '', batchId: 'old' }]);
    await user.selectOptions(screen.getByLabelText('Sold for at most'), '28 days');
    await waitFor(() => expect(calls.at(-1)?.variables).toEqual({ days: 28 }));
  });

  it('lets a packer see what is near its date, and throw nothing away', async () => {
    const batch = { id: 'old', number: 'L204', bestBefore: '2026-12-20', onHand: 4, reserved: 0 };
    const nodes = [{ daysLeft: 1, product: RICE.product, variant: RICE, batch }];
    await renderDesk('/desk/stock/aging', {
      role: 'PACKER',
      graph: { DeskAging: () => ({ agingBatches: { totalCount: 1, nodes } }) },
    });

    await screen.findByRole('table', { name: 'Near their date' });
    screen.getByText('1 day');
    expect(screen.queryByRole('button', { name: /^Throw away/ })).toBeNull();
  });

  it('counts each scan of a reader, however fast they come, and says what is counted by then', async () => {
    let counted = 3;
    const scans: unknown[] = [];
    const { user } = await renderDesk('/desk/stock/counts/count', {
      role: 'PACKER',
      graph: {
        DeskCount: () => ({ stockCount: COUNT }),
        deskCountPieces: (variables) => {
          scans.push([variables.sku, variables.pieces]);
          counted += 1;
          const line = { ...LINE, counted, difference: counted - 10 };
          return { countStock: { count: { id: 'count', sums: SUMS }, line, userErrors: [] } };
        },
      },
    });
    await screen.findByRole('heading', { level: 1, name: 'Front shelves' });
    expect(document.activeElement).toBe(screen.getByLabelText('Scan or type a SKU'));

    await user.keyboard('8901{Enter}8901{Enter}');

    await screen.findByText('Sona Masoori, 5 kg: 5 counted.');
    expect(scans).toEqual([
      ['8901', 1],
      ['8901', 1],
    ]);
    expect(screen.queryByRole('button', { name: 'Close and book' })).toBeNull();
  });

  it('reads by the camera where there is one, and what stays in sight is one piece', async () => {
    const scans: unknown[] = [];
    const graph = {
      DeskCount: () => ({ stockCount: COUNT }),
      deskCountPieces: ({ sku }: Record<string, unknown>) => {
        scans.push(sku);
        return { countStock: { count: { id: 'count', sums: SUMS }, line: LINE, userErrors: [] } };
      },
    };
    await renderDesk('/desk/stock/counts/count', { graph });
    await screen.findByRole('heading', { level: 1, name: 'Front shelves' });
    expect(screen.queryByRole('button', { name: 'Scan with the camera' })).toBeNull();
    cleanup();

    let looks = 0;
    const stopped: string[] = [];
    const stream = { getTracks: () => [{ stop: () => stopped.push('video') }] };
    Object.assign(window, {
      BarcodeDetector: class {
        static getSupportedFormats(): Promise<string[]> {
          return Promise.resolve(['ean_13']);
        }
        detect = async () => {
          looks += 1;
          return [{ rawValue: '8901' }];
        };
      },
    });
    Object.defineProperty(navigator, 'mediaDevices', {
      configurable: true,
      value: { getUserMedia: async () => stream },
    });
    try {
      const { user } = await renderDesk('/desk/stock/counts/count', { graph });
      const camera = await screen.findByRole('button', { name: 'Scan with the camera' });
      // On a slow machine it would be out of sight between two looks.
      const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now());
      await user.click(camera);
      await waitFor(() => expect(looks).toBeGreaterThan(2));
      await user.click(camera);
      clock.mockRestore();

      expect(scans).toEqual(['8901']);
      expect(stopped).toEqual(['video']);
    } finally {
      Reflect.deleteProperty(window, 'BarcodeDetector');
      Reflect.deleteProperty(navigator, 'mediaDevices');
    }
  });

  it('keeps the focus at the count once what had it is gone, and in a number that was typed', async () => {
    const second = { ...LINE, id: 'second', variant: { ...RICE, id: 'ragi', sku: '4711' } };
    let nodes = [LINE, second];
    const { user } = await renderDesk('/desk/stock/counts/count', {
      graph: {
        DeskCount: () => ({ stockCount: { ...COUNT, lines: { nodes, pageInfo: NO_MORE } } }),
        deskUncount: () => {
          nodes = [second];
          return { uncountStock: { userErrors: [] } };
        },
        deskCountPieces: () => ({
          countStock: { count: { id: 'count', sums: SUMS }, line: { ...second, counted: 9 }, userErrors: [] },
        }),
      },
    });

    await user.click(await screen.findByRole('button', { name: 'Leave out 8901' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Leave out 8901' })).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Leave out 4711' })));
    const box = screen.getByLabelText('4711: all that lie there');
    await user.clear(box);
    await user.type(box, '9{Enter}');

    expect(document.activeElement).toBe(box);
  });

  it('has the owner close a count only after what is booked was said, and shows why it was refused', async () => {
    const { user } = await renderDesk('/desk/stock/counts/count', {
      graph: {
        DeskCount: () => ({ stockCount: COUNT }),
        deskCloseCount: () => ({
          closeStockCount: {
            count: null,
            userErrors: [{ code: 'CONFLICT', message: 'Count Sona Masoori again.', field: 'id' }],
          },
        }),
      },
    });

    await user.click(await screen.findByRole('button', { name: 'Close and book' }));
    await screen.findByText('0 pieces more and 7 fewer are booked. What was sold meanwhile stays sold.');
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Close and book' }));

    await screen.findByText('Count Sona Masoori again.');
  });

  it('puts what is scanned on the bill of a supplier, a piece a scan, and takes it into stock', async () => {
    const sent: unknown[] = [];
    const { user } = await renderDesk('/desk/stock/receipts/new', {
      graph: {
        DeskArrived: ({ sku }) => ({ variant: sku === '8901' ? RICE : null }),
        deskReceiveGoods: ({ input }) => {
          sent.push(input);
          return {
            receiveGoods: {
              receipt: null,
              userErrors: [{ code: 'CONFLICT', message: 'It was received before.', field: 'billNumber' }],
            },
          };
        },
      },
    });
    await screen.findByRole('heading', { level: 1, name: 'Receive goods' });

    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Scan or type a SKU')));
    await user.keyboard('8901{Enter}8901{Enter}4711{Enter}');
    await screen.findByText('Nothing has the SKU 4711.');
    await user.type(screen.getByLabelText('Supplier'), 'Mysuru Mills');
    await user.type(screen.getByLabelText('Number of the bill'), 'MM/204');
    await user.type(screen.getByLabelText('Cost of a piece of 8901'), '41.5');
    await user.type(screen.getByLabelText('Made on of 8901'), '2026-11-01');
    await user.type(screen.getByLabelText('Best before of 8901'), '2027-05-01');
    await user.type(screen.getByLabelText('Batch number of 8901'), 'L204');
    await screen.findByText('Total: ₹83.00');
    await user.click(screen.getByRole('button', { name: 'Take into stock' }));

    expect((await screen.findAllByText('It was received before.')).length).toBeGreaterThan(0);
    expect(sent).toMatchObject([
      { supplier: 'Mysuru Mills', billNumber: 'MM/204', lines: [{ sku: '8901', quantity: 2, unitCost: 41.5 }] },
    ]);
    const dated = { madeOn: '2026-11-01', bestBefore: '2027-05-01', batchNumber: 'L204' };
    expect(sent).toMatchObject([{ lines: [dated] }]);
  });

  it('reads a cost as an owner writes it, and refuses what is none at its box: 1,200 was taken as 0', async () => {
    const sent: { lines: { unitCost: number }[] }[] = [];
    const { user } = await renderDesk('/desk/stock/receipts/new', {
      graph: {
        DeskArrived: () => ({ variant: RICE }),
        deskReceiveGoods: ({ input }) => {
          sent.push(input as (typeof sent)[number]);
          return { receiveGoods: { receipt: null, userErrors: [] } };
        },
      },
    });
    await screen.findByRole('heading', { level: 1, name: 'Receive goods' });
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Scan or type a SKU')));
    await user.keyboard('8901{Enter}');
    const cost = await screen.findByLabelText('Cost of a piece of 8901');

    await user.type(cost, 'forty');
    await user.click(screen.getByRole('button', { name: 'Take into stock' }));
    await screen.findByText('Enter an amount in rupees, such as 100.');
    expect([cost.getAttribute('aria-invalid'), sent]).toEqual(['true', []]);

    await user.clear(cost);
    await user.type(cost, '1,200');
    await screen.findByText('Total: ₹1,200.00');
    await user.click(screen.getByRole('button', { name: 'Take into stock' }));
    await waitFor(() => expect(sent).toMatchObject([{ lines: [{ unitCost: 1200 }] }]));
  });

  it('tells what came and went, with the document and who it was, and takes waste out for a reason', async () => {
    const none = { reason: '', wasteReason: null, order: null, receipt: null, count: null };
    const at = { movedAt: '2026-11-26T05:00:00.000Z' };
    const movements = [
      {
        ...none,
        ...at,
        id: '3',
        kind: 'WASTE',
        delta: -1,
        onHand: 12,
        wasteReason: 'EXPIRED',
        reason: 'Mould',
        actorKind: 'ADMIN',
        actorName: 'Ravi',
      },
      {
        ...none,
        ...at,
        id: '2',
        kind: 'SALE',
        delta: -2,
        onHand: 13,
        order: { id: 'o', number: 'JH-100001' },
        actorKind: 'SHOPPER',
        actorName: 'Asha',
      },
      { ...none, ...at, id: '1', kind: 'OPENING', delta: 15, onHand: 15, actorKind: 'OPERATOR', actorName: null },
    ];
    const batches = [
      { id: 'old', number: 'L204', bestBefore: '2020-03-01', soldUntil: '2020-01-12', onHand: 4, reserved: 0 },
      { id: 'rest', number: '', bestBefore: null, soldUntil: null, onHand: 8, reserved: 0 },
    ];
    const stock = {
      ...{ onHand: 12, reserved: 0, withheld: 4, batches },
      movements: { totalCount: 3, pageInfo: NO_MORE, nodes: movements },
    };
    const wasted: unknown[] = [];
    const { user } = await renderDesk('/desk/stock/variants/rice', {
      graph: {
        DeskVariantStock: () => ({ variant: { ...RICE, countInStock: 8, stock } }),
        deskWasteStock: (variables) => {
          wasted.push(variables);
          return { wasteStock: { variant: { id: 'rice', countInStock: 10 }, userErrors: [] } };
        },
      },
    });
    await screen.findByRole('heading', { level: 1, name: 'Sona Masoori, 5 kg' });

    const figureOf = (label: string) => screen.getByText(label).parentElement?.textContent;
    expect(figureOf('Too near to their date')).toBe('Too near to their date4');
    const [, old, rest] = within(screen.getByRole('table', { name: 'Batches' })).getAllByRole('row');
    expect(old?.textContent).toContain('No longer sold');
    expect(rest?.textContent).toContain('No date');
    const rows = within(screen.getByRole('table', { name: 'What came and went' }))
      .getAllByRole('row')
      .slice(1);
    const told = rows.map((row) =>
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    );
    expect(
      told.map(([what, , pieces, onHand, document, why, who]) => [what, pieces, onHand, document, why, who]),
    ).toEqual([
      ['Waste', '-1', '12', '–', 'Past its date: Mould', 'Ravi'],
      ['Sale', '-2', '13', 'JH-100001', '–', 'Asha'],
      ['Opening', '+15', '15', '–', '–', 'The shop itself'],
    ]);
    await user.click(screen.getByRole('button', { name: 'Take out waste' }));
    const form = within(await screen.findByRole('dialog'));
    await user.clear(form.getByLabelText('Pieces'));
    await user.type(form.getByLabelText('Pieces'), '2');
    await user.selectOptions(form.getByLabelText('Why'), 'Gone bad');
    await user.click(form.getByRole('button', { name: 'Take out' }));
    await screen.findByText('Saved.');
    expect(wasted).toEqual([{ variantId: 'rice', quantity: 2, reason: 'SPOILED', note: '' }]);
  });
});
