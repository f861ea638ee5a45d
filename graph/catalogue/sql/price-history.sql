-- Keeps what new variants cost, from today on.
CREATE OR REPLACE FUNCTION keep_new_prices() RETURNS trigger LANGUAGE plpgsql
AS $body$
BEGIN
  INSERT INTO variant_price (variant_id, price_paise) SELECT id, price_paise FROM added;
  RETURN NULL;
END
$body$;
CREATE OR REPLACE TRIGGER keeps_new_price AFTER INSERT ON product_variant
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION keep_new_prices();

-- Keeps what a variant costs since now.
CREATE OR REPLACE FUNCTION keep_price() RETURNS trigger LANGUAGE plpgsql
AS $body$
BEGIN
  INSERT INTO variant_price (variant_id, price_paise) VALUES (NEW.id, NEW.price_paise)
    ON CONFLICT (variant_id, since) DO UPDATE SET price_paise = EXCLUDED.price_paise;
  RETURN NULL;
END
$body$;
CREATE OR REPLACE TRIGGER keeps_price AFTER UPDATE ON product_variant
  FOR EACH ROW
  WHEN ((old.price_paise <> new.price_paise)) EXECUTE FUNCTION keep_price();

-- Notes with a new price the lowest one of the 30 days before it, the price that held when they
-- began included. What this transaction itself has set was never asked of anybody.
CREATE OR REPLACE FUNCTION look_back() RETURNS trigger LANGUAGE plpgsql
AS $body$
BEGIN
  NEW.lowest_price_paise := (
    SELECT min(h.price_paise) FROM variant_price h WHERE h.variant_id = NEW.id AND h.since < now() AND h.since >= coalesce(
      (SELECT max(b.since) FROM variant_price b WHERE b.variant_id = NEW.id AND b.since <= now() - interval '30 days'),
      '-infinity'));
  RETURN NEW;
END
$body$;
CREATE OR REPLACE TRIGGER looks_back BEFORE UPDATE ON product_variant
  FOR EACH ROW
  WHEN ((old.price_paise <> new.price_paise)) EXECUTE FUNCTION look_back();

-- A product shows the lowest price of its default variant.
CREATE OR REPLACE FUNCTION settle_new_lowest_prices() RETURNS trigger LANGUAGE plpgsql
AS $body$
BEGIN
  UPDATE product p SET lowest_price_paise = a.lowest_price_paise FROM added a
    WHERE p.id = a.product_id AND a.position = 1 AND p.lowest_price_paise IS DISTINCT FROM a.lowest_price_paise;
  RETURN NULL;
END
$body$;
CREATE OR REPLACE TRIGGER settles_lowest_price_on_insert AFTER INSERT ON product_variant
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION settle_new_lowest_prices();

-- The same when the default variant changes.
CREATE OR REPLACE FUNCTION settle_lowest_price() RETURNS trigger LANGUAGE plpgsql
AS $body$
BEGIN
  UPDATE product SET lowest_price_paise = NEW.lowest_price_paise
    WHERE id = NEW.product_id AND lowest_price_paise IS DISTINCT FROM NEW.lowest_price_paise;
  RETURN NULL;
END
$body$;
CREATE OR REPLACE TRIGGER settles_lowest_price_on_update AFTER UPDATE ON product_variant
  FOR EACH ROW
  WHEN (((new."position" = 1) AND ((old.lowest_price_paise IS DISTINCT FROM new.lowest_price_paise) OR (old."position" IS DISTINCT FROM new."position")))) EXECUTE FUNCTION settle_lowest_price();
