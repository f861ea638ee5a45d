import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The tables that an answer which is the same for every visitor may be made of. */
const TABLES = ['banner', 'category', 'country', 'home_slide', 'image', 'order_line', 'product', 'product_country']
  .concat(['product_image', 'product_variant', 'review', 'search_document', 'search_synonym', 'search_term'])
  .map((table) => ({ table, events: 'INSERT OR UPDATE OR DELETE OR TRUNCATE' }))
  // Whether a review is by a buyer follows from the status of orders.
  .concat([{ table: '"order"', events: 'INSERT OR UPDATE OF status OR DELETE OR TRUNCATE' }]);

/** Counts the transactions that changed what visitors see, so that a kept answer can be known to be the latest. */
export class CountCatalogueChanges1795283301000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE catalogue_version (place integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY, changes bigint NOT NULL)
    `);
    // Each transaction counts itself once, in a place that no other one is counting in at the same time, so that nobody
    // waits. What is rolled back to before, is not counted: the setting is taken back with it.
    await db.query(`
      CREATE FUNCTION count_catalogue_change() RETURNS trigger LANGUAGE plpgsql AS $body$
      DECLARE
        this_one text := pg_current_xact_id()::text;
      BEGIN
        IF current_setting('shop.counted', true) = this_one THEN
          RETURN NULL;
        END IF;
        PERFORM set_config('shop.counted', this_one, true);
        UPDATE catalogue_version SET changes = changes + 1
          WHERE place = (SELECT place FROM catalogue_version ORDER BY place LIMIT 1 FOR UPDATE SKIP LOCKED);
        IF NOT FOUND THEN
          INSERT INTO catalogue_version (changes) VALUES (1);
        END IF;
        RETURN NULL;
      END
      $body$
    `);
    for (const { table, events } of TABLES) {
      await db.query(`
        CREATE TRIGGER counts_changes AFTER ${events} ON ${table}
          FOR EACH STATEMENT EXECUTE FUNCTION count_catalogue_change()
      `);
    }
  }

  async down(db: QueryRunner): Promise<void> {
    for (const { table } of TABLES) await db.query(`DROP TRIGGER counts_changes ON ${table}`);
    await db.query('DROP FUNCTION count_catalogue_change()');
    await db.query('DROP TABLE catalogue_version');
  }
}
