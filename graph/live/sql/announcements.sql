-- Says on the channel `live` which order changed its status, or has other news, once that is kept.
CREATE OR REPLACE FUNCTION announce_order() RETURNS trigger LANGUAGE plpgsql
AS $body$
BEGIN
  PERFORM pg_notify('live', 'order ' || NEW.id);
  RETURN NULL;
END
$body$;
CREATE OR REPLACE TRIGGER announces_status AFTER UPDATE OF status ON "order"
  FOR EACH ROW
  WHEN ((old.status IS DISTINCT FROM new.status)) EXECUTE FUNCTION announce_order();
CREATE OR REPLACE TRIGGER announces_news AFTER UPDATE OF news ON "order"
  FOR EACH ROW WHEN (old.news <> new.news) EXECUTE FUNCTION announce_order();

-- Says on the channel `live` which products changed their stock. What stands in both states with
-- the same count has not changed. An import changes very many at once and names none of them:
-- every listener looks.
CREATE OR REPLACE FUNCTION announce_stock() RETURNS trigger LANGUAGE plpgsql
AS $body$
DECLARE
  product_ids uuid[];
BEGIN
  product_ids := array(
    SELECT DISTINCT product_id FROM (
      SELECT 1 AS sign, product_id, id, on_hand - reserved - coalesce(withheld, 0) AS available FROM arrived
      UNION ALL SELECT -1, product_id, id, on_hand - reserved - coalesce(withheld, 0) FROM gone
    ) AS change GROUP BY product_id, id, available HAVING sum(sign) <> 0);
  IF cardinality(product_ids) > 100 THEN
    PERFORM pg_notify('live', 'stock *');
  ELSE
    PERFORM pg_notify('live', 'stock ' || id) FROM unnest(product_ids) AS id;
  END IF;
  RETURN NULL;
END
$body$;
CREATE OR REPLACE TRIGGER announces_stock AFTER UPDATE ON product_variant
  REFERENCING OLD TABLE AS gone NEW TABLE AS arrived FOR EACH STATEMENT EXECUTE FUNCTION announce_stock();

-- Says on the channel `live` which products were changed in anything but their stock. Who changes
-- very many at once names none of them.
CREATE OR REPLACE FUNCTION announce_products() RETURNS trigger LANGUAGE plpgsql
AS $body$
DECLARE
  product_ids uuid[] := array(SELECT id FROM arrived WHERE kind = 'PRODUCT' LIMIT 101);
BEGIN
  IF cardinality(product_ids) > 100 THEN
    PERFORM pg_notify('live', 'product *');
  ELSE
    PERFORM pg_notify('live', 'product ' || id) FROM unnest(product_ids) AS id;
  END IF;
  RETURN NULL;
END
$body$;
CREATE OR REPLACE TRIGGER announces_new_products AFTER INSERT ON change
  REFERENCING NEW TABLE AS arrived FOR EACH STATEMENT EXECUTE FUNCTION announce_products();
CREATE OR REPLACE TRIGGER announces_products AFTER UPDATE ON change
  REFERENCING NEW TABLE AS arrived FOR EACH STATEMENT EXECUTE FUNCTION announce_products();

-- The text of a picture is no change of the product that shows it, but of the picture.
CREATE OR REPLACE FUNCTION announce_picture_text() RETURNS trigger LANGUAGE plpgsql
AS $body$
BEGIN
  PERFORM pg_notify('live', 'product ' || product_id) FROM product_image WHERE image_id = NEW.id;
  RETURN NULL;
END
$body$;
CREATE OR REPLACE TRIGGER announces_picture_text AFTER UPDATE OF alt ON image
  FOR EACH ROW
  WHEN ((old.alt IS DISTINCT FROM new.alt)) EXECUTE FUNCTION announce_picture_text();

-- Says on the channel `live` that orders came.
CREATE OR REPLACE FUNCTION announce_new_orders() RETURNS trigger LANGUAGE plpgsql
AS $body$
DECLARE
  order_ids uuid[] := array(SELECT id FROM arrived LIMIT 101);
BEGIN
  IF cardinality(order_ids) > 100 THEN
    PERFORM pg_notify('live', 'order *');
  ELSE
    PERFORM pg_notify('live', 'order ' || id) FROM unnest(order_ids) AS id;
  END IF;
  RETURN NULL;
END
$body$;
CREATE OR REPLACE TRIGGER announces_new_orders AFTER INSERT ON "order"
  REFERENCING NEW TABLE AS arrived FOR EACH STATEMENT EXECUTE FUNCTION announce_new_orders();

-- Says on the channel `live` that the tree of categories is another.
CREATE OR REPLACE FUNCTION announce_categories() RETURNS trigger LANGUAGE plpgsql
AS $body$
BEGIN
  PERFORM pg_notify('live', 'category *');
  RETURN NULL;
END
$body$;
CREATE OR REPLACE TRIGGER announces_categories AFTER INSERT OR UPDATE OR DELETE ON category
  FOR EACH STATEMENT EXECUTE FUNCTION announce_categories();

-- Says on the channel `live` that a count of the shelves went on. Who counts looks at one of few.
CREATE OR REPLACE FUNCTION announce_counts() RETURNS trigger LANGUAGE plpgsql
AS $body$
BEGIN
  PERFORM pg_notify('live', 'count *');
  RETURN NULL;
END
$body$;
CREATE OR REPLACE TRIGGER announces_counts AFTER INSERT OR UPDATE OR DELETE ON stock_count
  FOR EACH STATEMENT EXECUTE FUNCTION announce_counts();
CREATE OR REPLACE TRIGGER announces_counts AFTER INSERT OR UPDATE OR DELETE ON stock_count_line
  FOR EACH STATEMENT EXECUTE FUNCTION announce_counts();

-- Says on the channel `live` that what webhooks are told went on, or who is told. Where no endpoint
-- listens, a statement that tells of a change writes no delivery.
CREATE OR REPLACE FUNCTION announce_webhooks() RETURNS trigger LANGUAGE plpgsql
AS $body$
BEGIN
  PERFORM pg_notify('live', 'webhook *') WHERE EXISTS (SELECT FROM touched);
  RETURN NULL;
END
$body$;
CREATE OR REPLACE TRIGGER announces_new_deliveries AFTER INSERT ON webhook_delivery
  REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION announce_webhooks();
CREATE OR REPLACE TRIGGER announces_deliveries AFTER UPDATE ON webhook_delivery
  REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION announce_webhooks();
CREATE OR REPLACE TRIGGER announces_new_endpoints AFTER INSERT ON webhook_endpoint
  REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION announce_webhooks();
CREATE OR REPLACE TRIGGER announces_endpoints AFTER UPDATE ON webhook_endpoint
  REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION announce_webhooks();
CREATE OR REPLACE TRIGGER announces_removed_endpoints AFTER DELETE ON webhook_endpoint
  REFERENCING OLD TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION announce_webhooks();

-- Says on the channel `live` that the writing of exports went on.
CREATE OR REPLACE FUNCTION announce_exports() RETURNS trigger LANGUAGE plpgsql
AS $body$
BEGIN
  PERFORM pg_notify('live', 'export *');
  RETURN NULL;
END
$body$;
CREATE OR REPLACE TRIGGER announces_exports AFTER INSERT OR UPDATE OR DELETE ON bulk_export
  FOR EACH STATEMENT EXECUTE FUNCTION announce_exports();
