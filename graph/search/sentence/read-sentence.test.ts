import { describe, expect, it } from '@jest/globals';
import { say } from '../../shared/languages/phrase.js';
import { readSentence } from './read-sentence.js';

const labels = (query: string) => readSentence(query).filters.map(({ label }) => say(label, 'en'));

describe('a query as a sentence', () => {
  it.each([
    ['bhindi ni sabji', 'bhindi sabji', ''],
    ['chanya cha peeth', 'chanya peeth', ''],
    ['adrak cha', 'adrak cha', ''],
    ['doodh ke saath biscuit', 'biscuit', 'doodh'],
    ['chai ke saath', 'chai ke saath', ''],
    ['cheez cubes', 'cheez cubes', ''],
    ['koi meethi cheez', 'meethi', ''],
    ['sofa spray at home', 'sofa spray', 'home'],
  ])('%j asks for %j, for %j', (query, text, purpose) => {
    expect(readSentence(query)).toMatchObject({ text, purpose });
  });

  it.each([
    ['mujhe doodh chahiye', 'doodh'],
    ['i need tomato ketchup please', 'tomato ketchup'],
    ['मुझे दूध चाहिए', 'दूध'],
    ['enakku paal vendum', 'paal'],
    ['what is the price of dal', 'the of dal'],
    ['menu aata chahida hai', 'aata'],
    ['amake chal dao', 'chal'],
    ['ನನಗೆ ಹಾಲು ಬೇಕು', 'ಹಾಲು'],
    ['kya aapke paas paneer hai', 'paneer'],
    ['क्या आपके पास पनीर है', 'पनीर'],
    ['paal irukka', 'paal'],
    ['please', 'please'],
    ['"mujhe doodh"', '"mujhe doodh"'],
  ])('%j asks for %j', (query, text) => {
    expect(readSentence(query).text).toBe(text);
  });

  it.each([
    ['6 eggs', ['6pc']],
    ['30 ande', ['30pc']],
    ['paneer 200', ['200g', '200ml']],
    ['2 minute noodles', []],
    ['7 up', []],
  ])('%j means packs of %j without saying so', (query, packs) => {
    expect(readSentence(query)).toMatchObject({ packs: [], packsMeant: packs });
  });

  it.each([
    ['20 wali chips', 'chips', null, 2000],
    ['perfume 300 se 500', 'perfume', 30_000, 50_000],
  ])('%j asks for %j between %j and %j paise', (query, text, lowest, highest) => {
    expect(readSentence(query)).toMatchObject({ text, lowest, highest });
  });

  it('knows that nothing is named but what it is to be for', () => {
    expect(readSentence('tiffin ke liye kuch')).toMatchObject({ text: 'tiffin', isNeed: true });
    expect(readSentence('chai ke liye doodh')).toMatchObject({ text: 'doodh', isNeed: false });
  });

  it.each([
    ['family pack ice cream', 'ice cream', 'family'],
    ['dahi bina doodh vegan wala', 'dahi', 'vegan'],
  ])('%j asks for %j, lifting what is %j', (query, text, purpose) => {
    expect(readSentence(query)).toMatchObject({ text, purpose });
  });

  it.each([
    ['aadha kilo paneer', 'paneer', '500g', '500 g'],
    ['quarter kg garlic', 'garlic', '250g', '250 g'],
    ['1 ltr mustard oil', 'mustard oil', '1000ml', '1 L'],
    ['चीनी १ किलो', 'चीनी', '1000g', '1 kg'],
    ['1/2 kg paneer', 'paneer', '500g', '500 g'],
    ['½ kg paneer', 'paneer', '500g', '500 g'],
    ['pack of 2 toothbrush', 'toothbrush', '2pc', 'Pack of 2'],
    ['eggs 1 dozen', 'eggs', '12pc', 'Pack of 12'],
    ['biscuit 2 for', 'biscuit', '2pc', 'Pack of 2'],
    ['dozen eggs', 'eggs', '12pc', 'Pack of 12'],
    ['half dozen eggs', 'eggs', '6pc', 'Pack of 6'],
    ['dhai sau gram paneer', 'paneer', '250g', '250 g'],
    ['शंभर ग्राम आले', 'आले', '100g', '100 g'],
    ['500ml', '', '500ml', '500 ml'],
    ['paneer 200 gm se kam', 'paneer', '200g', '200 g'],
    ['rice under 5 kg', 'rice', '5000g', '5 kg'],
    ['ek pav ghee', 'ghee', '250g', '250 g'],
    ['paune do kilo chini', 'chini', '1750g', '1.75 kg'],
    ['sadhe teen kilo aloo', 'aloo', '3500g', '3.5 kg'],
    ['a kilo of tomatoes', 'a tomatoes', '1000g', '1 kg'],
    ['atta 10 kg bag', 'atta', '10000g', '10 kg'],
    ['chawal 25 kilo ki bori', 'chawal', '25000g', '25 kg'],
    ['rice bag 25 kg', 'rice', '25000g', '25 kg'],
    ['garbage bag 30 pcs', 'garbage bag', '30pc', 'Pack of 30'],
    ['15 litre tin', 'tin', '15000ml', '15 L'],
    ['water bottle 1 litre', 'water bottle', '1000ml', '1 L'],
    ['tray of 30 eggs', 'eggs', '30pc', 'Pack of 30'],
    ['ande ki tray 30 wali', 'ande', '30pc', 'Pack of 30'],
    ['bulb 9 watt', 'bulb', '9w', '9 W'],
  ])('%j asks for %j in packs of %s', (query, text, pack, label) => {
    const { packs, ...sentence } = readSentence(query);

    expect([sentence.text, packs, labels(query)]).toEqual([text, [pack], [label]]);
  });

  it.each([
    ['shampoo under 200', 'shampoo', null, 20_000, 'Up to ₹200'],
    ['chips below rs 50', 'chips', null, 5_000, 'Up to ₹50'],
    ['50 rupaye se kam chips', 'chips', null, 5_000, 'Up to ₹50'],
    ['₹20 biscuit', 'biscuit', null, 2_000, 'Up to ₹20'],
    ['sau rupaye se kam tel', 'tel', null, 10_000, 'Up to ₹100'],
    ['under fifty rupees chips', 'chips', null, 5_000, 'Up to ₹50'],
    ['vanda rupayalu chips', 'chips', null, 10_000, 'Up to ₹100'],
    ['yabhai rupayala lopu biscuit', 'biscuit', null, 5_000, 'Up to ₹50'],
    ['ambadhu rubai soap', 'soap', null, 5_000, 'Up to ₹50'],
    ['ponchash taka biscuit', 'biscuit', null, 5_000, 'Up to ₹50'],
    ['వంద రూపాయలు చిప్స్', 'చిప్స్', null, 10_000, 'Up to ₹100'],
    ['shampoo 100-200', 'shampoo', 10_000, 20_000, '₹100 to ₹200'],
    ['saree above 1000', 'saree', 100_000, null, '₹1,000 and more'],
    ['aloo ₹20-₹50', 'aloo', 2_000, 5_000, '₹20 to ₹50'],
    ['tea between 100 and 300', 'tea', 10_000, 30_000, '₹100 to ₹300'],
    ['shampoo 300 se 500 rupaye ke beech', 'shampoo', 30_000, 50_000, '₹300 to ₹500'],
    ['juice 130 se sasta', 'juice', null, 13_000, 'Up to ₹130'],
  ])('%j bounds the price of %s', (query, text, lowest, highest, label) => {
    const sentence = readSentence(query);

    expect([sentence.text, sentence.lowest, sentence.highest, labels(query)]).toEqual([text, lowest, highest, [label]]);
  });

  it.each([
    ['honey made in india', 'honey', 'IN', 'Made in India'],
    ['product of sri lanka cinnamon', 'cinnamon', 'LK', 'Made in Sri Lanka'],
    ['Iran origin dates', 'dates', 'IR', 'Made in Iran'],
    ['swadeshi soap', 'soap', 'IN', 'Made in India'],
    ['bharat me bana sabun', 'sabun', 'IN', 'Made in India'],
    ['भारत में बनी चाय', 'चाय', 'IN', 'Made in India'],
    ['chocolate from belgium', 'chocolate', 'BE', 'Made in Belgium'],
    ['turkey', 'turkey', null, undefined],
    ['indian tonic water', 'indian tonic water', null, undefined],
    ['made for india', 'made', null, undefined],
  ])('%j asks for %j from %s', (query, text, origin, label) => {
    const sentence = readSentence(query);

    expect([sentence.text, sentence.origin, labels(query)]).toEqual([text, origin, label ? [label] : []]);
  });

  it.each([
    ['biscuit without sugar', 'biscuit', ['sugar']],
    ['juice without added sugar', 'juice', ['sugar']],
    ['hair oil without mineral oil', 'hair oil', ['mineral oil']],
    ['bina pyaz ka ketchup', 'ketchup', ['pyaz']],
    ['pyaz ke bina ketchup', 'ketchup', ['pyaz']],
    ['दूध के बिना चाय', 'चाय', ['दूध']],
    ['sakkarai illadha tea', 'tea', ['sakkarai']],
    ['gluten free atta', 'atta', ['gluten']],
    ['pyaz nahi ketchup', 'ketchup', ['pyaz']],
    ['egg less cake', 'cake', ['egg']],
    ['bone less chicken', 'chicken', ['bone']],
    ['pickle without onion and garlic', 'pickle', ['onion', 'garlic']],
    ['bina pyaz aur lahsun namkeen', 'namkeen', ['pyaz', 'lahsun']],
    ['palm oil free biscuits', 'biscuits', ['palm oil']],
    ['less than 50 cake', 'cake', []],
    ['sugar free', 'sugar free', []],
    ['free range eggs', 'free range eggs', []],
  ])('%j is %s without %j', (query, text, without) => {
    const sentence = readSentence(query);

    expect([sentence.text.replace(/ ?\bka\b ?/, ''), sentence.without]).toEqual([text, without]);
  });

  it.each([
    ['chai ke liye doodh', 'doodh', 'chai'],
    ['doodh chai ke liye', 'doodh', 'chai'],
    ['चाय के लिए दूध', 'दूध', 'चाय'],
    ['coconut oil for hair', 'coconut oil', 'hair'],
  ])('%j asks for %s, for %s', (query, text, purpose) => {
    expect(readSentence(query)).toMatchObject({ text, purpose });
  });

  it.each([
    ['doodh ki malai', true],
    ['आम का अचार', true],
    ['chai ke liye doodh', false],
    ['ka', false],
    ['toned milk', false],
  ])('%j tells what the last word is of: %j', (query, isOf) => {
    expect(readSentence(query).isOf).toBe(isOf);
  });

  it('tells what to search for without each of its filters', () => {
    const { filters } = readSentence('atta 5 kg under 300');

    expect(filters.map(({ queryWithout }) => queryWithout)).toEqual(['atta under 300', 'atta 5 kg']);
  });

  it('reads so many for a price as both', () => {
    expect(readSentence('2 for 100 chips')).toMatchObject({ text: 'chips', packs: ['2pc'], highest: 10_000 });
  });

  it('reads a price for each kilo as a price and a pack', () => {
    expect(readSentence('basmati under 100 per kg')).toMatchObject({
      text: 'basmati',
      packs: ['1000g'],
      highest: 10_000,
    });
  });

  it.each([
    ['30 egg tray', 'egg', '30pc'],
    ['30 ande ki tray', 'ande', '30pc'],
    ['egg tray of 30', 'egg', '30pc'],
    ['5 litre tel ka dabba', 'tel', '5000ml'],
    ['10 kg chawal ki bori', 'chawal', '10000g'],
    ['pani ki bottle', 'pani ki bottle', undefined],
    ['2 kg atte ka dabba', 'atte ka dabba', '2000g'],
  ])('%j asks for %s, whatever it is put in', (query, text, pack) => {
    const sentence = readSentence(query);

    expect([sentence.text, sentence.packs[0]]).toEqual([text, pack]);
  });

  it('leaves a word alone that is still being typed', () => {
    expect(readSentence('mujhe do', true).text).toBe('do');
  });
});
