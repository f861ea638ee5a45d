import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { cart, openCheckout } from '../testing/checkout';

describe('the order beside the form', () => {
  it('has its titles cut, and tells what lowered prices save', async () => {
    const lines = [{ ...cart.lines[0], price: 705.5, quantity: 2, variant: { id: 'v', oldPrice: 800.25 } }];
    await openCheckout({ me: { cart: { ...cart, lines } } });

    const order = within(screen.getByRole('region', { name: 'YOUR ORDER' }));
    expect(order.getByText('India Gate Basmati R…')).toBeTruthy();
    expect(order.getByText('₹705.00')).toBeTruthy();
    expect(screen.getByText('You save ₹189.50 on this order.')).toBeTruthy();
  });

  it('says until when a line is at its best at the least, where that is promised', async () => {
    const [line] = cart.lines;
    const lines = [
      { ...line, bestBefore: '2027-01-12' },
      { ...line, id: 'undated', bestBefore: null },
    ];
    await openCheckout({ me: { cart: { ...cart, lines } } });

    const order = within(screen.getByRole('region', { name: 'YOUR ORDER' }));
    expect(order.getAllByText(/^Best before/).map(({ textContent }) => textContent)).toEqual([
      'Best before at least Jan 12, 2027',
    ]);
  });

  it('names the days for the PIN code of the form, and sends the chosen time of fresh goods', async () => {
    const slots = ['18:00-21:00', '21:00-22:00'].map((hours) => ({
      code: `2026-11-24 ${hours}`,
      text: `Today, ${hours}`,
    }));
    const deliveryPromises = [
      { kind: 'FRESH', text: 'Delivery today, 6 pm to 9 pm', isServed: true, slots },
      { kind: 'GENERAL', text: 'Delivery by Thu, 26 Nov', isServed: true, slots: [] },
    ];
    const { user, fill, press, sent } = await openCheckout({
      promisesDelivery: true,
      graph: {
        startPayment: () => ({ startPayment: { userErrors: [{ code: 'BAD_USER_INPUT', message: 'Later' }] } }),
        CheckoutDelivery: ({ pin }) => ({
          me: { id: 'user-1', cart: { ...cart, deliveryPromises: () => (pin === '560001' ? deliveryPromises : []) } },
        }),
      },
    });
    expect(await screen.findByText('Enter the PIN code to see the delivery day.')).toBeTruthy();
    await fill();

    expect(await screen.findByText('Delivery by Thu, 26 Nov')).toBeTruthy();
    await user.selectOptions(screen.getByLabelText('Delivery', { selector: 'select' }), 'Today, 21:00-22:00');
    await press();

    await waitFor(() =>
      expect(sent('startPayment')).toMatchObject([{ input: { deliverySlot: '2026-11-24 21:00-22:00' } }]),
    );
  });
});
