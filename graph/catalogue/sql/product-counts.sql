-- The lowest price with the same first two digits: 4700 for 4799. Counts are kept for each step.
CREATE OR REPLACE FUNCTION price_step(price integer) RETURNS integer LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN (rpad("left"((price)::text, 2), length((price)::text), '0'::text))::integer;

-- How many products that are shown some categories hold between two prices, both included; null
-- stands for all categories, and for no bound. Whole steps of prices are counted already; of the
-- two steps that the bounds fall into, what is within is counted. Each connection plans the
-- statements once: whatever is asked, the way is the same index.
CREATE OR REPLACE FUNCTION count_products(shelves uuid[], lowest integer, highest integer) RETURNS integer LANGUAGE plpgsql STABLE SET plan_cache_mode TO 'force_generic_plan'
AS $body$
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
$body$;

-- The same of some categories by the index, from one price to another.
CREATE OR REPLACE FUNCTION count_products_one_by_one(shelves uuid[], low bigint, high bigint) RETURNS bigint LANGUAGE plpgsql STABLE SET enable_seqscan TO 'off' SET plan_cache_mode TO 'force_generic_plan'
AS $body$
BEGIN
  RETURN (SELECT count(*) FROM product p WHERE p.category_id = ANY (shelves) AND p.price_paise BETWEEN low AND high AND p.status = 'PUBLISHED')
    + (SELECT count(*) FROM product p WHERE p.sub_category_id = ANY (shelves) AND p.price_paise BETWEEN low AND high
      AND p.status = 'PUBLISHED');
END
$body$;

-- Changes the counts. The one who gets the lock changes them with what others have added beside
-- them; all others add rows of their own, so that no writer waits for another.
CREATE OR REPLACE FUNCTION add_to_product_counts(shelves uuid[], steps integer[], numbers integer[]) RETURNS void LANGUAGE plpgsql
AS $body$
BEGIN
  IF pg_try_advisory_xact_lock(5645) THEN
    WITH folded AS (
      DELETE FROM product_count WHERE entry <> '00000000-0000-0000-0000-000000000000' RETURNING category_id, price_from, products)
    INSERT INTO product_count AS c (category_id, price_from, entry, products)
    SELECT category_id, price_from, '00000000-0000-0000-0000-000000000000', sum(products) FROM (
      SELECT category_id, price_from, products FROM folded UNION ALL SELECT * FROM unnest(shelves, steps, numbers)
    ) AS change GROUP BY 1, 2 HAVING sum(products) <> 0
    ON CONFLICT (category_id, price_from, entry) DO UPDATE SET products = c.products + excluded.products;
  ELSE
    INSERT INTO product_count (category_id, price_from, entry, products)
    SELECT shelf, step, uuidv7(), number FROM unnest(shelves, steps, numbers) AS change (shelf, step, number);
  END IF;
END
$body$;

-- Counts anew: for when all products went at once, or were written while triggers were switched
-- off. A product counts for its top category and for its most specific one, there for all prices
-- and for its own.
CREATE OR REPLACE FUNCTION recount_products() RETURNS void LANGUAGE sql
AS $body$
      DELETE FROM product_count;
      INSERT INTO product_count (category_id, price_from, entry, products)
      SELECT place.category_id, step.price_from, '00000000-0000-0000-0000-000000000000', count(*) FROM product p,
unnest(ARRAY[p.category_id, p.sub_category_id]) AS place (category_id),
unnest(ARRAY[0, price_step(p.price_paise)]) AS step (price_from)
WHERE place.category_id IS NOT NULL AND p.status = 'PUBLISHED' GROUP BY 1, 2;
$body$;

-- Counts products that came. Of all that comes, goes or changes, what is hidden counts for nothing.
CREATE OR REPLACE FUNCTION count_products_on_insert() RETURNS trigger LANGUAGE plpgsql
AS $body$
      DECLARE
        shelves uuid[];
        steps integer[];
        numbers integer[];
      BEGIN
SELECT array_agg(category_id), array_agg(price_from), array_agg(products) INTO shelves, steps, numbers FROM (
  SELECT place.category_id, step.price_from, sum(p.sign) AS products FROM (SELECT 1 AS sign, category_id, sub_category_id, price_paise, status FROM arrived) AS p,
unnest(ARRAY[p.category_id, p.sub_category_id]) AS place (category_id),
unnest(ARRAY[0, price_step(p.price_paise)]) AS step (price_from)
WHERE place.category_id IS NOT NULL AND p.status = 'PUBLISHED'
  GROUP BY 1, 2 HAVING sum(p.sign) <> 0) AS change;
        IF shelves IS NOT NULL THEN
          PERFORM add_to_product_counts(shelves, steps, numbers);
        END IF;
        RETURN NULL;
      END
