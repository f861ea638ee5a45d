import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { aProduct, aProductPage } from '../../testing/goods';
import type { Facts } from '../../testing/mockGraph';
import { renderPage } from '../../testing/renderPage';

/** The cards of a list of these goods. */
async function cardsOf(...goods: Facts[]) {
  const category = { id: 'dairy', name: 'Dairy & Bakery' };
  const products = goods.map((facts, place) => aProduct({ id: `p${place}`, ...facts }));
  const graph = { ListingPage: () => ({ category }), Listing: () => aProductPage(products) };
  await renderPage('/products/category/dairy', { graph });
  return screen.findAllByRole('article');
}

describe('product card', () => {
  it('shows name cut to 25 characters, brand, category, rating, price, old price and the lowest of 30 days, and leads to the product', async () => {
    const [shown] = await cardsOf({
      id: 'ghee',
      name: 'Charagah Dairy Cultured Cow Ghee',
      price: 640,
      oldPrice: 720,
      lowestPrice30Days: 650,
      discount: 11,
    });

    const card = within(shown as HTMLElement);
    expect(card.getByText('Charagah Dairy Cultured C…')).toBeTruthy();
    for (const name of ['Charagah Dairy Cultured Cow Ghee', /^Quick view/])
      expect(card.getByRole('link', { name }).getAttribute('href')).toBe('/product/ghee');
    expect(card.getByRole('img', { name: 'Rated 4.3 out of 5' })).toBeTruthy();
    expect(card.getByText('₹720.00').tagName).toBe('DEL');
    for (const text of ['Doodhpur', 'Dairy & Bakery', '₹640.00', 'Past 30-day low ₹650.00', '11% off'])
      expect(card.getByText(text)).toBeTruthy();
  });

  it('tells the pack and what a kilogram costs, that there are several, and that it is sold out', async () => {
    const rice = { weightOptions: ['1 kg', '5 kg'], price: 99, unitPrice: { amount: 90, per: 'KG' } };
    const dal = { weightOptions: ['500 g'], price: 84, unitPrice: { amount: 168, per: 'KG' } };

    const [several, single, gone] = (await cardsOf(rice, dal, { countInStock: 0 })).map((card) => card.textContent);

    expect(several).toContain('1 kg and 1 more');
    expect(several).toContain('From ₹99.00from ₹90/kg');
    expect(single).toContain('500 g');
    expect(single).toContain('Price ₹84.00₹168/kg');
    expect(single).not.toContain('Sold out');
    expect(gone).toContain('Sold out');
  });
});
