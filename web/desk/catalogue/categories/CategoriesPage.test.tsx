import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen, within } from '@testing-library/react';
import { type GraphCall } from '../../../testing/openShop';
import { renderDesk } from '../../../testing/renderDesk';

const some = (id: string, name: string, position: number, children: object[] = []) => ({
  ...{ id, name, position, children, productCount: 4, color: null, images: [], translations: [] },
});
const tree = [
  some('food', 'Food', 1, [some('dals', 'Dals', 1), some('flours', 'Flours', 5, [some('atta', 'Atta', 1)])]),
  some('home', 'Home', 2),
];
const graph = {
  DeskCategoryTree: () => ({ shop: { uploadUrl: '/graphql' }, categories: tree }),
  deskSaveCategory: () => ({ saveCategory: { category: { id: 'food' } } }),
  deskRemoveCategory: () => ({ removeCategory: { message: 'Removed.' } }),
};
const sent = (calls: GraphCall[], name: string) =>
  calls.flatMap(({ operationName, variables }) => (operationName === name ? [variables] : []));

describe('the categories', () => {
  it('stand as a tree, and go up and down by buttons', async () => {
    const { user, calls } = await renderDesk('/desk/categories', { graph });

    const below = within(await screen.findByRole('list', { name: 'Below Food' }));
    await user.click(below.getByRole('button', { name: 'Move Flours up' }));
    await user.click(screen.getByRole('button', { name: 'Move Food down' }));

    expect(below.getByRole('list', { name: 'Below Flours' })).toBeTruthy();
    expect(sent(calls, 'deskSaveCategory')).toEqual([
      { input: { id: 'flours', name: 'Flours', parentId: 'food', position: 1 } },
      { input: { id: 'food', name: 'Food', parentId: null, position: 3 } },
    ]);
  });

  it('are dragged before another, into what that lies in', async () => {
    const { calls } = await renderDesk('/desk/categories', { graph });
    const kept = new Map<string, string>();
    const dataTransfer = {
      types: ['application/x-category'],
      setData: (type: string, text: string) => void kept.set(type, text),
      getData: (type: string) => kept.get(type) ?? '',
    };

    fireEvent.dragStart(await screen.findByText('Home'), { dataTransfer });
    fireEvent.drop(screen.getByText('Flours'), { dataTransfer });
    await screen.findByText('Saved.');

    expect(sent(calls, 'deskSaveCategory')).toEqual([
      { input: { id: 'home', name: 'Home', parentId: 'food', position: 5 } },
    ]);
  });

  it('have what extensions have added to them, and say at its box what was refused', async () => {
    const answers = [{ code: 'BAD_USER_INPUT', field: 'customFields.motto', message: 'Too long.' }];
    const { user, calls } = await renderDesk('/desk/categories', {
      graph: {
        ...graph,
        DeskCategoryFacts: () => ({ category: { ...some('home', 'Home', 2), customFields: [] } }),
        DeskCustomFields: () => ({
          customFieldDefinitions: [{ name: 'motto', label: 'Motto', type: 'text', choices: [] }],
        }),
        deskSaveCustomFields: () => ({ saveCustomFields: { customFields: [], userErrors: answers.splice(0) } }),
      },
    });

    await user.click(await screen.findByRole('button', { name: 'Change Home' }));
    const form = within(await screen.findByRole('dialog'));
    await user.type(await form.findByLabelText(/^Motto/), 'Clean and bright');
    await user.click(form.getByRole('button', { name: 'Save' }));
    await form.findByText('Too long.');
    await user.click(form.getByRole('button', { name: 'Save' }));
    await screen.findByText('Saved.');

    expect(sent(calls, 'deskSaveCustomFields').at(-1)).toEqual({
      ...{ entity: 'CATEGORY', id: 'food' },
      customFields: [{ name: 'motto', value: 'Clean and bright' }],
    });
  });

  it('are made and called in other languages, nowhere below the third level', async () => {
    const { user, calls } = await renderDesk('/desk/categories', { graph });

    expect(await screen.findByRole('button', { name: 'Add a category below Atta' })).toHaveProperty('disabled', true);
    await user.click(screen.getByRole('button', { name: 'Add a category below Food' }));
    const form = within(await screen.findByRole('dialog'));
    await user.type(form.getByLabelText('Name of the category'), 'Millets');
    await user.type(form.getByLabelText('Name in हिन्दी'), 'मोटा अनाज');
    await user.click(form.getByRole('button', { name: 'Save' }));
    await screen.findByText('Saved.');

    expect(sent(calls, 'deskSaveCategory')).toEqual([
      {
        input: {
          ...{ name: 'Millets', parentId: 'food', color: null },
          translations: [
            { language: 'HI', name: 'मोटा अनाज' },
            { language: 'MR', name: '' },
          ],
        },
      },
    ]);
  });

  it('are removed with a place for what lies in them', async () => {
    const { user, calls } = await renderDesk('/desk/categories', { graph });

    await user.click(await screen.findByRole('button', { name: 'Remove Dals' }));
    const form = within(await screen.findByRole('dialog'));
    await user.selectOptions(form.getByLabelText('What lies in it moves to'), 'Food › Flours');
    await user.click(form.getByRole('button', { name: 'Remove' }));
    await screen.findByText('Removed.');

    expect(sent(calls, 'deskRemoveCategory')).toEqual([{ id: 'dals', moveTo: 'flours' }]);
  });
});
