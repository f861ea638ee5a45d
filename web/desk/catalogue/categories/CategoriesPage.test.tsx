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
  it('stand as a tree, of which the top is seen first, and go up and down by buttons', async () => {
    const { user, calls } = await renderDesk('/desk/categories', { graph });

    const top = await screen.findByRole('treeitem', { name: 'Food', expanded: false });
    await user.click(within(top).getByRole('button', { name: 'Open Food' }));
    await user.click(within(top).getByText('Flours'));
    await user.click(within(top).getByRole('button', { name: 'Move Flours up' }));
    await user.click(screen.getByText('Food'));
    await user.click(screen.getByRole('button', { name: 'Move Food down' }));
    await user.click(screen.getByText('Home'));
    await user.click(screen.getByRole('button', { name: 'Move Home down' }));

    expect(screen.queryByRole('treeitem', { name: 'Atta' })).toBeNull();
    expect(sent(calls, 'deskSaveCategory')).toEqual([
      { input: { id: 'flours', name: 'Flours', parentId: 'food', position: 1 } },
      { input: { id: 'food', name: 'Food', parentId: null, position: 3 } },
    ]);
  });

  it('are one stop of Tab, walked, opened, moved and changed by keys', async () => {
    const { user, calls } = await renderDesk('/desk/categories', { graph });
    const at = (name: string) => expect(document.activeElement).toBe(screen.getByRole('treeitem', { name }));
    const stops = () =>
      [...screen.getByRole('tree').querySelectorAll('[tabindex="0"]')].map(({ ariaLabel }) => ariaLabel);

    await screen.findByRole('treeitem', { name: 'Food' });
    screen.getByRole('button', { name: 'Open all' }).focus();
    await user.tab();
    at('Food');
    await user.keyboard('{ArrowRight}{ArrowRight}');
    at('Dals');
    await user.keyboard('f');
    at('Flours');
    await user.keyboard('{ArrowRight}{ArrowDown}');
    at('Atta');
    await user.keyboard('{End}');
    at('Home');
    await user.keyboard('{Home}');
    at('Food');
    await user.keyboard('{ArrowDown}{ArrowDown}{Alt>}{ArrowUp}{/Alt}');
    at('Flours');
    expect(
      stops()
        .filter(Boolean)
        .every((label) => label?.includes('Flours')),
    ).toBe(true);
    await user.keyboard('{ArrowLeft}{ArrowLeft}');
    at('Food');
    await user.keyboard('{ArrowLeft}');
    expect(screen.queryByRole('treeitem', { name: 'Dals' })).toBeNull();
    await user.keyboard('{Enter}');

    await screen.findByRole('dialog', { name: 'Change Food' });
    expect(sent(calls, 'deskSaveCategory')).toEqual([
      { input: { id: 'flours', name: 'Flours', parentId: 'food', position: 1 } },
    ]);
  });

  it('are dragged before another, into what that lies in', async () => {
    const { user, calls } = await renderDesk('/desk/categories', { graph });
    const kept = new Map<string, string>();
    const dataTransfer = {
      types: ['application/x-category'],
      setData: (type: string, text: string) => void kept.set(type, text),
      getData: (type: string) => kept.get(type) ?? '',
    };

    await user.click(await screen.findByRole('button', { name: 'Open all' }));
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

    await user.click(await screen.findByText('Home'));
    await user.click(screen.getByRole('button', { name: 'Change Home' }));
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

    await user.click(await screen.findByRole('button', { name: 'Open all' }));
    await user.click(screen.getByText('Atta'));
    await user.click(screen.getByRole('button', { name: 'Add a category below Atta' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.click(screen.getByText('Food'));
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

    await user.click(await screen.findByRole('button', { name: 'Open all' }));
    await user.click(screen.getByText('Dals'));
    await user.click(screen.getByRole('button', { name: 'Remove Dals' }));
    const form = within(await screen.findByRole('dialog'));
    await user.selectOptions(form.getByLabelText('What lies in it moves to'), 'Food › Flours');
    await user.click(form.getByRole('button', { name: 'Remove' }));
    await screen.findByText('Removed.');

    expect(sent(calls, 'deskRemoveCategory')).toEqual([{ id: 'dals', moveTo: 'flours' }]);
  });
});
