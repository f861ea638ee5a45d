import { afterEach, describe, expect, it } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ProductInput } from '../../../gql/graphql';
import type { GraphCall } from '../../../testing/openShop';
import { renderDesk } from '../../../testing/renderDesk';

const dal = {
  ...{ id: 'dal', version: 'v1', status: 'PUBLISHED', name: 'Toor Dal', description: 'Cooks fast.' },
  ...{ brand: 'Khalihan', featured: false, category: { id: 'food' }, subCategory: { id: 'pulses' } },
  images: [
    { id: 'front', alt: 'A bag', url: '/images/front.webp' },
    { id: 'back', alt: '', url: '/images/back.webp' },
  ],
  variants: [
    {
      id: 'dal-1',
      sku: 'DAL-1',
      weight: '1 kg',
      price: 120,
      oldPrice: 150,
      stock: { onHand: 10, reserved: 1, withheld: 2 },
    },
    {
      id: 'dal-5',
      sku: 'DAL-5',
      weight: '5 kg',
      price: 560,
      oldPrice: null,
      stock: { onHand: 3, reserved: 0, withheld: 0 },
    },
  ],
  label: { allergens: [], nutrition: ['Energy: 343 kcal'], hsnCode: '0713' },
  labelGaps: ['COUNTRY_OF_ORIGIN'],
  translations: [{ language: 'HI', name: 'अरहर', description: null }],
  customFields: [{ name: 'spice', value: 'MILD' }],
};
const choices = {
  shop: { name: 'Jhola', uploadUrl: '/graphql' },
  categories: [{ id: 'food', name: 'Food', children: [{ id: 'pulses', name: 'Pulses', children: [] }] }],
  customFieldDefinitions: [
    { name: 'spice', label: 'Spice', type: 'enum', choices: ['MILD', 'HOT'].map((value) => ({ value, text: value })) },
  ],
};
const graph = {
  DeskProductChoices: () => choices,
  DeskProductDraft: () => ({ product: dal }),
};
const saving = (answer: object) => ({ ...graph, deskSaveProduct: () => ({ saveProduct: answer }) });
const box = (name: string) => screen.findByLabelText<HTMLInputElement>(name);
/** At one stroke: the form is long, and each key would draw it anew. */
const write = async (name: string, text: string) => {
  const at = await box(name);
  await act(async () => fireEvent.change(at, { target: { value: text } }));
};
/** What was sent to be saved, one after the other. */
const inputsOf = (calls: GraphCall[]) =>
  calls.flatMap(({ operationName, variables }) =>
    operationName === 'deskSaveProduct' ? [variables.input as ProductInput] : [],
  );

const fetched = globalThis.fetch;

/**
 * Has the shop tell news of the product to those who follow it as its editor, and of nothing else.
 */
function openNews() {
  const encoder = new TextEncoder();
  let stream: ReadableStreamDefaultController | undefined;
  const body = new ReadableStream({
    start: (opened) => {
      stream = opened;
    },
  });
  globalThis.fetch = ((_url: string, { body: sent }: { body: string }) =>
    sent.includes('isEditing: true') ? Promise.resolve({ ok: true, body }) : new Promise(() => {})) as never;
  return (productChanged: object) =>
    act(async () =>
      stream?.enqueue(encoder.encode(`event: next\ndata: ${JSON.stringify({ data: { productChanged } })}\n\n`)),
    );
}

