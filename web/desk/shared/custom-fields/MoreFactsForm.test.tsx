import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { renderDesk } from '../../../testing/renderDesk';

const order = {
  ...{ id: 'order-1', number: 'JH-100001', placedAt: '2026-11-22T09:10:00Z', status: 'CONFIRMED', total: 260 },
  ...{ name: 'Asha Rao', amountDue: 0, refundedTotal: 0, paymentMethod: 'ONLINE' },
};
const customer = { id: 'user-2', name: 'Asha Rao', email: 'asha@example.com', createdAt: '2026-11-22T09:10:00Z' };
const giftFor = { name: 'giftFor', label: 'Gift for', type: 'text', choices: [] };
const wrapped = { name: 'wrapped', label: 'Wrapped', type: 'yesNo', choices: [] };

const answers = (definitions: object[]) => ({
  DeskOrder: () => ({ order: { ...order, customFields: [{ name: 'giftFor', value: 'Amma' }] } }),
  DeskCustomer: () => ({ customer: { ...customer, customFields: [] } }),
  DeskCustomFields: () => ({ customFieldDefinitions: definitions }),
  deskSaveCustomFields: () => ({ saveCustomFields: { customFields: [], userErrors: [] } }),
});

describe('what extensions have added', () => {
  it.each([
    ['an order', '/desk/orders/order-1', 'ORDER', 'order-1'],
    ['an account', '/desk/customers/user-2', 'ACCOUNT', 'user-2'],
  ])('to %s is changed on its page, box by box', async (_what, path, entity, id) => {
    const { user, calls } = await renderDesk(path, { graph: answers([giftFor, wrapped]) });
    const form = within(await screen.findByRole('form', { name: 'More facts' }));

    await user.clear(form.getByLabelText(/^Gift for/));
    await user.type(form.getByLabelText(/^Gift for/), 'Dada');
    await user.selectOptions(form.getByLabelText('Wrapped'), 'true');
    await user.click(form.getByRole('button', { name: 'Save' }));
    await screen.findByText('Saved.');

    expect(calls.find(({ operationName }) => operationName === 'deskSaveCustomFields')?.variables).toEqual({
      ...{ entity, id },
      customFields: [
        { name: 'giftFor', value: 'Dada' },
        { name: 'wrapped', value: 'true' },
      ],
    });
  });

  it('is absent in a shop without any', async () => {
    await renderDesk('/desk/orders/order-1', { graph: answers([]) });

    await screen.findByRole('heading', { level: 1, name: /JH-100001/ });
    expect(screen.queryByRole('form', { name: 'More facts' })).toBeNull();
  });
});
