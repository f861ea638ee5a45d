-- Which days' sums no longer say what the books do. A mark is committed with the change that it
-- tells of, so that a reader who sees the one sees the other.

-- Days of orders, by India's calendar.
CREATE OR REPLACE FUNCTION sales_day(moment timestamptz) RETURNS date LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $body$
  SELECT (moment AT TIME ZONE 'Asia/Kolkata')::date
$body$;

CREATE OR REPLACE FUNCTION sales_mark_orders() RETURNS trigger LANGUAGE plpgsql AS $body$
BEGIN
  CASE TG_OP
    WHEN 'INSERT' THEN
      INSERT INTO sales_stale_day (day) SELECT DISTINCT sales_day(placed_at) FROM arrived;
    WHEN 'DELETE' THEN
      INSERT INTO sales_stale_day (day) SELECT DISTINCT sales_day(placed_at) FROM gone;
    WHEN 'TRUNCATE' THEN
      INSERT INTO sales_stale_day (day) SELECT DISTINCT day FROM sales_hour;
    ELSE
      -- A step from the shelf to the door changes no sum.
      INSERT INTO sales_stale_day (day)
      SELECT DISTINCT sales_day(moment) FROM gone
      JOIN arrived USING (id)
      CROSS JOIN LATERAL (VALUES (gone.placed_at), (arrived.placed_at)) AS placed (moment)
      WHERE (
        gone.placed_at, gone.amount_paise, gone.shipping_paise, gone.cash_fee_paise, gone.pincode,
        gone.status = 'PENDING', gone.status IN ('CANCELLED', 'REFUNDED')
      ) IS DISTINCT FROM (
        arrived.placed_at, arrived.amount_paise, arrived.shipping_paise, arrived.cash_fee_paise, arrived.pincode,
        arrived.status = 'PENDING', arrived.status IN ('CANCELLED', 'REFUNDED')
      );
  END CASE;
  RETURN NULL;
END
$body$;
CREATE OR REPLACE TRIGGER sales_marks_new AFTER INSERT ON "order"
  REFERENCING NEW TABLE AS arrived FOR EACH STATEMENT EXECUTE FUNCTION sales_mark_orders();
CREATE OR REPLACE TRIGGER sales_marks_changed AFTER UPDATE ON "order"
  REFERENCING OLD TABLE AS gone NEW TABLE AS arrived FOR EACH STATEMENT EXECUTE FUNCTION sales_mark_orders();
CREATE OR REPLACE TRIGGER sales_marks_gone AFTER DELETE ON "order"
  REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION sales_mark_orders();
CREATE OR REPLACE TRIGGER sales_marks_emptied AFTER TRUNCATE ON "order"
  FOR EACH STATEMENT EXECUTE FUNCTION sales_mark_orders();

-- Lines come with their order and stay as they are, but for a product that is removed. Each order
-- is looked up by itself: a join that was planned over an empty table would read a full one whole.
CREATE OR REPLACE FUNCTION sales_mark_lines() RETURNS trigger LANGUAGE plpgsql AS $body$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    INSERT INTO sales_stale_day (day)
    SELECT DISTINCT sales_day(o.placed_at) FROM (SELECT DISTINCT order_id FROM gone) AS line
    CROSS JOIN LATERAL (SELECT placed_at FROM "order" WHERE id = line.order_id LIMIT 1) AS o;
  END IF;
  IF TG_OP <> 'DELETE' THEN
    INSERT INTO sales_stale_day (day)
    SELECT DISTINCT sales_day(o.placed_at) FROM (SELECT DISTINCT order_id FROM arrived) AS line
    CROSS JOIN LATERAL (SELECT placed_at FROM "order" WHERE id = line.order_id LIMIT 1) AS o;
  END IF;
  RETURN NULL;
END
$body$;
CREATE OR REPLACE TRIGGER sales_marks_new AFTER INSERT ON order_line
  REFERENCING NEW TABLE AS arrived FOR EACH STATEMENT EXECUTE FUNCTION sales_mark_lines();
CREATE OR REPLACE TRIGGER sales_marks_changed AFTER UPDATE ON order_line
  REFERENCING OLD TABLE AS gone NEW TABLE AS arrived FOR EACH STATEMENT EXECUTE FUNCTION sales_mark_lines();
CREATE OR REPLACE TRIGGER sales_marks_gone AFTER DELETE ON order_line
  REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION sales_mark_lines();

-- Orders from before these triggers, and sums of before they were changed.
INSERT INTO sales_stale_day (day) SELECT DISTINCT sales_day(placed_at) FROM "order";
