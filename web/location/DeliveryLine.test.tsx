import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import type { Facts } from '../testing/mockGraph';
import { renderApp } from '../testing/renderApp';

const frame = (earliestDelivery: string | null, deliveryPromises: Facts[] = []) => ({
  Frame: () => ({ shop: { name: 'Jhola', earliestDelivery }, deliveryPromises, categories: [] }),
});
const promise = { isServed: true, pin: '560001', place: 'Bengaluru' };

describe('the line at the head of every page', () => {
  it('says from when on goods come, and asks for the PIN code on a press', async () => {
    const { user } = await renderApp('/about', { graph: frame('Delivery from today') });
    const line = screen.getByRole('button', { name: 'Enter your PIN code Delivery from today' });

    await user.click(line);

    const box = await screen.findByRole<HTMLInputElement>('textbox', { name: 'PIN code' });
    expect(document.activeElement).toBe(box);
    expect(box.form?.getAttribute('action')).toBe('/delivery/pin');
    expect(new FormData(box.form ?? undefined).get('to')).toBe('/about');
    await user.keyboard('{Escape}');
    expect([screen.queryByRole('textbox', { name: 'PIN code' }), document.activeElement]).toEqual([null, line]);
  });

  it.each([
    ['what comes first', [promise], 'To Bengaluru 560001 Delivery today, 6 pm to 9 pm'],
    [
      'what comes at all, where fresh food does not',
      [{ ...promise, text: 'We do not deliver fresh food to 560001 yet', isServed: false }, promise],
      'To Bengaluru 560001 Delivery today, 6 pm to 9 pm',
    ],
    [
      'that nothing does outside all zones',
      [{ ...promise, text: 'We do not deliver to 560001 yet', isServed: false, place: null }],
      'Change PIN code We do not deliver to 560001 yet',
    ],
  ])('tells a visitor whose PIN code is known the place and %s', async (_what, promises, words) => {
    const told = promises.map((one) => ({ text: 'Delivery today, 6 pm to 9 pm', ...one }));
    await renderApp('/about', { graph: frame('Delivery from today', told) });

    expect(screen.getByRole('button', { name: words })).toBeTruthy();
  });

  it('is absent in a shop that promises nothing', async () => {
    await renderApp('/about', { graph: frame(null) });

    expect(within(document.body).queryByText('Enter your PIN code')).toBeNull();
  });
});
