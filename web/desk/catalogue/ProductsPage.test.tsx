import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { renderDesk } from '../../testing/renderDesk';

const dal = {
  id: 'dal',
  status: 'PUBLISHED',
  name: 'Toor Dal',
  brand: 'Khalihan',
  category: { id: 'pulses' },
  variants: [
    { id: 'dal-1', sku: 'DAL-1', weight: '1 kg', price: 120, oldPrice: 150, stock: { onHand: 8, reserved: 1 } },
    { id: 'dal-5', sku: 'DAL-5', weight: '5 kg', price: 560, stock: { onHand: 3, reserved: 0 } },
  ],
};
const graph = {
  DeskProducts: () => ({ products: { totalCount: 1, nodes: [dal], pageInfo: { hasNextPage: false } } }),
  deskSetPrice: () => ({ setPrice: { product: dal } }),
  deskAdjustStock: () => ({ adjustStock: { product: dal } }),
};

describe('stock and prices', () => {
  it('saves the price of the one pack that was changed, and undoes it', async () => {
    const { user, calls } = await renderDesk('/desk/products', { graph });
    const price = await screen.findByRole('textbox', { name: 'Price of Toor Dal 1 kg in rupees' });

    await user.clear(price);
    await user.type(price, '125.50{Enter}');
    await screen.findByText('price from 120 to 125.5', { exact: false });
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull());

    const saved = calls.filter(({ operationName }) => operationName === 'deskSetPrice');
    expect(saved.map(({ variables }) => variables)).toEqual([
      { variantId: 'dal-1', price: 125.5, oldPrice: 150 },
      { variantId: 'dal-1', price: 120, oldPrice: 150 },
    ]);
  });

  it('narrows and sorts the list by what the address says, and goes from a product to its editor', async () => {
    const { user, calls } = await renderDesk(
      '/desk/products?category=sub:pulses&show=sold-out&status=hidden&sort=PRICE_ASC',
      {
        graph: { ...graph, DeskCategories: () => ({ categories: [{ id: 'food', name: 'Food', children: [] }] }) },
      },
    );

    const name = await screen.findByRole('link', { name: 'Toor Dal' });
    await user.selectOptions(screen.getByRole('combobox', { name: 'Category' }), 'top:food');
    await waitFor(() =>
      expect(
        calls.flatMap(({ operationName, variables }) => (operationName === 'DeskProducts' ? [variables] : [])),
      ).toEqual([
        { filter: { subCategoryId: 'pulses', soldOut: true, statuses: ['HIDDEN'] }, sort: 'PRICE_ASC' },
        { filter: { categoryId: 'food', soldOut: true, statuses: ['HIDDEN'] }, sort: 'PRICE_ASC' },
      ]),
    );
    expect(name.getAttribute('href')).toBe('/desk/products/dal');
  });

  it('changes what is ticked at once, tells what was left and why, and undoes it', async () => {
    const rice = { ...dal, id: 'rice', name: 'Basmati', variants: [{ ...dal.variants[0], id: 'rice-1' }] };
    const left = [{ id: 'rice', product: rice, error: { code: 'CONFLICT', message: 'The price would be too high.' } }];
    const answers = {
      DeskProducts: () => ({ products: { totalCount: 2, nodes: [dal, rice], pageInfo: { hasNextPage: false } } }),
      deskChangeProducts: () => ({ changeProducts: { products: [dal], refused: left, entryIds: ['e1'] } }),
      deskRestoreProducts: () => ({ restoreProducts: { products: [dal], refused: [], entryIds: ['e2'] } }),
    };
    const { user, calls } = await renderDesk('/desk/products', { graph: answers });

    await user.click(await screen.findByRole('checkbox', { name: 'Choose all that are listed (2)' }));
    expect(screen.getByText('2 products chosen')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Change prices' }));
    const dialog = await screen.findByRole('dialog');
    await user.clear(within(dialog).getByLabelText('By how many percent'));
    await user.type(within(dialog).getByLabelText('By how many percent'), '-15');
    await user.click(within(dialog).getByRole('button', { name: 'Change prices' }));

    expect(await screen.findByText(/The price would be too high[.]/)).toBeTruthy();
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull());
    const sent = (name: string) => calls.filter(({ operationName }) => operationName === name);
    expect(sent('deskChangeProducts').map(({ variables }) => variables)).toEqual([
      { products: { ids: ['dal', 'rice'] }, change: { pricePercent: -15, strikesPrice: true } },
    ]);
    expect(sent('deskRestoreProducts').map(({ variables }) => variables)).toEqual([{ entryIds: ['e1'] }]);
  });

  it('changes all that fit in steps, goes on where one ended, and undoes all of it', async () => {
    const pages = [
      { changeProducts: { products: [dal], refused: [], entryIds: ['e1'], endCursor: 'behind-1' } },
      { changeProducts: { products: [dal], refused: [], entryIds: ['e2'], endCursor: null } },
    ];
    const answers = {
      DeskProducts: () => ({ products: { totalCount: 300, nodes: [dal], pageInfo: { hasNextPage: true } } }),
      deskChangeFitting: () => pages.shift() ?? {},
      deskRestoreProducts: () => ({ restoreProducts: { products: [dal, dal], refused: [], entryIds: [] } }),
    };
    const { user, calls } = await renderDesk('/desk/products?q=dal&status=published', { graph: answers });

    await user.click(await screen.findByRole('checkbox', { name: 'Choose all that are listed (1)' }));
    await user.click(await screen.findByRole('button', { name: 'Choose all 300 that fit' }));
    expect(screen.getByText('All 300 that fit are chosen')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Hide' }));
    await screen.findByText('2 products are changed.');
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull());

    const sent = (name: string) =>
      calls.flatMap(({ operationName, variables }) => (operationName === name ? [variables] : []));
    const filter = { text: 'dal', statuses: ['PUBLISHED'] };
    expect(sent('deskChangeFitting')).toEqual([
      { products: { filter, first: 200, after: null }, change: { status: 'HIDDEN' } },
      { products: { filter, first: 200, after: 'behind-1' }, change: { status: 'HIDDEN' } },
    ]);
    expect(sent('deskRestoreProducts')).toEqual([{ entryIds: ['e1', 'e2'] }]);
  });

  it('keeps what earlier steps did where a later one fails, to be undone', async () => {
    const pages = [{ changeProducts: { products: [dal], refused: [], entryIds: ['e1'], endCursor: 'behind-1' } }];
    const refusal = { code: 'CONFLICT', message: 'Try again.', field: null };
    const { user } = await renderDesk('/desk/products', {
      graph: {
        DeskProducts: () => ({ products: { totalCount: 300, nodes: [dal], pageInfo: { hasNextPage: true } } }),
        deskChangeFitting: () => pages.shift() ?? { changeProducts: { userErrors: [refusal] } },
      },
    });

    await user.click(await screen.findByRole('checkbox', { name: 'Choose all that are listed (1)' }));
    await user.click(await screen.findByRole('button', { name: 'Choose all 300 that fit' }));
    await user.click(screen.getByRole('button', { name: 'Archive' }));

    expect(await screen.findByText('1 product is changed. Try again.')).toBeTruthy();
    expect(await screen.findByRole('button', { name: 'Undo' })).toBeTruthy();
  });

  it('narrows the list to a tag, and puts tags on what is ticked or takes them off', async () => {
    const tagged = { ...dal, tags: ['bulk', 'diwali'] };
    const { user, calls } = await renderDesk('/desk/products?columns=tags', {
      graph: {
        DeskProducts: () => ({ products: { totalCount: 1, nodes: [tagged], pageInfo: { hasNextPage: false } } }),
        deskChangeProducts: () => ({ changeProducts: { products: [tagged], refused: [], entryIds: ['e1'] } }),
      },
    });
    const sent = (name: string) =>
      calls.flatMap(({ operationName, variables }) => (operationName === name ? [variables] : []));

    expect(await screen.findByText('bulk, diwali')).toBeTruthy();
    await user.type(screen.getByRole('combobox', { name: 'Tag' }), 'Clearance, bulk{Enter}');
    await waitFor(() =>
      expect(sent('DeskProducts').at(-1)).toMatchObject({
        filter: { tags: ['Clearance', 'bulk'], statuses: ['PUBLISHED', 'HIDDEN'] },
      }),
    );
    await user.click(await screen.findByRole('checkbox', { name: 'Choose all that are listed (1)' }));
    for (const action of ['Add tags', 'Remove tags']) {
      await user.click(screen.getByRole('button', { name: action }));
      const dialog = within(await screen.findByRole('dialog'));
      await user.click(dialog.getByRole('button', { name: action }));
      expect(dialog.getByText('Write a tag.')).toBeTruthy();
      await user.type(dialog.getByLabelText('Tags'), 'monsoon, new ,');
      await user.click(dialog.getByRole('button', { name: action }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    }

    expect(sent('deskChangeProducts').map(({ change }) => change)).toEqual([
      { addTags: ['monsoon', 'new'] },
      { removeTags: ['monsoon', 'new'] },
    ]);
    expect(screen.getByText('tags removed: monsoon, new', { exact: false })).toBeTruthy();
  });

  it('shows the columns that are ticked, and keeps them with filters and order as a view', async () => {
    const views: object[] = [];
    const { user, calls } = await renderDesk('/desk/products?show=sold-out', {
      graph: {
        ...graph,
        DeskSavedViews: () => ({ savedViews: views }),
        deskSaveView: () => {
          const query = 'columns=sku.category.price.old-price.held&show=sold-out';
          views.push({ id: 'v1', name: 'Gone', query, isShared: true, isOwn: true });
          return { saveView: { savedView: { id: 'v1' } } };
        },
      },
    });

    await user.click(await screen.findByRole('button', { name: 'Columns' }));
    const columns = within(await screen.findByRole('dialog'));
    await user.click(columns.getByRole('checkbox', { name: 'Category' }));
    await user.click(columns.getByRole('checkbox', { name: 'On hand' }));
    await user.click(columns.getByRole('button', { name: 'Show these' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Product',
      'SKU',
      'Category',
      'Price ₹',
      'Old price ₹',
      'Held',
    ]);
    await user.click(screen.getByRole('button', { name: 'Save this view' }));
    const view = within(await screen.findByRole('dialog'));
    await user.type(view.getByLabelText('Name of the view'), 'Gone');
    await user.click(view.getByRole('checkbox', { name: 'All who run the shop see it' }));
    await user.click(view.getByRole('button', { name: 'Save' }));

    expect((await screen.findByRole('link', { name: 'Gone' })).getAttribute('aria-current')).toBe('page');
    expect(calls.find(({ operationName }) => operationName === 'deskSaveView')?.variables).toEqual({
      input: {
        ...{ list: 'PRODUCTS', name: 'Gone', isShared: true },
        query: 'columns=sku.category.price.old-price.held&show=sold-out',
      },
    });
  });

  it('tells what shoppers are not shown, and from when on they will be', async () => {
    const hidden = { ...dal, status: 'HIDDEN', publishAt: '2027-01-14T09:30:00Z' };
    const { calls } = await renderDesk('/desk/products', {
      graph: {
        DeskProducts: () => ({ products: { totalCount: 1, nodes: [hidden], pageInfo: { hasNextPage: false } } }),
      },
    });

    expect(await screen.findByText(/^From .*14 Jan/)).toBeTruthy();
    expect(calls.find(({ operationName }) => operationName === 'DeskProducts')?.variables).toMatchObject({
      filter: { statuses: ['PUBLISHED', 'HIDDEN'] },
    });
  });

  it('undoes a count of pieces by what it added, so that what was sold meanwhile stays sold', async () => {
    const { user, calls } = await renderDesk('/desk/products', { graph });
    const pieces = await screen.findByRole('textbox', { name: 'Pieces of Toor Dal 5 kg on hand' });

    await user.clear(pieces);
    await user.type(pieces, '10{Enter}');
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull());

    expect(calls.filter(({ operationName }) => operationName === 'deskAdjustStock')).toMatchObject([
      { variables: { variantId: 'dal-5', onHand: 10 } },
      { variables: { variantId: 'dal-5', delta: -7 } },
    ]);
  });

  it('leaves a box as it was when what was typed is no number', async () => {
    const { user, calls } = await renderDesk('/desk/products', { graph });
    const pieces = await screen.findByRole('textbox', { name: 'Pieces of Toor Dal 5 kg on hand' });

    await user.clear(pieces);
    await user.type(pieces, 'many{Enter}');

    expect((pieces as HTMLInputElement).value).toBe('3');
    expect(calls.some(({ operationName }) => operationName === 'deskAdjustStock')).toBe(false);
  });
});

describe('the import', () => {
  it('tells what would come of a file, and why rows are not taken', async () => {
    const importCatalogue = {
      ...{ created: 3, updated: 1, unchanged: 0, refused: 1, unread: ['colour'] },
      problems: [{ row: 5, column: 'price', reason: 'The price must be above 0.' }],
    };
    const { user, calls } = await renderDesk('/desk/import', {
      graph: { deskImportCatalogue: () => ({ importCatalogue }) },
    });

    await user.upload(await screen.findByLabelText('Product file'), new File(['name'], 'shop.csv'));
    await user.click(screen.getByRole('button', { name: 'Try it' }));

    expect(await screen.findByRole('heading', { name: 'What would change' })).toBeTruthy();
    expect(screen.getByRole('cell', { name: 'The price must be above 0.' })).toBeTruthy();
    expect(calls.at(-1)?.variables).toMatchObject({ dryRun: true });
  });

  it('is for no packer', async () => {
    await renderDesk('/desk/import', { role: 'PACKER' });

    expect(await screen.findByRole('heading', { name: 'This page is not for your role' })).toBeTruthy();
  });
});
