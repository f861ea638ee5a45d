import { afterEach, expect, it } from '@jest/globals';
import { hindi } from '../../lib/languages/hi/all';
import { speak, t } from '../../lib/messages';
import { counted } from './CountedIcon';

afterEach(() => speak(null));

it('tells how many are in the cart in the language of the shopper', () => {
  expect([0, 1, 3].map((count) => counted(t('Cart'), count))).toEqual(['Cart', 'Cart, 1 item', 'Cart, 3 items']);

  speak('hi', hindi);

  expect([0, 1, 3].map((count) => counted(t('Cart'), count))).toEqual(['कार्ट', 'कार्ट, 1 सामान', 'कार्ट, 3 सामान']);
});
