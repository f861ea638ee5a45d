import { describe, expect, it } from '@jest/globals';
import { complaintsAboutMigrations, hashOf, readMigrations } from './migration-rules.js';

describe('the migrations', () => {
  it('are as they were released', () => {
    expect(complaintsAboutMigrations()).toEqual([]);
    expect(readMigrations().size).toBeGreaterThan(50);
  });

  it('are complained of when a released one is edited or gone', () => {
    const released = { 'cart/migrations/1-A.ts': hashOf('as it was'), 'cart/migrations/2-B.ts': hashOf('gone') };

    expect(complaintsAboutMigrations(new Map([['cart/migrations/1-A.ts', 'as it is']]), released)).toEqual([
      'graph/cart/migrations/2-B.ts was released, and is not there any more',
      'graph/cart/migrations/1-A.ts was released, and is edited',
    ]);
  });

  it('are complained of when a new one imports what changes, or makes a trigger', () => {
    const text =
      "import { limit } from '../cart-limits.js';\nawait db.query('CREATE TRIGGER t AFTER INSERT ON cart_line …');";

    expect(complaintsAboutMigrations(new Map([['cart/migrations/3-C.ts', text]]), {})).toEqual([
      'graph/cart/migrations/3-C.ts imports ../cart-limits.js, which changes while the migration may not',
      'graph/cart/migrations/3-C.ts makes a function or trigger, which belongs into the sql/ of its feature',
    ]);
  });
});
