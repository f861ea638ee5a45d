import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { fillShelves, type Shelves } from '../testing/factories/shelves.factory.js';
import { openShop, type TestShop } from '../testing/shop.js';

const ASK = `query ($query: String!) {
  search(query: $query, first: 30) { nodes { name } interpretation { notSold used } }
}`;

/** What stands on the shelves. */
const SHELVES: Shelves = {
  Shampoo: ['Rice Shampoo - Gentle, No Sulphate, Parabens, Silicones', 'Amla Shampoo', 'Neem Shampoo'],
  Deodorants: ['Rose Deodorant - 0% Alcohol', 'Musk Deodorant', 'Moss Deodorant'],
  Sauces: ['Plain Tomato Sauce', 'Chilli Tomato Sauce', 'Tomato Sauce - No-Onion No-Garlic'],
  Pasta: ['Wheat Noodles', 'Thin Noodles - Glutenfree', 'Masala Noodles'],
  Creams: ['Day Moisturiser', 'Clay Moisturiser - Non-Oily', 'Night Cream'],
  Suncare: ['Aloe Sunscreen', 'Mineral Sunscreen'],
  Pans: ['Cast Iron Pan', 'Cast Iron Tawa'],
  Stationery: [
    'Gel Pen 1',
    'Gel Pen 2',
    'Gel Pen 3',
    'Ball Pen 4',
    'Neon Highlighter',
    'Lime Highlighter',
    'Mint Highlighter',
  ],
  Makeup: ['Copper Highlighter', 'Rose Highlighter', 'Gold Highlighter', 'Bronze Highlighter'],
  Dairy: ['Plain Lassi', 'Mango Lassi', 'Set Curd'],
  Mithai: ['Besan Ladoo', 'Kaju Barfi'],
  Rice: ['Basmati Rice', 'Ponni Rice'],
  Coffee: ['Filter Coffee', 'Coffee - Decaffeinated'],
};

let shop: TestShop;

beforeAll(async () => {
  shop = await openShop();
  await fillShelves(shop.ctx(), SHELVES);
});

afterAll(() => shop.close());

async function asked(query: string): Promise<{ names: string[]; notSold: string[]; used: string }> {
  const { data } = await shop.graphql(ASK, { query });
  const { nodes, interpretation } = data.search;
  return { names: nodes.map(({ name }: { name: string }) => name), ...interpretation };
}

describe('what a name says that it is free of', () => {
  it.each([
    ['silicone free shampoo', 'Rice Shampoo - Gentle, No Sulphate, Parabens, Silicones'],
    ['deodorant without alcohol', 'Rose Deodorant - 0% Alcohol'],
    ['noodles without gluten', 'Thin Noodles - Glutenfree'],
  ])('is read in lists, joined words and per cent: %j finds that alone', async (query, name) => {
    expect((await asked(query)).names).toEqual([name]);
  });

  it.each([
    ['tomato sauce without onion', 'Tomato Sauce - No-Onion No-Garlic'],
    ['oil free moisturiser', 'Clay Moisturiser - Non-Oily'],
    ['decaf coffee', 'Coffee - Decaffeinated'],
  ])('comes first where names tell what is in things: %j', async (query, name) => {
    expect((await asked(query)).names[0]).toBe(name);
  });

  it('is two words where the first tells of the second: no cast iron is a sunscreen', async () => {
    const { names } = await asked('sunscreen without white cast');

    expect(names.toSorted()).toEqual(['Aloe Sunscreen', 'Mineral Sunscreen']);
  });
});

describe('a question in a mixed language', () => {
  it.each([
    ['namge basmati rice beku', 'Basmati Rice'],
    ['anna basmati rice pampandi', 'Basmati Rice'],
    ['meetha mango lassi dikhao', 'Mango Lassi'],
  ])('is told of nothing that is not sold: %j leads to %s', async (query, name) => {
    const { names, notSold } = await asked(query);

    expect([names[0], notSold]).toEqual([name, []]);
  });

  it('is told without the words that say what it is for', async () => {
    expect((await asked('thanda ke liye')).used).not.toMatch(/liye/);
  });
});

describe('several things that are asked for at once', () => {
  it('are of one kind where they share a shelf: beside pens no highlighter is for the face', async () => {
    const { names } = await asked('pen or highlighter');

    const highlighters = names.filter((name) => name.endsWith('Highlighter'));
    expect(highlighters.slice(0, 3).toSorted()).toEqual(['Lime Highlighter', 'Mint Highlighter', 'Neon Highlighter']);
  });
});
