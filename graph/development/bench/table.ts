const COLUMN = 9;

/** The middle one of what was measured; 0 when nothing was. */
export function medianOf<T>(measured: readonly T[], of: (one: T) => number): number {
  return measured.map(of).sort((a, b) => a - b)[Math.floor(measured.length / 2)] ?? 0;
}

/** Prints a row of a table, in columns of equal width. */
export function printRow(cells: readonly (string | number)[]): void {
  process.stdout.write(`${cells.map((cell) => String(cell).padStart(COLUMN)).join(' ')}\n`);
}
