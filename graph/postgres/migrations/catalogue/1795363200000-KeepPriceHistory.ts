import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Keeps what each variant cost since when, and with each price the lowest of the 30 days before it. */
export class KeepPriceHistory1795363200000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE "variant_price" (
        "variant_id" uuid NOT NULL, "since" TIMESTAMP(3) WITH TIME ZONE NOT NULL DEFAULT now(), "price_paise" integer NOT NULL,
        CONSTRAINT "PK_462d326ec9e51a80e8c112ada6a" PRIMARY KEY ("variant_id", "since"))
    `);
    await db.query(`
      ALTER TABLE "variant_price" ADD CONSTRAINT "FK_06ea94653b610bb14586611f80f"
        FOREIGN KEY ("variant_id") REFERENCES "product_variant"("id") ON DELETE CASCADE
    `);
    await db.query('ALTER TABLE product_variant ADD "lowest_price_paise" integer');
    await db.query('ALTER TABLE product ADD "lowest_price_paise" integer');
    // Nobody knows since when today's prices hold; from today on it is known.
    await db.query('INSERT INTO variant_price (variant_id, price_paise) SELECT id, price_paise FROM product_variant');
    await addHistory(db);
    await addProductPrice(db);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TRIGGER settles_lowest_price_on_update ON product_variant');
    await db.query('DROP TRIGGER settles_lowest_price_on_insert ON product_variant');
    await db.query('DROP TRIGGER keeps_new_price ON product_variant');
    await db.query('DROP TRIGGER keeps_price ON product_variant');
    await db.query('DROP TRIGGER looks_back ON product_variant');
    const functions = ['settle_new_lowest_prices', 'settle_lowest_price', 'keep_new_prices', 'keep_price', 'look_back'];
    for (const name of functions) await db.query(`DROP FUNCTION ${name}()`);
    await db.query('ALTER TABLE product DROP COLUMN "lowest_price_paise"');
    await db.query('ALTER TABLE product_variant DROP COLUMN "lowest_price_paise"');
    await db.query('DROP TABLE "variant_price"');
  }
}

async function addHistory(db: QueryRunner): Promise<void> {
  // The price that held when the 30 days began counts as well. What this transaction itself has set was never asked of anybody.
  await db.query(`
    CREATE FUNCTION look_back() RETURNS trigger LANGUAGE plpgsql AS $body$
    BEGIN
      NEW.lowest_price_paise := (
        SELECT min(h.price_paise) FROM variant_price h WHERE h.variant_id = NEW.id AND h.since < now() AND h.since >= coalesce(
          (SELECT max(b.since) FROM variant_price b WHERE b.variant_id = NEW.id AND b.since <= now() - interval '30 days'),
          '-infinity'));
      RETURN NEW;
    END $body$
  `);
  await db.query(`
    CREATE TRIGGER looks_back BEFORE UPDATE ON product_variant FOR EACH ROW
      WHEN (OLD.price_paise <> NEW.price_paise) EXECUTE FUNCTION look_back()
  `);
  await db.query(`
    CREATE FUNCTION keep_price() RETURNS trigger LANGUAGE plpgsql AS $body$
    BEGIN
      INSERT INTO variant_price (variant_id, price_paise) VALUES (NEW.id, NEW.price_paise)
        ON CONFLICT (variant_id, since) DO UPDATE SET price_paise = EXCLUDED.price_paise;
      RETURN NULL;
    END $body$
  `);
  await db.query(`
    CREATE TRIGGER keeps_price AFTER UPDATE ON product_variant FOR EACH ROW
      WHEN (OLD.price_paise <> NEW.price_paise) EXECUTE FUNCTION keep_price()
  `);
  await db.query(`
    CREATE FUNCTION keep_new_prices() RETURNS trigger LANGUAGE plpgsql AS $body$
    BEGIN
      INSERT INTO variant_price (variant_id, price_paise) SELECT id, price_paise FROM added;
      RETURN NULL;
    END $body$
  `);
  await db.query(`
    CREATE TRIGGER keeps_new_price AFTER INSERT ON product_variant REFERENCING NEW TABLE AS added
      FOR EACH STATEMENT EXECUTE FUNCTION keep_new_prices()
  `);
}

/** A product shows that of its default variant. */
async function addProductPrice(db: QueryRunner): Promise<void> {
  await db.query(`
    CREATE FUNCTION settle_lowest_price() RETURNS trigger LANGUAGE plpgsql AS $body$
    BEGIN
      UPDATE product SET lowest_price_paise = NEW.lowest_price_paise
        WHERE id = NEW.product_id AND lowest_price_paise IS DISTINCT FROM NEW.lowest_price_paise;
      RETURN NULL;
    END $body$
  `);
  await db.query(`
    CREATE TRIGGER settles_lowest_price_on_update AFTER UPDATE ON product_variant FOR EACH ROW
      WHEN (NEW.position = 1
        AND (OLD.lowest_price_paise, OLD.position) IS DISTINCT FROM (NEW.lowest_price_paise, NEW.position))
      EXECUTE FUNCTION settle_lowest_price()
  `);
  await db.query(`
    CREATE FUNCTION settle_new_lowest_prices() RETURNS trigger LANGUAGE plpgsql AS $body$
    BEGIN
      UPDATE product p SET lowest_price_paise = a.lowest_price_paise FROM added a
        WHERE p.id = a.product_id AND a.position = 1 AND p.lowest_price_paise IS DISTINCT FROM a.lowest_price_paise;
      RETURN NULL;
    END $body$
  `);
  await db.query(`
    CREATE TRIGGER settles_lowest_price_on_insert AFTER INSERT ON product_variant REFERENCING NEW TABLE AS added
      FOR EACH STATEMENT EXECUTE FUNCTION settle_new_lowest_prices()
  `);
}
