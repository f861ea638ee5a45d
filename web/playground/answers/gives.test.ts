import { expect, it } from '@jest/globals';
import { parseGives, valuesOf } from './gives';

const QUERY = `# Finds things.
# Gives: {"product": "search.nodes[countInStock].id", "total": "search.totalCount"}
query Search { search(query: "dal") { totalCount nodes { id countInStock } } }`;

it('remembers of an answer what the line above the operation says, of a list the first that has it', () => {
  const nodes = [
    { id: 'sold-out', countInStock: 0 },
    { id: 'toor-dal', countInStock: 3 },
  ];

  expect(valuesOf(parseGives(QUERY), { search: { totalCount: 2, nodes } })).toEqual({
    product: 'toor-dal',
    total: '2',
  });
});

it('leaves out what an answer does not have, and remembers nothing where nothing is said', () => {
  expect(valuesOf(parseGives(QUERY), { search: null })).toEqual({});
  expect(valuesOf(parseGives(QUERY), null)).toEqual({});
  expect(parseGives('{ shop { name } }')).toEqual({});
  expect(parseGives('# Gives: {oops\n{ shop { name } }')).toEqual({});
});
