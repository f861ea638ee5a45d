import { describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { followRequest } from '../../lib/connectivity';
import { renderApp } from '../../testing/renderApp';
import { renderPage } from '../../testing/renderPage';

const rice = {
  id: 'rice',
  name: 'Basmati Rice',
  countInStock: 11,
  variants: [
    { id: 'one', weight: '1 kg', price: 99, countInStock: 9 },
    { id: 'five', weight: '5 kg', price: 450, countInStock: 2, unitPrice: { amount: 90, per: 'KG' } },
  ],
};
const soap = { id: 'soap', name: 'Soap', countInStock: 3, variants: [{ id: 'only', price: 40, countInStock: 3 }] };

const as = { name: 'Asha' };
const graphOf = (product: object, answer: object = { cart: { id: 'cart-1', totalQuantity: 2 } }) => ({
  ProductPage: () => ({ product }),
  addToCart: () => ({ addToCart: answer }),
  signIn: () => ({ signIn: { token: 'a-token', user: { id: 'user-7', name: 'Asha' } } }),
});
const form = async () => within(await screen.findByRole('form', { name: /^Buy/ }));
const press = async (user: Awaited<ReturnType<typeof renderPage>>['user']) =>
  user.click((await form()).getByRole('button', { name: 'Add to cart' }));
const sent = (calls: Awaited<ReturnType<typeof renderPage>>['calls']) =>
  calls.filter(({ operationName }) => operationName === 'addToCart').map(({ variables }) => variables.input);

describe('adding to the cart', () => {
  it('marks the options without a text when none is chosen', async () => {
    const { user, calls } = await renderPage('/product/rice', { graph: graphOf(rice), as });

    await press(user);

    const options = (await form()).getByRole('radiogroup', { name: 'Weight' });
    expect(options.getAttribute('aria-invalid')).toBe('true');
    expect(options.contains(document.activeElement)).toBe(true);
    expect(screen.getByRole('alert').textContent).toBe('');
    expect(sent(calls)).toEqual([]);
  });

  it('puts the chosen option and quantity into the cart, and the badge follows', async () => {
    const { user, calls } = await renderApp('/product/rice', { graph: graphOf(rice), as });

    await user.click((await form()).getByRole('radio', { name: '5 kg' }));
    await user.click((await form()).getByRole('button', { name: /^Increase/ }));
    await press(user);

    expect(await screen.findByText('Item is added in the cart')).toBeTruthy();
    expect(sent(calls)).toEqual([{ productId: 'rice', variantId: 'five', quantity: 2 }]);
    expect(screen.getByRole('link', { name: 'Cart, 2 items' })).toBeTruthy();
  });

  it('tells at each pack what it costs, and what a kilogram of it', async () => {
    await renderPage('/product/rice', { graph: graphOf(rice), as });

    const packs = within((await form()).getByRole('radiogroup', { name: 'Weight' }));
    expect(packs.getByText('₹450.00 · ₹90/kg')).toBeTruthy();
  });

  it('needs no choice where there is only one', async () => {
    const { user, calls } = await renderPage('/product/soap', { graph: graphOf(soap), as });

    await press(user);

    await waitFor(() => expect(sent(calls)).toEqual([{ productId: 'soap', variantId: 'only', quantity: 1 }]));
  });

  it('lowers the quantity to what the chosen option has', async () => {
    const { user } = await renderPage('/product/rice', { graph: graphOf(rice), as });
    await user.click((await form()).getByRole('radio', { name: '1 kg' }));
    for (let n = 0; n < 4; n++) await user.click((await form()).getByRole('button', { name: /^Increase/ }));

    await user.click((await form()).getByRole('radio', { name: '5 kg' }));

    expect((await form()).getByRole<HTMLInputElement>('textbox').value).toBe('2');
  });

  it('reads Adding... until the graph has answered, and is sent once', async () => {
    let answerNow = () => {};
    const waiting = new Promise<void>((resolve) => {
      answerNow = resolve;
    });
    const graph = {
      ...graphOf(soap),
      addToCart: () => waiting.then(() => ({ addToCart: { cart: { id: 'cart-1' } } })),
    };
    const { user, calls } = await renderPage('/product/soap', { graph, as });

    await press(user);
    const busy = (await form()).getByRole('button', { name: 'Adding...' });
    await user.click(busy);
    answerNow();

    expect(await (await form()).findByRole('button', { name: 'Add to cart' })).toBeTruthy();
    expect(sent(calls)).toHaveLength(1);
  });

  it('makes a wish once, also when its first answer was lost', async () => {
    let isDown = true;
    const graph = {
      ...graphOf(soap),
      addToCart: () => {
        if (isDown) throw new Error('no network');
        return { addToCart: { cart: { id: 'cart-1' } } };
      },
    };
    const { user, calls } = await renderPage('/product/soap', { graph, as });
    const keys = () =>
      calls
        .filter(({ operationName }) => operationName === 'addToCart')
        .map(({ variables }) => variables.idempotencyKey);

    await press(user);
    await screen.findByText(/We could not reach the shop/);
    isDown = false;
    await press(user);
    await screen.findByText('Item is added in the cart');
    await press(user);
    await waitFor(() => expect(keys()).toHaveLength(3));

    expect(keys()[1]).toBe(keys()[0]);
    expect(keys()[2]).not.toBe(keys()[0]);
  });

  it('shows why the graph refused', async () => {
    const message = 'The quantity is greater than product count in stock';
    const refusal = { userErrors: [{ __typename: 'StockError', message, available: 0 }] };
    const { user } = await renderPage('/product/soap', { graph: graphOf(soap, refusal), as });

    await press(user);

    expect((await screen.findByText(message)).closest('[role=alert]')).toBeTruthy();
  });

  it('is off and says so when nothing is in stock', async () => {
    const gone = { ...soap, countInStock: 0, variants: [{ id: 'only', price: 40, countInStock: 0 }] };
    await renderPage('/product/soap', { graph: graphOf(gone), as });

    expect((await form()).getByRole<HTMLButtonElement>('button', { name: 'Out of stock' }).disabled).toBe(true);
  });

  it('asks a visitor to sign in, and keeps the choice for afterwards', async () => {
    const { user, calls } = await renderPage('/product/rice', { graph: graphOf(rice) });
    await user.click((await form()).getByRole('radio', { name: '5 kg' }));
    await user.click((await form()).getByRole('button', { name: /^Increase/ }));

    await press(user);
    expect(screen.getByRole('alert').textContent).toBe('Please login first');
    expect(sent(calls)).toEqual([]);
    await user.click(await (await form()).findByRole('link', { name: 'Sign in to continue' }));
    await user.type(await screen.findByLabelText('Email'), 'asha@example.com');
    await user.type(screen.getByLabelText('Password'), 'secret');
    await user.click(within(screen.getByRole('main')).getByRole('button', { name: 'Sign In' }));
    await user.click(await screen.findByRole('link', { name: 'Continue' }));

    expect((await form()).getByRole<HTMLInputElement>('radio', { name: '5 kg' }).checked).toBe(true);
    expect((await form()).getByRole<HTMLInputElement>('textbox').value).toBe('2');
  });

  it('puts what a visitor chose into the cart once they have signed in, the last choice of a thing alone', async () => {
    const merged = { message: 'Item is added in the cart', cart: { id: 'cart-1', totalQuantity: 2 } };
    const { user, calls } = await renderApp('/product/rice', {
      graph: { ...graphOf(rice), mergeCart: () => ({ mergeCart: merged }) },
    });
    await user.click((await form()).getByRole('radio', { name: '5 kg' }));
    await press(user);
    await user.click((await form()).getByRole('button', { name: /^Increase/ }));
    await press(user);

    await user.click((await form()).getByRole('link', { name: 'Sign in to continue' }));
    await user.type(await screen.findByLabelText('Email'), 'asha@example.com');
    await user.type(screen.getByLabelText('Password'), 'secret');
    await user.click(within(screen.getByRole('main')).getByRole('button', { name: 'Sign In' }));
    await user.click(await screen.findByRole('link', { name: 'Continue' }));

    expect(await screen.findByText('Item is added in the cart')).toBeTruthy();
    expect(calls.find(({ operationName }) => operationName === 'mergeCart')?.variables.lines).toEqual([
      { productId: 'rice', variantId: 'five', quantity: 2, price: 450, idempotencyKey: expect.any(String) },
    ]);
    await waitFor(() => expect(localStorage.getItem('keptChoices')).toBeNull());
  });

  it('keeps what is added while the shop cannot be reached, and tells in the cart what changed meanwhile', async () => {
    const change = {
      ...{ outcome: 'LIMITED_TO_STOCK', wanted: 2, added: 1, quantity: 1, price: 45, priceBefore: 40 },
      ...{ product: { id: 'soap', name: 'Soap' }, substitutes: [{ id: 'bar', name: 'Neem Bar' }] },
    };
    const { user, calls } = await renderApp('/product/soap', {
      graph: {
        ...graphOf(soap),
        addToCart: () => {
          throw new TypeError('Failed to fetch');
        },
        mergeCart: () => ({
          mergeCart: { message: 'Some items you chose have changed. Please see your cart.', changes: [change] },
        }),
        CartPage: () => ({ me: { cart: { id: 'cart-1', lines: [] } } }),
      },
      as,
    });
    await user.click((await form()).getByRole('button', { name: /^Increase/ }));
    await act(async () => followRequest()(false));

    await press(user);
    await screen.findByText('Saved. We will add it to your cart once the shop can be reached.');
    expect(calls.filter(({ operationName }) => operationName === 'mergeCart')).toEqual([]);
    await act(async () => followRequest()(true));

    await screen.findByText('Some items you chose have changed. Please see your cart.');
    const variablesOf = (name: string) => calls.find(({ operationName }) => operationName === name)?.variables;
    // Under the key of the first try, whose answer may have been lost.
    const { idempotencyKey } = variablesOf('addToCart') ?? {};
    const line = { productId: 'soap', variantId: 'only', quantity: 2, price: 40, idempotencyKey };
    expect(variablesOf('mergeCart')).toEqual({ lines: [line] });
    await user.click(within(screen.getByRole('alert')).getByRole('link', { name: 'Cart' }));
    const news = await screen.findByText(/^Soap: only 1 of 2 left\./);
    expect(screen.getByText('Soap: now ₹45.00, was ₹40.00.')).toBeTruthy();
    expect(within(news).getByRole('link', { name: 'Neem Bar' }).getAttribute('href')).toBe('/product/bar');
    await user.click(within(screen.getByRole('main')).getByRole('button', { name: 'Close' }));
    expect(screen.queryByText('Since you chose:')).toBeNull();
  });

  it('puts what was kept into the cart from the next page where the shop was too busy for it', async () => {
    let isBusy = true;
    const { user } = await renderApp('/product/soap', {
      graph: {
        ...graphOf(soap),
        addToCart: () => {
          throw new TypeError('Failed to fetch');
        },
        mergeCart: () => {
          if (isBusy) throw Object.assign(new Error('Busy'), { extensions: { code: 'SERVICE_UNAVAILABLE' } });
          return { mergeCart: { message: 'Item is added in the cart', changes: [] } };
        },
        CartPage: () => ({ me: { cart: { id: 'cart-1', lines: [] } } }),
      },
      as,
    });
    await act(async () => followRequest()(false));
    await press(user);
    await screen.findByText('Saved. We will add it to your cart once the shop can be reached.');
    await act(async () => followRequest()(true));
    await waitFor(() => expect(localStorage.getItem('keptChoices')).not.toBeNull());
    isBusy = false;

    await user.click(screen.getAllByRole('link', { name: /^Cart/ })[0] as HTMLElement);

    await screen.findByText('Item is added in the cart');
    await waitFor(() => expect(localStorage.getItem('keptChoices')).toBeNull());
  });
});
