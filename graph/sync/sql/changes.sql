-- Notes when things of a kind changed last, in the order of their ids, so that two who change the
-- same things never wait for each other.
CREATE OR REPLACE FUNCTION note_changes(of_kind text, ids uuid[], are_removed boolean) RETURNS void LANGUAGE sql
AS $body$
INSERT INTO change AS c SELECT of_kind, id, now(), pg_current_xact_id()::text::bigint, are_removed
  FROM (SELECT DISTINCT id FROM unnest(ids) AS id) changed ORDER BY id
ON CONFLICT (kind, id) DO UPDATE SET changed_at = excluded.changed_at, changed_by = excluded.changed_by,
    is_removed = excluded.is_removed
  WHERE c.changed_by <> excluded.changed_by OR c.is_removed <> excluded.is_removed
$body$;

-- Notes gift cards and store credit, of which none is ever deleted.
CREATE OR REPLACE FUNCTION note_credit() RETURNS trigger LANGUAGE plpgsql
AS $body$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM note_changes('CREDIT', ARRAY(SELECT id FROM arrived), false);
  ELSE
    PERFORM note_changes('CREDIT', ARRAY(SELECT id FROM (SELECT * FROM arrived AS state EXCEPT SELECT * FROM gone AS state) AS changed), false);
  END IF;
  RETURN NULL;
END
$body$;
CREATE OR REPLACE TRIGGER note_credit_insert AFTER INSERT ON credit
  REFERENCING NEW TABLE AS arrived FOR EACH STATEMENT EXECUTE FUNCTION note_credit();
CREATE OR REPLACE TRIGGER note_credit_update AFTER UPDATE ON credit
  REFERENCING OLD TABLE AS gone NEW TABLE AS arrived FOR EACH STATEMENT EXECUTE FUNCTION note_credit();

-- Notes customers.
CREATE OR REPLACE FUNCTION note_customer() RETURNS trigger LANGUAGE plpgsql
AS $body$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM note_changes('CUSTOMER', ARRAY(SELECT id FROM arrived), false);
  ELSIF TG_OP = 'UPDATE' THEN
    PERFORM note_changes('CUSTOMER', ARRAY(SELECT id FROM (SELECT id, name, email, phone FROM arrived AS state EXCEPT SELECT id, name, email, phone FROM gone AS state) AS changed), false);
  ELSE
    PERFORM note_changes('CUSTOMER', ARRAY(SELECT id FROM gone), true);
  END IF;
  RETURN NULL;
END
$body$;
CREATE OR REPLACE TRIGGER note_customer_delete AFTER DELETE ON "user"
  REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION note_customer();
CREATE OR REPLACE TRIGGER note_customer_insert AFTER INSERT ON "user"
  REFERENCING NEW TABLE AS arrived FOR EACH STATEMENT EXECUTE FUNCTION note_customer();
CREATE OR REPLACE TRIGGER note_customer_update AFTER UPDATE ON "user"
  REFERENCING OLD TABLE AS gone NEW TABLE AS arrived FOR EACH STATEMENT EXECUTE FUNCTION note_customer();

-- Notes orders.
CREATE OR REPLACE FUNCTION note_order() RETURNS trigger LANGUAGE plpgsql
AS $body$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM note_changes('ORDER', ARRAY(SELECT id FROM arrived), false);
  ELSIF TG_OP = 'UPDATE' THEN
    PERFORM note_changes('ORDER', ARRAY(SELECT id FROM (SELECT * FROM arrived AS state EXCEPT SELECT * FROM gone AS state) AS changed), false);
  ELSE
    PERFORM note_changes('ORDER', ARRAY(SELECT id FROM gone), true);
  END IF;
  RETURN NULL;
END
$body$;
CREATE OR REPLACE TRIGGER note_order_delete AFTER DELETE ON "order"
  REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION note_order();
