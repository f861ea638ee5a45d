-- Keeps when everybody had percent off goods: an offer of any other kind, or on any condition,
-- lowers no price. One by the hour counts for its whole days.
CREATE OR REPLACE FUNCTION keep_offer_run() RETURNS trigger LANGUAGE plpgsql
AS $body$
BEGIN
  UPDATE offer_run SET ended_at = now() WHERE offer_id = NEW.id AND coalesce(ended_at, 'infinity') > now();
  DELETE FROM offer_run WHERE offer_id = NEW.id AND began_at >= ended_at;
  IF NEW.status = 'LIVE' AND NEW.terms->>'kind' = 'PERCENT_OFF' AND NOT NEW.needs_code AND NOT NEW.first_order_only
    AND NEW.customer_tag IS NULL AND NEW.payment_option IS NULL
    AND coalesce(NEW.terms->>'minPaise', NEW.terms->>'minQuantity', NEW.terms->>'maxDiscountPaise') IS NULL
    AND coalesce(NEW.ends_at, 'infinity') > now()
  THEN
    INSERT INTO offer_run (offer_id, began_at, ended_at, percent, scope)
    VALUES (NEW.id, greatest(now(), NEW.starts_at), NEW.ends_at, (NEW.terms->>'percent')::numeric, NEW.terms->'scope')
    ON CONFLICT (offer_id, began_at) DO UPDATE
      SET ended_at = EXCLUDED.ended_at, percent = EXCLUDED.percent, scope = EXCLUDED.scope;
  END IF;
  RETURN NULL;
END
$body$;
CREATE OR REPLACE TRIGGER keeps_run AFTER INSERT OR UPDATE OF status, terms, starts_at, ends_at, needs_code,
  first_order_only, customer_tag, payment_option ON offer
  FOR EACH ROW EXECUTE FUNCTION keep_offer_run();

-- Notes with a new price also what offers made of those of the 30 days before it. Its name comes
-- after that of the trigger which notes the lowest of the catalogue's own, so that it runs later.
CREATE OR REPLACE FUNCTION look_back_at_offers() RETURNS trigger LANGUAGE plpgsql
AS $body$
BEGIN
  IF NOT EXISTS (SELECT FROM offer_run WHERE coalesce(ended_at, 'infinity') > now() - interval '30 days') THEN
    RETURN NEW;
  END IF;
  NEW.lowest_price_paise := least(NEW.lowest_price_paise, (
    SELECT min(h.price_paise - round(h.price_paise * r.percent / 100))
    FROM (
      SELECT price_paise, since, lead(since, 1, now()) OVER (ORDER BY since) AS until
      FROM variant_price WHERE variant_id = NEW.id AND since < now()) AS h
    JOIN offer_run r ON r.began_at < h.until
      AND coalesce(r.ended_at, 'infinity') > greatest(h.since, now() - interval '30 days')
    JOIN product p ON p.id = NEW.product_id
    WHERE h.until > now() - interval '30 days' AND (
      r.scope->'productIds' ? p.id::text OR r.scope->'brands' ? p.brand OR r.scope->'categoryIds' ?| array(
        WITH RECURSIVE up AS (
          SELECT c.id, c.parent_id FROM category c WHERE c.id IN (p.category_id, p.sub_category_id)
          UNION SELECT c.id, c.parent_id FROM up JOIN category c ON c.id = up.parent_id)
        SELECT id::text FROM up))));
  RETURN NEW;
END
$body$;
CREATE OR REPLACE TRIGGER looks_back_at_offers BEFORE UPDATE ON product_variant
  FOR EACH ROW
  WHEN ((old.price_paise <> new.price_paise)) EXECUTE FUNCTION look_back_at_offers();
