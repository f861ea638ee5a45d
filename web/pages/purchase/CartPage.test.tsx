import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { renderApp } from '../../testing/renderApp';
import { renderPage } from '../../testing/renderPage';

const aLine = (id: string, name: string, price: number, quantity: number) => ({
  id,
  quantity,
  price,
  subTotal: price * quantity,
  countInStock: 4,
  product: { id: `product-${id}`, name, images: [] },
  variant: { id: `variant-${id}`, weight: '1 kg', unitPrice: { amount: price, per: 'KG' } },
});
type Line = ReturnType<typeof aLine>;

/** The viewer's cart in the graph; `fails` makes it refuse the next change. */
function aCart(lines: Line[]) {
  const refusal = { __typename: 'StockError', code: 'OUT_OF_STOCK', message: 'No more than 4', available: 4 };
  const state = { lines, fails: false };
  const cart = () => {
    const subTotal = state.lines.reduce((sum, line) => sum + line.subTotal, 0);
    const totalQuantity = state.lines.reduce((sum, line) => sum + line.quantity, 0);
    const total = Math.floor(subTotal);
    return {
      id: 'cart-1',
      lines: state.lines,
      subTotal,
      discount: 0,
      total,
      rounding: subTotal - total,
      totalQuantity,
    };
  };
  const changed = (lines: Line[]) => {
    if (state.fails) return { userErrors: [refusal] };
    state.lines = lines;
    return { cart: cart(), userErrors: [] };
  };
  const graph = {
    CartPage: () => ({ me: { id: 'user-1', cart: cart() }, shop: { estimateFor: 'United Kingdom' } }),
    CartBadge: () => ({ me: { id: 'user-1', cart: cart() } }),
    setCartLineQuantity: ({ id, quantity }: Record<string, unknown>) => ({
      setCartLineQuantity: changed(
        state.lines.map((line) =>
          line.id === id ? { ...line, quantity: Number(quantity), subTotal: line.price * Number(quantity) } : line,
        ),
      ),
    }),
    removeCartLine: ({ id }: Record<string, unknown>) => ({
      removeCartLine: changed(state.lines.filter((line) => line.id !== id)),
    }),
    addToCart: () => ({ addToCart: changed([...state.lines, ...lines.slice(0, 1)]) }),
  };
  return { state, graph };
}

const rice = aLine('rice', 'India Gate Basmati Rice Classic, aged two years, extra long grain', 649.5, 1);
const salt = aLine('salt', 'Tata Salt', 28, 2);
const as = { name: 'Asha' };
const row = (name: RegExp) => within(screen.getByRole('row', { name }));
const summary = () => within(screen.getByRole('region', { name: 'Summary' }));

