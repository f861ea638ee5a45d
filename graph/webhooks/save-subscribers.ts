import type { DataSource } from 'typeorm';
import type { Feature } from '../shared/feature.js';
import { taskNameOf } from '../shared/subscribers.js';
import { EventSubscriber } from './event-subscriber.entity.js';

/**
 * Writes down who is told of what, as the features of this start say it. Those of an extension that
 * is gone are told of nothing any more.
 */
export async function saveSubscribers(database: DataSource, features: readonly Feature[]): Promise<void> {
  const wanted = features.flatMap(({ name, subscribers = {} }) =>
    Object.keys(subscribers).map((type) => ({ task: taskNameOf(name), type })),
  );
  const rows = database.getRepository(EventSubscriber);
  const keyOf = ({ task, type }: EventSubscriber) => `${task} ${type}`;
  const keys = new Set(wanted.map(keyOf));
  const gone = (await rows.find()).filter((row) => !keys.has(keyOf(row)));
  if (gone.length > 0) await rows.remove(gone);
  if (wanted.length > 0) await rows.createQueryBuilder().insert().values(wanted).orIgnore().execute();
}
