import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { formatRupees } from '../../lib/money';
import { renderDesk } from '../../testing/renderDesk';

const creditTerms = {
  ...{ giftCardDays: 365, storeCreditDays: null, sellsGiftCards: true, giftCardMin: 100, giftCardMax: 10_000 },
};
const card = {
  ...{ id: 'g1', lastFour: 'L96E', state: 'LIVE', value: 750, balance: 500, purchase: null },
  ...{ createdAt: '2026-11-26T04:00:00Z', sentAt: '2026-11-26T04:00:00Z', expiresAt: '2027-11-26T04:00:00Z' },
  movements: [
    { id: 'm1', kind: 'ISSUED', amount: 750, isTaken: false, note: 'A draw', happenedAt: '2026-11-26T04:00:00Z' },
  ],
};
const pageOf = (nodes: object[]) => ({
  DeskGiftCards: () => ({
    creditTerms,
    giftCards: { totalCount: nodes.length, pageInfo: { hasNextPage: false }, nodes },
  }),
});
/** What was owed, more in each month. */
function accountsOf(month: string) {
  const nothing = { sold: 0, given: 0, returned: 0, expired: 0, withdrawn: 0, adjustedUp: 0, adjustedDown: 0 };
  const opening = Number(month.slice(5)) * 100;
  return [
    { kind: 'GIFT_CARD', ...nothing, opening, sold: 750, spent: 250, closing: opening + 500 },
    { kind: 'STORE_CREDIT', ...nothing, opening: 0, spent: 0, closing: 0 },
  ];
}
const done = { message: 'Done.', userErrors: [] };
const graph = {
  ...pageOf([card]),
  deskIssueGiftCard: () => ({ issueGiftCard: done }),
  deskWithdrawGiftCard: () => ({ withdrawGiftCard: done }),
  deskExtendGiftCard: () => ({ extendGiftCard: done }),
  DeskCreditBooks: ({ from }: Record<string, unknown>) => ({ creditBooks: { accounts: accountsOf(String(from)) } }),
};

describe('the gift cards at the desk', () => {
  it('say what each was worth, what is left of it and until when', async () => {
    await renderDesk('/desk/gift-cards', { graph });

    const row = within((await screen.findByText(/Ending in L96E/)).closest('tr') as HTMLElement);

    expect(row.getByText('₹750.00')).toBeTruthy();
    expect(row.getByText('₹500.00')).toBeTruthy();
    expect(row.getByText('Can be spent')).toBeTruthy();
    expect(row.getByText('Nov 26, 2027')).toBeTruthy();
  });

  it('say where there are none', async () => {
    await renderDesk('/desk/gift-cards', { graph: { ...graph, ...pageOf([]) } });

    expect(await screen.findByText('No gift cards here')).toBeTruthy();
  });

  it('are looked for by code and by what became of them', async () => {
    const { user, calls } = await renderDesk('/desk/gift-cards?state=spent', { graph });

    await user.type(await screen.findByRole('searchbox', { name: 'Find a gift card' }), 'L96E{Enter}');

    await waitFor(() =>
      expect(calls.filter(({ operationName }) => operationName === 'DeskGiftCards').at(-1)?.variables).toMatchObject({
        text: 'L96E',
        state: 'SPENT',
      }),
    );
  });

  it('are sold for what the terms say, as an owner writes amounts and days', async () => {
    const terms = { setCreditTerms: { userErrors: [] } };
    const { user, calls } = await renderDesk('/desk/gift-cards', {
      graph: { ...graph, deskSetCreditTerms: () => terms },
    });
    const form = within(await screen.findByRole('form', { name: 'Terms' }));
    const sent = () => calls.findLast(({ operationName }) => operationName === 'deskSetCreditTerms')?.variables.input;
    const least = form.getByRole('textbox', { name: 'From, in rupees' });

    await user.clear(least);
    await user.type(least, 'a thousand');
    await user.click(form.getByRole('button', { name: 'Save the terms' }));
    await form.findByText('Enter an amount in rupees, such as 100.');
    expect(sent()).toBeUndefined();

    await user.clear(least);
    await user.type(least, '1,000');
    await user.type(form.getByRole('textbox', { name: /^Days store credit lasts/ }), 'a year');
    await user.click(form.getByRole('button', { name: 'Save the terms' }));
    await waitFor(() => expect(sent()).toMatchObject({ giftCardMin: 1000, storeCreditDays: 0 }));
  });

  it('are given with a reason, under a key of their own', async () => {
    const { user, calls } = await renderDesk('/desk/gift-cards', { graph });

    await user.click(await screen.findByRole('button', { name: 'Give a gift card' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByRole('textbox', { name: 'Amount in rupees' }), '500');
    await user.type(dialog.getByRole('textbox', { name: 'Who is it for?' }), 'Meera');
    await user.type(dialog.getByRole('textbox', { name: 'Their e-mail address' }), 'meera@example.com');
    await user.type(dialog.getByRole('textbox', { name: 'Why' }), 'A draw');
    await user.click(dialog.getByRole('button', { name: 'Send the gift card' }));

    await waitFor(() =>
      expect(calls.find(({ operationName }) => operationName === 'deskIssueGiftCard')?.variables).toEqual({
        input: { amount: 500, name: 'Meera', email: 'meera@example.com', note: 'A draw' },
        idempotencyKey: expect.any(String),
      }),
    );
  });

  it('are withdrawn with a reason, and extended to the end of a day in India', async () => {
    const { user, calls } = await renderDesk('/desk/gift-cards', { graph });
    const sent = (name: string) => calls.find(({ operationName }) => operationName === name)?.variables;

    await user.click(await screen.findByRole('button', { name: 'Withdraw' }));
    const first = within(await screen.findByRole('dialog', { name: 'Withdraw the gift card: L96E' }));
    await user.type(first.getByRole('textbox', { name: 'Why' }), 'Sent twice');
    await user.click(first.getByRole('button', { name: 'Withdraw' }));
    await waitFor(() => expect(sent('deskWithdrawGiftCard')).toEqual({ id: 'g1', note: 'Sent twice' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Extend' }));
    const second = within(await screen.findByRole('dialog', { name: 'Let it be spent for longer: L96E' }));
    await user.type(second.getByLabelText('Last day'), '2028-03-31');
    await user.click(second.getByRole('button', { name: 'Extend' }));

    await waitFor(() =>
      expect(sent('deskExtendGiftCard')).toEqual({ id: 'g1', expiresAt: '2028-03-31T18:29:59.000Z' }),
    );
  });

  it('have books of what is owed, month by month, and as a file', async () => {
    const { user } = await renderDesk('/desk/gift-cards', { graph });
    const books = within(await screen.findByRole('table', { name: 'Books' }));
    const [month, before] = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Month' }).options;
    const owed = (of = month) => formatRupees(Number(of?.value.slice(5)) * 100 + 500);

    expect(within(books.getByText('Sold to shoppers').closest('tr') as HTMLElement).getByText('+₹750.00')).toBeTruthy();
    expect(within(books.getByText('Paid for orders').closest('tr') as HTMLElement).getByText('−₹250.00')).toBeTruthy();
    expect(books.getByText(owed())).toBeTruthy();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Month' }), before?.value ?? '');
    expect(await screen.findByText(owed(before))).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Save as CSV' })).toBeTruthy();
  });
});
