import type { MigrationInterface, QueryRunner } from 'typeorm';

const WRITES = 'INSERT OR UPDATE OR DELETE OR TRUNCATE';

/** The tables that an answer which is the same for every visitor may be made of: those that seldom change, and the others. */
const SHELVES = ['banner', 'category', 'country', 'home_slide', 'image'];
const GOODS = ['order_line', 'product', 'product_country', 'product_image', 'product_variant', 'review'].concat([
  'search_document',
  'search_synonym',
  'search_term',
]);
const TABLES = [
  ...SHELVES.map((table) => ({ table, events: WRITES, kind: 'shelves' })),
  ...GOODS.map((table) => ({ table, events: WRITES, kind: 'goods' })),
  // Whether a review is by a buyer follows from the status of orders.
  { table: '"order"', events: 'INSERT OR UPDATE OF status OR DELETE OR TRUNCATE', kind: 'goods' },
];

/** Counts the transactions that changed what visitors see, so that a kept answer can be known to be the latest. */
export class CountCatalogueChanges1795283301000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE catalogue_version (
        place integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY, changes bigint NOT NULL, shelf_changes bigint NOT NULL)
    `);
    // Each transaction counts itself once for each kind, in a place that no other one is counting in at the same time, so that nobody
    // waits. What is rolled back to before, is not counted: the setting is taken back with it.
    await db.query(`
      CREATE FUNCTION count_catalogue_change() RETURNS trigger LANGUAGE plpgsql AS $body$
      DECLARE
        this_one text := pg_current_xact_id()::text;
        setting text := 'shop.counted_' || TG_ARGV[0];
        shelf integer := (TG_ARGV[0] = 'shelves')::integer;
      BEGIN
        IF current_setting(setting, true) = this_one THEN
          RETURN NULL;
        END IF;
        PERFORM set_config(setting, this_one, true);
        UPDATE catalogue_version SET changes = changes + 1, shelf_changes = shelf_changes + shelf
          WHERE place = (SELECT place FROM catalogue_version ORDER BY place LIMIT 1 FOR UPDATE SKIP LOCKED);
        IF NOT FOUND THEN
          INSERT INTO catalogue_version (changes, shelf_changes) VALUES (1, shelf);
        END IF;
        RETURN NULL;
      END
      $body$
    `);
    for (const { table, events, kind } of TABLES) {
      await db.query(`
        CREATE TRIGGER counts_changes AFTER ${events} ON ${table}
          FOR EACH STATEMENT EXECUTE FUNCTION count_catalogue_change('${kind}')
      `);
    }
  }

  async down(db: QueryRunner): Promise<void> {
    for (const { table } of TABLES) await db.query(`DROP TRIGGER counts_changes ON ${table}`);
    await db.query('DROP FUNCTION count_catalogue_change()');
    await db.query('DROP TABLE catalogue_version');
  }
}
