import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { renderDesk } from '../../testing/renderDesk';
import { lastMonths } from './months';

const TAX = { taxable: 100, cgst: 9, sgst: 9, igst: 0 };
const EMPTY = {
  ...{ from: '2026-10', to: '2026-10', gstin: '29ABCDE1234F1Z5', taxable: 0, cgst: 0, sgst: 0, igst: 0 },
  ...{ supplies: [], namedSupplies: [], hsnSummary: [], documents: [] },
};
const FILLED = {
  ...{ ...EMPTY, ...TAX },
  supplies: [{ ...TAX, stateCode: '29', placeOfSupply: 'Karnataka', gstRate: 18 }],
  hsnSummary: [{ ...TAX, hsnCode: '34011190', isToBusinesses: false, gstRate: 18, quantity: 2 }],
  documents: [{ kind: 'INVOICE', from: 'JH/26-27/000001', to: 'JH/26-27/000009', count: 9 }],
};
const answering = (gstReturn: object) => ({ graph: { DeskGstReturn: () => ({ gstReturn }) } });

describe('the GST return at the desk', () => {
  it('shows what was sold by state and by code, with its tax, and the numbers that were given', async () => {
    await renderDesk('/desk/gst-return', answering(FILLED));

    const states = within(await screen.findByRole('table', { name: 'Sold to people, by state' }));
    const cells = states.getAllByRole('cell').map(({ textContent }) => textContent);
    expect(cells).toEqual(['Karnataka (29)', '18 %', '₹100.00', '₹0.00', '₹9.00', '₹9.00']);
    expect(within(screen.getByRole('table', { name: 'By HSN code' })).getByText('34011190')).toBeTruthy();
    expect(screen.queryByRole('table', { name: /businesses/ })).toBeNull();
    expect(screen.getByText('JH/26-27/000001 to JH/26-27/000009: 9')).toBeTruthy();
  });

  it('begins with the month that has ended, and asks for the one that is chosen', async () => {
    const { user, calls } = await renderDesk('/desk/gst-return', answering(EMPTY));
    const [running, ended] = lastMonths(new Date());
    const asked = () => calls.findLast(({ operationName }) => operationName === 'DeskGstReturn')?.variables.from;
    expect(await screen.findByText(/^No invoices in /)).toBeTruthy();
    expect(asked()).toBe(ended);

    await user.selectOptions(screen.getByRole('combobox', { name: 'Month' }), running ?? '');

    expect(asked()).toBe(running);
  });

  it('says that a shop without GSTIN takes no tax', async () => {
    await renderDesk('/desk/gst-return', answering({ ...EMPTY, gstin: null }));

    expect(await screen.findByText(/has no GSTIN/)).toBeTruthy();
  });
});

describe('the months that are offered', () => {
  it('go by the calendar of India, and back over two financial years', () => {
    const months = lastMonths(new Date('2026-12-31T18:30:00Z'));

    expect([months[0], months[1], months.at(-1), months.length]).toEqual(['2027-01', '2026-12', '2025-02', 24]);
  });
});
