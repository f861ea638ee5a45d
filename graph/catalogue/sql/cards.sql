-- What cards show of a product and what stands in other tables: its first picture, and what its
-- variants are chosen by. By the size of their positions, since those that change places pass
-- through negative ones; without variants that have no label.
CREATE OR REPLACE FUNCTION card_of(product uuid) RETURNS text LANGUAGE sql STABLE
AS $body$
SELECT json_build_object(
  'images', coalesce((
    SELECT json_build_array(json_build_object('id', i.id, 'key', i.key, 'alt', i.alt, 'width', i.width,
      'height', i.height, 'widths', i.widths, 'zoomWidth', i.zoom_width, 'placeholder', i.placeholder))
    FROM product_image pi JOIN image i ON i.id = pi.image_id WHERE pi.product_id = product
    ORDER BY pi.position LIMIT 1), '[]'),
  'choices', coalesce((
    SELECT json_agg(json_build_object('size', v.size, 'ram', v.ram, 'weight', v.weight) ORDER BY abs(v.position))
    FROM product_variant v WHERE v.product_id = product AND num_nonnulls(v.size, v.ram, v.weight) > 0), '[]'))::text
$body$;

-- Writes the cards of products that changed. The rows are locked in the order of their ids.
CREATE OR REPLACE FUNCTION settle_cards(ids uuid[]) RETURNS void LANGUAGE plpgsql
AS $body$
BEGIN
  PERFORM FROM product WHERE id = ANY(ids) ORDER BY id FOR NO KEY UPDATE;
  UPDATE product p SET card = made.card FROM (SELECT id, card_of(id) AS card FROM unnest(ids) AS id) AS made
  WHERE p.id = made.id AND p.card <> made.card;
END
$body$;

-- Writes unit prices and cards of products in one update. Of variants that are measured in
-- different ways, those count that are measured as the first one is.
CREATE OR REPLACE FUNCTION settle_unit_prices(ids uuid[]) RETURNS void LANGUAGE plpgsql
AS $body$
BEGIN
  PERFORM FROM product WHERE id = ANY(ids) ORDER BY id FOR NO KEY UPDATE;
  UPDATE product p SET (unit_price_paise, unit_price_unit, card) = ROW(coalesce(best.paise, 9007199254740991), best.unit, made.card)
  FROM unnest(ids) AS wanted (id) LEFT JOIN LATERAL (
    SELECT v.unit_price_paise AS paise, v.net_unit AS unit FROM product_variant v
    WHERE v.product_id = wanted.id AND v.unit_price_paise IS NOT NULL AND v.net_unit = (
      SELECT f.net_unit FROM product_variant f WHERE f.product_id = wanted.id AND f.unit_price_paise IS NOT NULL
      ORDER BY abs(f.position) LIMIT 1)
    ORDER BY v.unit_price_paise LIMIT 1) best ON true CROSS JOIN LATERAL (SELECT card_of(wanted.id) AS card OFFSET 0) made
  WHERE p.id = wanted.id
    AND (p.unit_price_paise, p.unit_price_unit, p.card) IS DISTINCT FROM (coalesce(best.paise, 9007199254740991), best.unit, made.card);
END
$body$;

-- Follows the pictures of products.
CREATE OR REPLACE FUNCTION settle_cards_of_pictures() RETURNS trigger LANGUAGE plpgsql
AS $body$
BEGIN
  IF TG_TABLE_NAME = 'image' THEN
    PERFORM settle_cards(array(SELECT DISTINCT product_id FROM product_image WHERE image_id IN (SELECT id FROM changed)));
  ELSE
    -- Who changes a picture meanwhile does not see this product yet.
    PERFORM FROM image WHERE id IN (SELECT image_id FROM changed) ORDER BY id FOR SHARE;
    PERFORM settle_cards(array(SELECT DISTINCT product_id FROM changed));
  END IF;
  RETURN NULL;
END
$body$;
CREATE OR REPLACE TRIGGER settles_cards_on_update AFTER UPDATE ON image
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION settle_cards_of_pictures();
CREATE OR REPLACE TRIGGER settles_cards_on_delete AFTER DELETE ON product_image
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION settle_cards_of_pictures();
CREATE OR REPLACE TRIGGER settles_cards_on_insert AFTER INSERT ON product_image
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION settle_cards_of_pictures();
CREATE OR REPLACE TRIGGER settles_cards_on_update AFTER UPDATE ON product_image
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION settle_cards_of_pictures();

-- Follows variants that come and go.
CREATE OR REPLACE FUNCTION settle_changed_unit_prices() RETURNS trigger LANGUAGE plpgsql
AS $body$
BEGIN
  PERFORM settle_unit_prices(array(SELECT DISTINCT product_id FROM changed));
  RETURN NULL;
END
$body$;
CREATE OR REPLACE TRIGGER settles_unit_price_on_delete AFTER DELETE ON product_variant
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION settle_changed_unit_prices();
CREATE OR REPLACE TRIGGER settles_unit_price_on_insert AFTER INSERT ON product_variant
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION settle_changed_unit_prices();

-- Follows a variant that is measured, priced, placed or chosen otherwise; what a checkout holds or
-- sells of it touches no product.
CREATE OR REPLACE FUNCTION settle_unit_price() RETURNS trigger LANGUAGE plpgsql
AS $body$
BEGIN
  PERFORM settle_unit_prices(ARRAY[NEW.product_id]);
  RETURN NULL;
END
$body$;
CREATE OR REPLACE TRIGGER settles_unit_price_on_update AFTER UPDATE ON product_variant
  FOR EACH ROW
  WHEN (((((((old.unit_price_paise IS DISTINCT FROM new.unit_price_paise) OR (old.net_unit IS DISTINCT FROM new.net_unit)) OR (abs(old."position") IS DISTINCT FROM abs(new."position"))) OR (old.size IS DISTINCT FROM new.size)) OR (old.ram IS DISTINCT FROM new.ram)) OR (old.weight IS DISTINCT FROM new.weight))) EXECUTE FUNCTION settle_unit_price();
