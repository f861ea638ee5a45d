import { describe, expect, it } from '@jest/globals';
import { complaintsAboutWords } from './comment-rules.js';

describe('the comments', () => {
  it('fit into 100 columns and name who does something', () => {
    expect(complaintsAboutWords()).toEqual([]);
  });

  it('are complained of with names that the trade has other words for', () => {
    const text = 'const MOST_PIECES = 9;\n/** A call took 3 ms. */';

    expect(complaintsAboutWords(new Map([['graph/cart/price.ts', text]]))).toEqual([
      'graph/cart/price.ts:1 has the name MOST_PIECES; say MAX_… or MIN_…',
      'graph/cart/price.ts:2 tells what "took 3 ms"; that stands in docs/',
    ]);
  });

  it('are complained of where they do not', () => {
    const long = `// ${'word '.repeat(25)}`;
    const text = `const price = 1;\n${long}\n/** The price, ${'for who'}ever buys. */\nconst say = '${'who'}ever';\n// ${'Some'}body`;

    expect(complaintsAboutWords(new Map([['graph/cart/price.ts', text]]))).toEqual([
      `graph/cart/price.ts:2 has a comment of ${long.length} columns; 100 are allowed`,
      'graph/cart/price.ts:3 says "whoever"; name who it is',
      'graph/cart/price.ts:4 says "whoever"; name who it is',
      'graph/cart/price.ts:5 says "Somebody"; name who it is',
    ]);
  });

  it('are held to the same behind code, in SQL and in styles', () => {
    const price = `const price = 1; // ${'word '.repeat(20)}`;
    const query = `SELECT 1 -- ${'word '.repeat(20)}`;
    const look = `/* ${'word '.repeat(20)} */`;
    const sources = { 'graph/a.ts': price, 'graph/a.sql': query, 'web/a.css': look };

    expect(complaintsAboutWords(new Map(Object.entries(sources)))).toEqual([
      `graph/a.ts:1 has a comment of ${price.length} columns; 100 are allowed`,
      `graph/a.sql:1 has a comment of ${query.length} columns; 100 are allowed`,
      `web/a.css:1 has a comment of ${look.length} columns; 100 are allowed`,
    ]);
  });
});
