import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { aProduct, someProducts } from '../testing/goods';
import type { GraphAnswers } from '../testing/mockGraph';
import { renderPage } from '../testing/renderPage';

const ghee = aProduct({
  id: 'ghee',
  name: 'Charagah Dairy Cultured Cow Ghee from Grass-fed Gir Cows of Kutch',
  price: 320,
  mrp: 320,
  label: {
    ...{ diet: 'VEG', countryOfOrigin: 'IN', shelfLifeDays: 270, manufacturer: null, importer: null },
    ...{ fssaiLicense: null, allergens: ['Milk'], ingredients: 'Butterfat', nutrition: [] },
  },
  oldPrice: 400,
  discount: 20,
  ratingCount: 40,
  subCategory: { id: 'butter', name: 'Butter & Cream' },
  images: ['one', 'two', 'three'].map((alt) => ({
    ...{ id: alt, alt },
    ...{ url: `/images/${alt}.webp`, zoomUrl: `/images/${alt}-1200.webp` },
  })),
  weightOptions: ['500 ml', '1 L'],
  variants: [
    {
      id: 'half',
      sku: 'GHEE-500',
      weight: '500 ml',
      price: 320,
      oldPrice: 400,
      countInStock: 3,
      unitPrice: { amount: 640, per: 'LITRE' },
    },
    {
      id: 'whole',
      sku: 'GHEE-1000',
      weight: '1 L',
      price: 610,
      oldPrice: null,
      countInStock: 0,
      image: { id: 'litre', alt: 'Ghee, 1 L', url: '/images/litre.webp', zoomUrl: '/images/litre-1200.webp' },
    },
  ],
  related: someProducts(5),
  starCounts: [5, 4, 3, 2, 1].map((stars) => ({ stars, count: stars > 3 ? 1 : 0 })),
  reviews: ({ after }: { after?: string }) => ({
    totalCount: 2,
    nodes: [
      after
        ? { id: 'review-2', text: 'Grainy, as it should be.', customerRating: 4.5, customerName: 'Imran' }
        : {
            id: 'review-1',
            text: 'Smells of home.',
            customerRating: 5,
            customerName: 'Asha',
            bought: 'Bought 500 g, March 2026',
          },
    ],
    pageInfo: { hasNextPage: !after, endCursor: after ? null : 'review-1' },
  }),
});

const shop: GraphAnswers = {
  ProductPage: ({ id }) => ({ product: id === 'ghee' ? ghee : null, shop: { freeDeliveryFrom: 500 } }),
  ProductReviews: () => ({ product: ghee, shop: { name: 'Jhola' } }),
};

