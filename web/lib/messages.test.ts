import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, describe, expect, it } from '@jest/globals';
import { formatDate } from './dates';
import { hindi } from './languages/hi/all';
import { deskHindi } from './languages/hi/desk/all';
import { marathi } from './languages/mr/all';
import { inLanguage, speak, t } from './messages';
import { formatRupees } from './money';

afterEach(() => speak(null));

const namesIn = (text: string) => (text.match(/\{\w+\}/g) ?? []).toSorted();

/** All that the shop is written in, but for the messages themselves and for tests. */
function sources(): string {
  const files = ['web', 'graph'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => path.join(folder, file)),
  );
  const ours = files.filter((file) => /\.tsx?$/.test(file) && !/\.test\.|\/gql\/|\/languages\//.test(file));
  return ours.map((file) => readFileSync(file, 'utf8')).join('\n');
}

describe('a text of ours', () => {
  it('is said in English until another language is chosen', () => {
    expect(t('Add to cart')).toBe('Add to cart');
    expect(t('Only {countInStock} left', { countInStock: 3 })).toBe('Only 3 left');
  });

  it('is said in Hindi once that is chosen, with the same facts filled in', () => {
    speak('hi', hindi);

    expect(t('Add to cart')).toBe('कार्ट में डालें');
    expect(t('Only {countInStock} left', { countInStock: 3 })).toBe('सिर्फ़ 3 बचे हैं');
  });

  it('is said in English where a language has no words for it yet', () => {
    speak('mr', marathi);

    expect([t('Add to cart'), t('About the shop'), inLanguage({ en: 'Terms', hi: 'शर्तें' })]).toEqual([
      'कार्टमध्ये टाका',
      'About the shop',
      'Terms',
    ]);
    expect(formatRupees(123456.5)).toBe('₹1,23,456.50');
  });
});

describe('what is written as a number', () => {
  it('has English grouping until Hindi is chosen, and that of lakhs from then on', () => {
    const written = () => [formatRupees(123456.5), formatDate('2026-11-24T10:00:00Z')];
    const english = written();
    speak('hi', hindi);

    expect([english, written()]).toEqual([
      ['₹123,456.50', 'Nov 24, 2026'],
      ['₹1,23,456.50', '24 नवंबर 2026'],
    ]);
  });
});

describe('the texts of the shop and its desk', () => {
  it('fills in what the English does', () => {
    const texts = [...Object.entries(deskHindi), ...Object.entries(marathi)];
    const wrong = texts.filter(([text, said]) => String(namesIn(text)) !== String(namesIn(said)));

    expect(wrong).toEqual([]);
  });

  it('of the desk is loaded by the desk alone', () => {
    const files = readdirSync('web', { recursive: true, encoding: 'utf8' });
    const loading = files.filter(
      (file) =>
        /\.tsx?$/.test(file) &&
        !/\.test\./.test(file) &&
        /^(?!import type).*['/]hi\/desk\//m.test(readFileSync(path.join('web', file), 'utf8')),
    );

    expect(loading.toSorted()).toEqual(['desk/main.tsx', 'vite.desk.config.ts']);
  });

  it('has Hindi for each text once: a second would be said in place of the first', () => {
    const folder = 'web/lib/languages/hi';
    const textsIn = (where: string) =>
      readdirSync(where).flatMap((file) =>
        file.endsWith('.ts')
          ? [...readFileSync(path.join(where, file), 'utf8').matchAll(/^ {2}(?:'((?:\\.|[^'\\])*)'|(\w+)):/gm)]
          : [],
      );
    const twiceIn = (where: string) => {
      const texts = textsIn(where).map(([, quoted, plain]) => quoted ?? plain);
      return texts.filter((text, place) => texts.indexOf(text) < place);
    };

    expect({ shop: twiceIn(folder), desk: twiceIn(`${folder}/desk`) }).toEqual({ shop: [], desk: [] });
  });

  it('has no text that is said nowhere', () => {
    const written = sources();
    const withFacts = (text: string) => text.replace(/\$?\{[^{}]*\}/g, 'x');
    const filled = withFacts(written);
    // Words of the graph that are written in capitals there, or that are put together of others.
    const states = ['pending', 'confirmed', 'paid', 'packed', 'shipped', 'delivered', 'cancelled', 'refunded'];
    const blanks = Object.keys(hindi).filter((text) => text.endsWith(' can not be blank!'));
    const noList = Object.keys(deskHindi).filter((text) => text.startsWith('{problem} The file is'));
    const made = new Set([...states, ...blanks, ...noList, 'size', 'weight']);

    const unsaid = Object.keys(deskHindi).filter(
      (text) => !made.has(text) && !written.includes(text) && !filled.includes(withFacts(text)),
    );

    expect(unsaid).toEqual([]);
  });
});
