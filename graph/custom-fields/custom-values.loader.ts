import type DataLoader from 'dataloader';
import { type FindOptionsWhere, In } from 'typeorm';
import type { Context } from '../shared/context.js';
import { defineLoader } from '../shared/rows/loader.js';
import type { CustomValues } from './custom-fields.service.js';

/** A row that can have fields which extensions add. */
export interface Extended {
  id: string;
  custom: CustomValues;
}

/** Declares how what rows of a table have in fields of extensions is read, by their ids. */
export function defineCustomLoader(entity: new () => Extended): (ctx: Context) => DataLoader<string, CustomValues> {
  return defineLoader<CustomValues>(async (ctx, ids) => {
    const where: FindOptionsWhere<Extended> = { id: In([...ids]) };
    const found = await ctx.db.find<Extended>(entity, { where, select: { id: true, custom: true } });
    const byId = new Map(found.map(({ id, custom }) => [id, custom]));
    return ids.map((id) => byId.get(id) ?? {});
  });
}
