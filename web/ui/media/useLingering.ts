import { useState } from 'react';

/** How a line of a list is to be drawn: as it is, coming into the list, or going out of it. */
export type LinePresence = 'here' | 'arriving' | 'leaving';

/** A line with its presence. */
export interface PresentLine<Item> {
  item: Item;
  presence: LinePresence;
}

/**
 * Holds a removed item of a list at its place until it has left the screen, and marks the new ones. What is
 * there at first is not new.
 *
 * @returns the lines to draw, and `forget`, to be called with the id of a line that has left
 */
export function useLingering<Item extends { id: string }>(items: readonly Item[]) {
  const [drawn, setDrawn] = useState<readonly PresentLine<Item>[]>(() =>
    items.map((item) => ({ item, presence: 'here' })),
  );

  let lines = drawn;
  const inList = drawn.filter(({ presence }) => presence !== 'leaving');
  if (inList.length !== items.length || inList.some(({ item }, place) => item.id !== items[place]?.id)) {
    lines = joined(drawn, items);
    setDrawn(lines);
  }
  const forget = (id: string) =>
    setDrawn((before) => before.filter(({ item, presence }) => item.id !== id || presence !== 'leaving'));
  return { lines, forget };
}

/** The new lines in their order, and each of those that are gone now behind the one that it stood behind. */
function joined<Item extends { id: string }>(
  before: readonly PresentLine<Item>[],
  items: readonly Item[],
): PresentLine<Item>[] {
  const known = new Map(before.map(({ item, presence }) => [item.id, presence]));
  const lines = items.map((item): PresentLine<Item> => {
    const presence = known.get(item.id) ?? 'leaving';
    return { item, presence: presence === 'leaving' ? 'arriving' : presence };
  });
  before.forEach(({ item }, place) => {
    if (lines.some((line) => line.item.id === item.id)) return;
    const above = before[place - 1]?.item.id;
    const at = lines.findIndex((line) => line.item.id === above) + 1;
    lines.splice(at, 0, { item, presence: 'leaving' });
  });
  return lines;
}
