import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Of `product_count`: the count itself, as against what was added beside it. */
const WHOLE = `'00000000-0000-0000-0000-000000000000'`;

/** A product counts for its top category and for its most specific one, there for all prices and for its own. */
const PLACES = `
  unnest(ARRAY[p.category_id, p.sub_category_id]) AS place (category_id),
  unnest(ARRAY[0, price_step(p.price_paise)]) AS step (price_from)
  WHERE place.category_id IS NOT NULL`;

/** Changes of counts, as `add_to_product_counts` takes them. */
const changesOf = (products: string) => `
  SELECT array_agg(category_id), array_agg(price_from), array_agg(products) INTO shelves, steps, numbers FROM (
    SELECT place.category_id, step.price_from, sum(p.sign) AS products FROM (${products}) AS p, ${PLACES}
    GROUP BY 1, 2 HAVING sum(p.sign) <> 0) AS change`;

const ROW = 'category_id, sub_category_id, price_paise';

/** What changes counts. Most changes of products leave them alone, and cost nothing by a trigger that looks at rows. */
const EVENTS = [
  {
    event: 'insert',
    trigger: 'AFTER INSERT ON product REFERENCING NEW TABLE AS arrived FOR EACH STATEMENT',
    products: `SELECT 1 AS sign, ${ROW} FROM arrived`,
  },
  {
    event: 'update',
    trigger: `AFTER UPDATE OF ${ROW} ON product FOR EACH ROW WHEN (
      (OLD.category_id, OLD.sub_category_id, OLD.price_paise) IS DISTINCT FROM
      (NEW.category_id, NEW.sub_category_id, NEW.price_paise))`,
    products: `SELECT * FROM (VALUES (1, NEW.category_id, NEW.sub_category_id, NEW.price_paise),
      (-1, OLD.category_id, OLD.sub_category_id, OLD.price_paise)) AS row (sign, ${ROW})`,
  },
  {
    event: 'delete',
    trigger: 'AFTER DELETE ON product REFERENCING OLD TABLE AS gone FOR EACH STATEMENT',
    products: `SELECT -1 AS sign, ${ROW} FROM gone`,
  },
];

