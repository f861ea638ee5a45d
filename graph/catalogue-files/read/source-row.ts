import type { Phrase } from '../../shared/languages/phrase.js';
import type { ColumnMapping, Field } from './column-mapping.js';

/** A row of a file, before anybody has looked at what it says. */
export interface SourceRow {
  /** As a spreadsheet counts: the header of a CSV is row 1; of JSONL, the number of the line. */
  readonly row: number;
  readonly mapping: ColumnMapping;
  /** The cell at each place of the mapping. */
  readonly cells: readonly string[];
  /** Why it cannot be read; null for a row that can. */
  readonly broken: Phrase | null;
}

/**
 * Something that is wrong with a row, so that the row was not imported, or imported without the
 * cell.
 */
export interface Problem {
  row: number;
  /** The field at fault; null when it is the row as a whole. */
  column: Field | `customFields.${string}` | null;
  reason: Phrase;
}

/** The most characters of a row. */
export const MAX_ROW_LENGTH = 1_000_000;
