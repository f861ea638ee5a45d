import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { renderDesk } from '../../testing/renderDesk';

const KINDS = ['NAME', 'ADDRESS', 'CATEGORY', 'PRODUCT', 'DELIVERY', 'PAYMENT', 'TEST_PURCHASE', 'FIRST_DELIVERY'];
const answering = (done: readonly string[]) => ({
  graph: { DeskFirstSteps: () => ({ firstSteps: KINDS.map((kind) => ({ kind, isDone: done.includes(kind) })) }) },
});

describe('the steps to the first sale', () => {
  it('stand on the first page of the desk, each with a way to it, and say which is next', async () => {
    await renderDesk('/desk', answering(['NAME', 'CATEGORY']));

    const steps = within(await screen.findByRole('region', { name: 'To your first sale' }));
    expect(steps.getByText('2 of 8 steps done')).toBeTruthy();
    const [next] = steps.getAllByRole('listitem').filter((row) => row.getAttribute('aria-current') === 'step');
    expect(next?.textContent).toContain('Say where it is');
    expect(steps.getByRole('link', { name: 'Add a product' }).getAttribute('href')).toBe('/desk/products/new');
    expect(steps.getByRole('link', { name: 'Go to the shop' }).getAttribute('href')).toBe('/');
    expect(steps.getByRole('link', { name: 'Make a category: look again' }).getAttribute('href')).toBe(
      '/desk/categories',
    );
  });

  it('are gone once all is done', async () => {
    await renderDesk('/desk', answering(KINDS));
    await screen.findByRole('heading', { level: 1, name: 'Today' });
    expect(screen.queryByRole('region', { name: 'To your first sale' })).toBeNull();
  });

  it('are not asked for by a packer', async () => {
    const { calls } = await renderDesk('/desk', { ...answering([]), role: 'PACKER' });
    await screen.findByRole('heading', { level: 1, name: 'Today' });
    expect(calls.map(({ operationName }) => operationName)).not.toContain('DeskFirstSteps');
  });
});
