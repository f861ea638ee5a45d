import type DataLoader from 'dataloader';
import type { Context } from '../shared/context.js';
import { defineLoader } from '../shared/rows/loader.js';
import type { CustomValues } from './custom-fields.service.js';
import { type Extended, findCustomValues } from './custom-values.queries.js';

/** Declares how what rows of a table have in fields of extensions is read, by their ids. */
export function defineCustomLoader(entity: new () => Extended): (ctx: Context) => DataLoader<string, CustomValues> {
  return defineLoader<CustomValues>(async (ctx, ids) => {
    const found = await findCustomValues(ctx, entity, ids);
    const byId = new Map(found.map(({ id, custom }) => [id, custom]));
    return ids.map((id) => byId.get(id) ?? {});
  });
}
