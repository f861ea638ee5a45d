import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, describe, expect, it } from '@jest/globals';
import { answersOf } from '../vite-messages';
import { formatDate } from './dates';
import { hindi, sayAnswer } from './hindi/all';
import { deskHindi, sayDeskAnswer } from './hindi/desk/all';
import { sayAsKnown, speak, t } from './messages';
import { formatRupees } from './money';

afterEach(() => speak(null));

const namesIn = (text: string) => (text.match(/\{\w+\}/g) ?? []).toSorted();

/** All that the shop is written in, but for the messages themselves and for tests. */
function sources(): string {
  const files = ['web', 'graph'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => path.join(folder, file)),
  );
  const ours = files.filter((file) => /\.tsx?$/.test(file) && !/\.test\.|\/gql\/|\/hindi\//.test(file));
  return ours.map((file) => readFileSync(file, 'utf8')).join('\n');
}

describe('a text of ours', () => {
  it('is said in English until another language is chosen', () => {
    expect(t('Add to cart')).toBe('Add to cart');
    expect(t('Only {countInStock} left', { countInStock: 3 })).toBe('Only 3 left');
  });

  it('is said in Hindi once that is chosen, with the same facts filled in', () => {
    speak(hindi);

    expect(t('Add to cart')).toBe('कार्ट में डालें');
    expect(t('Only {countInStock} left', { countInStock: 3 })).toBe('सिर्फ़ 3 बचे हैं');
  });

  it('is left as it is where it comes from elsewhere and is not known', () => {
    speak(hindi);

    expect([sayAsKnown('Cart'), sayAsKnown('Cow Ghee')]).toEqual(['कार्ट', 'Cow Ghee']);
  });
});

describe('an answer of the graph', () => {
  it('is said in Hindi with the facts that the graph filled in, those with words of their own among them', () => {
    speak(hindi, sayAnswer);

    expect([
      sayAsKnown('You can buy at most 10 pieces of this at once.'),
      sayAsKnown('The note can have at most 500 characters.'),
      sayAsKnown('Salt and Pepper'),
    ]).toEqual(['यह एक बार में ज़्यादा से ज़्यादा 10 ले सकते हैं.', 'नोट में ज़्यादा से ज़्यादा 500 अक्षर हो सकते हैं.', 'Salt and Pepper']);
  });

  it('is said in Hindi at the desk, with what an order can become and what holds a variant', () => {
    speak(deskHindi, sayDeskAnswer);

    expect([
      sayAsKnown('An order that is SHIPPED can become DELIVERED or CANCELLED only.'),
      sayAsKnown('DAL-1 cannot be removed: it is in 2 carts and 1 order. Set its stock to 0 instead.'),
      sayAsKnown('Salt and Pepper is removed.'),
      sayAsKnown('“abc” is no price in rupees. It was left out.'),
    ]).toEqual([
      'जो ऑर्डर ‘भेज दिया’ है, वह सिर्फ़ ‘पहुँच गया या रद्द’ हो सकता है.',
      'DAL-1 नहीं हट सकता: यह 2 कार्ट और 1 ऑर्डर में है. इसकी जगह स्टॉक 0 करें.',
      'Salt and Pepper हट गया.',
      '“abc” रुपये में दाम नहीं है. उसे छोड़ दिया गया.',
    ]);
  });

  it('has its Hindi, whichever screen of the shop or the desk shows it', () => {
    const said = answersOf('graph');

    expect(said.length).toBeGreaterThan(250);
    expect(said.filter((text) => sayDeskAnswer(text) === undefined)).toEqual([]);
  });
});

describe('what is written as a number', () => {
  it('has English grouping until Hindi is chosen, and that of lakhs from then on', () => {
    const written = () => [formatRupees(123456.5), formatDate('2026-11-24T10:00:00Z')];
    const english = written();
    speak(hindi);

    expect([english, written()]).toEqual([
      ['₹123,456.50', 'Nov 24, 2026'],
      ['₹1,23,456.50', '24 नवंबर 2026'],
    ]);
  });
});

describe('the Hindi of the shop and its desk', () => {
  it('fills in what the English does', () => {
    const wrong = Object.entries(deskHindi).filter(([text, said]) => String(namesIn(text)) !== String(namesIn(said)));

    expect(wrong).toEqual([]);
  });

  it('of the desk is loaded by the desk alone', () => {
    const files = readdirSync('web', { recursive: true, encoding: 'utf8' });
    const loading = files.filter(
      (file) =>
        /\.tsx?$/.test(file) &&
        !/\.test\./.test(file) &&
        /^(?!import type).*['/]hindi\/desk\//m.test(readFileSync(path.join('web', file), 'utf8')),
    );

    expect(loading.toSorted()).toEqual(['desk/main.tsx', 'vite.desk.config.ts']);
  });

  it('has no text that is said nowhere', () => {
    const written = sources();
    const answered = answersOf('graph');
    const withFacts = (text: string) => text.replace(/\$?\{[^{}]*\}/g, 'x');
    const filled = withFacts(written);
    // Words of the graph that are written in capitals there, or that are put together of others.
    const states = ['pending', 'confirmed', 'paid', 'packed', 'shipped', 'delivered', 'cancelled', 'refunded'];
    const blanks = Object.keys(hindi).filter((text) => text.endsWith(' can not be blank!'));
    const noList = Object.keys(deskHindi).filter((text) => text.startsWith('{problem} The file is'));
    const made = new Set([...states, ...blanks, ...noList, 'size', 'weight']);

    const unsaid = Object.keys(deskHindi).filter(
      (text) =>
        !made.has(text) &&
        !written.includes(text) &&
        !answered.includes(withFacts(text)) &&
        !filled.includes(withFacts(text)),
    );

    expect(unsaid).toEqual([]);
  });
});