$body$;
CREATE OR REPLACE TRIGGER counts_products_on_insert AFTER INSERT ON product
  REFERENCING NEW TABLE AS arrived FOR EACH STATEMENT EXECUTE FUNCTION count_products_on_insert();

-- Counts products that went.
CREATE OR REPLACE FUNCTION count_products_on_delete() RETURNS trigger LANGUAGE plpgsql
AS $body$
      DECLARE
        shelves uuid[];
        steps integer[];
        numbers integer[];
      BEGIN
SELECT array_agg(category_id), array_agg(price_from), array_agg(products) INTO shelves, steps, numbers FROM (
  SELECT place.category_id, step.price_from, sum(p.sign) AS products FROM (SELECT -1 AS sign, category_id, sub_category_id, price_paise, status FROM gone) AS p,
unnest(ARRAY[p.category_id, p.sub_category_id]) AS place (category_id),
unnest(ARRAY[0, price_step(p.price_paise)]) AS step (price_from)
WHERE place.category_id IS NOT NULL AND p.status = 'PUBLISHED'
  GROUP BY 1, 2 HAVING sum(p.sign) <> 0) AS change;
        IF shelves IS NOT NULL THEN
          PERFORM add_to_product_counts(shelves, steps, numbers);
        END IF;
        RETURN NULL;
      END
$body$;
CREATE OR REPLACE TRIGGER counts_products_on_delete AFTER DELETE ON product
  REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION count_products_on_delete();

-- Counts a product that changed its place or price, or was published or hidden; all other changes
-- of products cost nothing by it.
CREATE OR REPLACE FUNCTION count_products_on_update() RETURNS trigger LANGUAGE plpgsql
AS $body$
      DECLARE
        shelves uuid[];
        steps integer[];
        numbers integer[];
      BEGIN
SELECT array_agg(category_id), array_agg(price_from), array_agg(products) INTO shelves, steps, numbers FROM (
  SELECT place.category_id, step.price_from, sum(p.sign) AS products FROM (SELECT * FROM (VALUES (1, NEW.category_id, NEW.sub_category_id, NEW.price_paise, NEW.status),
    (-1, OLD.category_id, OLD.sub_category_id, OLD.price_paise, OLD.status)) AS row (sign, category_id, sub_category_id, price_paise, status)) AS p,
unnest(ARRAY[p.category_id, p.sub_category_id]) AS place (category_id),
unnest(ARRAY[0, price_step(p.price_paise)]) AS step (price_from)
WHERE place.category_id IS NOT NULL AND p.status = 'PUBLISHED'
  GROUP BY 1, 2 HAVING sum(p.sign) <> 0) AS change;
        IF shelves IS NOT NULL THEN
          PERFORM add_to_product_counts(shelves, steps, numbers);
        END IF;
        RETURN NULL;
      END
$body$;
CREATE OR REPLACE TRIGGER counts_products_on_update AFTER UPDATE OF category_id, sub_category_id, price_paise ON product
  FOR EACH ROW WHEN ((OLD.category_id, OLD.sub_category_id, OLD.price_paise) IS DISTINCT FROM
    (NEW.category_id, NEW.sub_category_id, NEW.price_paise)) EXECUTE FUNCTION count_products_on_update();
CREATE OR REPLACE TRIGGER counts_products_on_status AFTER UPDATE OF status ON product
  FOR EACH ROW WHEN (OLD.status IS DISTINCT FROM NEW.status AND (OLD.category_id, OLD.sub_category_id, OLD.price_paise)
    IS NOT DISTINCT FROM (NEW.category_id, NEW.sub_category_id, NEW.price_paise)) EXECUTE FUNCTION count_products_on_update();

-- Counts anew when all products went at once.
CREATE OR REPLACE FUNCTION count_products_on_truncate() RETURNS trigger LANGUAGE plpgsql
AS $body$
BEGIN
  PERFORM recount_products();
  RETURN NULL;
END
$body$;
CREATE OR REPLACE TRIGGER counts_products_on_truncate AFTER TRUNCATE ON product
  FOR EACH STATEMENT EXECUTE FUNCTION count_products_on_truncate();
