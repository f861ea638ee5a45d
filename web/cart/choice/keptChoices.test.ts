import { beforeEach, describe, expect, it } from '@jest/globals';
import { getStored, setStored } from '../../lib/storage';
import { keepChoice } from './keepChoice';
import { choicesFor, removeKeptChoices } from './keptChoices';

const DAY_MS = 24 * 60 * 60 * 1000;
const kept = () => getStored('keptChoices') ?? '';
const idsOf = (userId: string, now = Date.now()) => choicesFor(kept(), userId, now).map(({ productId }) => productId);

describe('what is kept for the cart', () => {
  beforeEach(() => setStored('keptChoices', null));

  it('is the last fifty choices', () => {
    for (let place = 0; place < 60; place++) keepChoice({ productId: `p${place}`, quantity: 1 });

    expect(idsOf('asha')).toEqual(Array.from({ length: 50 }, (_, place) => `p${place + 10}`));
  });

  it('belongs to the shopper who chose it, and what a visitor chose to the one who signs in', () => {
    keepChoice({ productId: 'tea', quantity: 1, by: 'asha' });
    keepChoice({ productId: 'rice', quantity: 1 });

    expect([idsOf('asha'), idsOf('ravi')]).toEqual([['tea', 'rice'], ['rice']]);
    removeKeptChoices(kept(), 'ravi', Date.now());
    expect([idsOf('asha'), idsOf('ravi')]).toEqual([['tea'], []]);
  });

  it('counts each press of a shopper, and of a visitor the last press of a thing', () => {
    for (const quantity of [1, 2]) {
      keepChoice({ productId: 'tea', variantId: 'small', quantity, by: 'asha', key: `press-${quantity}` });
      keepChoice({ productId: 'tea', variantId: 'large', quantity });
    }

    const chosen = choicesFor(kept(), 'asha', Date.now()).map(({ variantId, quantity }) => [variantId, quantity]);
    expect(chosen).toEqual([
      ['small', 1],
      ['small', 2],
      ['large', 2],
    ]);
  });

  it('is nothing after thirty days, and nothing that the shop did not write', () => {
    keepChoice({ productId: 'tea', quantity: 1 });
    const wrong = ['', '{', 'null', '[]', '{"productId":7}', '{"productId":"x","quantity":-1,"at":1}'];
    const wrongNow = JSON.stringify({ productId: 'x'.repeat(200), quantity: 1, at: Date.now() });
    setStored('keptChoices', [...wrong, wrongNow, kept()].join('\n'));

    expect(idsOf('asha')).toEqual(['tea']);
    expect(idsOf('asha', Date.now() + 31 * DAY_MS)).toEqual([]);
  });

  it('keeps on what was chosen while the rest was on its way', () => {
    keepChoice({ productId: 'tea', quantity: 1 });
    const sent = kept();
    keepChoice({ productId: 'rice', quantity: 1 });

    removeKeptChoices(sent, 'asha', Date.now());

    expect(idsOf('asha')).toEqual(['rice']);
  });
});