describe('the cart', () => {
  it('shows beside each line the pack that was chosen, and the product where that shows it', async () => {
    const pictured = (line: Line, images: object[], image: object | null): Line => ({
      ...line,
      product: { ...line.product, images: images as never[] },
      variant: { ...line.variant, image } as Line['variant'],
    });
    const ofProduct = { id: 'salt', srcset: '/images/salt-500g.webp 640w' };
    const ofPack = { id: 'salt-1kg', srcset: '/images/salt-1kg.webp 640w' };
    const half = { ...salt, id: 'half', variant: { ...salt.variant, id: 'variant-half', weight: '500 g' } };
    const { graph } = aCart([pictured(salt, [ofProduct], ofPack), pictured(half, [ofProduct], null)]);
    await renderPage('/cart', { as, graph });

    await screen.findAllByText('Tata Salt');
    const sources = [...document.querySelectorAll('[data-variant] img')].map((picture) => picture.getAttribute('src'));
    expect(sources).toEqual(['/images/salt-1kg.webp', '/images/salt-500g.webp']);
  });

  it('estimates for the PIN code once it is known, and names a day for each kind of goods', async () => {
    const { graph } = aCart([rice, salt]);
    const pin = { pin: '560001', place: 'Bengaluru' };
    const deliveryPromises = [
      { kind: 'FRESH', text: 'We do not bring fresh goods to 560001 yet', isServed: false, ...pin },
      { kind: 'GENERAL', text: 'Delivery by Tue, 24 Nov', isServed: true, ...pin },
    ];
    const cart = { ...graph.CartPage().me.cart, shipping: 50, deliveryPromises };
    const shop = { estimateFor: 'United Kingdom', promisesDelivery: true };
    await renderPage('/cart', { as, graph: { CartPage: () => ({ me: { id: 'user-1', cart }, shop }) } });

    expect(await screen.findByText('Estimate for: Bengaluru 560001')).toBeTruthy();
    expect(summary().getByText('₹50.00')).toBeTruthy();
    expect(summary().getByText('Delivery by Tue, 24 Nov').textContent).toBe('Other items: Delivery by Tue, 24 Nov');
    expect(summary().getByText('We do not bring fresh goods to 560001 yet').dataset.unserved).toBe('');
  });

  it('sends a visitor to /signIn', async () => {
    await renderPage('/cart');

    expect(window.location.pathname).toBe('/signIn');
  });

  it('shows its lines, what they cost and the way to the checkout', async () => {
    await renderApp('/cart', { graph: aCart([rice, salt]).graph, as });

    expect(await screen.findByText('There are 2 products in your cart')).toBeTruthy();
    expect(screen.getAllByRole('columnheader').map((header) => header.textContent)).toEqual([
      'Product',
      'Unit Price',
      'Quantity',
      'Subtotal',
      'Remove',
    ]);
    expect(row(/India Gate/).getByText('India Gate Basmati Rice Classic, aged two years, e…')).toBeTruthy();
    expect(row(/Tata Salt/).getByText('₹28/kg')).toBeTruthy();
    expect(row(/Tata Salt/).getByText('₹56.00')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Tata Salt' }).getAttribute('href')).toBe('/product/product-salt');
    expect(summary().getByText('Free')).toBeTruthy();
    expect(summary().getByText('Estimate for: United Kingdom')).toBeTruthy();
    expect(summary().getByText('−₹0.50')).toBeTruthy();
    expect(summary().getByText('₹705.00')).toBeTruthy();
    expect(summary().getByRole('link', { name: 'Proceed To CheckOut' }).getAttribute('href')).toBe('/checkout');
    expect(screen.getByRole('link', { name: 'Cart, 3 items' })).toBeTruthy();
  });

  it('shows a changed quantity at once, in the row, the summary and the badge', async () => {
    const { graph } = aCart([salt]);
    let answerNow = () => {};
    const waiting = new Promise<void>((resolve) => {
      answerNow = resolve;
    });
    const slow = async (variables: Record<string, unknown>) => {
      await waiting;
      return graph.setCartLineQuantity(variables);
    };
    const { user } = await renderApp('/cart', { graph: { ...graph, setCartLineQuantity: slow }, as });

    await user.click(await screen.findByRole('button', { name: 'Increase quantity for Tata Salt, 1 kg' }));

    expect(await row(/Tata Salt/).findByText('₹84.00')).toBeTruthy();
    expect(screen.getByRole('row', { name: /Tata Salt/ }).getAttribute('aria-busy')).toBe('true');
    expect(screen.getByRole('link', { name: 'Cart, 3 items' })).toBeTruthy();
    answerNow();
    await waitFor(() => expect(screen.getByRole('row', { name: /Tata Salt/ }).hasAttribute('aria-busy')).toBe(false));
    expect(row(/Tata Salt/).getByText('₹84.00')).toBeTruthy();
  });

  it('puts the old quantity back when the graph refuses, and says why', async () => {
    const { graph, state } = aCart([salt]);
    const { user } = await renderPage('/cart', { graph, as });
    state.fails = true;

    await user.click(await screen.findByRole('button', { name: 'Increase quantity for Tata Salt, 1 kg' }));

    expect((await screen.findByText('No more than 4')).closest('[role=alert]')).toBeTruthy();
    await waitFor(() => expect(row(/Tata Salt/).getByText('₹56.00')).toBeTruthy());
  });

  it('sends only the last of several quick presses after the first', async () => {
    const { graph } = aCart([salt]);
    const gates: (() => void)[] = [];
    const slow = async (variables: Record<string, unknown>) => {
      await new Promise<void>((resolve) => gates.push(resolve));
      return graph.setCartLineQuantity(variables);
    };
    const { user, calls } = await renderPage('/cart', { graph: { ...graph, setCartLineQuantity: slow }, as });
    const minus = await screen.findByRole('button', { name: 'Decrease quantity for Tata Salt, 1 kg' });
    const plus = screen.getByRole('button', { name: 'Increase quantity for Tata Salt, 1 kg' });

    await user.click(plus);
    await user.click(plus);
    await user.click(minus);
    await user.click(minus);
    gates[0]?.();
    await waitFor(() => expect(gates).toHaveLength(2));
    gates[1]?.();

    const sent = calls.filter(({ operationName }) => operationName === 'setCartLineQuantity');
    expect(sent.map(({ variables }) => variables.quantity)).toEqual([3, 2]);
    await waitFor(() => expect(screen.getByRole('row', { name: /Tata Salt/ }).hasAttribute('aria-busy')).toBe(false));
  });

  it('removes a line, moves the focus on and offers to put it back', async () => {
    const { graph } = aCart([rice, salt]);
    const { user, calls } = await renderPage('/cart', { graph, as });

    await user.click(await screen.findByRole('button', { name: /^Remove India Gate/ }));
    expect(await screen.findByText('Item removed from cart!')).toBeTruthy();
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Remove Tata Salt, 1 kg'));
    await user.click(screen.getByRole('button', { name: 'Undo' }));

    expect(await screen.findByText('Item is added in the cart')).toBeTruthy();
    expect(calls.find(({ operationName }) => operationName === 'addToCart')?.variables).toEqual({
      input: { productId: 'product-rice', variantId: 'variant-rice', quantity: 1 },
      idempotencyKey: expect.any(String),
    });
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^Remove India Gate/));
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  it('keeps the focus in sight when the last line is removed', async () => {
    const { user } = await renderPage('/cart', { graph: aCart([salt]).graph, as });

    await user.click(await screen.findByRole('button', { name: /^Remove Tata Salt/ }));

    expect(await screen.findByText('Your Cart is currently empty')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })));
  });

  it('says on the line that its price has changed, or that there is not as much of it any more', async () => {
    const dearer = { ...salt, price: 30, priceBefore: 28 };
    const cheaper = { ...aLine('tea', 'Assam Tea', 90, 1), priceBefore: 99.5 };
    const short = { ...aLine('ghee', 'Cow Ghee', 640, 4), countInStock: 2 };
    const gone = { ...aLine('soap', 'Neem Soap', 40, 1), countInStock: 0 };
    await renderPage('/cart', { graph: aCart([dearer, cheaper, short, gone]).graph, as });

    expect(
      (await screen.findByText('The price has gone up since you added this. It was ₹28.00.')).closest('tr')
        ?.textContent,
    ).toContain('Tata Salt');
    expect(row(/Assam Tea/).getByText('The price has dropped since you added this. It was ₹99.50.')).toBeTruthy();
    expect(row(/Cow Ghee/).getByText('Only 2 left. Please lower the quantity.')).toBeTruthy();
    expect(row(/Neem Soap/).getByText('Out of stock. Please remove it to continue.')).toBeTruthy();
  });

  it('says when it is empty', async () => {
    await renderPage('/cart', { graph: aCart([]).graph, as });

    expect(await screen.findByText('Your Cart is currently empty')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Continue Shopping' }).getAttribute('href')).toBe('/');
    expect(screen.queryByRole('link', { name: 'Proceed To CheckOut' })).toBeNull();
  });

  it('offers to try again when it could not be loaded', async () => {
    await renderPage('/cart', { as });

    expect(await screen.findByRole('button', { name: 'Retry' })).toBeTruthy();
  });
});
