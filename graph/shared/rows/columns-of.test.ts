import { describe, expect, it } from '@jest/globals';
import { Banner } from '../../banners/banner.entity.js';
import { Country } from '../../location/country.entity.js';
import { Review } from '../../reviews/review.entity.js';
import { columnsOf } from './columns-of.js';

describe('columnsOf', () => {
  it('reads every column of an entity under the name of its property', () => {
    expect(columnsOf(Country, 'c')).toBe('c.id AS "id", c.name AS "name", c.iso2 AS "iso2", c.position AS "position"');
    expect(columnsOf(Review, 'r')).toContain('r.customer_rating AS "customerRating"');
  });

  it('reads what an entity has from the class that it extends', () => {
    expect(columnsOf(Banner, 'b')).toContain('b.is_on AS "isOn"');
  });

  it('leaves out what nobody reads, and reads by SQL what is stored otherwise', () => {
    const columns = columnsOf(Country, 'c', { omit: ['iso2', 'position'], as: { name: 'upper(c.name)' } });

    expect(columns).toBe('c.id AS "id", upper(c.name) AS "name"');
  });

  it('refuses a class that is no entity', () => {
    expect(() => columnsOf(class Nothing {}, 'n')).toThrow('Nothing is no entity.');
  });
});
