import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { renderDesk } from '../../testing/renderDesk';
import { dayAfter, dayInIndia, lengthOf, PERIODS } from './periods';
import { changeOf } from './SalesFigures';

const SUM = { orderCount: 2, pieces: 5, total: 300 };
const BEFORE = { orderCount: 1, pieces: 2, total: 200 };
const FIGURES = {
  ...{ ...SUM, averageOrder: 150, piecesPerOrder: 2.5, refunded: 20, net: 280 },
  ...{ calledOffCount: 1, calledOff: 90, returnCount: 1, returnedPieces: 1 },
};
const REPORT = {
  ...{ fromBefore: '2026-03-01', sold: FIGURES, before: { ...FIGURES, ...BEFORE, net: 180, returnCount: 0 } },
  days: [
    { day: '2026-03-03', dayBefore: '2026-03-01', sold: SUM, before: BEFORE },
    { day: '2026-03-04', dayBefore: '2026-03-02', sold: { ...SUM, total: 0 }, before: BEFORE },
  ],
  products: [
    { name: 'Toor Dal', product: { id: 'p-1', name: 'Toor Dal' }, sold: SUM, before: BEFORE },
    { name: 'Old Ghee', product: null, sold: { ...SUM, total: 150 }, before: { ...BEFORE, total: 0 } },
  ],
  emptySearches: [{ words: 'maggi', count: 7, countBefore: 3 }],
};
const ADDRESS = '/desk/sales?from=2026-03-03&to=2026-03-04';
const answering = (salesReport: object = REPORT) => ({ graph: { DeskSales: () => ({ salesReport }) } });

describe('what sells at the desk', () => {
  it('tells a period in one number each, beside the days before', async () => {
    await renderDesk(ADDRESS, answering());

    const sold = (await screen.findByText('Sold', { selector: 'dt' })).parentElement;
    expect(sold?.textContent).toBe('Sold₹300.00+50 %, ₹200.00 before');
    expect(screen.getByText('Returns', { selector: 'dt' }).parentElement?.textContent).toBe('Returns10 before');
    expect(screen.getByText('Beside the 2 days before, 1 Mar 2026 to 2 Mar 2026.')).toBeTruthy();
  });

  it('has the figures of its bars as a table for those who cannot see them, and for those who ask', async () => {
    const { user } = await renderDesk(ADDRESS, answering());
    const rows = () =>
      within(screen.getByRole('table', { name: 'Sales by day' }))
        .getAllByRole('row')
        .map((row) =>
          within(row)
            .queryAllByRole('cell')
            .map(({ textContent }) => textContent),
        );

    await screen.findByRole('table', { name: 'Sales by day' });
    const hidden = rows();
    const button = screen.getByRole('button', { name: 'Show as a table' });
    await user.click(button);

    expect(hidden[1]).toEqual(['3 Mar 2026', '2', '5', '₹300.00', '₹200.00', '+50 %']);
    expect(rows()).toEqual(hidden);
    expect(button.getAttribute('aria-expanded')).toBe('true');
  });

  it('asks for the table alone that is looked at', async () => {
    const { user, calls } = await renderDesk(ADDRESS, answering());
    const asked = () => calls.findLast(({ operationName }) => operationName === 'DeskSales')?.variables;
    await screen.findByRole('table', { name: 'Sales by day' });
    expect(asked()).toMatchObject({ from: '2026-03-03', day: true, product: false });

    await user.click(
      within(screen.getByRole('navigation', { name: 'Sales by' })).getByRole('link', { name: 'Products' }),
    );

    const table = within(await screen.findByRole('table', { name: 'Sales by product' }));
    expect(asked()).toMatchObject({ from: '2026-03-03', to: '2026-03-04', day: false, product: true });
    expect(table.getByRole('link', { name: 'Toor Dal' })).toBeTruthy();
    expect(table.queryByRole('link', { name: 'Old Ghee' })).toBeNull();
  });

  it('tells which searches found nothing', async () => {
    await renderDesk(`${ADDRESS}&by=search`, answering());

    const table = within(await screen.findByRole('table', { name: 'Searches without results' }));
    expect(table.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual(['maggi', '7', '3']);
  });

  it('begins with the last thirty days, and asks for those that are chosen', async () => {
    const { user, calls } = await renderDesk('/desk/sales', answering());
    const today = dayInIndia(new Date());
    const asked = () => calls.findLast(({ operationName }) => operationName === 'DeskSales')?.variables;
    await screen.findByText('Average order');
    expect(asked()).toMatchObject({ from: dayAfter(today, -29), to: today });

    await user.selectOptions(screen.getByRole('combobox', { name: 'Period' }), 'Last 7 days');

    expect(asked()).toMatchObject({ from: dayAfter(today, -6), to: today });
  });

  it('asks for nothing where the last day comes before the first', async () => {
    const { calls } = await renderDesk('/desk/sales?from=2026-03-04&to=2026-03-03', answering());

    expect(await screen.findByText(/^Choose 1 to 366 days/)).toBeTruthy();
    expect(calls.some(({ operationName }) => operationName === 'DeskSales')).toBe(false);
  });

  it('says so where nothing was sold', async () => {
    await renderDesk(`${ADDRESS}&by=product`, answering({ ...REPORT, products: [] }));

    expect(await screen.findByText('Nothing was sold')).toBeTruthy();
  });
});

describe('the periods that are offered', () => {
  it('are whole months and days by the calendar of India', () => {
    const on = (name: string, today: string) => PERIODS.find((period) => period.name === name)?.on(today);

    expect(dayInIndia(new Date('2026-12-31T18:30:00Z'))).toBe('2027-01-01');
    expect(on('last-month', '2026-03-15')).toEqual({ from: '2026-02-01', to: '2026-02-28' });
    expect(on('month', '2026-03-15')).toEqual({ from: '2026-03-01', to: '2026-03-15' });
    expect(lengthOf({ from: '2026-02-27', to: '2026-03-02' })).toBe(4);
  });
});

describe('a change', () => {
  it.each([
    [150, 100, '+50 %'],
    [50, 100, '−50 %'],
    [100, 100, '±0 %'],
    [0, 0, '±0 %'],
    [10, 0, '–'],
  ])('to %d from %d is told as %s', (now, before, told) => {
    expect(changeOf(now, before)).toBe(told);
  });
});
