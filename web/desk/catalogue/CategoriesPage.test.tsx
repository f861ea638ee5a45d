import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { renderDesk } from '../../testing/renderDesk';

const flours = { id: 'flours', inEnglish: 'Atta & Flours', productCount: 12, translations: [] };
const staples = {
  ...{ id: 'staples', inEnglish: 'Staples', productCount: 40, children: [flours] },
  translations: [{ language: 'HI', name: 'अनाज और दाल' }],
};
const tops = [staples, { id: 'drinks', inEnglish: 'Drinks' }];
const graph = { DeskCategories: () => ({ categories: tops }), DeskCategory: () => ({ category: staples }) };

describe('the categories at the desk', () => {
  it('stand below one another, each with its names in other languages', async () => {
    await renderDesk('/desk/categories', { graph });

    const [, ...rows] = await screen.findAllByRole('row');
    expect(rows.map((row) => within(row).getAllByRole('cell')[0]?.textContent)).toEqual(['Staples', 'Atta & Flours']);
    expect(rows.map((row) => within(row).getAllByRole('cell')[2]?.textContent)).toEqual(['अनाज और दाल · हिन्दी', '–']);
  });

  it('are shown for one top category at a time', async () => {
    const { user, calls } = await renderDesk('/desk/categories', { graph });

    await user.click(await screen.findByRole('link', { name: 'Drinks' }));

    await waitFor(() => {
      const asked = calls.filter(({ operationName }) => operationName === 'DeskCategory');
      expect(asked.map(({ variables }) => variables.id)).toEqual(['staples', 'drinks']);
    });
  });

  it('are given a name in Hindi, and keep their name in English and their place', async () => {
    const translations = [{ language: 'HI', name: 'आटा और मैदा' }];
    const { user, calls } = await renderDesk('/desk/categories', {
      graph: { ...graph, deskSaveCategory: () => ({ saveCategory: { category: { ...flours, translations } } }) },
    });

    await user.click(await screen.findByRole('button', { name: 'Atta & Flours in other languages' }));
    expect(screen.queryByRole('textbox', { name: 'Description in हिन्दी' })).toBeNull();
    await user.type(screen.getByRole('textbox', { name: 'Name in हिन्दी' }), 'आटा और मैदा');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

    const [saved] = calls.filter(({ operationName }) => operationName === 'deskSaveCategory');
    expect(saved?.variables.input).toEqual({
      id: 'flours',
      name: 'Atta & Flours',
      translations: [
        { language: 'HI', name: 'आटा और मैदा' },
        { language: 'MR', name: '' },
      ],
    });
    expect(await screen.findByText('आटा और मैदा')).toBeTruthy();
  });
});
