import type { DataSource } from 'typeorm';

/** A statement as it was sent to PostgreSQL. */
interface SentStatement {
  text: string;
  parameters: unknown[];
}

/** Of a plan as EXPLAIN tells it in JSON. */
interface PlanNode {
  'Relation Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Index Recheck'?: number;
  Plans?: PlanNode[];
}

const silent = {
  logQuery: () => undefined,
  logQueryError: () => undefined,
  logQuerySlow: () => undefined,
  logSchemaBuild: () => undefined,
  logMigration: () => undefined,
  log: () => undefined,
};

/** The statements that PostgreSQL was sent while the work was done. */
export async function statementsOf(database: DataSource, work: () => Promise<unknown>): Promise<SentStatement[]> {
  const sent: SentStatement[] = [];
  const before = database.logger;
  const logQuery = (text: string, parameters?: unknown[]) => sent.push({ text, parameters: parameters ?? [] });
  database.setOptions({ logger: { ...silent, logQuery }, logging: ['query'] });
  await work();
  database.logger = before;
  return sent;
}

/**
 * How many rows of each table PostgreSQL looks at for what the work reads, those that it throws
 * away included: it is asked for the plan of each statement afterwards. What a plan costs is a
 * matter of the machine; how much it reads is not.
 */
export async function rowsReadBy(database: DataSource, work: () => Promise<unknown>): Promise<Record<string, number>> {
  const read: Record<string, number> = {};
  const look = (node: PlanNode) => {
    const table = node['Relation Name'];
    const thrownAway = (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0);
    const rows = (node['Actual Rows'] + thrownAway) * node['Actual Loops'];
    if (table) read[table] = (read[table] ?? 0) + Math.round(rows);
    node.Plans?.forEach(look);
  };
  for (const { text, parameters } of await statementsOf(database, work)) {
    if (/^(START|COMMIT|SET)\b/.test(text)) continue;
    const [explained] = await database.query(`EXPLAIN (ANALYZE, FORMAT JSON) ${text}`, parameters);
    look(explained['QUERY PLAN'][0].Plan);
  }
  return read;
}
