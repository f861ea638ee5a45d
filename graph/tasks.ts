import { features as shopFeatures } from './features.js';
import type { Feature } from './shared/feature.js';
import type { Task } from './shared/task.js';

/** Every feature's work that happens later or recurs. */
export async function tasksOf(features: readonly Feature[] = shopFeatures): Promise<readonly Task[]> {
  return (await Promise.all(features.map(async ({ tasks }) => (await tasks?.()) ?? []))).flat();
}