describe('product', () => {
  it('shows name, rating, the lowest price with discount, and the way to it with the name cut to 50', async () => {
    await renderPage('/product/ghee', { graph: shop });

    expect(await screen.findByRole('heading', { level: 1, name: String(ghee.name) })).toBeTruthy();
    expect(screen.getByText('12 reviews')).toBeTruthy();
    expect(screen.getByText('From').parentElement?.textContent).toBe('From ₹320.00');
    expect(screen.getByText('₹400.00').tagName).toBe('DEL');
    expect(screen.getByText('20% off')).toBeTruthy();
    expect(screen.getByText('Charagah Dairy Cultured Cow Ghee from Grass-fed Gi...')).toBeTruthy();
    expect(screen.getByText('Butter & Cream').getAttribute('href')).toBe('/products/subCat/butter');
  });

  it('is previewed by those who run the shop, as shoppers will see it', async () => {
    await renderPage('/preview/ghee', { graph: shop, as: { name: 'Meera' } });

    expect(await screen.findByRole('heading', { level: 1, name: String(ghee.name) })).toBeTruthy();
    expect(screen.getByText('A preview: shoppers see it like this once it is published.')).toBeTruthy();
  });

  it('is no preview for those whom the graph does not tell of it', async () => {
    await renderPage('/preview/ghee', {
      graph: { ...shop, ProductPage: () => ({ product: null }) },
      as: { name: 'Meera' },
    });

    expect(await screen.findByRole('heading', { level: 1, name: 'Page Not Found' })).toBeTruthy();
  });

  it('shows the price and stock of the chosen weight', async () => {
    const { user } = await renderPage('/product/ghee', { graph: shop });

    await user.click(await screen.findByRole('radio', { name: /1 L/ }));

    expect(screen.getAllByText(/^(Price )?₹610.00$/)).toHaveLength(2);
    expect(screen.queryByText('₹400.00')).toBeNull();
    expect(screen.getAllByText('Out of stock').length).toBeGreaterThan(0);
  });

  it('shows the chosen pack as the first picture, and the product’s own again for the pack that it shows', async () => {
    const { user } = await renderPage('/product/ghee', { graph: shop });
    const large = await screen.findByRole('radio', { name: /1 L/ });
    const pictures = within(screen.getByRole('region', { name: /^Pictures of/ }));
    const shown = () => pictures.getAllByRole('img').map((picture) => picture.getAttribute('alt'));
    expect(shown()).toEqual(['one', 'two', 'three']);

    await user.click(large);
    expect(shown()).toEqual(['Ghee, 1 L', 'two', 'three']);
    await user.click(screen.getByRole('radio', { name: /500 ml/ }));
    expect(shown()).toEqual(['one', 'two', 'three']);
  });

  it('stops the quantity at the stock, says so, and takes it back when the quantity is lowered', async () => {
    const { user } = await renderPage('/product/ghee', { graph: shop });
    await user.click(await screen.findByRole('radio', { name: /500 ml/ }));
    const more = screen.getByRole('button', { name: /^Increase quantity/ });
    const less = screen.getByRole('button', { name: /^Decrease quantity/ });
    expect(less).toHaveProperty('disabled', true);

    for (let press = 0; press < 3; press++) await user.click(more);

    const quantity = screen.getByRole('textbox', { name: /^Quantity/ });
    expect(quantity).toHaveProperty('value', '3');
    const alert = 'The quantity is greater than product count in stock';
    expect(screen.getByRole('alert').textContent).toContain(alert);

    await user.click(less);
    expect(quantity).toHaveProperty('value', '2');
    expect(screen.queryByText(alert)).toBeNull();
  });

  it('keeps a typed quantity between 1 and the stock', async () => {
    const { user } = await renderPage('/product/ghee', { graph: shop });
    await user.click(await screen.findByRole('radio', { name: /500 ml/ }));
    const quantity = screen.getByRole('textbox', { name: /^Quantity/ });

    await user.clear(quantity);
    await user.type(quantity, '9');
    expect(quantity).toHaveProperty('value', '3');

    await user.clear(quantity);
    await user.tab();
    expect(quantity).toHaveProperty('value', '3');
  });

  it('shows the reviews, and more of them', async () => {
    const { user } = await renderPage('/product/ghee', { graph: shop });

    await user.click(await screen.findByRole('tab', { name: 'Reviews (12)' }));
    const panel = within(screen.getByRole('tabpanel'));
    expect(await panel.findByText('Smells of home.')).toBeTruthy();
    expect(panel.getByText('From 40 ratings, 12 of them with a review')).toBeTruthy();
    expect(panel.getByText('Bought 500 g, March 2026')).toBeTruthy();
    expect(panel.getByText('Jan 05, 2026')).toBeTruthy();
    const bars = within(panel.getByRole('list', { name: 'Reviews by stars' })).getAllByRole('listitem');
    expect(bars.map(({ firstChild }) => firstChild?.textContent)).toEqual([
      '5 stars: 1 of 2',
      '4 stars: 1 of 2',
      '3 stars: 0 of 2',
      '2 stars: 0 of 2',
      '1 star: 0 of 2',
    ]);

    await user.click(panel.getByRole('button', { name: 'Show more reviews' }));
    expect(await panel.findByText('Grainy, as it should be.')).toBeTruthy();
    expect(panel.getByText('Smells of home.')).toBeTruthy();
  });

  it('goes to the reviews when their number is pressed', async () => {
    const { user } = await renderPage('/product/ghee', { graph: shop });

    await user.click(await screen.findByRole('button', { name: /12 reviews/ }));

    expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'Reviews (12)', selected: true }));
  });

  it('shows a picture for each thumbnail and grows it by a button', async () => {
    const { user } = await renderPage('/product/ghee', { graph: shop });
    const pictures = within(await screen.findByRole('region', { name: /^Pictures of/ }));
    expect(pictures.getAllByRole('button', { name: /^Show picture/ })).toHaveLength(3);

    const zoom = pictures.getByRole('button', { name: 'Zoom picture' });
    const shown = () => pictures.getAllByRole('img').map((picture) => picture.getAttribute('src'));
    expect(shown()).not.toContain('/images/one-1200.webp');
    await user.click(zoom);

    expect(zoom.getAttribute('aria-pressed')).toBe('true');
    expect(shown()).toContain('/images/one-1200.webp');
    await user.keyboard('{ArrowRight}{ArrowUp}');
    expect(pictures.getByRole('list').style.getPropertyValue('--part')).toBe('65% 35%');
    expect(document.activeElement).toBe(zoom);
  });

  it('opens the pictures over the whole screen, and turns and grows them by keys', async () => {
    const { user } = await renderPage('/product/ghee', { graph: shop });
    const opener = await screen.findByRole('button', { name: 'View pictures full screen' });

    await user.click(opener);

    const viewer = within(await screen.findByRole('dialog', { name: /^Pictures of Charagah/ }));
    expect(viewer.getByRole('status').textContent).toBe('Picture 1 of 3: one');
    viewer.getByRole('button', { name: 'Close pictures' }).focus();
    await user.keyboard('{ArrowRight}');
    expect(viewer.getByRole('status').textContent).toBe('Picture 2 of 3: two');
    await user.keyboard('{End}');
    expect(viewer.getByRole('status').textContent).toBe('Picture 3 of 3: three');
    await user.keyboard('+');
    expect(viewer.getByRole('status').textContent).toBe('Picture 3 of 3: three, 150 percent');
    await user.keyboard('0{Home}');
    expect(viewer.getByRole('status').textContent).toBe('Picture 1 of 3: one');
    await user.click(viewer.getByRole('button', { name: 'Show picture 2 of 3' }));
    expect(viewer.getByRole('status').textContent).toBe('Picture 2 of 3: two');
    await user.click(viewer.getByRole('button', { name: 'Close pictures' }));

    await waitFor(() => expect(screen.queryByRole('dialog', { name: /^Pictures of/ })).toBeNull());
  });

  it('says what is sold out, and leads to what is like it', async () => {
    const gone = { ...ghee, countInStock: 0, variants: [{ id: 'half', sku: 'GHEE', price: 320, countInStock: 0 }] };
    const { user } = await renderPage('/product/ghee', { graph: { ProductPage: () => ({ product: gone }) } });
    expect(await screen.findByText('Out of stock', { selector: 'p > span' })).toBeTruthy();

    await user.click(screen.getByRole('button', { name: 'See related products' }));

    const related = screen.getByRole('region', { name: 'Related products' });
    expect(document.activeElement?.contains(related)).toBe(true);
  });

  it('promises what the shop promises', async () => {
    await renderPage('/product/ghee', { graph: shop });

    expect((await screen.findByText('Free delivery', { selector: 'b' })).parentElement?.textContent).toBe(
      'Free delivery Orders ₹500 or more',
    );
    expect(screen.getByText('At your door').parentElement?.textContent).toBe('At your door In 5-7 business days');
    expect(screen.getByText('Easy returns', { selector: 'b' }).parentElement?.textContent).toBe(
      'Easy returns Within 7 days',
    );
  });

  it('asks for a PIN code where days are promised, by a form that needs no script', async () => {
    const graph = { ProductPage: () => ({ product: ghee, shop: { promisesDelivery: true, freeDeliveryFrom: 500 } }) };
    await renderPage('/product/ghee', { graph });
    const box = await screen.findByRole<HTMLInputElement>('textbox', { name: 'PIN code' });

    expect(screen.queryByText('In 5-7 business days', { exact: false })).toBeNull();
    expect(new FormData(box.form ?? undefined).get('to')).toBe('/product/ghee');
    expect(box.form?.getAttribute('action')).toBe('/delivery/pin');
    for (const [typed, fits] of [
      ['560 001', true],
      ['560001', true],
      ['56001', false],
      ['060001', false],
    ] as const) {
      box.value = typed;
      expect([typed, box.checkValidity()]).toEqual([typed, fits]);
    }
  });

  it('names the day of delivery once the shop knows a PIN code', async () => {
    const deliveryPromise = {
      kind: 'FRESH',
      text: 'Delivery today, 6 pm to 9 pm',
      isServed: true,
      pin: '560001',
      place: 'Pune',
    };
    const graph = {
      ProductPage: () => ({
        product: { ...ghee, deliveryPromise },
        shop: { promisesDelivery: true, freeDeliveryFrom: 500 },
      }),
    };
    await renderPage('/product/ghee', { graph });

    expect(await screen.findByText('Delivery today, 6 pm to 9 pm')).toBeTruthy();
    expect(screen.getByText('To Pune 560001')).toBeTruthy();
  });

  it('shows five related products', async () => {
    await renderPage('/product/ghee', { graph: shop });

    const related = within(await screen.findByRole('region', { name: 'Related products' }));
    expect(related.getAllByRole('article')).toHaveLength(5);
  });

  it('describes the product to search engines', async () => {
    await renderPage('/product/ghee', { graph: shop });
    await screen.findByRole('heading', { level: 1 });

    const data = JSON.parse(document.querySelector('script[type="application/ld+json"]')?.textContent ?? '{}');
    expect(data['@graph'][0]).toMatchObject({
      '@type': 'Product',
      sku: 'GHEE-500',
      countryOfOrigin: { '@type': 'Country', name: 'IN' },
      additionalProperty: expect.arrayContaining([
        { '@type': 'PropertyValue', name: 'mrp', value: '320' },
        { '@type': 'PropertyValue', name: 'ingredients', value: 'Butterfat' },
      ]),
      image: ['http://localhost/images/one.webp', expect.anything(), expect.anything()],
      offers: {
        ...{ price: 320, priceCurrency: 'INR', availability: 'https://schema.org/InStock' },
        priceSpecification: { price: 640, priceCurrency: 'INR', referenceQuantity: { value: 1, unitCode: 'LTR' } },
      },
    });
    expect(data['@graph'][1].itemListElement).toHaveLength(4);
  });

  it('tells search engines the price that everybody pays by offers, and of others in words alone', async () => {
    const offers = [
      { offerId: 'one', text: '10 % off Ghee' },
      { offerId: 'two', text: '20 % off Ghee from ₹2,000' },
    ];
    const graph = { ProductPage: () => ({ product: { ...ghee, offerPrice: 288, offers } }) };
    await renderPage('/product/ghee', { graph });
    await screen.findByRole('heading', { level: 1 });

    const data = JSON.parse(document.querySelector('script[type="application/ld+json"]')?.textContent ?? '{}');
    expect(data['@graph'][0].offers).toMatchObject({
      ...{ price: 288, description: '10 % off Ghee. 20 % off Ghee from ₹2,000' },
      priceSpecification: { price: 576 },
    });
  });

  it('says that a product does not exist', async () => {
    await renderPage('/product/nothing', { graph: shop });

    expect(await screen.findByRole('heading', { name: 'Page Not Found' })).toBeTruthy();
  });
});
