import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import type { GraphCall } from '../../testing/openShop';
import { renderDesk } from '../../testing/renderDesk';

const graph = {
  DeskProductTags: () => ({
    productTags: [
      { tag: 'dewali', productCount: 2 },
      { tag: 'diwali', productCount: 40 },
    ],
  }),
  deskChangeFitting: () => ({
    changeProducts: { products: [{ id: 'a' }, { id: 'b' }], refused: [], entryIds: ['one', 'two'], endCursor: null },
  }),
  deskRestoreProducts: () => ({ restoreProducts: { products: [], refused: [], entryIds: ['three'] } }),
};
const sent = (calls: GraphCall[], name: string) =>
  calls.flatMap(({ operationName, variables }) => (operationName === name ? [variables] : []));
const dewali = { tags: ['dewali'], statuses: ['PUBLISHED', 'HIDDEN', 'ARCHIVED'] };

describe('the tags', () => {
  it('are listed with their goods, and one that gets the name of another becomes one with it', async () => {
    const { user, calls } = await renderDesk('/desk/products/tags', { graph });

    const row = (await screen.findByRole('link', { name: 'diwali' })).closest('tr');
    expect(row?.textContent).toContain('40');
    await user.click(screen.getByRole('button', { name: 'Rename dewali' }));
    const form = within(await screen.findByRole('dialog'));
    const box = form.getByLabelText('New name');
    await user.click(form.getByRole('button', { name: 'Rename' }));
    await form.findByText('Write another name.');
    await user.clear(box);
    await user.type(box, 'Diwali');
    await form.findByText('There is a tag of this name: both become one.');
    await user.click(form.getByRole('button', { name: 'Make both one' }));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));

    await screen.findByRole('button', { name: 'Rename dewali' });
    expect(sent(calls, 'deskChangeFitting')).toMatchObject([
      { products: { filter: dewali }, change: { addTags: ['diwali'], removeTags: ['dewali'] } },
    ]);
    expect(sent(calls, 'deskRestoreProducts')).toEqual([{ entryIds: ['one', 'two'] }]);
  });

  it('are taken off all goods that have them, once that is confirmed', async () => {
    const { user, calls } = await renderDesk('/desk/products/tags', { graph });

    await user.click(await screen.findByRole('button', { name: 'Remove dewali' }));
    const form = within(await screen.findByRole('dialog'));
    await form.findByText(/^2 products have it no more/);
    await user.click(form.getByRole('button', { name: 'Remove' }));

    await screen.findByText(/taken off/);
    expect(sent(calls, 'deskChangeFitting')).toMatchObject([
      { products: { filter: dewali }, change: { removeTags: ['dewali'] } },
    ]);
  });
});
