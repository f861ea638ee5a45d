import { features as shopFeatures } from './features.js';
import type { Feature } from './shared/feature.js';
import { taskOfSubscribers } from './shared/subscribers.js';
import type { Task } from './shared/task.js';

/** Every feature's work that happens later or recurs. */
export async function tasksOf(features: readonly Feature[] = shopFeatures): Promise<readonly Task[]> {
  const lists = features.map(async ({ name, tasks, subscribers }) => [
    ...((await tasks?.()) ?? []),
    ...(subscribers ? [taskOfSubscribers(name, subscribers)] : []),
  ]);
  return (await Promise.all(lists)).flat();
}