CREATE OR REPLACE TRIGGER note_order_insert AFTER INSERT ON "order"
  REFERENCING NEW TABLE AS arrived FOR EACH STATEMENT EXECUTE FUNCTION note_order();
CREATE OR REPLACE TRIGGER note_order_update AFTER UPDATE ON "order"
  REFERENCING OLD TABLE AS gone NEW TABLE AS arrived FOR EACH STATEMENT EXECUTE FUNCTION note_order();

-- Notes products.
CREATE OR REPLACE FUNCTION note_product() RETURNS trigger LANGUAGE plpgsql
AS $body$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM note_changes('PRODUCT', ARRAY(SELECT id FROM arrived), false);
  ELSIF TG_OP = 'UPDATE' THEN
    PERFORM note_changes('PRODUCT', ARRAY(SELECT id FROM (SELECT * FROM arrived AS state EXCEPT SELECT * FROM gone AS state) AS changed), false);
  ELSE
    PERFORM note_changes('PRODUCT', ARRAY(SELECT id FROM gone), true);
  END IF;
  RETURN NULL;
END
$body$;
CREATE OR REPLACE TRIGGER note_product_delete AFTER DELETE ON product
  REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION note_product();
CREATE OR REPLACE TRIGGER note_product_insert AFTER INSERT ON product
  REFERENCING NEW TABLE AS arrived FOR EACH STATEMENT EXECUTE FUNCTION note_product();
CREATE OR REPLACE TRIGGER note_product_update AFTER UPDATE ON product
  REFERENCING OLD TABLE AS gone NEW TABLE AS arrived FOR EACH STATEMENT EXECUTE FUNCTION note_product();

-- Notes products that are sold in other countries than before. What goes with the whole has not
-- changed it.
CREATE OR REPLACE FUNCTION note_product_country_of_product() RETURNS trigger LANGUAGE plpgsql
AS $body$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM note_changes('PRODUCT', ARRAY(SELECT w.id FROM product w WHERE w.id IN (SELECT product_id FROM arrived)), false);
  ELSIF TG_OP = 'UPDATE' THEN
    PERFORM note_changes('PRODUCT', ARRAY(SELECT w.id FROM product w WHERE w.id IN (SELECT product_id FROM (SELECT * FROM arrived AS state EXCEPT SELECT * FROM gone AS state) AS changed)), false);
  ELSE
    PERFORM note_changes('PRODUCT', ARRAY(SELECT w.id FROM product w WHERE w.id IN (SELECT product_id FROM gone)), false);
  END IF;
  RETURN NULL;
END
$body$;
CREATE OR REPLACE TRIGGER note_product_country_of_product_delete AFTER DELETE ON product_country
  REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION note_product_country_of_product();
CREATE OR REPLACE TRIGGER note_product_country_of_product_insert AFTER INSERT ON product_country
  REFERENCING NEW TABLE AS arrived FOR EACH STATEMENT EXECUTE FUNCTION note_product_country_of_product();
CREATE OR REPLACE TRIGGER note_product_country_of_product_update AFTER UPDATE ON product_country
  REFERENCING OLD TABLE AS gone NEW TABLE AS arrived FOR EACH STATEMENT EXECUTE FUNCTION note_product_country_of_product();

-- Notes products that show other pictures than before.
CREATE OR REPLACE FUNCTION note_product_image_of_product() RETURNS trigger LANGUAGE plpgsql
AS $body$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM note_changes('PRODUCT', ARRAY(SELECT w.id FROM product w WHERE w.id IN (SELECT product_id FROM arrived)), false);
  ELSIF TG_OP = 'UPDATE' THEN
    PERFORM note_changes('PRODUCT', ARRAY(SELECT w.id FROM product w WHERE w.id IN (SELECT product_id FROM (SELECT * FROM arrived AS state EXCEPT SELECT * FROM gone AS state) AS changed)), false);
  ELSE
    PERFORM note_changes('PRODUCT', ARRAY(SELECT w.id FROM product w WHERE w.id IN (SELECT product_id FROM gone)), false);
  END IF;
  RETURN NULL;
