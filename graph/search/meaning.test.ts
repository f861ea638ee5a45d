import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Category } from '../catalogue/category.entity.js';
import { Product } from '../catalogue/product.entity.js';
import { aCategory, aProduct } from '../testing/factories/catalogue.factory.js';
import { openShop, type TestShop } from '../testing/shop.js';
import { search } from './search.service.js';

let shop: TestShop;
let food: Category;
let dairy: Category;

beforeAll(async () => {
  shop = await openShop();
  const ctx = shop.ctx();
  food = await aCategory(ctx, { name: 'Food' });
  dairy = await aCategory(ctx, { name: 'Dairy', parentId: food.id });
  const shelf = { categoryId: food.id, subCategoryId: dairy.id };
  await aProduct(ctx, { ...shelf, name: 'Toned Milk', brand: 'Gokul Lane', price: 30 });
  await aProduct(ctx, { ...shelf, name: 'Masala Milk', brand: 'Gokul Lane', price: 20 });
});

afterAll(() => shop.close());

const names = (nodes: { name: string }[]) => nodes.map(({ name }) => name);

describe('the words around goods', () => {
  const ASK = `query ($query: String!, $sort: ProductSort, $filter: ProductFilter) {
    search(query: $query, sort: $sort, filter: $filter) {
      totalCount
      nodes { name }
      interpretation { used notSold filters { kind label isStrict queryWithout } nearest { name } }
    }
  }`;

  it('narrow a search to a price, which can be seen and taken off', async () => {
    const { data } = await shop.graphql(ASK, { query: 'milk under 25' });

    expect([data.search.totalCount, names(data.search.nodes)]).toEqual([1, ['Masala Milk']]);
    expect(data.search.interpretation.filters).toEqual([
      { kind: 'PRICE', label: 'Up to ₹25', isStrict: true, queryWithout: 'milk' },
    ]);
  });

  it('narrow it to no price where the shopper chose another, and then show none to take off', async () => {
    const { data } = await shop.graphql(ASK, { query: 'milk under 25', filter: { maxPrice: 100 } });

    expect([data.search.totalCount, data.search.interpretation.filters]).toEqual([2, []]);
  });

  it('narrow it to where the goods are from, as far as any of them say so', async () => {
    const shelf = await aCategory(shop.ctx(), { name: 'Dried Fruit' });
    const [indian, other] = [
      await aProduct(shop.ctx(), { name: 'Wet Dates', categoryId: shelf.id }),
      await aProduct(shop.ctx(), { name: 'Soft Dates', categoryId: shelf.id }),
    ];
    await shop.ctx().db.update(Product, indian.id, { countryOfOrigin: 'IN' });
    const asked = async (query: string, filter = {}) => (await shop.graphql(ASK, { query, filter })).data.search;

    const said = await asked('dates made in india');
    expect([names(said.nodes), said.totalCount]).toEqual([[indian.name], 1]);
    const filter = { kind: 'ORIGIN', label: 'Made in India', queryWithout: 'dates' };
    expect(said.interpretation.filters).toEqual([{ ...filter, isStrict: true }]);
    expect(names((await asked('swadeshi')).nodes)).toEqual([indian.name]);
    expect((await asked('dates from iran')).totalCount).toBe(2);
    expect((await asked('dates from iran')).interpretation.filters).toMatchObject([{ isStrict: false }]);
    await shop.ctx().db.update(Product, other.id, { countryOfOrigin: 'IR' });
    expect(names((await asked('dates made in india', { origins: ['IR'] })).nodes)).toEqual([other.name]);
  });

  it('take out what is not wanted, unless it says that it is free of it', async () => {
    const shelf = await aCategory(shop.ctx(), { name: 'Sauces' });
    for (const name of ['Onion Ketchup', 'Ketchup - No Onion', 'Plain Ketchup']) {
      await aProduct(shop.ctx(), { name, categoryId: shelf.id });
    }
    const [without, only] = await Promise.all(
      ['bina pyaz ka ketchup', 'onion free'].map((query) => shop.graphql(ASK, { query })),
    );

    expect(names(without?.data.search.nodes)).toEqual(['Ketchup - No Onion', 'Plain Ketchup']);
    expect(names(only?.data.search.nodes)).toEqual(['Ketchup - No Onion']);
  });

  it('leave only what says to be free of what is seldom named, where anything does', async () => {
    const shelf = await aCategory(shop.ctx(), { name: 'Bakes' });
    const goods = [
      'Plum Cake',
      'Eggless Carrot Cake',
      'Bread - No Added Sugar',
      'Fruit Bread',
      'Fish Curry Cut',
      'Fish - Boneless',
    ];
    for (const name of goods) await aProduct(shop.ctx(), { name, categoryId: shelf.id });
    const asked = [
      'egg less cake',
      'cake without egg',
      'bread bina cheeni',
      'no sugar bread',
      'bone less fish',
      'plum cake no sugar',
    ];
    const answers = await Promise.all(asked.map((query) => shop.graphql(ASK, { query })));

    expect(answers.map((answer) => names(answer.data.search.nodes))).toEqual([
      ['Eggless Carrot Cake'],
      ['Eggless Carrot Cake'],
      ['Bread - No Added Sugar'],
      ['Bread - No Added Sugar'],
      ['Fish - Boneless'],
      // Nothing of the kind says so.
      ['Plum Cake'],
    ]);
    await shop.database.query('DELETE FROM product WHERE category_id = $1', [shelf.id]);
  });

  it('take out both of two things that goods say together to be free of', async () => {
    const shelf = await aCategory(shop.ctx(), { name: 'Masala Shelf' });
    for (const name of ['Kitchen Masala', 'Onion Masala', 'Garlic Masala'])
      await aProduct(shop.ctx(), { name, categoryId: shelf.id });
    const asked = ['onion garlic free masala', 'masala without onion garlic', 'garlic masala'];
    const answers = await Promise.all(
      asked.map((query) => shop.graphql(ASK, { query, filter: { categoryId: shelf.id } })),
    );

    expect(answers.map((answer) => names(answer.data.search.nodes))).toEqual([
      ['Kitchen Masala'],
      ['Kitchen Masala'],
      ['Garlic Masala'],
    ]);
    await shop.database.query('DELETE FROM product WHERE category_id = $1', [shelf.id]);
  });

  it('take out a thing of two words as one, one of which names what is asked for', async () => {
    const shelf = await aCategory(shop.ctx(), { name: 'Massage' });
    for (const name of ['Almond Oil', 'Baby Mineral Oil']) await aProduct(shop.ctx(), { name, categoryId: shelf.id });
    const query = 'massage oil without mineral oil';
    const { data } = await shop.graphql(ASK, { query, filter: { categoryId: shelf.id } });

    expect(names(data.search.nodes)).toEqual(['Almond Oil']);
    await shop.database.query('DELETE FROM product WHERE category_id = $1', [shelf.id]);
  });

  it('say how fresh a thing is to be, which what is made of it is not for saying so', async () => {
    const shelf = await aCategory(shop.ctx(), { name: 'Produce' });
    for (const name of ['Tomato - Local', 'Fresh Tomato Ketchup', 'Fresh Paneer', 'Paneer Pakora'])
      await aProduct(shop.ctx(), { name, categoryId: shelf.id });
    const asked = ['fresh tomatoes', 'taaza tamatar', 'fresh paneer'];
    const answers = await Promise.all(
      asked.map((query) => shop.graphql(ASK, { query, filter: { categoryId: shelf.id } })),
    );

    const found = answers.map((answer) => names(answer.data.search.nodes));
    expect(found.map(([first]) => first)).toEqual(['Tomato - Local', 'Tomato - Local', 'Fresh Paneer']);
    await shop.database.query('DELETE FROM product WHERE category_id = $1', [shelf.id]);
  });

  it('are goods of a brand first, and beside it nothing that is only of the same colour', async () => {
    const shelf = await aCategory(shop.ctx(), { name: 'Cleaners' });
    await aProduct(shop.ctx(), { name: 'Toilet Cleaner', brand: 'Shuddh', categoryId: shelf.id });
    await aProduct(shop.ctx(), { name: 'Blue Notebook', brand: 'Likho', categoryId: shelf.id });
    await aProduct(shop.ctx(), { name: 'Creme Soap', brand: 'Komal', categoryId: shelf.id });
    await aProduct(shop.ctx(), { name: 'Light Moisturising Cream', brand: 'Komal', categoryId: shelf.id });
    const asked = ['shuddh blue', 'komal cream'];
    const answers = await Promise.all(asked.map((query) => shop.graphql(ASK, { query })));

    expect(answers.map((answer) => names(answer.data.search.nodes))).toEqual([
      ['Toilet Cleaner'],
      ['Light Moisturising Cream', 'Creme Soap'],
    ]);
    await shop.database.query('DELETE FROM product WHERE category_id = $1', [shelf.id]);
  });

  it('lead from a misspelt word of the catalogue to its other names, and a word of its own to no other', async () => {
    const shelf = await aCategory(shop.ctx(), { name: 'Spice Box' });
    for (const name of ['Cinnamon Sticks', 'Dalchini Drop', 'Buttermilk', 'Assam Tea', 'Rice Flour', 'Ragi Flour'])
      await aProduct(shop.ctx(), { name, categoryId: shelf.id });
    const asked = ['darchini', 'chaas', 'tandulache peeth'];
    const answers = await Promise.all(
      asked.map((query) => shop.graphql(ASK, { query, filter: { categoryId: shelf.id } })),
    );

    const found = answers.map((answer) => names(answer.data.search.nodes));
    expect([found[0]?.toSorted(), found[1], found[2]]).toEqual([
      ['Cinnamon Sticks', 'Dalchini Drop'],
      ['Buttermilk'],
      ['Rice Flour'],
    ]);
    await shop.database.query('DELETE FROM product WHERE category_id = $1', [shelf.id]);
  });

  it('say what a thing is of, which lifts it where nothing is called by all of them', async () => {
    const shelf = await aCategory(shop.ctx(), { name: 'Dairy Shelf' });
    for (const name of ['Fresh Cream', 'Cream Milk', 'Mango Pickle', 'Lemon Pickle'])
      await aProduct(shop.ctx(), { name, categoryId: shelf.id });
    const asked = ['doodh ki malai', 'aam ka achar', 'adrak ka achar'];
    const answers = await Promise.all(asked.map((query) => shop.graphql(ASK, { query })));

    expect(answers.map((answer) => names(answer.data.search.nodes)[0])).toEqual([
      'Fresh Cream',
      'Mango Pickle',
      expect.stringMatching(/Pickle$/),
    ]);
    await shop.database.query('DELETE FROM product WHERE category_id = $1', [shelf.id]);
  });

  it('tell besides a thing of which kind it is, what it is like and what it is for, and the thing is found by its name', async () => {
    const [garden, fish, oils] = await Promise.all(
      ['Garden Stand', 'Fish Stall', 'Edible Oils'].map((name) => aCategory(shop.ctx(), { name })),
    );
    const goods = ['Tomato', 'Mixed Dry Fruits', 'Hair Oil'].map((name) => ({ name, categoryId: garden?.id }));
    const others = ['Chingri', 'Rohu'].map((name) => ({ name, categoryId: fish?.id }));
    for (const one of [...goods, ...others, { name: 'Sesame Oil', categoryId: oils?.id }])
      await aProduct(shop.ctx(), one);
    const asked = ['tomato hannu', 'kam fat wala doodh', 'চিংড়ি মাছ', 'cooking oil'];
    const answers = await Promise.all(asked.map((query) => shop.graphql(ASK, { query })));

    expect(answers.map((answer) => names(answer.data.search.nodes)[0])).toEqual([
      'Tomato',
      expect.stringMatching(/Milk$/),
      'Chingri',
      'Sesame Oil',
    ]);
    await shop.database.query('DELETE FROM product WHERE category_id = ANY ($1)', [[garden?.id, fish?.id, oils?.id]]);
  });

  it('name nothing where other shops sell such things, even if names here begin so', async () => {
    const shelf = await aCategory(shop.ctx(), { name: 'Vegetables Here' });
    for (const name of ['Ringan', 'Golden Raisins', 'Carrot'])
      await aProduct(shop.ctx(), { name, categoryId: shelf.id });
    const [ring, gold, car, raisins] = await Promise.all(
      ['gold ring', 'gold', 'car', 'golden'].map((query) => shop.graphql(ASK, { query })),
    );

    expect([ring, gold, car].map((answer) => names(answer?.data.search.nodes))).toEqual([[], [], []]);
    expect(ring?.data.search.interpretation.notSold).toEqual(['gold', 'ring']);
    expect(names(raisins?.data.search.nodes)).toEqual(['Golden Raisins']);
    await shop.database.query('DELETE FROM product WHERE category_id = $1', [shelf.id]);
  });

  it('name nothing where only some of them fit what is not sold, and something where all of them do', async () => {
    const shelf = await aCategory(shop.ctx(), { name: 'Home Appliances' });
    for (const name of ['Car Freshener', 'Pencil Battery', 'Paper Bag', 'Hair Repair Mask', 'Hanger Card'])
      await aProduct(shop.ctx(), { name, categoryId: shelf.id });
    await aProduct(shop.ctx(), { name: 'Wireless Mouse', brand: 'Dorvex', categoryId: shelf.id });
    for (const name of ['Ankle Socks Three Pairs', 'Silk Saree'])
      await aProduct(shop.ctx(), { name, categoryId: shelf.id });
    const notSold = [
      'car battery',
      'cement bag',
      'battery repair',
      'refrigerator',
      'credit card',
      'dorvex laptop',
      'school bag',
      'kites',
    ];
    const asked = [...notSold, 'car freshener', 'repair mask', 'socks', 'sari'];
    const answers = await Promise.all(asked.map((query) => shop.graphql(ASK, { query })));

    expect(answers.map((answer) => names(answer.data.search.nodes))).toEqual([
      ...notSold.map(() => []),
      ['Car Freshener'],
      ['Hair Repair Mask'],
      ['Ankle Socks Three Pairs'],
      ['Silk Saree'],
    ]);
    expect(answers[0]?.data.search.interpretation.notSold).toEqual(['car battery']);
    expect(answers[3]?.data.search.interpretation.nearest).toEqual([{ name: 'Home Appliances' }]);
    await shop.database.query('DELETE FROM product WHERE category_id = $1', [shelf.id]);
  });

  it('name nothing where what is here is for such things, is one of two that were named, or has the other word', async () => {
    const shelf = await aCategory(shop.ctx(), { name: 'Odds Shelf' });
    for (const name of ['Bathroom Tile Brush', 'Onion Ring', 'Golden Syrup', 'Sewing Kit', 'Kids Socks Three Pairs'])
      await aProduct(shop.ctx(), { name, categoryId: shelf.id });
    const notSold = ['bathroom tiles', 'gold ring', 'milk curdler', 'milk service at home', 'drum kit 12 inch'];
    const asked = [...notSold, 'bathroom brush', 'onion ring', 'kids socks', 'sewing kit'];
    const answers = await Promise.all(asked.map((query) => shop.graphql(ASK, { query })));

    expect(answers.map((answer) => names(answer.data.search.nodes))).toEqual([
      ...notSold.map(() => []),
      ['Bathroom Tile Brush'],
      ['Onion Ring'],
      ['Kids Socks Three Pairs'],
      ['Sewing Kit'],
    ]);
    expect(answers[2]?.data.search.interpretation.notSold).toEqual(['curdler']);
    await shop.database.query('DELETE FROM product WHERE category_id = $1', [shelf.id]);
  });

  it('find by their description what says there to be free of something, behind what says so in its name', async () => {
    const shelf = await aCategory(shop.ctx(), { name: 'Jam Shelf' });
    const described = await aProduct(shop.ctx(), {
      ...{ name: 'Fig Jam', categoryId: shelf.id },
      description:
        'Ripe figs, slowly cooked, with no preservatives, colours or added sugar. It is no longer gluten free.',
    });
    await aProduct(shop.ctx(), { name: 'Plum Jam - Sugar Free', categoryId: shelf.id });
    await aProduct(shop.ctx(), { name: 'Pear Jam', categoryId: shelf.id, description: 'Sweet, with sugar.' });
    const asked = async (query: string) => names((await shop.graphql(ASK, { query })).data.search.nodes);

    expect(await asked('jam without sugar')).toEqual(['Plum Jam - Sugar Free', 'Fig Jam']);
    expect(await asked('colour free jam')).toEqual(['Fig Jam']);
    await shop.ctx().db.update(Product, described.id, { description: 'Ripe figs and sugar.' });
    expect(await asked('jam without sugar')).toEqual(['Plum Jam - Sugar Free']);
    await shop.database.query('DELETE FROM product WHERE category_id = $1', [shelf.id]);
  });

  it('name a thing and what it is like, so that what only stands on such a shelf comes last', async () => {
    const shelf = await aCategory(shop.ctx(), { name: 'Cheese Counter' });
    const cheeses = Array.from({ length: 10 }, (_, at) => `Block ${at} Cheese`);
    for (const name of [...cheeses, 'Oat Drink - Imported']) await aProduct(shop.ctx(), { name, categoryId: shelf.id });
    const { data } = await shop.graphql(ASK, { query: 'imported cheese' });

    expect(names(data.search.nodes).slice(0, cheeses.length).toSorted()).toEqual(cheeses);
    await shop.database.query('DELETE FROM product WHERE category_id = $1', [shelf.id]);
  });

  it('name a kind, which finds what is of it, while none of that finds the others', async () => {
    const shelf = await aCategory(shop.ctx(), { name: 'Aisle Nine' });
    for (const name of [
      'Potato Chips',
      'Besan Sev',
      'Gel Pen',
      'Sketch Pens',
      'Herbal Shampoo',
      'Tooth Gel Toothpaste',
    ])
      await aProduct(shop.ctx(), { name, categoryId: shelf.id });
    const asked = ['munchies', 'school items', 'toiletries', 'sev'];
    const answers = await Promise.all(asked.map((query) => shop.graphql(ASK, { query })));

    expect(answers.map((answer) => names(answer.data.search.nodes).toSorted())).toEqual([
      ['Besan Sev', 'Potato Chips'],
      ['Gel Pen', 'Sketch Pens'],
      ['Herbal Shampoo', 'Tooth Gel Toothpaste'],
      ['Besan Sev'],
    ]);
    await shop.database.query('DELETE FROM product WHERE category_id = $1', [shelf.id]);
  });

  it('say of a brand that is not sold that it is not, and where such goods stand', async () => {
    const phones = await aCategory(shop.ctx(), { name: 'Smartphones' });
    await aProduct(shop.ctx(), { name: 'Keypad Phone', categoryId: phones.id });
    const [phone, brand, nonsense] = await Promise.all(
      ['iphone 15', 'amul milk', 'qwzx plokj'].map((query) => shop.graphql(ASK, { query })),
    );

    expect([phone?.data.search.totalCount, nonsense?.data.search.totalCount]).toEqual([0, 0]);
    expect(phone?.data.search.interpretation).toMatchObject({
      notSold: ['iphone'],
      nearest: [{ name: 'Smartphones' }],
    });
    expect(names(brand?.data.search.nodes).toSorted()).toEqual(['Masala Milk', 'Toned Milk']);
    expect(brand?.data.search.interpretation.notSold).toEqual(['amul']);
  });

  it('are understood with their endings and as one word', async () => {
    const answers = await Promise.all(['दूधों', 'টোন্ড দুধের'].map((query) => shop.graphql(ASK, { query })));

    expect(answers.map((answer) => answer.data.search.totalCount)).toEqual([2, 1]);
  });

  it.each(['500ml', 'milk', 'milk under 25', 'doodh 500 ml', 'tone'])(
    '%s counts the same in its list, its total, its facets and over REST',
    async (query) => {
      const { data } = await shop.graphql(
        `query ($query: String!) { search(query: $query) { totalCount nodes { id } facets { key values { count } } } }`,
        { query },
      );
      const { body, headers } = await shop.rest(`GET /api/search?q=${encodeURIComponent(query)}`);
      const byCategory = data.search.facets.find(({ key }: { key: string }) => key === 'CATEGORY');
      const inCategories = byCategory.values.reduce((sum: number, { count }: { count: number }) => sum + count, 0);

      expect(new Set([data.search.totalCount, data.search.nodes.length, inCategories, body.length]).size).toBe(1);
      expect(headers.get('x-total-count')).toBe(String(data.search.totalCount));
    },
  );

  it('are known in spellings of the south and west that nobody has listed', async () => {
    const shelf = await aCategory(shop.ctx(), { name: 'Staples Rack' });
    for (const name of [
      'Rock Salt',
      'Turmeric Powder',
      'Toor Dal',
      'Asafoetida',
      'Brinjal',
      'Mustard Oil',
      'Red Onion',
    ])
      await aProduct(shop.ctx(), { name, categoryId: shelf.id });
    const asked = [
      'vuppu',
      'manjalpodi',
      'dhuvaramparupu',
      'berunkaayamm',
      'bhathanekaayi',
      'sorson tel',
      'kandaadrak',
    ];
    const answers = await Promise.all(asked.map((query) => shop.graphql(ASK, { query })));

    expect(answers.map((answer) => names(answer.data.search.nodes)[0])).toEqual([
      'Rock Salt',
      'Turmeric Powder',
      'Toor Dal',
      'Asafoetida',
      'Brinjal',
      'Mustard Oil',
      'Red Onion',
    ]);
    await shop.database.query('DELETE FROM product WHERE category_id = $1', [shelf.id]);
  });

  it('ask for the thing itself where few say to be free of something, and for no box or cake that is named after it', async () => {
    const top = await aCategory(shop.ctx(), { name: 'Odd Corner' });
    const shelf = await aCategory(shop.ctx(), { name: 'Tisane Cakes', parentId: top.id });
    for (const name of ['Tisane - Without Sugar', 'Plum Sponge - Sugar Free', 'Saree Storage Box'])
      await aProduct(shop.ctx(), { name, categoryId: top.id, subCategoryId: shelf.id });
    const asked = ['tisane without sugar', 'saree'];
    const answers = await Promise.all(asked.map((query) => shop.graphql(ASK, { query })));

    expect(answers.map((answer) => names(answer.data.search.nodes))).toEqual([['Tisane - Without Sugar'], []]);
    await shop.database.query('DELETE FROM product WHERE category_id = $1', [top.id]);
  });

  it('leave out what is plainly made of what is not wanted, unless it says to be free of it', async () => {
    const shelf = await aCategory(shop.ctx(), { name: 'Roll Corner' });
    for (const name of ['Paneer Roll', 'Tofu Roll', 'Cheese Roll - Dairy Free', 'Egg Roll'])
      await aProduct(shop.ctx(), { name, categoryId: shelf.id });
    const asked = ['roll without dairy', 'roll without egg and milk'];
    const answers = await Promise.all(asked.map((query) => shop.graphql(ASK, { query })));

    expect(answers.map((answer) => names(answer.data.search.nodes).toSorted())).toEqual([
      ['Cheese Roll - Dairy Free', 'Egg Roll', 'Tofu Roll'],
      ['Cheese Roll - Dairy Free', 'Tofu Roll'],
    ]);
    await shop.database.query('DELETE FROM product WHERE category_id = $1', [shelf.id]);
  });

  it('mean nothing that only sounds like what other shops sell, nor what is more than another name of it', async () => {
    const shelf = await aCategory(shop.ctx(), { name: 'Sundry Corner' });
    for (const name of ['Chai Kadak', 'Chair Leg Guard', 'Crepe Bandage', 'Baby Diaper', 'Diaper Pants', 'Brass Murti'])
      await aProduct(shop.ctx(), { name, categoryId: shelf.id });
    const asked = ['chair', 'pandit', 'chinos', 'statue'];
    const answers = await Promise.all(asked.map((query) => shop.graphql(ASK, { query })));

    expect(answers.map((answer) => names(answer.data.search.nodes))).toEqual([
      ['Chair Leg Guard'],
      [],
      [],
      ['Brass Murti'],
    ]);
    await shop.database.query('DELETE FROM product WHERE category_id = $1', [shelf.id]);
  });

  it('mean nothing by what other shops sell under its name in another tongue or script, nor in the plural', async () => {
    const shelf = await aCategory(shop.ctx(), { name: 'Odds Corner' });
    for (const name of ['Crab Kurli', 'Plastic Scale', 'Super Tight Tub', 'Steel Kundi'])
      await aProduct(shop.ctx(), { name, categoryId: shelf.id });
    const asked = ['kursi', 'साइकिल', 'tights', 'kundi'];
    const answers = await Promise.all(asked.map((query) => shop.graphql(ASK, { query })));

    expect(answers.map((answer) => names(answer.data.search.nodes))).toEqual([[], [], [], ['Steel Kundi']]);
    expect(answers.slice(0, 3).map((answer) => answer.data.search.interpretation.notSold)).toEqual(
      asked.slice(0, 3).map((word) => [word]),
    );
    await shop.database.query('DELETE FROM product WHERE category_id = $1', [shelf.id]);
  });

  it('mean a thing of other shops by a slip in its name too, and a medicine by a name that nothing has', async () => {
    const shelf = await aCategory(shop.ctx(), { name: 'Games and Health' });
    for (const name of ['Tennis Ball', 'Neem Capsules']) await aProduct(shop.ctx(), { name, categoryId: shelf.id });
    const answers = await Promise.all(
      ['tennis rackat', 'amoxicilin capsules', 'neem capsules'].map((query) => shop.graphql(ASK, { query })),
    );

    expect(answers.map(({ data }) => names(data.search.nodes))).toEqual([[], [], ['Neem Capsules']]);
    await shop.database.query('DELETE FROM product WHERE category_id = $1', [shelf.id]);
  });

  it('show behind the few goods of a brand what else of it stands on their shelf, and no other brand there', async () => {
    const [coffees, soaps] = [
      await aCategory(shop.ctx(), { name: 'Hot Drinks' }),
      await aCategory(shop.ctx(), { name: 'Hand Wash' }),
    ];
    const brand = 'Malnad Peak';
    await aProduct(shop.ctx(), { name: 'Filter Coffee', brand, categoryId: coffees.id });
    await aProduct(shop.ctx(), { name: 'Gold Roast', brand, categoryId: coffees.id });
    await aProduct(shop.ctx(), { name: 'Green Roast', brand: 'Kodagu Hill', categoryId: coffees.id });
    await aProduct(shop.ctx(), { name: 'Rose Gel', brand, categoryId: soaps.id });
    const { data } = await shop.graphql(ASK, { query: 'malnad peak coffee' });

    expect(names(data.search.nodes)).toEqual(['Filter Coffee', 'Gold Roast']);
    await shop.database.query('DELETE FROM product WHERE category_id = ANY ($1)', [[coffees.id, soaps.id]]);
  });

  it('ask what is plainly of a kind that it is to be free of to say so', async () => {
    const shelf = await aCategory(shop.ctx(), { name: 'Free Corner' });
    for (const name of ['Oat Milk - Dairy Free', 'Toned Milk', 'Milk Biscuit'])
      await aProduct(shop.ctx(), { name, categoryId: shelf.id });
    const { data } = await shop.graphql(ASK, { query: 'dairy free milk' });

    expect(names(data.search.nodes)).toEqual(['Oat Milk - Dairy Free']);
    await shop.database.query('DELETE FROM product WHERE category_id = $1', [shelf.id]);
  });

  it('find on a shelf of several kinds none that is called another of them, but what is a kind of theirs', async () => {
    const top = await aCategory(shop.ctx(), { name: 'Larder' });
    const [several, pulses] = [
      await aCategory(shop.ctx(), { name: 'Cabbages, Brinjals & Okra', parentId: top.id }),
      await aCategory(shop.ctx(), { name: 'Lobia & Pulses', parentId: top.id }),
    ];
    for (const name of ['Cabbage - Red', 'Kathirikai - Round', 'Ladies Finger', 'Orchard Basket'])
      await aProduct(shop.ctx(), { name, categoryId: top.id, subCategoryId: several.id });
    await aProduct(shop.ctx(), { name: 'Chawli Lobia', categoryId: top.id, subCategoryId: pulses.id });
    const asked = ['okra', 'brinjal', 'cabbage', 'pulses'];
    const answers = await Promise.all(asked.map((query) => shop.graphql(ASK, { query })));

    expect(answers.map((answer) => names(answer.data.search.nodes).toSorted())).toEqual([
      ['Ladies Finger', 'Orchard Basket'],
      ['Kathirikai - Round', 'Orchard Basket'],
      ['Cabbage - Red', 'Orchard Basket'],
      ['Chawli Lobia'],
    ]);
    await shop.database.query('DELETE FROM product WHERE category_id = $1', [top.id]);
  });

  it('say of which kind a thing is, which is meant itself where nothing is called as they are', async () => {
    const shelf = await aCategory(shop.ctx(), { name: 'Wet Corner' });
    for (const name of ['Puttu Podi', 'Suraksha Cream', 'Tiger Prawns', 'Reef Fish'])
      await aProduct(shop.ctx(), { name, categoryId: shelf.id });
    const asked = ['chingri machh', 'sura puttu meen'];
    const answers = await Promise.all(asked.map((query) => shop.graphql(ASK, { query })));

    expect(answers.map((answer) => names(answer.data.search.nodes))).toEqual([['Tiger Prawns'], ['Reef Fish']]);
    await shop.database.query('DELETE FROM product WHERE category_id = $1', [shelf.id]);
  });

  it('are filled up by a sentence with words that are neither told as unsold nor guessed to be goods', async () => {
    const shelf = await aCategory(shop.ctx(), { name: 'Sentence Corner' });
    for (const name of ['Red Rice', 'Vasant Cooker', 'Citrus Deo'])
      await aProduct(shop.ctx(), { name, categoryId: shelf.id });
    const asked = [
      'mujhe ab vasan karna hai red rice dikhao',
      'aaj zzyxx ke saath red rice chahiye',
      'deo without bleach',
    ];
    const answers = await Promise.all(asked.map((query) => shop.graphql(ASK, { query })));

    const [guess, unknown, thing] = answers.map(({ data }) => data.search);
    expect([names(guess.nodes), names(unknown.nodes), names(thing.nodes)]).toEqual([
      ['Red Rice'],
      ['Red Rice'],
      ['Citrus Deo'],
    ]);
    expect([guess, unknown, thing].flatMap(({ interpretation }) => interpretation.notSold)).toEqual([]);
    await shop.database.query('DELETE FROM product WHERE category_id = $1', [shelf.id]);
  });

  it('name a part of the body, of the house, or a day in life, by which goods are found', async () => {
    const shelf = await aCategory(shop.ctx(), { name: 'Mixed Corner' });
    for (const name of ['Eye Pencil', 'Window Wiper', 'Birthday Candle'])
      await aProduct(shop.ctx(), { name, categoryId: shelf.id });
    const asked = ['aankhon ki pencil', 'khidki ka wiper', 'janmdin candle'];
    const answers = await Promise.all(asked.map((query) => shop.graphql(ASK, { query })));

    expect(answers.map(({ data }) => names(data.search.nodes))).toEqual([
      ['Eye Pencil'],
      ['Window Wiper'],
      ['Birthday Candle'],
    ]);
    await shop.database.query('DELETE FROM product WHERE category_id = $1', [shelf.id]);
  });

  it('take nothing to be free of what only its shelf names beside something else that it is free of', async () => {
    const shelf = await aCategory(shop.ctx(), { name: 'Dairy Corner' });
    for (const name of ['Almond Milk - Vegan', 'Lactose Free Milk'])
      await aProduct(shop.ctx(), { name, categoryId: shelf.id });
    const { data } = await shop.graphql(ASK, { query: 'dairy free milk' });

    expect(names(data.search.nodes)).toEqual(['Almond Milk - Vegan']);
    await shop.database.query('DELETE FROM product WHERE category_id = $1', [shelf.id]);
  });

  it('mean only themselves in quotation marks', async () => {
    const [plain, quoted, hindi] = await Promise.all(
      ['mlik', '"mlik"', '"doodh"'].map((query) => shop.graphql(ASK, { query })),
    );

    expect([plain, quoted, hindi].map((answer) => answer?.data.search.totalCount)).toEqual([2, 0, 0]);
  });

  it('are told as the shopper wrote them', async () => {
    const { data } = await shop.graphql(ASK, { query: 'मुझे दूध चाहिए' });

    expect(data.search.interpretation.used).toBe('दूध');
    expect(names(data.search.nodes).toSorted()).toEqual(['Masala Milk', 'Toned Milk']);
  });

  it('are told by names that things have, and not by other ways to type them', async () => {
    const shelf = await aCategory(shop.ctx(), { name: 'Bath' });
    for (const name of ['Neem Bathing Soap', 'Soup Bowl']) await aProduct(shop.ctx(), { name, categoryId: shelf.id });
    const { data } = await shop.graphql('{ search(query: "sabun") { nodes { name } interpretation { synonyms } } }');

    expect([names(data.search.nodes)[0], data.search.interpretation.synonyms]).toEqual(['Neem Bathing Soap', ['soap']]);
    await shop.database.query('DELETE FROM product WHERE category_id = $1', [shelf.id]);
  });

  it('lead to what is known of them, in whichever form, and a short one never to what only looks like it', async () => {
    const shelf = await aCategory(shop.ctx(), { name: 'Vegetable Basket' });
    for (const name of ['Tomato', 'Soft Brush']) await aProduct(shop.ctx(), { name, categoryId: shelf.id });
    const [chutney, misspelt, sofa] = await Promise.all(
      ['टमाटरों की चटनी', 'tamoto', 'sofa'].map((query) => shop.graphql(ASK, { query })),
    );

    expect([chutney, misspelt, sofa].map((answer) => names(answer?.data.search.nodes))).toEqual([
      ['Tomato'],
      ['Tomato'],
      [],
    ]);
    expect(misspelt?.data.search.interpretation.used).toBe('tomato');
    await shop.database.query('DELETE FROM product WHERE category_id = $1', [shelf.id]);
  });

  it('are read rightly where two letters are swapped, or where the first one is only heard', async () => {
    const shelf = await aCategory(shop.ctx(), { name: 'Odds and Ends' });
    const made = [
      'Wax Candle',
      'Short Candle',
      'Long Candle',
      'Red Candle',
      'White Candle',
      'Bread Knife',
      'Plum Cake',
    ];
    for (const name of made) await aProduct(shop.ctx(), { name, categoryId: shelf.id });
    await aProduct(shop.ctx(), { name: 'Paper Lantern', categoryId: shelf.id });

    // 'Candel' sounds like kandeel, which is a lantern.
    const used = ['candel', 'nife', 'kake'].map(
      async (query) => (await shop.graphql(ASK, { query })).data.search.interpretation.used,
    );
    expect(await Promise.all(used)).toEqual(['candle', 'knife', 'cake']);
    await shop.database.query('DELETE FROM product WHERE category_id = $1', [shelf.id]);
  });

  it('keep the kind first when a search is sorted by price', async () => {
    const shelf = await aCategory(shop.ctx(), { name: 'Biscuits' });
    await aProduct(shop.ctx(), { name: 'Biscuits with Milk', categoryId: shelf.id, price: 5 });
    const { data } = await shop.graphql(ASK, { query: 'milk', sort: 'PRICE_ASC' });

    expect(names(data.search.nodes)).toEqual(['Masala Milk', 'Toned Milk', 'Biscuits with Milk']);
  });
});

