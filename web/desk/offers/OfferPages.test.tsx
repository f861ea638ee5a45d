import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { renderDesk } from '../../testing/renderDesk';

const settings = {
  ...{
    status: 'LIVE',
    state: 'LIVE',
    title: 'Fruit days',
    weekdays: [],
    uses: 12,
    maxUses: 100,
    spent: 340,
    budget: 5_000,
  },
  ...{ firstOrderOnly: false, combines: true },
};
const offer = {
  id: 'o1',
  title: 'Fruit days',
  sentence: '10 % off Fruits from ₹400',
  kind: 'PERCENT_OFF',
  needsCode: true,
  terms: {
    ...{ kind: 'PERCENT_OFF', percent: 10, minAmount: 400, parts: [], tiers: [], options: [] },
    scope: { categoryIds: ['fruits'], brands: [], productIds: [] },
  },
  categories: [{ id: 'fruits', name: 'Fruits' }],
  products: [],
  settings,
  codes: {
    totalCount: 1,
    pageInfo: { hasNextPage: false },
    nodes: [{ id: 'c1', code: 'MANGO', uses: 3, maxUses: 10 }],
  },
};
const graph = {
  DeskOffers: () => ({ offers: { totalCount: 1, pageInfo: { hasNextPage: false }, nodes: [offer] } }),
  DeskOffer: () => ({ offer }),
  DeskOfferCodes: () => ({ offer }),
  DeskOfferChoices: () => ({
    offerChoices: {
      kinds: [
        { code: 'PERCENT_OFF', label: 'Percent off' },
        { code: 'TIERS', label: 'More off for more' },
      ],
      paymentOptions: [
        { code: 'upi', label: 'UPI alone' },
        { code: 'bank-card', label: 'Cards of a bank' },
      ],
    },
    categories: [{ id: 'fruits', name: 'Fruits', children: [] }],
    customerTags: [{ tag: 'wholesale' }],
  }),
  DeskProductsByName: () => ({ products: { nodes: [{ id: 'p1', name: 'Alphonso mangoes', brand: null }] } }),
  DeskOfferPreview: () => ({
    previewOffer: {
      ...{
        sentence: '10 % off Fruits from ₹400',
        orderCount: 40,
        allOrderCount: 2_000,
        touchedCount: 7,
        sales: 4_200,
        cost: 420,
      },
      ...{ cartCount: 5, touchedCartCount: 1, cartCost: 60 },
      conflicts: [{ offer: { id: 'o2', title: 'Mango week', sentence: '' }, displacedCount: 2, beatenCount: 0 }],
    },
  }),
  deskSaveOffer: () => ({ saveOffer: { offer } }),
  deskStopOffer: () => ({
    stopOffer: { offer: { ...offer, settings: { ...settings, status: 'STOPPED', state: 'STOPPED' } } },
  }),
  deskDeleteOfferCode: () => ({ deleteOfferCode: { ok: true, message: 'The code is deleted.' } }),
  deskCreateOfferCodes: () => ({ createOfferCodes: { codes: ['DIWALI-A', 'DIWALI-B'] } }),
};

