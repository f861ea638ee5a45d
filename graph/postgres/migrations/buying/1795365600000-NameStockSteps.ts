import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The tables whose changes count as changes of reference data. */
const REFERENCE = ['banner', 'category', 'country', 'home_slide', 'image'];

/** What the steps of a checkout, and reference data, are called, before and now. */
const BEFORE = {
  table: 'stock_move',
  names: [
    'stock_moves_once_per_kind',
    'stock_move_kind_is_known',
    'stock_move_quantity_is_positive',
    'PK_f08f817ee207f958d4e53abcae0',
    'FK_8b5c676813fc92eb3285be36d98',
    'FK_1e0e3ec4713eebbb76e08695525',
  ],
  index: 'IDX_1e0e3ec4713eebbb76e0869552',
  webhooks: 'tells_shop',
  reference: 'shelf_changes',
  kind: 'shelves',
};
const NOW: typeof BEFORE = {
  table: 'checkout_stock_step',
  names: [
    'checkout_stock_steps_once_per_kind',
    'checkout_stock_step_kind_is_known',
    'checkout_stock_step_quantity_is_positive',
    'PK_5ac4c72a4f9058d2bf7285c7ede',
    'FK_ed603cb9cf200de867d66aad996',
    'FK_a07e3c1082f1150b4b379347df1',
  ],
  index: 'IDX_a07e3c1082f1150b4b379347df',
  webhooks: 'notifies_shop',
  reference: 'reference_changes',
  kind: 'reference',
};

/** Gives a name of its own to what a checkout did to stock, beside `stock_movement`, and standard names to two columns. */
export class NameStockSteps1795365600000 implements MigrationInterface {
  up(db: QueryRunner): Promise<void> {
    return rename(db, BEFORE, NOW);
  }

  down(db: QueryRunner): Promise<void> {
    return rename(db, NOW, BEFORE);
  }
}

async function rename(db: QueryRunner, from: typeof BEFORE, to: typeof BEFORE): Promise<void> {
  await db.query(`ALTER TABLE ${from.table} RENAME TO ${to.table}`);
  for (const [place, name] of from.names.entries()) {
    await db.query(`ALTER TABLE ${to.table} RENAME CONSTRAINT "${name}" TO "${to.names[place]}"`);
  }
  await db.query(`ALTER INDEX "${from.index}" RENAME TO "${to.index}"`);
  await db.query(`ALTER TABLE standin_payment RENAME COLUMN ${from.webhooks} TO ${to.webhooks}`);
  await db.query(`ALTER TABLE catalogue_version RENAME COLUMN ${from.reference} TO ${to.reference}`);
  // As before but for the names: each transaction counts itself once for each kind, in a row that no other one is counting in.
  await db.query(`
    CREATE OR REPLACE FUNCTION count_catalogue_change() RETURNS trigger LANGUAGE plpgsql AS $body$
    DECLARE
      this_one text := pg_current_xact_id()::text;
      setting text := 'shop.counted_' || TG_ARGV[0];
      reference integer := (TG_ARGV[0] = '${to.kind}')::integer;
    BEGIN
      IF current_setting(setting, true) = this_one THEN
        RETURN NULL;
      END IF;
      PERFORM set_config(setting, this_one, true);
      UPDATE catalogue_version SET changes = changes + 1, ${to.reference} = ${to.reference} + reference
        WHERE place = (SELECT place FROM catalogue_version ORDER BY place LIMIT 1 FOR UPDATE SKIP LOCKED);
      IF NOT FOUND THEN
        INSERT INTO catalogue_version (changes, ${to.reference}) VALUES (1, reference);
      END IF;
      RETURN NULL;
    END
    $body$
  `);
  for (const table of REFERENCE) {
    await db.query(`
      CREATE OR REPLACE TRIGGER counts_changes AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON ${table}
        FOR EACH STATEMENT EXECUTE FUNCTION count_catalogue_change('${to.kind}')
    `);
  }
}