describe('the editor of a product', () => {
  afterEach(() => {
    globalThis.fetch = fetched;
  });

  it('tells who else has it open, and since when, for as long as they have', async () => {
    const tell = openNews();
    await renderDesk('/desk/products/dal', { graph });
    await box('Name of the product');

    await tell({ version: 'v1', editors: [{ name: 'Meera', since: '2026-11-27T04:30:00.000Z' }] });
    const note = await screen.findByText('Meera has this product open too, since 27 Nov 2026, 10:00 am.');
    expect(note.closest('[role="status"]')).toBeTruthy();
    await tell({ version: 'v1', editors: [] });

    await waitFor(() => expect(screen.queryByText(/has this product open/)).toBeNull());
  });

  it('puts a new product on sale with what was typed, and says at once what is missing', async () => {
    const { user, calls } = await renderDesk('/desk/products/new', { graph: saving({ product: dal }) });

    await user.click(await screen.findByRole('button', { name: 'Put it on sale' }));
    expect(screen.getByText('Write who makes it.')).toBeTruthy();
    expect(document.activeElement).toBe(await box('Name of the product'));
    await write('Name of the product', 'Chana Dal');
    await write('Brand', 'Khalihan');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Category' }), 'Food › Pulses');
    await write('Pack of variant 1', '500 g');
    await write('Price ₹ of variant 1', '1,042.50');
    expect(screen.getByText('₹2,085/kg')).toBeTruthy();
    await write('In stock of variant 1', '40');
    await user.click(screen.getByRole('button', { name: 'Put it on sale' }));

    await screen.findByText('Saved.');
    const [saved] = inputsOf(calls);
    expect(saved).toMatchObject({
      ...{ name: 'Chana Dal', brand: 'Khalihan', categoryId: 'food', subCategoryId: 'pulses' },
      variants: [{ weight: '500 g', price: 1042.5, oldPrice: null, countInStock: 40, sku: null }],
    });
    expect(saved).not.toHaveProperty('id');
  });

  it('sends what is kept as it is, with its version, and pieces only where somebody counted', async () => {
    const { user, calls } = await renderDesk('/desk/products/dal', { graph: saving({ product: dal }) });

    await user.click(await screen.findByRole('button', { name: 'Move variant 2 up' }));
    await write('Name in हिन्दी', 'तूर दाल');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Spice' }), 'HOT');
    await user.click(screen.getByRole('button', { name: 'Move picture 2 forward' }));
    await write('What picture 1 shows', 'The label');
    await write('In stock of variant 2', '12');
    await user.click(screen.getByRole('button', { name: 'Save' }));

    await screen.findByText('Saved.');
    const [saved] = inputsOf(calls);
    expect(saved).toMatchObject({
      ...{ id: 'dal', expectedVersion: 'v1', description: 'Cooks fast.', images: ['back', 'front'] },
      imageTexts: [{ image: 'back', alt: 'The label' }],
      variants: [
        { id: 'dal-5', price: 560, oldPrice: null },
        { id: 'dal-1', price: 120, oldPrice: 150, countInStock: 12 },
      ],
      label: { hsnCode: '0713', gstRate: null },
      translations: [{ language: 'HI', name: 'तूर दाल' }, { language: 'MR' }],
      customFields: [{ name: 'spice', value: 'HOT' }],
    });
    expect(saved?.variants?.[0]).not.toHaveProperty('countInStock');
  });

  it('is saved by Ctrl+S from anywhere on the page, with Caps Lock and on a Hindi keyboard too', async () => {
    const { calls } = await renderDesk('/desk/products/dal', { graph: saving({ product: dal }) });
    const keys = [
      { key: 's', ctrlKey: true },
      { key: 'S', metaKey: true },
      { key: 'े', code: 'KeyS', ctrlKey: true },
    ];
    await box('Name of the product');

    for (const [saved, key] of keys.entries()) {
      await write('Description', `Cooks fast, ${saved}.`);
      await act(async () => fireEvent.keyDown(document.body, key));
      await waitFor(() => expect(inputsOf(calls)).toHaveLength(saved + 1));
    }
    await act(async () => fireEvent.keyDown(document.body, { key: 'S', ctrlKey: true, shiftKey: true }));

    expect(inputsOf(calls)).toHaveLength(keys.length);
  });

  it('saves by itself what extensions have added to a pack', async () => {
    const { user, calls } = await renderDesk('/desk/products/dal', {
      graph: {
        ...saving({ product: dal }),
        DeskCustomFields: () => ({
          customFieldDefinitions: [{ name: 'shelf', label: 'Shelf', type: 'whole', choices: [] }],
        }),
        deskSaveCustomFields: () => ({ saveCustomFields: { customFields: [], userErrors: [] } }),
      },
    });

    await user.click(await screen.findByRole('button', { name: 'More facts of variant 2' }));
    const form = within(await screen.findByRole('dialog'));
    await user.type(await form.findByLabelText(/^Shelf/), '7');
    await user.click(form.getByRole('button', { name: 'Save' }));
    await screen.findByText('Saved.');

    expect(calls.filter(({ operationName }) => operationName === 'deskSaveCustomFields')).toMatchObject([
      { variables: { entity: 'VARIANT', id: 'dal-5', customFields: [{ name: 'shelf', value: '7' }] } },
    ]);
    expect(inputsOf(calls)).toEqual([]);
  });

  it('shows what the graph refuses at its box, though variants were moved', async () => {
    const refusal = { code: 'CONFLICT', field: 'variants.0.sku', message: 'This SKU is taken.' };
    const { user } = await renderDesk('/desk/products/dal', { graph: saving({ userErrors: [refusal] }) });

    await user.click(await screen.findByRole('button', { name: 'Move variant 2 up' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));

    await waitFor(async () => expect((await box('SKU of variant 1')).getAttribute('aria-invalid')).toBe('true'));
    expect((await box('SKU of variant 1')).value).toBe('DAL-5');
    expect(document.activeElement).toBe(await box('SKU of variant 1'));
  });

  it('tells the second of two who save, takes over what the first changed elsewhere, and loses nothing typed', async () => {
    let kept: object = dal;
    const outdated = { code: 'CONFLICT', field: 'expectedVersion', message: 'This product was changed meanwhile.' };
    const answers = {
      ...graph,
      DeskProductDraft: () => ({ product: kept }),
      deskSaveProduct: ({ input }: Record<string, unknown>) => {
        if ((input as ProductInput).expectedVersion === 'v2') return { saveProduct: { product: kept } };
        kept = { ...dal, version: 'v2', brand: 'Annvriksh', name: 'Arhar Dal', featured: true };
        return { saveProduct: { userErrors: [outdated] } };
      },
    };
    const { user, calls } = await renderDesk('/desk/products/dal', { graph: answers });

    await write('Name of the product', 'Tur Dal');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('Somebody else has saved this product meanwhile.');
    expect((await box('Name of the product')).value).toBe('Tur Dal');
    expect(screen.getByText('Saved meanwhile by somebody else: Arhar Dal')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Save' }));

    await screen.findByText('Saved.');
    expect(inputsOf(calls)[1]).toMatchObject({
      expectedVersion: 'v2',
      name: 'Tur Dal',
      brand: 'Annvriksh',
      featured: true,
    });
  });

  it('hides a product until a time to come, and leads to its preview', async () => {
    const hidden = { ...dal, status: 'HIDDEN' };
    const { user, calls } = await renderDesk('/desk/products/dal', { graph: saving({ product: hidden }) });

    expect((await box('In stock of variant 1')).value).toBe('7');
    await user.click(await screen.findByRole('radio', { name: 'Hidden, for now' }));
    await write('Publish it at', '2020-01-01T09:30');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect((await screen.findAllByText('Choose a time that is to come.')).length).toBeGreaterThan(0);
    await write('Publish it at', '2099-01-01T09:30');
    await user.click(screen.getByRole('button', { name: 'Save' }));

    await screen.findByText('Saved.');
    const publishAt = new Date('2099-01-01T09:30').toISOString();
    expect(inputsOf(calls)).toMatchObject([{ status: 'HIDDEN', publishAt }]);
    expect((await screen.findByRole('link', { name: 'Preview' })).getAttribute('href')).toBe('/preview/dal');
  });

  it('begins a new product as a copy, hidden, without SKUs, pieces and pictures', async () => {
    const { user, calls } = await renderDesk('/desk/products/dal', { graph: saving({ product: dal }) });

    await user.click(await screen.findByRole('button', { name: 'Duplicate' }));
    await screen.findByRole('heading', { level: 1, name: 'New product' });
    expect((await box('Name of the product')).value).toBe('Toor Dal (copy)');
    await user.click(screen.getByRole('button', { name: 'Save' }));

    await screen.findByText('Saved.');
    const [saved] = inputsOf(calls);
    expect(saved).toMatchObject({
      ...{ name: 'Toor Dal (copy)', brand: 'Khalihan', status: 'HIDDEN', images: [], label: { hsnCode: '0713' } },
      variants: [
        { weight: '1 kg', price: 120, oldPrice: 150, sku: null, countInStock: 0 },
        { weight: '5 kg', price: 560, oldPrice: null, sku: null, countInStock: 0 },
      ],
      customFields: [{ name: 'spice', value: 'MILD' }],
    });
    expect(saved).not.toHaveProperty('id');
  });

  it('tells who changed what of which pack, and takes a change back', async () => {
    const pack = (weight: string, price: number) => ({ id: weight, weight, price });
    const entry = {
      ...{ id: 'e1', operation: 'saveProduct', actorKind: 'ADMIN', actorId: 'meera', madeAt: '2026-11-20T10:00:00Z' },
      before: { name: 'Arhar Dal', variants: [pack('1 kg', 120), pack('5 kg', 560)] },
      after: { name: 'Toor Dal', variants: [pack('1 kg', 125), pack('5 kg', 560)] },
    };
    const { user, calls } = await renderDesk('/desk/products/dal', {
      graph: {
        ...graph,
        DeskProductHistory: () => ({ auditEntries: { pageInfo: { hasNextPage: false }, nodes: [entry] } }),
        DeskActors: () => ({ staff: [{ id: 'meera', name: 'Meera' }], apiKeys: { nodes: [] } }),
        deskRestoreProducts: () => ({ restoreProducts: { products: [dal], refused: [], entryIds: ['e2'] } }),
      },
    });

    const part = await screen.findByRole('region', { name: 'What was changed' });
    expect(await within(part).findByText('Meera')).toBeTruthy();
    expect(within(part).getByText('Packs and prices: 1 kg: Price ₹')).toBeTruthy();
    const facts = within(part).getByText('120').closest('dd')?.querySelectorAll('span') ?? [];
    expect([...facts].map(({ textContent }) => textContent)).toEqual(['120', '125']);
    await user.click(within(part).getByRole('button', { name: 'Take it back' }));

    await screen.findByText('1 product is changed.');
    expect(calls.find(({ operationName }) => operationName === 'deskRestoreProducts')?.variables).toEqual({
      entryIds: ['e1'],
    });
  });

  it('keeps what was typed when one goes away, and has it again on coming back', async () => {
    const list = { totalCount: 1, nodes: [dal], pageInfo: { hasNextPage: false } };
    const { user } = await renderDesk('/desk/products/dal', {
      graph: { ...graph, DeskProducts: () => ({ products: list }), DeskCategories: () => ({ categories: [] }) },
    });
    await write('Brand', 'Khalihan Mills');
    await user.click(screen.getByRole('link', { name: 'All products' }));
    expect(await screen.findByText('Not saved yet. This browser keeps it as a draft.')).toBeTruthy();
    expect(await screen.findByText('Draft')).toBeTruthy();

    await user.click(screen.getByRole('link', { name: 'Toor Dal' }));
    expect((await box('Brand')).value).toBe('Khalihan Mills');
    await user.click(screen.getByRole('button', { name: 'Throw the draft away' }));

    expect((await box('Brand')).value).toBe('Khalihan');
    expect(localStorage.getItem('productDrafts')).toBeNull();
  });

  it('takes pictures that are pasted wherever the focus is, and refuses what is none before anything is sent', async () => {
    const uploaded = { images: [{ id: 'new', url: '/images/new.webp' }], userErrors: [] };
    const answers = { ...graph, deskUploadPictures: () => ({ uploadImages: uploaded }) };
    const { calls } = await renderDesk('/desk/products/dal', { graph: answers });
    const form = await screen.findByRole('form', { name: 'Toor Dal' });
    const paste = (file: File, onto: HTMLElement) => fireEvent.paste(onto, { clipboardData: { files: [file] } });

    paste(new File(['%PDF'], 'bill.pdf', { type: 'application/pdf' }), form);
    await screen.findByText('Please select a valid JPG or PNG image file.');
    expect(calls.some(({ operationName }) => operationName === 'deskUploadPictures')).toBe(false);
    paste(new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0])], 'bag.jpg', { type: 'image/jpeg' }), document.body);

    const list = await screen.findByRole('list', { name: 'Pictures' });
    await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(3));
  });
});
