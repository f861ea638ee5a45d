import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { renderDesk } from '../../testing/renderDesk';

describe('loose goods on the scales', () => {
  it('are billed by the grams that are typed in, of what was sold and is there', async () => {
    const apples = { id: 'line-1', productTitle: 'Apples', quantity: 3, missing: 1, price: 60, looseGrams: 500 };
    const salt = { id: 'line-2', productTitle: 'Salt', quantity: 1, price: 28 };
    const order = { id: 'order-1', number: 'JH-2', status: 'CONFIRMED', lines: [apples, salt] };
    const { user, calls } = await renderDesk('/desk/orders/order-1', {
      role: 'PACKER',
      graph: {
        DeskOrder: () => ({ order }),
        weighLine: () => ({ weighLine: { message: 'It is noted.', order } }),
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Weigh Apples' }));
    expect(screen.queryByRole('button', { name: 'Weigh Salt' })).toBeNull();
    const form = within(await screen.findByRole('form', { name: 'Weigh Apples' }));
    expect(form.getByText(/^It was sold as 1000 g\./)).toBeTruthy();
    const grams = form.getByRole('textbox', { name: 'Weight of all pieces in grams' });

    await user.type(grams, 'a lot');
    expect(form.queryByRole('button', { name: 'Bill this weight' })).toBeNull();
    await user.clear(grams);
    await user.type(grams, '930');
    await user.click(form.getByRole('button', { name: 'Bill this weight' }));

    expect(await screen.findByText('It is noted.')).toBeTruthy();
    const sent = calls.find(({ operationName }) => operationName === 'weighLine');
    expect(sent?.variables).toEqual({ lineId: 'line-1', grams: 930 });
  });
});