END
$body$;
CREATE OR REPLACE TRIGGER note_product_image_of_product_delete AFTER DELETE ON product_image
  REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION note_product_image_of_product();
CREATE OR REPLACE TRIGGER note_product_image_of_product_insert AFTER INSERT ON product_image
  REFERENCING NEW TABLE AS arrived FOR EACH STATEMENT EXECUTE FUNCTION note_product_image_of_product();
CREATE OR REPLACE TRIGGER note_product_image_of_product_update AFTER UPDATE ON product_image
  REFERENCING OLD TABLE AS gone NEW TABLE AS arrived FOR EACH STATEMENT EXECUTE FUNCTION note_product_image_of_product();

-- Notes products whose variants changed; pieces that come and go change the variant alone.
CREATE OR REPLACE FUNCTION note_product_variant_of_product() RETURNS trigger LANGUAGE plpgsql
AS $body$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM note_changes('PRODUCT', ARRAY(SELECT w.id FROM product w WHERE w.id IN (SELECT product_id FROM arrived)), false);
  ELSIF TG_OP = 'UPDATE' THEN
    PERFORM note_changes('PRODUCT', ARRAY(SELECT w.id FROM product w WHERE w.id IN (SELECT product_id FROM (SELECT product_id, to_jsonb(state) - 'on_hand' - 'reserved' - 'withheld' FROM arrived AS state EXCEPT SELECT product_id, to_jsonb(state) - 'on_hand' - 'reserved' - 'withheld' FROM gone AS state) AS changed)), false);
  ELSE
    PERFORM note_changes('PRODUCT', ARRAY(SELECT w.id FROM product w WHERE w.id IN (SELECT product_id FROM gone)), false);
  END IF;
  RETURN NULL;
END
$body$;
CREATE OR REPLACE TRIGGER note_product_variant_of_product_delete AFTER DELETE ON product_variant
  REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION note_product_variant_of_product();
CREATE OR REPLACE TRIGGER note_product_variant_of_product_insert AFTER INSERT ON product_variant
  REFERENCING NEW TABLE AS arrived FOR EACH STATEMENT EXECUTE FUNCTION note_product_variant_of_product();
CREATE OR REPLACE TRIGGER note_product_variant_of_product_update AFTER UPDATE ON product_variant
  REFERENCING OLD TABLE AS gone NEW TABLE AS arrived FOR EACH STATEMENT EXECUTE FUNCTION note_product_variant_of_product();

-- Notes variants. Both states are compared as sets, which takes as long as there are rows.
CREATE OR REPLACE FUNCTION note_variant() RETURNS trigger LANGUAGE plpgsql
AS $body$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM note_changes('VARIANT', ARRAY(SELECT id FROM arrived), false);
  ELSIF TG_OP = 'UPDATE' THEN
    PERFORM note_changes('VARIANT', ARRAY(SELECT id FROM (SELECT * FROM arrived AS state EXCEPT SELECT * FROM gone AS state) AS changed), false);
  ELSE
    PERFORM note_changes('VARIANT', ARRAY(SELECT id FROM gone), true);
  END IF;
  RETURN NULL;
END
$body$;
CREATE OR REPLACE TRIGGER note_variant_delete AFTER DELETE ON product_variant
  REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION note_variant();
CREATE OR REPLACE TRIGGER note_variant_insert AFTER INSERT ON product_variant
  REFERENCING NEW TABLE AS arrived FOR EACH STATEMENT EXECUTE FUNCTION note_variant();
CREATE OR REPLACE TRIGGER note_variant_update AFTER UPDATE ON product_variant
  REFERENCING OLD TABLE AS gone NEW TABLE AS arrived FOR EACH STATEMENT EXECUTE FUNCTION note_variant();
