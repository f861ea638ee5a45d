import { readCustomForm } from '../../custom-fields/custom-fields.service.js';
import type { Context } from '../../shared/context.js';
import { ShopError } from '../../shared/errors.js';
import { phrase } from '../../shared/languages/phrase.js';
import type { Article } from './article.js';
import { plainName } from './column-mapping.js';
import type { Problem, SourceRow } from './source-row.js';

/** What of an article takes fields of extensions, and where the article says so. */
const KINDS = { Product: 'custom', ProductVariant: 'variantCustom' } as const;

/** What a row says in fields of extensions, and what was left out of it. */
export interface ReadCustom {
  said: Pick<Article, 'custom' | 'variantCustom'>;
  /** Cells that say nothing that the field can hold. */
  leftOut: Problem[];
  /** Names of the columns that were read. */
  read: string[];
}

/**
 * Reads what a row says in fields that extensions have added to products and variants. A column is
 * known by the name of its field, written in any manner, such as spiceLevel or Spice level; an
 * empty cell says that there is nothing.
 */
export function readCustom(ctx: Context, { row, mapping, cells }: SourceRow, isGuarded: boolean): ReadCustom {
  const result: ReadCustom = { said: {}, leftOut: [], read: [] };
  for (const { entity, name } of ctx.customFields) {
    if (entity !== 'Product' && entity !== 'ProductVariant') continue;
    const column = [...mapping.unread].find(([header]) => plainName(header) === plainName(name));
    if (!column) continue;
    const [header, place] = column;
    result.read.push(header);
    const cell = cells[place]?.trim() ?? '';
    const value = isGuarded && /^'+[=+\-@]/.test(cell) ? cell.slice(1) : cell;
    try {
      const said = readCustomForm(ctx, entity, [{ name, value }]);
      result.said[KINDS[entity]] = { ...result.said[KINDS[entity]], ...said };
    } catch (thrown) {
      if (!(thrown instanceof ShopError)) throw thrown;
      result.leftOut.push({
        row,
        column: `customFields.${name}`,
        reason: phrase('{problem} It was left out.', { problem: thrown.reason }),
      });
    }
  }
  return result;
}
