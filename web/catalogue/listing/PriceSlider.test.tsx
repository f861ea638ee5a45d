import { describe, expect, it, jest } from '@jest/globals';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentProps, useState } from 'react';
import { PriceSlider } from './PriceSlider';
import { ANY_PRICE, type PriceRange } from './priceRange';

const onChange = jest.fn<(bounds: PriceRange) => void>();

/** The slider of a list without bounds, which follows what is chosen; every bound that it sets. */
function slide(choices: ComponentProps<typeof PriceSlider>['choices'] = []) {
  onChange.mockClear();
  function List() {
    const [bounds, setBounds] = useState(ANY_PRICE);
    const choose = (next: PriceRange) => {
      onChange(next);
      setBounds(next);
    };
    return <PriceSlider choices={choices} {...bounds} onChange={choose} />;
  }
  render(<List />);
  return onChange.mock.calls;
}

const thumb = (name: string) => screen.getByRole('slider', { name });

describe('the price slider', () => {
  it('sets no bound until a thumb is let go, and none for a thumb at its end', () => {
    const set = slide();
    const lowest = thumb('Lowest price');

    fireEvent.change(lowest, { target: { value: '250' } });
    expect(set).toEqual([]);
    fireEvent.pointerUp(lowest);
    fireEvent.change(lowest, { target: { value: '100' } });
    fireEvent.pointerUp(lowest);

    expect(set).toEqual([[{ ...ANY_PRICE, minPrice: 250 }], [ANY_PRICE]]);
  });

  it('takes a thumb moved by several keys as one change, once the keys rest', async () => {
    const set = slide();
    const highest = thumb('Highest price');
    expect(['min', 'max', 'step'].map((name) => highest.getAttribute(name))).toEqual(['100', '60000', '5']);

    for (const price of ['59995', '59990', '59985']) {
      fireEvent.change(highest, { target: { value: price } });
      fireEvent.keyUp(highest);
    }

    await waitFor(() => expect(set).toEqual([[{ ...ANY_PRICE, maxPrice: 59_985 }]]));
  });

  it('gives each doubling of a price the same room on the rail, and moves the thumb that is taken', () => {
    const set = slide();
    const rail = thumb('Highest price').parentElement as HTMLElement;
    rail.getBoundingClientRect = () => new DOMRect(0, 0, 200, 44);
    rail.setPointerCapture = () => {};

    // jsdom knows no places of pointers, but those of mice.
    const point = (type: string, clientX: number) => fireEvent(rail, new MouseEvent(type, { clientX, bubbles: true }));
    for (const [from, to] of [
      [110, 60],
      [200, 100],
    ] as const) {
      point('pointerdown', from);
      point('pointermove', to);
      point('pointerup', to);
    }

    // Half of the rail is for what costs less than ₹2,450.
    expect(set).toEqual([[{ ...ANY_PRICE, maxPrice: 2450 }]]);
  });

  it('obeys a price that is typed, also below the slider, and empties the field where there is no bound', async () => {
    const set = slide();
    const user = userEvent.setup({ delay: null });
    const highest = screen.getByRole('spinbutton', { name: 'To ₹' });
    expect(highest).toHaveProperty('value', '');

    await user.type(highest, '80{Enter}');
    await user.type(screen.getByRole('spinbutton', { name: 'From ₹' }), '90{Enter}');

    expect(set).toEqual([[{ ...ANY_PRICE, maxPrice: 80 }], [{ ...ANY_PRICE, minPrice: 90 }]]);
    expect(highest).toHaveProperty('value', '');
  });

  it('offers the prices that grocers are asked for, each with its number of products', async () => {
    const set = slide([
      { value: '0-50', count: 0 },
      { value: '0-100', label: '₹100 तक', count: 12 },
    ]);
    // Worded as the graph answers a question in other letters, whatever the page is in.
    const hundred = () => screen.getByRole('button', { name: '₹100 तक 12 products' });

    expect(screen.getByRole('button', { name: /^Up to ₹50/ })).toHaveProperty('disabled', true);
    fireEvent.click(hundred());
    fireEvent.click(hundred());

    expect(set).toEqual([[{ ...ANY_PRICE, maxPrice: 100 }], [ANY_PRICE]]);
  });
});
