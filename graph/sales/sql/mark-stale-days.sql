-- Which days' sums no longer say what the books do. A mark is committed with the change that it
-- tells of, so that a reader who sees the one sees the other.

-- Days of orders, by India's calendar.
CREATE OR REPLACE FUNCTION sales_day(moment timestamptz) RETURNS date LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $body$
  SELECT (moment AT TIME ZONE 'Asia/Kolkata')::date
$body$;

-- Marks the days of refunds of payments, whose sums say what of it is of orders that stand. Each
-- payment is looked up by itself: a join that was planned over an empty table would read a full one
-- whole.
CREATE OR REPLACE FUNCTION sales_mark_refunds_of(payments text[]) RETURNS void LANGUAGE plpgsql AS $body$
BEGIN
  INSERT INTO sales_stale_day (day)
  SELECT DISTINCT sales_day(r.created_at) FROM unnest(payments) AS payment
  CROSS JOIN LATERAL (SELECT created_at FROM refund WHERE payment_id = payment OFFSET 0) AS r;
END
$body$;

CREATE OR REPLACE FUNCTION sales_mark_orders() RETURNS trigger LANGUAGE plpgsql AS $body$
BEGIN
  CASE TG_OP
    WHEN 'INSERT' THEN
      INSERT INTO sales_stale_day (day) SELECT DISTINCT sales_day(placed_at) FROM arrived;
      PERFORM sales_mark_refunds_of(array_agg(payment_id)) FROM arrived;
    WHEN 'DELETE' THEN
      INSERT INTO sales_stale_day (day) SELECT DISTINCT sales_day(placed_at) FROM gone;
      PERFORM sales_mark_refunds_of(array_agg(payment_id)) FROM gone;
    ELSE
      PERFORM sales_mark_refunds_of(array_agg(payment)) FROM gone JOIN arrived USING (id)
      CROSS JOIN LATERAL unnest(ARRAY[gone.payment_id, arrived.payment_id]) AS payment
      WHERE (gone.payment_id, gone.status IN ('CANCELLED', 'REFUNDED'))
        IS DISTINCT FROM (arrived.payment_id, arrived.status IN ('CANCELLED', 'REFUNDED'))
      HAVING count(*) > 0;
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

-- Lines come with their order and stay as they are, but for a product that is removed. Each order
-- is looked up by itself, as refunds are.
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

-- Goods that stand under another top category. Those that are removed change their lines.
CREATE OR REPLACE FUNCTION sales_mark_moved() RETURNS trigger LANGUAGE plpgsql AS $body$
BEGIN
  INSERT INTO sales_stale_product (product_id, category_before, category_after)
  VALUES (NEW.id, OLD.category_id, NEW.category_id);
  RETURN NULL;
END
$body$;
CREATE OR REPLACE TRIGGER sales_marks_moved AFTER UPDATE OF category_id ON product FOR EACH ROW
  WHEN (OLD.category_id <> NEW.category_id) EXECUTE FUNCTION sales_mark_moved();

-- Refunds, by the day on which they were promised. That one was sent changes nothing.
CREATE OR REPLACE FUNCTION sales_mark_refunds() RETURNS trigger LANGUAGE plpgsql AS $body$
BEGIN
  CASE TG_OP
    WHEN 'INSERT' THEN
      INSERT INTO sales_stale_day (day) SELECT DISTINCT sales_day(created_at) FROM arrived;
    WHEN 'DELETE' THEN
      INSERT INTO sales_stale_day (day) SELECT DISTINCT sales_day(created_at) FROM gone;
    ELSE
      INSERT INTO sales_stale_day (day)
      SELECT DISTINCT sales_day(moment) FROM gone JOIN arrived USING (id)
      CROSS JOIN LATERAL (VALUES (gone.created_at), (arrived.created_at)) AS promised (moment)
      WHERE (gone.created_at, gone.amount_paise, gone.reason, gone.payment_id)
        IS DISTINCT FROM (arrived.created_at, arrived.amount_paise, arrived.reason, arrived.payment_id);
  END CASE;
  RETURN NULL;
END
$body$;
CREATE OR REPLACE TRIGGER sales_marks_new AFTER INSERT ON refund
  REFERENCING NEW TABLE AS arrived FOR EACH STATEMENT EXECUTE FUNCTION sales_mark_refunds();
CREATE OR REPLACE TRIGGER sales_marks_changed AFTER UPDATE ON refund
  REFERENCING OLD TABLE AS gone NEW TABLE AS arrived FOR EACH STATEMENT EXECUTE FUNCTION sales_mark_refunds();