describe('the name of a product', () => {
  it.each([
    ['Chai/Stoneware Milk Mug', 'mug', 'milk'],
    ['Tea, Coffee & Sugar Jar', 'jar', 'coffee'],
    ['Onion/Potato Storage Basket', 'basket', 'onion'],
  ])('%s is a %s, and comes behind all %s', async (name, thing, other) => {
    const shelf = await aCategory(shop.ctx(), { name: `Crockery ${thing}s` });
    const made = await aProduct(shop.ctx(), { name, categoryId: shelf.id });
    const plain = await aProduct(shop.ctx(), { name: `Pure ${other}`, categoryId: food.id, subCategoryId: dairy.id });
    const [asThing, asOther] = await Promise.all(
      [thing, other].map((query) => search(shop.ctx(), { query, first: 9 })),
    );

    expect(asThing?.nodes[0]?.id).toBe(made.id);
    const ids = asOther?.nodes.map(({ id }) => id) ?? [];
    expect(ids.indexOf(plain.id)).toBeLessThan(ids.indexOf(made.id));
    await shop.database.query('DELETE FROM product WHERE id = ANY ($1)', [[made.id, plain.id]]);
  });

  it('is found by two of its words as one, as they are compared and as one types them without a space', async () => {
    const shelf = await aCategory(shop.ctx(), { name: 'Sweeteners' });
    const { id } = await aProduct(shop.ctx(), { name: 'Pure Dates Syrups', categoryId: shelf.id });
    const [has] = await shop.database.query(
      `SELECT words @@ $2::tsquery AS compared, words @@ $3::tsquery AS typed FROM search_document WHERE product_id = $1`,
      [id, "'+datesyrup':A & '~+datesyrup'", "'+datessyrup':A & '~+datessyrup'"],
    );
    const { nodes } = await search(shop.ctx(), { query: 'datessyrup', first: 9 });

    expect([has, names(nodes)]).toEqual([{ compared: true, typed: true }, ['Pure Dates Syrups']]);
    await shop.database.query('DELETE FROM product WHERE category_id = $1', [shelf.id]);
  });

  it('is of the kind of its shelf where all things there have names of their own', async () => {
    const [oils, capsules] = await Promise.all(
      ['Cooking Oils', 'Supplements'].map((name) => aCategory(shop.ctx(), { name })),
    );
    for (const name of ['Mustard Oil', 'Groundnut Oil', 'Coconut Oil', 'Sesame Oil'])
      await aProduct(shop.ctx(), { name, categoryId: oils?.id });
    await aProduct(shop.ctx(), { name: 'Garlic Oil - Capsule', categoryId: capsules?.id });
    const { nodes } = await search(shop.ctx(), { query: 'oil', first: 9 });

    expect(names(nodes).at(-1)).toBe('Garlic Oil - Capsule');
    await shop.database.query('DELETE FROM product WHERE category_id = ANY ($1)', [[oils?.id, capsules?.id]]);
  });

  it('is of another kind where things of two words have a name of their own', async () => {
    const other = await aCategory(shop.ctx(), { name: 'Plant Milk' });
    for (const name of ['Soya Milk', 'Almond Milk', 'Coconut Milk'])
      await aProduct(shop.ctx(), { name, categoryId: other.id });
    const { nodes } = await search(shop.ctx(), { query: 'doodh', first: 9 });

    expect(names(nodes).slice(0, 2).toSorted()).toEqual(['Masala Milk', 'Toned Milk']);
    await shop.database.query('DELETE FROM product WHERE category_id = $1', [other.id]);
  });
});
