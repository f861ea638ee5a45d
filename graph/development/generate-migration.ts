import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DataSource } from 'typeorm';
import { featuresWithDemo } from '../demo/feature.js';
import { openDatabase, tablesOf } from '../open-database.js';
import { databaseOptions } from '../postgres/data-source.js';
import { startEmbeddedPostgres } from '../postgres/embedded-postgres.js';
import { projectRoot } from '../shared/project-root.js';

/**
 * Writes a migration for what the entities say and the migrations do not yet: `npm run migration -- AddReviewTable`.
 * Runs on a database of its own, so it needs none and harms none.
 */
const [name] = process.argv.slice(2);
if (!name || !/^[A-Z][A-Za-z]+$/.test(name))
  throw new Error('Name the migration by verb and noun: npm run migration -- AddReviewTable');

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
    const folder = path.join(projectRoot, 'graph', 'postgres', 'migrations');
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
    await writeFile(`${folder}.ts`, listOf(await readdir(folder)));
    process.stdout.write(`graph/postgres/migrations/${time}-${name}.ts: read it before you commit it\n`);
  }
} finally {
  await postgres.stop();
  await rm(dataDir, { recursive: true, force: true });
}

/** The module that names all migrations, since tests and the built graph load modules in different ways. */
function listOf(files: string[]): string {
  const named = files.sort().map((file) => {
    const [, time, verbNoun] = /^(\d+)-(\w+)\.ts$/.exec(file) ?? [];
    return { file: file.replace(/\.ts$/, '.js'), className: `${verbNoun}${time}` };
  });
  return `${named.map(({ file, className }) => `import { ${className} } from './migrations/${file}';`).join('\n')}

/** Every step that the tables have taken, oldest first; \`npm run migration\` adds to it. */
export const migrations = [${named.map(({ className }) => className).join(', ')}];
`;
}

function quoted(query: string): string {
  return query.includes("'") || query.includes('"') ? `\`${query.replaceAll('`', '\\`')}\`` : `'${query}'`;
}
