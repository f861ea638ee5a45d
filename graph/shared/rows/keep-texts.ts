/**
 * Keeps the texts of a statement, by what it reads and by how it is put together.
 *
 * A connection knows by the text whether it has prepared a statement. To put together and to hash
 * thousands of characters for each request takes as long as to read a row.
 *
 * @returns the text for what is read, an object that is the same for all who ask alike
 */
export function keepTexts(): (wants: object, how: string, make: () => string) => string {
  const kept = new WeakMap<object, Map<string, string>>();
  return (wants, how, make) => {
    let texts = kept.get(wants);
    if (!texts) {
      texts = new Map();
      kept.set(wants, texts);
    }
    const before = texts.get(how);
    if (before !== undefined) return before;
    const text = make();
    texts.set(how, text);
    return text;
  };
}
