import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { GraphAnswers } from '../../testing/mockGraph';
import { renderDesk } from '../../testing/renderDesk';

/** A shop with one review, as what is done at the desk leaves it. */
function aShop() {
  const photo = { id: 'photo', alt: 'Tea', placeholder: null, srcset: '/images/a-160.webp 160w' };
  const state = { answer: null as string | null, isPhotoHidden: false };
  const review = () => ({
    ...{ id: 'one', text: 'Stale.', customerRating: 2, customerName: 'Imran', productId: 'tea', helpfulCount: 3 },
    product: { id: 'tea', name: 'Assam Tea' },
    ...{ photos: state.isPhotoHidden ? [] : [photo], hiddenPhotos: state.isPhotoHidden ? [photo] : [] },
    ...{ answer: state.answer, answeredAt: state.answer && '2026-03-05T10:00:00Z' },
  });
  const done = (change: Partial<typeof state>) => {
    Object.assign(state, change);
    return { review: review(), message: 'Done.', userErrors: [] };
  };
  const graph: GraphAnswers = {
    DeskLatestReviews: () => ({ latestReviews: { totalCount: 1, nodes: [review()] } }),
    deskAnswerReview: ({ text }) => ({ answerReview: done({ answer: String(text) }) }),
    deskRemoveReviewAnswer: () => ({ removeReviewAnswer: done({ answer: null }) }),
    deskHideReviewPhoto: () => ({ hideReviewPhoto: done({ isPhotoHidden: true }) }),
    deskUnhideReviewPhoto: () => ({ unhideReviewPhoto: done({ isPhotoHidden: false }) }),
  };
  return graph;
}

describe('reviews at the desk', () => {
  it('say of which product they are', async () => {
    await renderDesk('/desk/reviews', { graph: aShop(), role: 'SUPPORT' });

    expect((await screen.findByRole('link', { name: 'Assam Tea' })).getAttribute('href')).toBe('/product/tea');
  });

  it('are answered, the answer changed and taken away', async () => {
    const { user, calls } = await renderDesk('/desk/reviews', { graph: aShop(), role: 'SUPPORT' });

    await user.click(await screen.findByRole('button', { name: 'Answer' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByLabelText('Your answer'), 'Thank you.');
    await user.click(dialog.getByRole('button', { name: 'Answer' }));
    expect(await screen.findByText('Our answer')).toBeTruthy();
    expect(calls.find(({ operationName }) => operationName === 'deskAnswerReview')?.variables).toEqual({
      ...{ id: 'one', text: 'Thank you.' },
    });

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Change the answer' }));
    expect(within(await screen.findByRole('dialog')).getByLabelText('Your answer')).toHaveProperty(
      'value',
      'Thank you.',
    );
    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('button', { name: 'Remove the answer' }));
    expect(await screen.findByRole('button', { name: 'Answer' })).toBeTruthy();
  });

  it('have single photos hidden, with a reason, and shown again', async () => {
    const { user, calls } = await renderDesk('/desk/reviews', { graph: aShop(), role: 'SUPPORT' });

    await user.click(await screen.findByRole('button', { name: 'Hide photo 1' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Hide this photo' }));
    await user.type(dialog.getByLabelText('Why'), 'Shows a child');
    await user.click(dialog.getByRole('button', { name: 'Hide' }));

    await user.click(await screen.findByRole('button', { name: 'Show photo 1 again' }));
    expect(await screen.findByRole('button', { name: 'Hide photo 1' })).toBeTruthy();
    expect(calls.find(({ operationName }) => operationName === 'deskHideReviewPhoto')?.variables).toEqual({
      ...{ id: 'photo', reason: 'Shows a child' },
    });
  });
});
