-- Whether the product of a variant is shown stands with the variant as well, so that a cart and a
-- checkout see it in the row that they read and lock.

-- Follows a product that is published or hidden.
CREATE OR REPLACE FUNCTION show_variants_of_product() RETURNS trigger LANGUAGE plpgsql
AS $body$
BEGIN
  PERFORM FROM product_variant WHERE product_id = NEW.id ORDER BY id FOR NO KEY UPDATE;
  UPDATE product_variant SET is_shown = NEW.status = 'PUBLISHED'
  WHERE product_id = NEW.id AND is_shown IS DISTINCT FROM (NEW.status = 'PUBLISHED');
  RETURN NULL;
END
$body$;
CREATE OR REPLACE TRIGGER shows_variants_on_update AFTER UPDATE OF status ON product
  FOR EACH ROW WHEN (OLD.status IS DISTINCT FROM NEW.status) EXECUTE FUNCTION show_variants_of_product();

-- A variant that comes to a product that is hidden. A change that publishes that meanwhile waits.
CREATE OR REPLACE FUNCTION show_new_variants() RETURNS trigger LANGUAGE plpgsql
AS $body$
DECLARE
  hidden uuid[];
BEGIN
  SELECT array_agg(id) INTO hidden FROM (
    SELECT p.id FROM product p WHERE p.id = ANY (ARRAY(SELECT DISTINCT product_id FROM arrived)) AND p.status <> 'PUBLISHED'
    ORDER BY p.id FOR SHARE) AS found;
  IF hidden IS NOT NULL THEN
    UPDATE product_variant SET is_shown = false
    WHERE id = ANY (ARRAY(SELECT id FROM arrived)) AND product_id = ANY (hidden) AND is_shown;
  END IF;
  RETURN NULL;
END
$body$;
CREATE OR REPLACE TRIGGER shows_variants_on_insert AFTER INSERT ON product_variant
  REFERENCING NEW TABLE AS arrived FOR EACH STATEMENT EXECUTE FUNCTION show_new_variants();
