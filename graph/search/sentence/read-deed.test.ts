import { describe, expect, it } from '@jest/globals';
import { readDeed } from './read-deed.js';

describe('what is to be done with goods that are not named', () => {
  it.each([
    ['something to cut vegetables', 'vegetables', 'chopper'],
    ['for washing hands', 'hands', 'wash'],
    ['i need a tool for peeling the potatoes', 'potatoes', 'peeler'],
    ['to keep food warm', 'food', 'casserole'],
    ['to keep mosquitoes away', 'mosquitoes', 'repellent'],
    ['to get rid of cockroaches at home', 'cockroaches', 'killer'],
    ['chai chhanne ke liye', 'chai', 'strainer'],
    ['mujhe bottle kholne wala chahiye', 'bottle', 'opener'],
    ['baal sukhane ki machine', 'baal', 'dryer'],
    ['farsh ko saaf karne ka', 'farsh', 'cleaner'],
    ['sink jam ho gaya kholne ka', 'sink', 'plunger'],
    ['सब्जी काटने का', 'सब्जी', 'chopper'],
  ])('is understood in "%s"', (query, thing, tool) => {
    const deed = readDeed(query);

    expect(deed?.thing).toBe(thing);
    expect(deed?.tools.flat()).toContain(tool);
  });

  it.each([
    'cut fruit',
    'baal hatane ki cream',
    'brush for cleaning bottles',
    'to wash hair and face',
    'something to eat with tea',
    'for cleaning',
    'khane ka namak',
  ])('is not looked for in "%s"', (query) => {
    expect(readDeed(query)).toBeNull();
  });
});
