import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Says on the channel `live` which orders changed their status and which products their stock, once it is kept. */
export class AnnounceChanges1795272513000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE FUNCTION announce_order() RETURNS trigger LANGUAGE plpgsql AS $body$
      BEGIN
        PERFORM pg_notify('live', 'order ' || NEW.id);
        RETURN NULL;
      END
      $body$
    `);
    await db.query(`
      CREATE TRIGGER announces_status AFTER UPDATE OF status ON "order"
        FOR EACH ROW WHEN (OLD.status IS DISTINCT FROM NEW.status) EXECUTE FUNCTION announce_order()
    `);
    // What stands in both tables with the same count has not changed. Whoever changes very many at once, as an import
    // does, names none of them: everybody looks.
    await db.query(`
      CREATE FUNCTION announce_stock() RETURNS trigger LANGUAGE plpgsql AS $body$
      DECLARE
        product_ids uuid[];
      BEGIN
        product_ids := array(
          SELECT DISTINCT product_id FROM (
            SELECT 1 AS sign, product_id, id, on_hand - reserved AS available FROM arrived
            UNION ALL SELECT -1, product_id, id, on_hand - reserved FROM gone
          ) AS change GROUP BY product_id, id, available HAVING sum(sign) <> 0);
        IF cardinality(product_ids) > 100 THEN
          PERFORM pg_notify('live', 'stock *');
        ELSE
          PERFORM pg_notify('live', 'stock ' || id) FROM unnest(product_ids) AS id;
        END IF;
        RETURN NULL;
      END
      $body$
    `);
    await db.query(`
      CREATE TRIGGER announces_stock AFTER UPDATE ON product_variant
        REFERENCING OLD TABLE AS gone NEW TABLE AS arrived FOR EACH STATEMENT EXECUTE FUNCTION announce_stock()
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TRIGGER announces_stock ON product_variant');
    await db.query('DROP FUNCTION announce_stock()');
    await db.query('DROP TRIGGER announces_status ON "order"');
    await db.query('DROP FUNCTION announce_order()');
  }
}
