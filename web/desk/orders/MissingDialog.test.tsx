import { describe, expect, it } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import type { GraphCall } from '../../testing/openShop';
import { renderDesk } from '../../testing/renderDesk';

const LINE = { id: 'line-1', productTitle: 'Toor Dal', options: ['500 g'], quantity: 3, price: 92, subTotal: 276 };
const offer = (brand: string, price: number, onHand: number) => ({
  ...{ title: `${brand} Toor Dal, 500 g`, price, variant: { id: brand, sku: brand, stock: { onHand } } },
});
const FITTING = [offer('Annvriksh', 83, 115), offer('Bori', 83, 124), offer('Chakki', 92, 63), offer('Desi', 79, 9)];

const sentBy = (calls: GraphCall[]) =>
  calls.find(({ operationName }) => operationName === 'reportMissing')?.variables.input;

/** Opens the form of a line with a wish, and what fits in its place. */
async function openForm(wish: string, substitutes: object[] = FITTING) {
  const order = { id: 'order-1', number: 'JH-2', status: 'CONFIRMED', lines: [{ ...LINE, wish }] };
  const app = await renderDesk('/desk/orders/order-1', {
    role: 'PACKER',
    graph: {
      DeskOrder: () => ({ order }),
      DeskSubstitutes: () => ({ order: { id: 'order-1', lines: [{ id: 'line-1', substitutes }] } }),
      reportMissing: () => ({ reportMissing: { message: 'It is noted.', order } }),
    },
  });
  await app.user.click(await screen.findByRole('button', { name: 'Toor Dal is missing' }));
  const form = within(await screen.findByRole('form', { name: 'Toor Dal is missing' }));
  return { ...app, form };
}

describe('what a packer says is missing', () => {
  it('is offered to a shopper who wants to be asked, with no more than three things instead', async () => {
    const { user, form, calls } = await openForm('ASK_ME');
    expect(form.getByText('The shopper wants to be asked what to send instead.')).toBeTruthy();
    expect(form.getByText('Of 3 in this order.')).toBeTruthy();
    expect(await form.findByText('₹92.00 · 63 in stock')).toBeTruthy();

    await user.clear(form.getByRole('textbox', { name: /^Pieces missing/ }));
    await user.type(form.getByRole('textbox', { name: /^Pieces missing/ }), '2');
    await user.click(form.getByRole('radio', { name: 'It is damaged' }));
    for (const name of [/^Annvriksh/, /^Bori/, /^Chakki/, /^Desi/]) {
      await user.click(form.getByRole('checkbox', { name }));
    }
    await user.click(form.getByRole('button', { name: 'Ask the shopper' }));

    expect(await screen.findByText('It is noted.')).toBeTruthy();
    const offers = ['Bori', 'Chakki', 'Desi'];
    expect(sentBy(calls)).toEqual({ lineId: 'line-1', quantity: 2, reason: 'DAMAGED', offers });
  });

  it('is replaced by one thing at once for a shopper who takes something similar', async () => {
    const { user, form, calls } = await openForm('SIMILAR');

    await user.click(await form.findByRole('radio', { name: /^Bori/ }));
    await user.click(form.getByRole('radio', { name: /^Desi/ }));
    await form.findByRole('radio', { name: /^Desi/, checked: true });
    await user.click(form.getByRole('button', { name: 'Send this instead' }));

    expect(await screen.findByText('It is noted.')).toBeTruthy();
    expect(sentBy(calls)).toEqual({ lineId: 'line-1', quantity: 1, reason: 'LOST', offers: ['Desi'] });
  });

  it('is what was chosen last, though it is sent before a busy phone has had time for more', async () => {
    const { form, calls } = await openForm('SIMILAR');
    const desi = await form.findByRole('radio', { name: /^Desi/ });

    await act(async () => desi.click());
    // React draws in its own time, as in a browser.
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
    form.getByRole('radio', { name: /^Bori/ }).click();
    await Promise.resolve();
    form.getByRole('button', { name: 'Send this instead' }).click();
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

    expect(await screen.findByText('It is noted.')).toBeTruthy();
    expect(sentBy(calls)).toMatchObject({ offers: ['Bori'] });
  });

  it('is paid back where the shopper wants nothing instead: nothing is offered', async () => {
    const { form } = await openForm('NOTHING');

    expect(form.getByText('The shopper wants nothing instead, but the money back.')).toBeTruthy();
    expect(form.queryByText(/instead, at most 3/)).toBeNull();
    expect(form.getByRole('button', { name: 'Give the money back' })).toBeTruthy();
  });

  it('is paid back where nothing in stock fits, which the form says', async () => {
    const { form } = await openForm('ASK_ME', []);

    expect(await form.findByText(/^Nothing in stock fits/)).toBeTruthy();
    expect(form.getByRole('button', { name: 'Give the money back' })).toBeTruthy();
  });
});