CREATE OR REPLACE TRIGGER sales_marks_gone AFTER DELETE ON refund
  REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION sales_mark_refunds();

-- Returns, by the day on which they were asked for.
CREATE OR REPLACE FUNCTION sales_mark_returns() RETURNS trigger LANGUAGE plpgsql AS $body$
BEGIN
  CASE TG_OP
    WHEN 'INSERT' THEN
      INSERT INTO sales_stale_day (day) SELECT DISTINCT sales_day(requested_at) FROM arrived;
    WHEN 'DELETE' THEN
      INSERT INTO sales_stale_day (day) SELECT DISTINCT sales_day(requested_at) FROM gone;
    ELSE
      INSERT INTO sales_stale_day (day)
      SELECT DISTINCT sales_day(moment) FROM gone JOIN arrived USING (id)
      CROSS JOIN LATERAL (VALUES (gone.requested_at), (arrived.requested_at)) AS asked (moment)
      WHERE (gone.requested_at, gone.status = 'REFUSED') IS DISTINCT FROM (arrived.requested_at, arrived.status = 'REFUSED');
  END CASE;
  RETURN NULL;
END
$body$;
CREATE OR REPLACE TRIGGER sales_marks_new AFTER INSERT ON order_return
  REFERENCING NEW TABLE AS arrived FOR EACH STATEMENT EXECUTE FUNCTION sales_mark_returns();
CREATE OR REPLACE TRIGGER sales_marks_changed AFTER UPDATE ON order_return
  REFERENCING OLD TABLE AS gone NEW TABLE AS arrived FOR EACH STATEMENT EXECUTE FUNCTION sales_mark_returns();
CREATE OR REPLACE TRIGGER sales_marks_gone AFTER DELETE ON order_return
  REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION sales_mark_returns();

CREATE OR REPLACE FUNCTION sales_mark_return_lines() RETURNS trigger LANGUAGE plpgsql AS $body$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    INSERT INTO sales_stale_day (day)
    SELECT DISTINCT sales_day(b.requested_at) FROM (SELECT DISTINCT order_return_id FROM gone) AS line
    CROSS JOIN LATERAL (SELECT requested_at FROM order_return WHERE id = line.order_return_id LIMIT 1) AS b;
  END IF;
  IF TG_OP <> 'DELETE' THEN
    INSERT INTO sales_stale_day (day)
    SELECT DISTINCT sales_day(b.requested_at) FROM (SELECT DISTINCT order_return_id FROM arrived) AS line
    CROSS JOIN LATERAL (SELECT requested_at FROM order_return WHERE id = line.order_return_id LIMIT 1) AS b;
  END IF;
  RETURN NULL;
END
$body$;
CREATE OR REPLACE TRIGGER sales_marks_new AFTER INSERT ON order_return_line
  REFERENCING NEW TABLE AS arrived FOR EACH STATEMENT EXECUTE FUNCTION sales_mark_return_lines();
CREATE OR REPLACE TRIGGER sales_marks_changed AFTER UPDATE ON order_return_line
  REFERENCING OLD TABLE AS gone NEW TABLE AS arrived FOR EACH STATEMENT EXECUTE FUNCTION sales_mark_return_lines();
CREATE OR REPLACE TRIGGER sales_marks_gone AFTER DELETE ON order_return_line
  REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION sales_mark_return_lines();

-- All rows of a table at once.
CREATE OR REPLACE FUNCTION sales_mark_all() RETURNS trigger LANGUAGE plpgsql AS $body$
BEGIN
  INSERT INTO sales_stale_day (day)
  SELECT day FROM sales_hour UNION SELECT day FROM sales_refund_day UNION SELECT day FROM sales_return_day;
  RETURN NULL;
END
$body$;
CREATE OR REPLACE TRIGGER sales_marks_emptied AFTER TRUNCATE ON "order" FOR EACH STATEMENT EXECUTE FUNCTION sales_mark_all();
CREATE OR REPLACE TRIGGER sales_marks_emptied AFTER TRUNCATE ON refund FOR EACH STATEMENT EXECUTE FUNCTION sales_mark_all();
CREATE OR REPLACE TRIGGER sales_marks_emptied AFTER TRUNCATE ON order_return FOR EACH STATEMENT EXECUTE FUNCTION sales_mark_all();

-- What is older than these triggers, and sums of before they were changed.
INSERT INTO sales_stale_day (day)
SELECT sales_day(placed_at) FROM "order" UNION SELECT sales_day(created_at) FROM refund
UNION SELECT sales_day(requested_at) FROM order_return;
