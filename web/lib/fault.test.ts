import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { describe, expect, it } from '@jest/globals';
import { faultMessage } from './fault';

describe('faultMessage', () => {
  it.each([
    [
      'asks to check what was entered where the graph does not take it',
      'Variable "$price" got invalid value -1; Rupees must be a number from 0 to 10000000.',
      'BAD_USER_INPUT',
      undefined,
      'Something that was entered is not accepted. Please check it and try again.',
    ],
    [
      'tells a refusal in the words of the shop',
      'Ask for 1 to 12 months.',
      'BAD_USER_INPUT',
      ['deskSales'],
      'Ask for 1 to 12 months.',
    ],
    [
      'takes the blame for a fault of the shop, whatever it says',
      'relation "product" does not exist',
      'INTERNAL_SERVER_ERROR',
      ['products'],
      'Something went wrong on our side. Please try again.',
    ],
  ])('%s', (_, message, code, path, said) => {
    const errors = [{ message, path, extensions: { code } }];

    expect(faultMessage(new CombinedGraphQLErrors({ errors }))).toBe(said);
  });
});
