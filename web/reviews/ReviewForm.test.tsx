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
    ProductReviews: () => ({ product: product(), shop: { name: 'Jhola', uploadUrl: '/graphql' } }),
    addReview: ({ input }) => {
      const { text, customerRating } = input as { text: string; customerRating: number };
      state.reviews = [review('new', { text, customerRating, customerName: 'Asha' }), ...state.reviews];
      return { addReview: { review: state.reviews[0], product: product(), message: 'Thank you!', userErrors: [] } };
    },
  };
  return { state, graph };
}

const as = { name: 'Asha' };
const aPhoto = (name: string) =>
  new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0])], `${name}.jpg`, { type: 'image/jpeg' });

async function openForm(graph: GraphAnswers, who?: typeof as) {
  const app = await renderPage('/product/tea', { graph, as: who });
  await app.user.click(await screen.findByRole('tab', { name: /^Reviews/ }));
  const form = within(await screen.findByRole('form', { name: 'Write a review' }));
  return {
    ...app,
    form,
    words: form.getByLabelText('Your review'),
    send: form.getByRole('button', { name: /Submit Review/ }),
  };
}
const stars = (form: Awaited<ReturnType<typeof openForm>>['form']) =>
  form.getAllByRole('radio').find((radio) => (radio as HTMLInputElement).checked);

describe('the review form', () => {
  it('offers half a star to five in halves, and begins with one', async () => {
    const { form, user } = await openForm(aTea().graph, as);
    const group = within(form.getByRole('radiogroup', { name: 'Your rating' }));

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
    const list = within(screen.getByRole('list', { name: 'Reviews' }));
    expect(await list.findByText('Smells of home.')).toBeTruthy();
    expect(list.getAllByRole('listitem').map((item) => item.querySelector('p')?.textContent)).toEqual([
      'Smells of home.',
      'Words of one',
    ]);
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
    await user.click(form.getByRole('button', { name: /Submit Review/ }));
    await screen.findByText('Thank you!');
    await waitFor(() => expect(window.history.state.usr).toBeNull());
  });

  it('says the limits of photos before any is sent, shows those that were chosen, and sends them with the review', async () => {
    const { graph } = aTea();
    const uploadImages = () => ({ uploadImages: { images: [{ id: 'photo-1' }, { id: 'photo-2' }], userErrors: [] } });
    const UploadedImages = () => ({ me: { uploadedImages: [{ id: 'photo-1' }, { id: 'photo-2' }, { id: 'older' }] } });
    const { form, words, send, user, calls } = await openForm({ ...graph, uploadImages, UploadedImages }, as);
    const sent = (name: string) => calls.filter(({ operationName }) => operationName === name);
    const box = () => form.getByLabelText(/Add photos/);

    expect(form.getByText('JPG, PNG or WebP, up to 5 pictures of 5 MB each')).toBeTruthy();
    await user.upload(box(), [aPhoto('a'), aPhoto('b'), aPhoto('c')]);
    await user.click(await form.findByRole('button', { name: 'Remove photo 2' }));
    expect(form.getAllByRole('button', { name: /^Remove photo/ })).toHaveLength(2);
    expect(sent('uploadImages')).toEqual([]);
    await user.type(words, 'As shown');
    await user.click(send);

    expect(await screen.findByText('Thank you!')).toBeTruthy();
    expect(sent('uploadImages')).toHaveLength(1);
    expect(sent('addReview')[0]?.variables).toMatchObject({ input: { images: ['photo-1', 'photo-2'] } });
    expect(form.queryAllByRole('button', { name: /^Remove photo/ })).toEqual([]);
  });

  it('takes no sixth photo, and nothing that is none', async () => {
    const { form, user, calls } = await openForm(aTea().graph, as);
    const box = () => form.getByLabelText(/Add photos/);

    await user.upload(
      box(),
      [...'abcdef'].map((name) => aPhoto(name)),
    );
    expect(await form.findByText('Please choose up to 5 pictures of up to 5 MB each.')).toBeTruthy();
    await user.upload(box(), new File(['Dear shop'], 'a.png', { type: 'image/png' }));
    expect(await form.findByText('Please select a valid JPG or PNG image file.')).toBeTruthy();

    expect(calls.some(({ operationName }) => operationName === 'uploadImages')).toBe(false);
  });

  it('uploads photos once, however often the review is refused', async () => {
    const refusal = { code: 'BAD_USER_INPUT', message: 'That is too long', field: 'text' };
    const addReview = () => ({ addReview: { userErrors: [refusal] } });
    const uploadImages = () => ({ uploadImages: { images: [{ id: 'photo-1' }], userErrors: [] } });
    const UploadedImages = () => ({ me: { uploadedImages: [{ id: 'photo-1' }] } });
    const graph = { ...aTea().graph, addReview, uploadImages, UploadedImages };
    const { form, words, send, user, calls } = await openForm(graph, as);

    await user.upload(form.getByLabelText(/Add photos/), aPhoto('a'));
    await user.type(words, 'Good');
    await user.click(send);
    await form.findByText('That is too long');
    await user.click(send);

    await waitFor(() => expect(calls.filter(({ operationName }) => operationName === 'addReview')).toHaveLength(2));
    expect(calls.filter(({ operationName }) => operationName === 'uploadImages')).toHaveLength(1);
  });

  it('brings what the shopper wrote before into the form, with its photos, to be changed', async () => {
    const { graph } = aTea();
    const photo = { id: 'photo-1', alt: 'Assam Tea', placeholder: null, srcset: '/images/photo-160.webp 160w' };
    const writtenReview = review('mine', { text: 'Words of mine', customerRating: 3.5, photos: [photo] });
    const MyReview = () => ({ me: { id: 'me', writtenReview, helpfulReviews: [] } });
    const { form, user, calls } = await openForm({ ...graph, MyReview }, as);

    await user.click(await form.findByRole('button', { name: 'Change it' }));
    const changed = within(await screen.findByRole('form', { name: 'Change your review' }));
    expect(changed.getByLabelText('Your review')).toHaveProperty('value', 'Words of mine');
    expect(stars(changed)).toHaveProperty('value', '3.5');
    await user.click(changed.getByRole('button', { name: 'Remove photo 1' }));
    await user.click(changed.getByRole('button', { name: /Submit Review/ }));

    await screen.findByText('Thank you!');
    expect(calls.find(({ operationName }) => operationName === 'addReview')?.variables).toMatchObject({
      input: { text: 'Words of mine', customerRating: 3.5, images: [] },
    });
  });

  it('offers photos to those who are signed in', async () => {
    const { form } = await openForm(aTea().graph);

    expect(form.queryByLabelText(/Add photos/)).toBeNull();
    expect(form.getByText('Once you are signed in you can add photos.')).toBeTruthy();
  });
});
