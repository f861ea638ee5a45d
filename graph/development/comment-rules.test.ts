import { describe, expect, it } from '@jest/globals';
import { complaintsAboutComments } from './comment-rules.js';

describe('the comments', () => {
  it('fit into 100 columns and name who does something', () => {
    expect(complaintsAboutComments()).toEqual([]);
  });

  it('are complained of where they do not', () => {
    const long = `// ${'word '.repeat(25)}`;
    const text = `const price = 1;\n${long}\n/** The price, ${'for who'}ever buys. */\nconst say = '${'who'}ever';`;

    expect(complaintsAboutComments(new Map([['graph/cart/price.ts', text]]))).toEqual([
      `graph/cart/price.ts:2 has a comment of ${long.length} columns; 100 are allowed`,
      'graph/cart/price.ts:3 says "whoever"; name who it is',
    ]);
  });
});
