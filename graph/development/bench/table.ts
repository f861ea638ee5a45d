const COLUMN = 9;

/** The middle one of what was measured; 0 when nothing was. */
export function medianOf<T>(measured: readonly T[], of: (one: T) => number): number {
  return measured.map(of).sort((a, b) => a - b)[Math.floor(measured.length / 2)] ?? 0;
}

/** Prints a row of a table, in columns of equal width. */
export function printRow(cells: readonly (string | number)[]): void {
  process.stdout.write(`${cells.map((cell) => String(cell).padStart(COLUMN)).join(' ')}\n`);
}

/** A table that is printed row by row as it comes to be, and that Markdown can show whole. */
export class Table {
  private readonly rows: string[][] = [];

  /** @param heads of the columns; each is as wide as its head, or 9 signs */
  constructor(heads: readonly string[]) {
    this.add(heads);
  }

  /** Adds a row at the end and prints it. */
  add(cells: readonly (string | number)[]): void {
    const heads = this.rows[0] ?? cells;
    const row = cells.map(String);
    this.rows.push(row);
    const padded = row.map((cell, place) => cell.padStart(Math.max(COLUMN, String(heads[place] ?? '').length)));
    process.stdout.write(`${padded.join(' ')}\n`);
  }

  /** In Markdown. */
  toString(): string {
    const lines = this.rows.map((row) => `| ${row.map((cell) => cell.trim()).join(' | ')} |`);
    const rule = `|${'---|'.repeat(this.rows[0]?.length ?? 0)}`;
    return [lines[0], rule, ...lines.slice(1)].join('\n');
  }
}
