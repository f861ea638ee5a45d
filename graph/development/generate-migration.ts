import { readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DataSource } from 'typeorm';
import { featuresWithDemo } from '../demo/feature.js';
import { features } from '../features.js';
import { openDatabase, tablesOf } from '../open-database.js';
import { databaseOptions } from '../postgres/data-source.js';
import { startEmbeddedPostgres } from '../postgres/embedded-postgres.js';
import { projectRoot } from '../shared/config/project-root.js';
import { hashOf, RELEASED, readMigrations } from './rules/migration-rules.js';

/**
 * Writes a migration for what the entities of a feature say and the migrations do not yet:
 * `npm run migration -- cart AddGiftWrap`. Runs on a database of its own, so it needs none and
 * harms none. `npm run migration -- --release` notes what those that are there say, from when on
 * they stay as they are.
 */
const [room = '', name = ''] = process.argv.slice(2);
if (room === '--release') {
  const hashes = [...readMigrations()].map(([file, text]) => [file, hashOf(text)]);
  const before: Record<string, string> = JSON.parse(readFileSync(RELEASED, 'utf8'));
  await writeFile(RELEASED, `${JSON.stringify({ ...Object.fromEntries(hashes), ...before }, null, 2)}\n`);
  process.stdout.write('The migrations stay as they are from here on.\n');
  process.exit(0);
}
if (!features.some((feature) => feature.name === room) || !/^[A-Z][A-Za-z]+$/.test(name))
  throw new Error('Name the feature, and the migration by verb and noun: npm run migration -- cart AddGiftWrap');

const dataDir = await mkdtemp(path.join(tmpdir(), 'jhola-migration-'));
const postgres = await startEmbeddedPostgres({ dataDir, password: 'migration', durable: false });
try {
  const migrated = await openDatabase(postgres.url, 2);
  await migrated.destroy();
  const database = await new DataSource(databaseOptions(postgres.url, 2, tablesOf(featuresWithDemo))).initialize();
  const { upQueries, downQueries } = await database.driver.createSchemaBuilder().log();
  await database.destroy();
  if (upQueries.length === 0) {
    process.stdout.write('The migrations make what the entities describe; nothing to write.\n');
  } else {
    const time = Date.now();
    const lines = (queries: { query: string }[]) =>
      queries.map(({ query }) => `    await db.query(${quoted(query)});`).join('\n');
    const folder = path.join(projectRoot, 'graph', room, 'migrations');
    await mkdir(folder, { recursive: true });
    await writeFile(
      path.join(folder, `${time}-${name}.ts`),
      `import type { MigrationInterface, QueryRunner } from 'typeorm';

export class ${name}${time} implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
${lines(upQueries)}
  }

  async down(db: QueryRunner): Promise<void> {
${lines([...downQueries].reverse())}
  }
}
`,
    );
    process.stdout.write(
      `graph/${room}/migrations/${time}-${name}.ts: read it before you commit it, and name ${name}${time} among the migrations of graph/${room}/feature.ts\n`,
    );
  }
} finally {
  await postgres.stop();
  await rm(dataDir, { recursive: true, force: true });
}

function quoted(query: string): string {
  return query.includes("'") || query.includes('"') ? `\`${query.replaceAll('`', '\\`')}\`` : `'${query}'`;
}