describe('the offers', () => {
  it('say what each gives, how often it was used and what it has given', async () => {
    await renderDesk('/desk/offers', { graph });

    const row = within((await screen.findByRole('link', { name: 'Fruit days' })).closest('tr') as HTMLElement);
    expect(row.getByText('10 % off Fruits from ₹400')).toBeTruthy();
    expect(row.getByText('Live')).toBeTruthy();
    expect(row.getByText('12 of 100')).toBeTruthy();
    expect(row.getByText('₹340.00 of ₹5,000.00')).toBeTruthy();
  });

  it('say where there are none', async () => {
    const empty = { offers: { totalCount: 0, pageInfo: { hasNextPage: false }, nodes: [] } };
    await renderDesk('/desk/offers?status=drafts', { graph: { ...graph, DeskOffers: () => empty } });

    expect(await screen.findByText('No offers here')).toBeTruthy();
  });

  it('are written in boxes by their kind, and said back with what they would have cost', async () => {
    const { user, calls } = await renderDesk('/desk/offers/new', { graph });

    await user.type(await screen.findByRole('textbox', { name: 'Title' }), 'Fruit days');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Kind of offer' }), 'TIERS');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Add a category: Off which goods' }), 'fruits');
    await user.type(screen.getByRole('searchbox', { name: 'Add a product: Off which goods' }), 'mango');
    await user.click(await screen.findByRole('button', { name: 'Alphonso mangoes' }));
    await user.click(screen.getByRole('button', { name: 'Add a step' }));
    await user.type(screen.getByRole('textbox', { name: 'Step 2 from pieces' }), '5');
    await user.type(screen.getByRole('textbox', { name: 'Step 2, percent off' }), '12.5');
    await user.click(screen.getByRole('checkbox', { name: 'Sat' }));
    const preview = within(screen.getByRole('region', { name: 'Preview' }));
    expect(await preview.findByText('10 % off Fruits from ₹400')).toBeTruthy();
    expect(preview.getByText('7 of 40')).toBeTruthy();
    expect(preview.getByText('Reckoned with 40 of 2,000 orders, drawn evenly.')).toBeTruthy();
    expect(preview.getByRole('link', { name: 'Mango week' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Save as a draft' }));

    await waitFor(() => expect(calls.filter(({ operationName }) => operationName === 'deskSaveOffer')).toHaveLength(1));
    const sent = calls.find(({ operationName }) => operationName === 'deskSaveOffer')?.variables.input;
    expect(sent).toMatchObject({
      title: 'Fruit days',
      weekdays: [6],
      terms: {
        kind: 'TIERS',
        scope: { categoryIds: ['fruits'], productIds: ['p1'] },
        tiersBy: 'QUANTITY',
        tiers: [
          { fromQuantity: 2, percent: 5 },
          { fromQuantity: 5, percent: 12.5 },
        ],
      },
    });
  });

  it('have the budget that was written, however an owner writes it', async () => {
    const { user, calls } = await renderDesk('/desk/offers/new', { graph });
    const sent = () => calls.findLast(({ operationName }) => operationName === 'deskSaveOffer')?.variables.input;

    await user.type(await screen.findByRole('textbox', { name: 'Title' }), 'Fruit days');
    await user.type(screen.getByRole('textbox', { name: /^Budget/ }), '₹ 50,000');
    await user.type(screen.getByRole('textbox', { name: /^Uses in all/ }), '1,000');
    await user.click(screen.getByRole('button', { name: 'Save as a draft' }));

    await waitFor(() => expect(sent()).toMatchObject({ budget: 50_000, maxUses: 1000 }));
  });

  it.each([
    ['Budget', 'fifty thousand', 'Enter an amount in rupees, such as 100.'],
    ['Uses in all', 'ten', 'Write a whole number.'],
    ['Percent off', 'a tenth', 'Write a number, such as 12.5.'],
    ['At most off an order', '12.345', 'Enter an amount in rupees, such as 100.'],
    ['Only from so many pieces', '1.5', 'Write a whole number.'],
  ])(
    'say at the box %s that %p is no number, bring the shopkeeper to it, and are not sent',
    async (name, text, message) => {
      const { user, calls } = await renderDesk('/desk/offers/new', { graph });
      const box = await screen.findByRole('textbox', { name: new RegExp(`^${name}`) });

      await user.clear(box);
      await user.type(box, text);
      await user.click(screen.getByRole('button', { name: 'Save as a draft' }));

      await waitFor(() => expect(box.getAttribute('aria-invalid')).toBe('true'));
      expect(document.activeElement).toBe(box);
      expect(screen.getAllByText(message).length).toBeGreaterThan(0);
      expect(calls.filter(({ operationName }) => operationName === 'deskSaveOffer')).toEqual([]);
    },
  );

  it('can be saved when what was no number stands in a box that the kind of offer does not show', async () => {
    const { user, calls } = await renderDesk('/desk/offers/new', { graph });
    const sent = () => calls.findLast(({ operationName }) => operationName === 'deskSaveOffer')?.variables.input;

    await user.type(await screen.findByRole('textbox', { name: /^At most off an order/ }), 'little');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Kind of offer' }), 'TIERS');
    await user.click(screen.getByRole('button', { name: 'Save as a draft' }));

    await waitFor(() => expect(sent()).toMatchObject({ terms: { kind: 'TIERS', maxDiscount: null } }));
  });

  it('say nothing of a kind whose terms are not filled in yet', async () => {
    const DeskOfferPreview = ({ input }: Record<string, unknown>) => {
      if (JSON.stringify(input).includes('"TIERS"')) throw new GraphQLError('The terms are wrong.');
      return graph.DeskOfferPreview();
    };
    const { user } = await renderDesk('/desk/offers/new', { graph: { ...graph, DeskOfferPreview } });
    const preview = within(await screen.findByRole('region', { name: 'Preview' }));
    await preview.findByText('10 % off Fruits from ₹400');

    await user.selectOptions(screen.getByRole('combobox', { name: 'Kind of offer' }), 'TIERS');

    expect(await preview.findByText('Fill in the terms, and this says what they mean and cost.')).toBeTruthy();
    expect(preview.queryByText('10 % off Fruits from ₹400')).toBeNull();
  });

  it('are for the cards of a bank by the offer of the provider and by what shoppers read', async () => {
    const { user, calls } = await renderDesk('/desk/offers/new', { graph });

    await user.type(await screen.findByRole('textbox', { name: 'Title' }), 'Card days');
    expect(screen.queryByRole('textbox', { name: /^Id of the provider/ })).toBeNull();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Paid how' }), 'bank-card');
    await user.type(screen.getByRole('textbox', { name: /^Id of the provider/ }), 'offer_1');
    await user.type(screen.getByRole('textbox', { name: /^Which cards, for shoppers/ }), 'HDFC Bank credit cards');
    await user.click(screen.getByRole('button', { name: 'Save as a draft' }));

    const sent = () => calls.find(({ operationName }) => operationName === 'deskSaveOffer')?.variables.input;
    await waitFor(() =>
      expect(sent()).toMatchObject({
        ...{ paymentOption: 'bank-card', providerOfferId: 'offer_1' },
        ...{ cards: 'HDFC Bank credit cards', hindiCards: null },
      }),
    );
  });

  it('say that the payment provider does not take theirs', async () => {
    const refused = { providerRefusal: 'The offer has expired.', providerRefusedAt: '2026-11-26T10:00:00Z' };
    const DeskOffer = () => ({ offer: { ...offer, settings: { ...settings, ...refused } } });
    await renderDesk('/desk/offers/o1', { graph: { ...graph, DeskOffer } });

    expect(await screen.findByRole('heading', { name: 'The payment provider does not take this offer' })).toBeTruthy();
    expect(screen.getByText(/a shopper could not pay with it: “The offer has expired\.”/)).toBeTruthy();
  });

  it('are kept as they are typed, found again, and thrown away by a press', async () => {
    const { user } = await renderDesk('/desk/offers/o1', { graph });
    const title = async () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Title' });
    const before = (await title()).value;
    await user.type(await title(), ' again');
    await user.click(screen.getByRole('link', { name: 'All offers' }));
    expect(await screen.findByText('Not saved yet. This browser keeps it as a draft.')).toBeTruthy();

    await user.click(await screen.findByRole('link', { name: 'Fruit days' }));
    expect((await title()).value).toBe(`${before} again`);
    await user.click(screen.getByRole('button', { name: 'Throw the draft away' }));

    expect((await title()).value).toBe(before);
    expect(localStorage.getItem('offerDrafts')).toBeNull();
  });

  it('lose one code after a question', async () => {
    const { user, calls } = await renderDesk('/desk/offers/o1', { graph });

    await user.click(await screen.findByRole('button', { name: 'Delete MANGO' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete the code' }));

    expect(await screen.findByText('The code is deleted.')).toBeTruthy();
    const sent = calls.find(({ operationName }) => operationName === 'deskDeleteOfferCode')?.variables;
    expect(sent).toEqual({ offerId: 'o1', code: 'MANGO' });
  });

  it('are stopped after a question, and have their codes drawn', async () => {
    const { user, calls } = await renderDesk('/desk/offers/o1', { graph });

    expect(await screen.findByRole('button', { name: 'Take away Fruits' })).toBeTruthy();
    expect(await screen.findByText('MANGO')).toBeTruthy();
    await user.type(screen.getByRole('textbox', { name: /that begin with/ }), 'DIWALI-');
    await user.click(screen.getByRole('button', { name: 'Make codes' }));
    expect(await screen.findByRole('link', { name: 'Download 2 codes as CSV' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Stop the offer' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Stop the offer' }));

    await waitFor(() => expect(calls.some(({ operationName }) => operationName === 'deskStopOffer')).toBe(true));
    const made = calls.find(({ operationName }) => operationName === 'deskCreateOfferCodes')?.variables;
    expect(made).toEqual({ offerId: 'o1', input: { prefix: 'DIWALI-', count: 100, maxUses: 1 } });
  });

  it('have codes of 1,000 uses each, where so many are written', async () => {
    const { user, calls } = await renderDesk('/desk/offers/o1', { graph });

    const uses = await screen.findByRole('textbox', { name: /^Uses of each code/ });
    await user.clear(uses);
    await user.type(uses, '1,000');
    await user.click(screen.getByRole('button', { name: 'Make codes' }));

    const made = () => calls.find(({ operationName }) => operationName === 'deskCreateOfferCodes')?.variables;
    await waitFor(() => expect(made()).toMatchObject({ input: { maxUses: 1_000 } }));
  });
});
