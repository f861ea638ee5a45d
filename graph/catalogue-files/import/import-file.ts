import { createReadStream, createWriteStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { finished } from 'node:stream/promises';
import cliProgress from 'cli-progress';
import { stringify } from 'csv-stringify';
import type { Context } from '../../shared/context.js';
import { DEFAULT_LANGUAGE } from '../../shared/languages/languages.js';
import { say } from '../../shared/languages/phrase.js';
import { type CatalogueFormat, readRows } from '../read/read-rows.js';
import type { Problem } from '../read/source-row.js';
import { type ImportOptions, type ImportReport, importCatalogue } from './import-catalogue.js';
import type { ToldProblem } from './import-uploaded-catalogue.js';

/** Refused rows that are shown; all of them are in the report. */
const SHOWN = 10;

/** What the command line says. */
export interface ImportFileOptions extends Pick<ImportOptions, 'isTrial' | 'picturesFolder' | 'stockOfNew'> {
  format: CatalogueFormat;
}

/**
 * Imports a file, shows how far it is, and tells what came of it. What was refused or left out is
 * written to a report beside the file, FILE.report.csv, a row for each: its number, the column at
 * fault, the reason and the outcome.
 *
 * @param file `-` is standard input
 * @throws Error in words where there is no such file
 */
export async function importFile(ctx: Context, file: string, options: ImportFileOptions): Promise<void> {
  const isStdin = file === '-';
  const size = isStdin ? 0 : await sizeOf(file);
  const bar = openBar(size);
  const reportFile = `${isStdin ? 'catalogue' : file}.report.csv`;
  const problems = openProblems(reportFile);
  const startedAt = Date.now();
  let bytes = 0;
  let latest: ImportReport | null = null;
  async function* chunks() {
    for await (const chunk of isStdin ? process.stdin : createReadStream(file)) {
      bytes += (chunk as Buffer).length;
      yield chunk as Buffer;
    }
  }

  const rows = readRows(chunks(), options.format);
  try {
    latest = await importCatalogue(ctx, rows, {
      ...options,
      isGuarded: options.format === 'csv',
      onProblem: (problem) => problems.add(problem, 'refused'),
      onWarning: (warning) => problems.add(warning, 'warned'),
      onProgress: (report) => {
        latest = { ...report };
        bar.update(Math.min(bytes, size), { rows: rowsOf(report).toLocaleString('en-IN') });
      },
    });
  } catch (thrown) {
    bar.stop();
    if (latest && !options.isTrial)
      print(`Stopped. ${summaryOf(latest)} That is kept; the same command does the rest.`);
    throw thrown;
  } finally {
    bar.stop();
    await problems.close();
  }
  const seconds = ((Date.now() - startedAt) / 1000).toFixed(1);
  print(`${options.isTrial ? 'Tried, and changed nothing' : 'Done'} in ${seconds} s. ${summaryOf(latest)}`);
  if (latest.unread.length > 0) print(`Columns that say nothing the shop could keep: ${latest.unread.join(', ')}`);
  if (latest.withoutPictures > 0) {
    print(`${latest.withoutPictures} rows came without their pictures: say with --pictures in which folder they lie.`);
  }
  for (const { row, column, reason } of problems.first) print(`  row ${row}${column ? `, ${column}` : ''}: ${reason}`);
  if (latest.refused + latest.warned > 0) {
    print(`  all ${latest.refused} refused rows and ${latest.warned} warnings are in ${reportFile}`);
  }
}

async function sizeOf(file: string): Promise<number> {
  const found = await stat(file).catch(() => null);
  if (!found || found.isDirectory()) throw new Error(`There is no file ${file}.`);
  return found.size;
}

const print = (line: string) => process.stdout.write(`${line}\n`);

function rowsOf({ created, updated, unchanged, refused }: ImportReport): number {
  return created + updated + unchanged + refused;
}

function summaryOf({ created, updated, unchanged, refused }: ImportReport): string {
  return `${created} new, ${updated} changed, ${unchanged} as they were, ${refused} refused.`;
}

function openBar(size: number): cliProgress.SingleBar {
  const bar = new cliProgress.SingleBar(
    { format: '  {bar} {percentage}% {rows} rows', hideCursor: true, noTTYOutput: true, notTTYSchedule: 5_000 },
    cliProgress.Presets.shades_classic,
  );
  bar.start(size || 1, 0, { rows: 0 });
  return bar;
}

/** Writes refused rows to the report as they come; without any there is no report. */
function openProblems(file: string) {
  const first: ToldProblem[] = [];
  let report: ReturnType<typeof stringify> | null = null;
  let written: Promise<void> | null = null;
  return {
    first,
    add: (problem: Problem, outcome: 'refused' | 'warned') => {
      const told = { ...problem, reason: say(problem.reason, DEFAULT_LANGUAGE) };
      if (first.length < SHOWN) first.push(told);
      if (!report) {
        report = stringify({ header: true, columns: ['row', 'column', 'reason', 'outcome'] });
        written = finished(report.pipe(createWriteStream(file)));
      }
      report.write({ ...told, outcome });
    },
    close: async () => {
      report?.end();
      await written;
    },
  };
}