/** Counts the products of categories when they change instead of whenever somebody looks. */
export class CountProductsAtOnce1795295209257 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE "product_count" (
        "category_id" uuid NOT NULL, "price_from" integer NOT NULL, "entry" uuid NOT NULL, "products" integer NOT NULL,
        CONSTRAINT "PK_9f42a3224b4c3b2cae5bd14c09f" PRIMARY KEY ("category_id", "price_from", "entry"))
        WITH (fillfactor = 50)
    `);
    await db.query(`CREATE INDEX "product_count_entries" ON "product_count" ("entry") WHERE entry <> ${WHOLE}`);
    await db.query(`
      ALTER TABLE "product_count" ADD CONSTRAINT "FK_0b68b4d9b61d1a6367aa87842a0"
        FOREIGN KEY ("category_id") REFERENCES "category"("id") ON DELETE CASCADE ON UPDATE NO ACTION
    `);

    // The lowest price with the same first two digits: 4700 for 4799.
    await db.query(`
      CREATE FUNCTION price_step(price integer) RETURNS integer LANGUAGE sql IMMUTABLE PARALLEL SAFE
      RETURN rpad(left(price::text, 2), length(price::text), '0')::integer
    `);

    // Whoever gets the lock changes the counts, with what others have added beside them; all others add rows of their own.
    // So nobody waits for anybody, and the rows of the counts are changed by one transaction at a time.
    await db.query(`
      CREATE FUNCTION add_to_product_counts(shelves uuid[], steps integer[], numbers integer[]) RETURNS void
      LANGUAGE plpgsql AS $body$
      BEGIN
        IF pg_try_advisory_xact_lock(5645) THEN
          WITH folded AS (
            DELETE FROM product_count WHERE entry <> ${WHOLE} RETURNING category_id, price_from, products)
          INSERT INTO product_count AS c (category_id, price_from, entry, products)
          SELECT category_id, price_from, ${WHOLE}, sum(products) FROM (
            SELECT category_id, price_from, products FROM folded UNION ALL SELECT * FROM unnest(shelves, steps, numbers)
          ) AS change GROUP BY 1, 2 HAVING sum(products) <> 0
          ON CONFLICT (category_id, price_from, entry) DO UPDATE SET products = c.products + excluded.products;
        ELSE
          INSERT INTO product_count (category_id, price_from, entry, products)
          SELECT shelf, step, uuidv7(), number FROM unnest(shelves, steps, numbers) AS change (shelf, step, number);
        END IF;
      END
      $body$
    `);
    for (const { event, trigger, products } of EVENTS) {
      await db.query(`
        CREATE FUNCTION count_products_on_${event}() RETURNS trigger LANGUAGE plpgsql AS $body$
        DECLARE
          shelves uuid[];
          steps integer[];
          numbers integer[];
        BEGIN
          ${changesOf(products)};
          IF shelves IS NOT NULL THEN
            PERFORM add_to_product_counts(shelves, steps, numbers);
          END IF;
          RETURN NULL;
        END
        $body$
      `);
      await db.query(
        `CREATE TRIGGER counts_products_on_${event} ${trigger} EXECUTE FUNCTION count_products_on_${event}()`,
      );
    }

    // For when all products went at once, and for whoever wrote products while triggers were switched off.
    await db.query(`
      CREATE FUNCTION recount_products() RETURNS void LANGUAGE sql AS $body$
        DELETE FROM product_count;
        INSERT INTO product_count (category_id, price_from, entry, products)
        SELECT place.category_id, step.price_from, ${WHOLE}, count(*) FROM product p, ${PLACES} GROUP BY 1, 2;
      $body$
    `);
    await db.query(`
      CREATE FUNCTION count_products_on_truncate() RETURNS trigger LANGUAGE plpgsql AS $body$
      BEGIN
        PERFORM recount_products();
        RETURN NULL;
      END
      $body$
    `);
    await db.query(`
      CREATE TRIGGER counts_products_on_truncate AFTER TRUNCATE ON product
        FOR EACH STATEMENT EXECUTE FUNCTION count_products_on_truncate()
    `);

    // The same of some categories by the index, from one price to another.
    await db.query(`
      CREATE FUNCTION count_products_one_by_one(shelves uuid[], low bigint, high bigint) RETURNS bigint
      LANGUAGE plpgsql STABLE SET enable_seqscan = off AS $body$
      BEGIN
        RETURN (SELECT count(*) FROM product p WHERE p.category_id = ANY (shelves) AND p.price_paise BETWEEN low AND high)
          + (SELECT count(*) FROM product p WHERE p.sub_category_id = ANY (shelves) AND p.price_paise BETWEEN low AND high);
      END
      $body$
    `);

    // How many products some categories hold between two prices, both included; null stands for all categories, and for no
    // bound. Whole steps of prices are counted already; of the two that the bounds fall into, what is within is counted.
    await db.query(`
      CREATE FUNCTION count_products(shelves uuid[], lowest integer, highest integer) RETURNS integer
      LANGUAGE plpgsql STABLE AS $body$
      DECLARE
        low CONSTANT integer := greatest(lowest, 1);
        high CONSTANT integer := coalesce(highest, 2147483647);
        last_step CONSTANT integer := CASE WHEN high > 0 THEN price_step(high) ELSE 0 END;
        whole_from bigint := price_step(low);
        counted bigint;
      BEGIN
        IF shelves IS NULL THEN
          shelves := array(SELECT id FROM category WHERE parent_id IS NULL);
        END IF;
        IF lowest IS NULL AND highest IS NULL THEN
          RETURN (SELECT coalesce(sum(c.products), 0) FROM product_count c
            WHERE c.category_id = ANY (shelves) AND c.price_from = 0);
        END IF;
        IF whole_from < low THEN
          -- The step behind it: 4800 for 4799, 10000 for 9999.
          whole_from := least(last_step, whole_from + (10 ^ (length(low::text) - 2))::bigint);
        END IF;
        SELECT coalesce(sum(c.products), 0) INTO counted FROM product_count c
        WHERE c.category_id = ANY (shelves) AND c.price_from >= whole_from AND c.price_from < last_step;
        IF low < whole_from THEN
          counted := counted + count_products_one_by_one(shelves, low, whole_from - 1);
        END IF;
        RETURN counted + count_products_one_by_one(shelves, greatest(low, last_step), high);
      END
      $body$
    `);
    await db.query('SELECT recount_products()');
  }

  async down(db: QueryRunner): Promise<void> {
    for (const event of ['insert', 'update', 'delete', 'truncate']) {
      await db.query(`DROP TRIGGER counts_products_on_${event} ON product`);
      await db.query(`DROP FUNCTION count_products_on_${event}()`);
    }
    await db.query('DROP FUNCTION count_products(uuid[], integer, integer)');
    await db.query('DROP FUNCTION count_products_one_by_one(uuid[], bigint, bigint)');
    await db.query('DROP FUNCTION recount_products()');
    await db.query('DROP FUNCTION add_to_product_counts(uuid[], integer[], integer[])');
    await db.query('DROP FUNCTION price_step(integer)');
    await db.query('DROP TABLE product_count');
  }
}
