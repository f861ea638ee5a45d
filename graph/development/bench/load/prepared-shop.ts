import { createHash } from 'node:crypto';
import type pg from 'pg';
import type { Context } from '../../../shared/context.js';

/**
 * What the shop's search wants of a request, over statements that each connection prepares once.
 */
export function openPreparedShop(pool: pg.Pool): Context {
  const query = async (text: string, values: unknown[] = []) => {
    const name = createHash('sha1').update(text).digest('hex');
    return (await pool.query({ name, text, values })).rows;
  };
  return { db: { query }, viewer: null, language: 'en', customFields: [], loaders: new Map() } as unknown as Context;
}
