import { describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { someProducts } from '../../testing/goods';
import { renderPage } from '../../testing/renderPage';

const interpretation = { used: 'milk', corrected: false, synonyms: [], filters: [], notSold: [], nearest: [] };
const graph = { SearchResults: () => ({ search: { totalCount: 7, interpretation, nodes: someProducts(7) } }) };

describe('what a list is narrowed to', () => {
  it('keeps a choice that was made while the step back of a closed sheet holds up its address', async () => {
    const { user } = await renderPage('/search?q=milk', { graph });
    const page = within(screen.getByRole('main'));
    await user.click(await page.findByRole('button', { name: 'Filters' }));
    const stepBack = jest.spyOn(window.history, 'back').mockImplementation(() => {});
    await user.click(await screen.findByRole('button', { name: 'Close filters' }));
    await waitFor(() => expect(stepBack).toHaveBeenCalled());

    await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by', hidden: true }), 'Price: low to high');
    await user.click(screen.getAllByRole('checkbox', { name: /^In stock only/, hidden: true })[0] as HTMLElement);
    expect(window.location.search).toBe('?q=milk');
    stepBack.mockRestore();
    window.history.back();

    await waitFor(() => expect(window.location.search).toBe('?q=milk&stock=in&sort=PRICE_ASC'));
    const sort = screen.getByRole('combobox', { name: 'Sort by', hidden: true });
    await waitFor(() => expect(sort).toHaveProperty('value', 'PRICE_ASC'));
  });
});
