/**
 * Whether the document itself was reached by a reload or a step in the history, not by a link or an
 * address.
 */
export function isReturn(): boolean {
  const [visit] = performance.getEntriesByType('navigation');
  return visit !== undefined && 'type' in visit && visit.type !== 'navigate';
}
