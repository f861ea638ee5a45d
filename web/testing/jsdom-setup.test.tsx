import { describe, expect, it, jest } from '@jest/globals';
import { render } from '@testing-library/react';

describe('a page of a test', () => {
  it('is complained of where the lines of a list cannot be told apart', () => {
    const complain = jest.spyOn(console, 'error').mockImplementation(() => {});
    const names = ['Rice', 'Sugar'];

    render(
      <ul>
        {names.map((name) => (
          <li>{name}</li>
        ))}
      </ul>,
    );

    expect(complain.mock.calls.map(([said]) => said)).toEqual([
      expect.stringContaining('should have a unique "key" prop'),
    ]);
  });
});
