import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { aProduct } from '../../testing/goods';
import { renderPage } from '../../testing/renderPage';

const label = {
  ...{ diet: 'VEG', countryOfOrigin: 'IN', shelfLifeDays: 90, manufacturer: 'Charagah Dairy, Bhuj 370001' },
  ...{ importer: null, fssaiLicense: '10012345000123', allergens: ['Milk'], ingredients: 'Milk, salt' },
  nutrition: ['Energy: 58 kcal', 'Protein: 3.1 g'],
};

async function open(ofProduct: object, shop: object = { phone: '1800 123 456', email: 'care@jhola.example' }) {
  const product = aProduct({ id: 'ghee', name: 'Ghee' });
  const graph = {
    ProductPage: () => ({ product }),
    LabelFacts: () => ({ product: { id: 'ghee', mrp: 320, countries: [], ...ofProduct }, shop }),
  };
  const { user } = await renderPage('/product/ghee', { graph });
  await user.click(await screen.findByRole('tab', { name: 'Label' }));
  const list = (await screen.findByText('₹320.00, inclusive of all taxes')).closest('dl');
  if (!list) throw new Error('There is no list of facts.');
  return within(list);
}

const factOf = (facts: ReturnType<typeof within>, name: string) =>
  facts.getByText(name).parentElement?.querySelector('dd')?.textContent?.trim();

describe('the label of a product', () => {
  it('tells what the law wants: origin, maker, licence, allergens, and who cares for complaints', async () => {
    const facts = await open({ label });

    expect(factOf(facts, 'Food')).toBe('Vegetarian');
    expect(factOf(facts, 'Country of origin')).toBe('India');
    expect(factOf(facts, 'Made or packed by')).toBe('Charagah Dairy, Bhuj 370001');
    expect(factOf(facts, 'Best before')).toBe('90 days from packing');
    expect(factOf(facts, 'Ingredients')).toBe('Milk, salt');
    expect(factOf(facts, 'In 100 g or 100 ml')).toBe('Energy: 58 kcal, Protein: 3.1 g');
    expect(factOf(facts, 'Allergens')).toBe('Milk');
    expect(factOf(facts, 'FSSAI licence')).toBe('10012345000123');
    expect(factOf(facts, 'Consumer care')).toBe('1800 123 456, care@jhola.example');
    expect(facts.queryByText('Imported by')).toBeNull();
  });

  it('tells how much each pack holds, and which are billed as weighed', async () => {
    const pack = (weight: string, isLoose: boolean) => ({ id: weight, weight, isLoose, bestBefore: null });
    const packed = await open({ label, variants: [pack('500 g', true), pack('1 kg', true), pack('Box of 6', false)] });

    expect(factOf(packed, 'Net quantity')).toBe('500 g, 1 kg, Box of 6');
    expect(factOf(packed, 'Sold loose')).toBe('500 g, 1 kg: billed as weighed, never above the price shown');
  });

  it('says of goods in packs nothing of weighing', async () => {
    const packed = await open({ label, variants: [{ id: 'box', weight: '1 kg', isLoose: false, bestBefore: null }] });

    expect(factOf(packed, 'Net quantity')).toBe('1 kg');
    expect(packed.queryByText('Sold loose')).toBeNull();
  });

  it('bears the brown triangle beside what has egg in it, and the green dot beside what is vegetarian', async () => {
    const facts = await open({ label: { ...label, diet: 'EGG' } });
    const mark = facts.getByText('Contains egg').querySelector('svg');

    expect(mark?.querySelector('circle')).toBeNull();
    expect(mark?.getAttribute('data-diet')).toBe('EGG');
  });

  it('leaves out what is not known of it', async () => {
    const unsaid = { diet: null, countryOfOrigin: null, shelfLifeDays: null, manufacturer: null, importer: null };
    const facts = await open({
      label: { ...unsaid, fssaiLicense: null, allergens: [], ingredients: null, nutrition: [] },
    });

    for (const name of ['Food', 'Country of origin', 'Best before', 'Allergens', 'Ingredients', 'In 100 g or 100 ml'])
      expect(facts.queryByText(name)).toBeNull();
  });

  it('holds the place of its facts while they load, and lets one try again where they do not come', async () => {
    let failNow: (fault: Error) => void = () => undefined;
    const unanswered = new Promise<never>((_, reject) => {
      failNow = reject;
    });
    const facts = { product: { id: 'ghee', mrp: 320, countries: [], label }, shop: { phone: '', email: '' } };
    let asked = 0;
    const graph = {
      ProductPage: () => ({ product: aProduct({ id: 'ghee', name: 'Ghee' }) }),
      LabelFacts: () => (asked++ === 0 ? unanswered : facts),
    };
    const { user } = await renderPage('/product/ghee', { graph });
    await user.click(await screen.findByRole('tab', { name: 'Label' }));
    expect(await screen.findByRole('status', { name: 'Loading the label' })).toBeTruthy();

    failNow(new Error('The network is gone.'));
    expect(await screen.findByText('We could not load the label.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Retry' }));

    expect(await screen.findByText('₹320.00, inclusive of all taxes')).toBeTruthy();
    expect(screen.queryByText('We could not load the label.')).toBeNull();
  });
});
