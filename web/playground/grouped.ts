/** What belongs together under one name, in the order in which the names first appear. */
export function grouped<Item>(items: readonly Item[], nameOf: (item: Item) => string): [name: string, items: Item[]][] {
  const groups = new Map<string, Item[]>();
  for (const item of items) groups.set(nameOf(item), [...(groups.get(nameOf(item)) ?? []), item]);
  return [...groups];
}
