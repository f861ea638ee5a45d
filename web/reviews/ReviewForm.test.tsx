import { describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { aProduct } from '../testing/goods';
import type { Facts, GraphAnswers } from '../testing/mockGraph';
import { renderPage } from '../testing/renderPage';

const review = (id: string, facts: Facts = {}) => ({
  id,
  text: `Words of ${id}`,
  customerRating: 4,
  customerName: 'Imran',
  ...facts,
});

/** A tea with reviews in the graph, to which one can be added. */
function aTea(texts = ['one']) {
  const state = { reviews: texts.map((text) => review(text)) };
  const product = () =>
    aProduct({
      id: 'tea',
      name: 'Assam Tea',
      reviewCount: state.reviews.length,
      ratingCount: state.reviews.length,
      reviews: { totalCount: state.reviews.length, nodes: state.reviews },
    });
  const graph: GraphAnswers = {
    ProductPage: () => ({ product: product() }),
    addReview: ({ input }) => {
      const { text, customerRating } = input as { text: string; customerRating: number };
      state.reviews = [review('new', { text, customerRating, customerName: 'Asha' }), ...state.reviews];
      return { addReview: { review: state.reviews[0], product: product(), message: 'Thank you!', userErrors: [] } };
    },
  };
  return { state, graph };
}

const as = { name: 'Asha' };

async function openForm(graph: GraphAnswers, who?: typeof as) {
  const app = await renderPage('/product/tea', { graph, as: who });
  await app.user.click(await screen.findByRole('tab', { name: /^Reviews/ }));
  const form = within(await screen.findByRole('form', { name: 'Write a review' }));
  return { ...app, form, words: form.getByLabelText('Your review'), send: form.getByRole('button') };
}
const stars = (form: Awaited<ReturnType<typeof openForm>>['form']) =>
  form.getAllByRole('radio').find((radio) => (radio as HTMLInputElement).checked);

describe('the review form', () => {
  it('offers half a star to five in halves, and begins with one', async () => {
    const { form, user } = await openForm(aTea().graph, as);
    const group = within(form.getByRole('group', { name: 'Your rating' }));

    expect(group.getAllByRole('radio').map((radio) => (radio as HTMLInputElement).value)).toEqual([
      '0.5',
      '1',
      '1.5',
      '2',
      '2.5',
      '3',
      '3.5',
      '4',
      '4.5',
      '5',
    ]);
    expect(stars(form)).toBe(group.getByRole('radio', { name: '1 star' }));

    await user.click(group.getByRole('radio', { name: '1.5 stars' }));

    expect(stars(form)).toBe(group.getByRole('radio', { name: '1.5 stars' }));
  });

  it('sends the review, shows it on top of the others and begins anew', async () => {
    const { graph } = aTea();
    const { form, words, send, user, calls } = await openForm(graph, as);

    await user.click(form.getByRole('radio', { name: '4.5 stars' }));
    await user.type(words, 'Smells of home.');
    expect(form.getByText('15 / 2000')).toBeTruthy();
    await user.click(send);

    expect(await screen.findByText('Thank you!')).toBeTruthy();
    expect(calls.find(({ operationName }) => operationName === 'addReview')?.variables).toEqual({
      input: { productId: 'tea', text: 'Smells of home.', customerRating: 4.5 },
    });
    const shown = within(screen.getByRole('tabpanel')).getAllByRole('listitem');
    expect(shown.map((item) => item.querySelector('p')?.textContent)).toEqual(['Smells of home.', 'Words of one']);
    expect(screen.getByRole('tab', { name: 'Reviews (2)' })).toBeTruthy();
    expect(words).toHaveProperty('value', '');
    expect(stars(form)).toHaveProperty('value', '1');
  });

  it("reads 'Adding...' while it is sent, and is sent once", async () => {
    const { graph } = aTea();
    let answerNow = () => {};
    const waiting = new Promise<void>((resolve) => {
      answerNow = resolve;
    });
    const addReview: GraphAnswers[string] = async (variables) => {
      await waiting;
      return graph.addReview?.(variables) ?? {};
    };
    const { words, send, user, calls } = await openForm({ ...graph, addReview }, as);

    await user.type(words, 'Good');
    await user.click(send);
    await user.click(send);

    expect(send.textContent).toContain('Adding...');
    expect(send.getAttribute('aria-busy')).toBe('true');
    answerNow();
    await screen.findByText('Thank you!');
    expect(calls.filter(({ operationName }) => operationName === 'addReview')).toHaveLength(1);
  });

  it('wants words', async () => {
    const { form, words, send, user, calls } = await openForm(aTea().graph, as);

    await user.type(words, '  ');
    await user.click(send);

    expect(screen.getByRole('alert').textContent).toContain('Please add Review');
    expect(form.getByText('Please add Review')).toBeTruthy();
    expect(words.getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(words);
    expect(calls.some(({ operationName }) => operationName === 'addReview')).toBe(false);
  });

  it('keeps what was written when the graph refuses it, and says why', async () => {
    const refusal = { code: 'BAD_USER_INPUT', message: 'That is too long', field: 'text' };
    const addReview = () => ({ addReview: { userErrors: [refusal] } });
    const { form, words, send, user } = await openForm({ ...aTea().graph, addReview }, as);

    await user.click(form.getByRole('radio', { name: '3 stars' }));
    await user.type(words, 'Good');
    await user.click(send);

    expect(await form.findByText('That is too long')).toBeTruthy();
    expect(words).toHaveProperty('value', 'Good');
    expect(stars(form)).toHaveProperty('value', '3');
  });

  it('keeps what was written when the network fails', async () => {
    const { addReview: _none, ...graph } = aTea().graph;
    const { words, send, user } = await openForm(graph, as);

    await user.type(words, 'Good');
    await user.click(send);

    expect(await screen.findByText(/could not reach the shop/)).toBeTruthy();
    expect(words).toHaveProperty('value', 'Good');
  });

  it('tells a visitor to sign in, and has what was written ready afterwards', async () => {
    const { graph } = aTea();
    const { form, words, send, user, calls } = await openForm(graph);

    await user.click(form.getByRole('radio', { name: '2.5 stars' }));
    await user.type(words, 'Good');
    await user.click(send);

    expect(screen.getByRole('alert').textContent).toContain('Please Login first');
    expect(calls.some(({ operationName }) => operationName === 'addReview')).toBe(false);
    await user.click(form.getByRole('link', { name: 'Sign in to continue' }));
    await screen.findByRole('heading', { level: 1, name: 'Sign In' });
    const state = window.history.state.usr;
    expect(state).toEqual({
      from: '/product/tea',
      returnState: { review: { productId: 'tea', text: 'Good', stars: 2.5 } },
    });
  });

  it('comes back with what was written, open', async () => {
    const { graph } = aTea();
    const { user } = await renderPage('/orders', { graph, as });
    window.history.pushState(
      { usr: { review: { productId: 'tea', text: 'Good', stars: 2.5 } }, key: 'back' },
      '',
      '/product/tea',
    );
    await act(async () => window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state })));

    const form = within(await screen.findByRole('form', { name: 'Write a review' }));
    expect(form.getByLabelText('Your review')).toHaveProperty('value', 'Good');
    expect(stars(form)).toHaveProperty('value', '2.5');
    await user.click(form.getByRole('button'));
    await screen.findByText('Thank you!');
    await waitFor(() => expect(window.history.state.usr).toBeNull());
  });
});
