import { describe, expect, it } from '@jest/globals';
import { placeOfPin, withPin } from './placeOfPin';

const EMPTY = { city: '', state: '' };

describe('a PIN code', () => {
  it.each([
    ['560 001', 'Bengaluru', 'Karnataka'],
    ['110001', 'New Delhi', 'Delhi'],
    ['160017', 'Chandigarh', 'Chandigarh'],
    ['403001', '', 'Goa'],
    ['835303', '', 'Jharkhand'],
    ['737101', '', 'Sikkim'],
    ['605001', '', ''],
    ['56000', '', ''],
    ['012345', '', ''],
  ])('%s tells the city “%s” and the state “%s”', (pin, city, state) => {
    expect(placeOfPin(pin)).toEqual({ city, state });
  });

  it('fills what is empty and what another code told, and leaves what was typed', () => {
    const told = placeOfPin('560001');
    const first = { ...EMPTY, ...withPin('560001', EMPTY, EMPTY) };
    const moved = { ...first, ...withPin('400001', first, told) };
    const typed = { ...first, city: 'Whitefield' };

    expect([first.city, first.state]).toEqual(['Bengaluru', 'Karnataka']);
    expect([moved.city, moved.state]).toEqual(['Mumbai', 'Maharashtra']);
    expect(withPin('400001', typed, told)).toEqual({ zipCode: '400001', state: 'Maharashtra' });
    expect(withPin('40000', first, told)).toEqual({ zipCode: '40000' });
  });
});
