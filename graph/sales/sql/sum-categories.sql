-- Sums by category are at every moment those of the sums by product, whichever build of the job
-- writes these.

-- Writes the sums by category of some days. What is new on the shelf is counted where it stood
-- before the moves that have marks, which it left once more often than it came there: their readers
-- add these moves. What was removed has no category. Each call is planned anew: a plan that was
-- made over empty tables would read full ones row by row.
CREATE OR REPLACE FUNCTION sales_sum_categories(days date[]) RETURNS void LANGUAGE plpgsql AS $body$
BEGIN
  EXECUTE 'INSERT INTO sales_product_category (product_id, category_id)
    SELECT p.id, coalesce((
        SELECT category FROM sales_stale_product m
        CROSS JOIN LATERAL (VALUES (category_before, 1), (category_after, -1)) AS side (category, went)
        WHERE m.product_id = p.id GROUP BY category HAVING sum(went) > 0), p.category_id)
    FROM product p WHERE p.id IN (SELECT product_id FROM sales_product_day WHERE day = ANY ($1))
      AND NOT EXISTS (SELECT FROM sales_product_category c WHERE c.product_id = p.id)
    ON CONFLICT DO NOTHING' USING days;
  DELETE FROM sales_category_day WHERE day = ANY (days);
  EXECUTE 'INSERT INTO sales_category_day (day, category_id, pieces, goods_paise)
    SELECT s.day, coalesce(c.category_id, ''00000000-0000-0000-0000-000000000000''), sum(s.pieces), sum(s.goods_paise)
    FROM sales_product_day s LEFT JOIN sales_product_category c USING (product_id) WHERE s.day = ANY ($1) GROUP BY 1, 2' USING days;
END
$body$;

CREATE OR REPLACE FUNCTION sales_sum_arrived() RETURNS trigger LANGUAGE plpgsql AS $body$
BEGIN
  PERFORM sales_sum_categories(ARRAY(SELECT DISTINCT day FROM arrived));
  RETURN NULL;
END
$body$;
CREATE OR REPLACE TRIGGER sales_sums_arrived AFTER INSERT ON sales_product_day
  REFERENCING NEW TABLE AS arrived FOR EACH STATEMENT EXECUTE FUNCTION sales_sum_arrived();

CREATE OR REPLACE FUNCTION sales_leave_gone() RETURNS trigger LANGUAGE plpgsql AS $body$
BEGIN
  DELETE FROM sales_category_day WHERE day IN (SELECT day FROM gone);
  RETURN NULL;
END
$body$;
CREATE OR REPLACE TRIGGER sales_leaves_gone AFTER DELETE ON sales_product_day
  REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION sales_leave_gone();
