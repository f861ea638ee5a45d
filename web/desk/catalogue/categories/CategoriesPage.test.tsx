import { describe, expect, it, jest } from '@jest/globals';
import { act, createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
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

  it('are told as saved though the shop cannot be asked for them again', async () => {
    let asked = 0;
    const { user } = await renderDesk('/desk/categories', {
      graph: {
        ...graph,
        DeskCategoryTree: () => {
          asked += 1;
          if (asked > 1) throw new Error('The line is down.');
          return graph.DeskCategoryTree();
        },
      },
    });

    await user.click(await screen.findByRole('button', { name: 'Add a category' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add a category' }));
    await user.type(dialog.getByRole('textbox', { name: 'Name of the category' }), 'Rice');
    await user.click(dialog.getByRole('button', { name: 'Save' }));

    expect(await screen.findByText('Saved.')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(asked).toBe(2);
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

  /** Drags a category over another, to a part of its height from the top, and lets it go there. */
  async function drag(name: string, over: string, part: number): Promise<void> {
    const dataTransfer = { setData: () => undefined };
    const named = (text: string) => screen.findByText(text, { selector: 'p' });
    const row = await named(over);
    const size = jest
      .spyOn(Element.prototype, 'getBoundingClientRect')
      .mockReturnValue({ ...new DOMRect(0, 100, 300, 60), top: 100, height: 60 } as DOMRect);
    fireEvent.dragStart(await named(name), { dataTransfer });
    for (const event of [createEvent.dragOver(row, { dataTransfer }), createEvent.drop(row, { dataTransfer })]) {
      // The events of jsdom know no place.
      Object.defineProperty(event, 'clientY', { value: 100 + 60 * part });
      fireEvent(row, event);
    }
    fireEvent.dragEnd(await named(name), { dataTransfer });
    size.mockRestore();
  }

  it('are dragged before, into or behind another, not into themselves and not below the third level', async () => {
    const { user, calls } = await renderDesk('/desk/categories', { graph });
    const put = () => sent(calls, 'deskSaveCategory').map(({ input }) => input);

    await user.click(await screen.findByRole('button', { name: 'Open all' }));
    await drag('Home', 'Flours', 0.1);
    await drag('Home', 'Dals', 0.5);
    await drag('Dals', 'Home', 0.9);
    await drag('Food', 'Atta', 0.5);
    await drag('Food', 'Home', 0.5);
    await screen.findByText('Saved.');

    expect(put()).toEqual([
      { id: 'home', name: 'Home', parentId: 'food', position: 5 },
      { id: 'home', name: 'Home', parentId: 'dals', position: 1 },
      { id: 'dals', name: 'Dals', parentId: null, position: 3 },
      // What takes three levels lies beside it.
      { id: 'food', name: 'Food', parentId: null, position: 3 },
    ]);
  });

  it('go by Alt and an arrow into the one above and out again, and the focus goes along', async () => {
    let at = tree;
    const { user, calls } = await renderDesk('/desk/categories', {
      graph: { ...graph, DeskCategoryTree: () => ({ shop: { uploadUrl: '/graphql' }, categories: at }) },
    });
    const food = tree[0] ?? some('', '', 0);
    const stands = (level: number) =>
      waitFor(() => {
        expect(document.activeElement).toBe(screen.getByRole('treeitem', { name: 'Home' }));
        expect(document.activeElement?.getAttribute('aria-level')).toBe(String(level));
      });

    const home = await screen.findByRole('treeitem', { name: 'Home' });
    act(() => home.focus());
    at = [{ ...food, children: [...food.children, some('home', 'Home', 6)] }];
    await user.keyboard('{Alt>}{ArrowRight}{/Alt}');
    await stands(2);
    at = tree;
    await user.keyboard('{Alt>}{ArrowLeft}{/Alt}');
    await stands(1);

    expect(sent(calls, 'deskSaveCategory').map(({ input }) => input)).toEqual([
      { id: 'home', name: 'Home', parentId: 'food', position: 6 },
      { id: 'home', name: 'Home', parentId: null, position: 2 },
    ]);
  });

  it('go back to where they were by Undo, whatever has come to stand in their place', async () => {
    let at = tree;
    const { user, calls } = await renderDesk('/desk/categories', {
      graph: { ...graph, DeskCategoryTree: () => ({ shop: { uploadUrl: '/graphql' }, categories: at }) },
    });

    const food = await screen.findByRole('treeitem', { name: 'Food' });
    act(() => food.focus());
    at = [some('home', 'Home', 1), some('toys', 'Toys', 2), some('food', 'Food', 3)];
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
    expect((await screen.findByText('Food', { selector: 'b' })).parentElement?.textContent).toBe(
      'Food: moved to another place',
    );
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull());

    expect(sent(calls, 'deskSaveCategory').at(-1)).toEqual({
      input: { id: 'food', name: 'Food', parentId: null, position: 1 },
    });
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
