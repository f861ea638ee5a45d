import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What has changes: the name of its kind, its table, and which difference between two states of a row is one. */
const KINDS = [
  { kind: 'PRODUCT', table: 'product', column: 'id', isChange: 'a IS DISTINCT FROM g' },
  { kind: 'VARIANT', table: 'product_variant', column: 'id', isChange: 'a IS DISTINCT FROM g' },
  { kind: 'ORDER', table: '"order"', column: 'id', isChange: 'a IS DISTINCT FROM g' },
  {
    ...{ kind: 'CUSTOMER', table: '"user"', column: 'id' },
    isChange: '(a.name, a.email, a.phone) IS DISTINCT FROM (g.name, g.email, g.phone)',
  },
] as const;

/** Tables whose rows are a part of something else: what they are a part of, and which difference changes that. */
const PARTS = [
  {
    ...{ table: 'product_variant', kind: 'PRODUCT', whole: 'product', column: 'product_id', key: ['id'] },
    // Pieces that come and go change the variant alone.
    isChange: `(to_jsonb(a) - 'on_hand' - 'reserved') IS DISTINCT FROM (to_jsonb(g) - 'on_hand' - 'reserved')`,
  },
  {
    ...{
      table: 'product_image',
      kind: 'PRODUCT',
      whole: 'product',
      column: 'product_id',
      key: ['product_id', 'image_id'],
    },
    isChange: 'a IS DISTINCT FROM g',
  },
  {
    ...{ table: 'product_country', kind: 'PRODUCT', whole: 'product', column: 'product_id' },
    ...{ key: ['product_id', 'country_id'], isChange: 'a IS DISTINCT FROM g' },
  },
] as const;

const STATES = {
  INSERT: 'NEW TABLE AS arrived',
  UPDATE: 'OLD TABLE AS gone NEW TABLE AS arrived',
  DELETE: 'OLD TABLE AS gone',
} as const;

type Operation = keyof typeof STATES;
const OPERATIONS = Object.keys(STATES) as Operation[];

/**
 * When products, variants, orders and customers changed last, those that are gone included, so that a program can ask for what
 * changed since it asked last. `changed_by` is the transaction, which tells what is settled: of a change whose transaction began
 * before another that is still under way, nobody knows yet whether something comes before it.
 */
export class AddChanges1795394400000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE change (kind text NOT NULL, id uuid NOT NULL, changed_at timestamptz(3) NOT NULL,
        changed_by bigint NOT NULL, is_removed boolean NOT NULL, PRIMARY KEY (kind, id))
    `);
    await db.query('CREATE INDEX change_in_order ON change (kind, changed_by, id)');
    for (const { kind, table } of KINDS) {
      await db.query(
        `INSERT INTO change SELECT '${kind}', id, now(), pg_current_xact_id()::text::bigint, false FROM ${table}`,
      );
    }
    // In the order of the ids, so that two who change the same things never wait for each other.
    await db.query(`
      CREATE FUNCTION note_changes(of_kind text, ids uuid[], are_removed boolean) RETURNS void LANGUAGE sql AS $body$
        INSERT INTO change AS c SELECT of_kind, id, now(), pg_current_xact_id()::text::bigint, are_removed
          FROM (SELECT DISTINCT id FROM unnest(ids) AS id) changed ORDER BY id
        ON CONFLICT (kind, id) DO UPDATE SET changed_at = excluded.changed_at, changed_by = excluded.changed_by,
            is_removed = excluded.is_removed
          WHERE c.changed_by <> excluded.changed_by OR c.is_removed <> excluded.is_removed
      $body$
    `);
    for (const { kind, table, isChange } of KINDS) {
      await this.hear(db, `note_${kind.toLowerCase()}`, table, {
        INSERT: `PERFORM note_changes('${kind}', ARRAY(SELECT id FROM arrived), false)`,
        UPDATE: `PERFORM note_changes('${kind}', ARRAY(SELECT a.id FROM arrived a JOIN gone g USING (id)
          WHERE ${isChange}), false)`,
        DELETE: `PERFORM note_changes('${kind}', ARRAY(SELECT id FROM gone), true)`,
      });
    }
    for (const { table, kind, whole, column, key, isChange } of PARTS) {
      // What goes with the whole has not changed it.
      const noted = (ids: string) =>
        `PERFORM note_changes('${kind}', ARRAY(SELECT w.id FROM ${whole} w WHERE w.id IN (${ids})), false)`;
      await this.hear(db, `note_${table}_of_${whole}`, table, {
        INSERT: noted(`SELECT ${column} FROM arrived`),
        UPDATE: noted(`SELECT a.${column} FROM arrived a JOIN gone g USING (${key.join(', ')}) WHERE ${isChange}`),
        DELETE: noted(`SELECT ${column} FROM gone`),
      });
    }
  }

  async down(db: QueryRunner): Promise<void> {
    const heard = [
      ...KINDS.map(({ kind, table }) => [`note_${kind.toLowerCase()}`, table]),
      ...PARTS.map(({ table, whole }) => [`note_${table}_of_${whole}`, table]),
    ];
    for (const [name, table] of heard) {
      for (const operation of OPERATIONS) await db.query(`DROP TRIGGER ${name}_${operation.toLowerCase()} ON ${table}`);
      await db.query(`DROP FUNCTION ${name}()`);
    }
    await db.query('DROP FUNCTION note_changes(text, uuid[], boolean)');
    await db.query('DROP TABLE change');
  }

  private async hear(db: QueryRunner, name: string, table: string, does: Record<Operation, string>): Promise<void> {
    const branches = OPERATIONS.map((operation) => `IF TG_OP = '${operation}' THEN ${does[operation]}; END IF;`);
    await db.query(`
      CREATE FUNCTION ${name}() RETURNS trigger LANGUAGE plpgsql AS $body$
      BEGIN ${branches.join('\n')} RETURN NULL; END
      $body$
    `);
    for (const operation of OPERATIONS) {
      await db.query(`
        CREATE TRIGGER ${name}_${operation.toLowerCase()} AFTER ${operation} ON ${table}
          REFERENCING ${STATES[operation]} FOR EACH STATEMENT EXECUTE FUNCTION ${name}()
      `);
    }
  }
}
