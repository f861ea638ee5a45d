import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { aProduct } from '../testing/goods';
import type { Facts, GraphAnswers } from '../testing/mockGraph';
import { renderPage } from '../testing/renderPage';

const photo = (id: string) => ({
  ...{ id, alt: 'Assam Tea', placeholder: null },
  ...{ srcset: `/images/${id}-160.webp 160w`, zoomUrl: `/images/${id}-960.webp` },
});
const review = (id: string, facts: Facts = {}) => ({
  ...{ id, text: `Words of ${id}`, customerRating: 4, customerName: 'Imran', photos: [], helpfulCount: 0 },
  ...facts,
});

/** A tea with three reviews, of which the shopper has voted for some. */
function aTea() {
  const voted = new Set<string>();
  const votes: Record<string, number> = { one: 2, two: 0, own: 1 };
  const reviews = () => [
    review('one', {
      helpfulCount: votes.one,
      photos: [photo('first'), photo('second')],
      answer: 'Thank you.\nThe new lot is here.',
      answeredAt: '2026-03-05T10:00:00Z',
    }),
    review('two', { helpfulCount: votes.two, customerName: 'Meera' }),
    review('own', { helpfulCount: votes.own, customerName: 'Asha' }),
  ];
  const product = () => aProduct({ id: 'tea', name: 'Assam Tea', reviewCount: 3, ratingCount: 3 });
  const graph: GraphAnswers = {
    ProductPage: () => ({ product: product() }),
    ProductReviews: ({ sort }) => {
      const nodes = sort === 'LOWEST' ? reviews().toReversed() : reviews();
      return { product: { ...product(), reviews: { totalCount: 3, nodes } }, shop: { name: 'Jhola' } };
    },
    MyReview: () => ({
      me: { id: 'me', writtenReview: review('own'), helpfulReviews: [...voted].map((id) => ({ id })) },
    }),
    voteReview: ({ id, isHelpful }) => {
      voted[isHelpful ? 'add' : 'delete'](String(id));
      votes[String(id)] = (votes[String(id)] ?? 0) + (isHelpful ? 1 : -1);
      return { voteReview: { review: { id, helpfulCount: votes[String(id)] }, userErrors: [] } };
    },
  };
  return { graph };
}

async function openReviews(graph: GraphAnswers, as?: { name: string }) {
  const app = await renderPage('/product/tea', { graph, as });
  await app.user.click(await screen.findByRole('tab', { name: /^Reviews/ }));
  const list = await screen.findByRole('list', { name: 'Reviews' });
  const items = () => [...list.children].map((item) => within(item as HTMLElement));
  return { ...app, items, item: (place: number) => items()[place] as ReturnType<typeof within> };
}

describe('the reviews of a product', () => {
  it('stand in the order that is chosen, the most helpful first', async () => {
    const { user, items, calls } = await openReviews(aTea().graph);
    const texts = () => items().map((item) => item.getByText(/^Words of/).textContent);
    expect(texts()).toEqual(['Words of one', 'Words of two', 'Words of own']);

    await user.selectOptions(screen.getByRole('combobox', { name: 'Sort reviews by' }), 'Lowest rating');

    await screen.findByText('Words of own');
    expect(texts()).toEqual(['Words of own', 'Words of two', 'Words of one']);
    const sorts = calls
      .filter(({ operationName }) => operationName === 'ProductReviews')
      .map(({ variables }) => variables.sort);
    expect(sorts).toEqual(['HELPFUL', 'LOWEST']);
  });

  it('show what the shop answered below them', async () => {
    const { item } = await openReviews(aTea().graph);

    expect(item(0).getByText('Answer of Jhola')).toBeTruthy();
    expect(item(0).getByText(/The new lot is here/)).toBeTruthy();
    expect(item(1).queryByText('Answer of Jhola')).toBeNull();
  });

  it('open a photo in a dialog', async () => {
    const { item, user } = await openReviews(aTea().graph);

    await user.click(item(0).getByRole('button', { name: 'Photo 2 of 2 by Imran' }));

    const dialog = within(await screen.findByRole('dialog', { name: 'Pictures of Assam Tea' }));
    expect(dialog.getAllByRole('button', { name: /^Show picture/ })[1]?.getAttribute('aria-current')).toBe('true');
  });

  it('take one vote of a shopper, and give it back', async () => {
    const { item, user } = await openReviews(aTea().graph, { name: 'Asha' });
    const button = () => item(0).getByRole('button', { name: /^Helpful/ });
    expect(button().textContent).toContain('(2)');

    await user.click(button());
    expect(await item(0).findByRole('button', { name: /Helpful \(3\)/, pressed: true })).toBeTruthy();

    await user.click(button());
    expect(await item(0).findByRole('button', { name: /Helpful \(2\)/, pressed: false })).toBeTruthy();
  });

  it('have no vote for those who wrote them', async () => {
    const shopper = await openReviews(aTea().graph, { name: 'Asha' });
    await shopper.item(2).findByText('Yours');
    expect(shopper.item(2).queryByRole('button', { name: /^Helpful/ })).toBeNull();
    expect(shopper.item(2).getByText('One shopper found it helpful')).toBeTruthy();
  });

  it('tell a visitor who votes to sign in', async () => {
    const { item, user, calls } = await openReviews(aTea().graph);

    await user.click(item(1).getByRole('button', { name: /^Helpful/ }));

    expect(screen.getByRole('alert').textContent).toContain('Please Login first');
    expect(calls.some(({ operationName }) => operationName === 'voteReview')).toBe(false);
  });
});
