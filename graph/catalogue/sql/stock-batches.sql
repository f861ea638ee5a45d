-- Stock by batches with a date. A variant whose `withheld` is null has none, and nothing here runs
-- for it. Of any other, the pieces on hand and those set aside are the sums of its batches, by
-- whatever statement they change: what it says in jhola.stock_cause names the batches, and where it
-- names none, they follow from the rules below. The row of the variant is locked by then, so that
-- its batches change one after another.

-- Today in India.
CREATE OR REPLACE FUNCTION shop_today() RETURNS date LANGUAGE sql STABLE
RETURN (now() AT TIME ZONE 'Asia/Kolkata')::date;

-- Days of its life that food has left when it is handed over, at the least: 30 per cent, or 45
-- days, whichever is less. FSSAI to e-commerce food business operators, 12 November 2024. Where no
-- one has said how long it keeps, 45 days.
CREATE OR REPLACE FUNCTION least_life_left(life integer) RETURNS integer LANGUAGE sql IMMUTABLE
RETURN least(45, ceil(life * 0.3)::integer);

-- The last day on which a batch may be handed over, and the last on which it is sold: a tenth of
-- its life before, 3 days at most, for the way.
CREATE OR REPLACE FUNCTION date_batch() RETURNS trigger LANGUAGE plpgsql
AS $body$
DECLARE
  life CONSTANT integer := coalesce(NEW.best_before - NEW.made_on, (SELECT p.shelf_life_days FROM product p
    JOIN product_variant v ON v.product_id = p.id WHERE v.id = NEW.variant_id));
BEGIN
  NEW.deliver_by := NEW.best_before - least_life_left(life);
  NEW.sold_until := NEW.deliver_by - least(3, life / 10);
  RETURN NEW;
END
$body$;
CREATE OR REPLACE TRIGGER dates_batch BEFORE INSERT OR UPDATE OF best_before, made_on, deliver_by ON stock_batch
  FOR EACH ROW EXECUTE FUNCTION date_batch();

-- Pieces of a variant that no checkout holds and that are too near to their date to be sold.
CREATE OR REPLACE FUNCTION withheld_pieces(of_variant uuid) RETURNS integer LANGUAGE sql
AS $body$
SELECT coalesce(sum(on_hand - reserved), 0)::integer FROM stock_batch
WHERE variant_id = of_variant AND sold_until < shop_today()
$body$;

-- Pieces of a variant that no checkout holds and that may be handed over on a day, of batches that
-- keep until another at the least; null: until any.
CREATE OR REPLACE FUNCTION free_pieces(of_variant uuid, deliver_on date, best_before_from date)
RETURNS integer LANGUAGE sql
AS $body$
SELECT coalesce(sum(on_hand - reserved), 0)::integer FROM stock_batch
WHERE variant_id = of_variant AND coalesce(sold_until >= shop_today(), true)
  AND coalesce(deliver_by >= deliver_on, true)
  AND (best_before_from IS NULL OR best_before >= best_before_from)
$body$;

-- Notes pieces of a batch as a document's: set aside, or sold.
CREATE OR REPLACE FUNCTION note_batch_pieces(of_document uuid, batch stock_batch, more_held integer, more_sold integer)
RETURNS void LANGUAGE sql
AS $body$
INSERT INTO batch_pieces AS p (document_id, batch_id, variant_id, held, sold)
VALUES (of_document, batch.id, batch.variant_id, more_held, more_sold)
ON CONFLICT (document_id, batch_id) DO UPDATE SET held = p.held + excluded.held, sold = p.sold + excluded.sold
$body$;

-- Takes pieces for a document, those first that expire first, and those without a date last.
CREATE OR REPLACE FUNCTION take_from_batches(of_variant uuid, wanted integer, cause jsonb, is_sale boolean)
RETURNS void LANGUAGE plpgsql
AS $body$
DECLARE
  line CONSTANT jsonb := cause->'lines'->of_variant::text;
  batch stock_batch;
  taken integer;
BEGIN
  FOR batch IN SELECT * FROM stock_batch
    WHERE variant_id = of_variant AND on_hand > reserved AND coalesce(sold_until >= shop_today(), true)
      AND coalesce(deliver_by >= (line->>'deliverOn')::date, true)
      AND (line->>'bestBefore' IS NULL OR best_before >= (line->>'bestBefore')::date)
    ORDER BY best_before NULLS LAST, id
  LOOP
    EXIT WHEN wanted = 0;
    taken := least(wanted, batch.on_hand - batch.reserved);
    wanted := wanted - taken;
    UPDATE stock_batch SET on_hand = on_hand - CASE WHEN is_sale THEN taken ELSE 0 END,
      reserved = reserved + CASE WHEN is_sale THEN 0 ELSE taken END WHERE id = batch.id;
    PERFORM note_batch_pieces((cause->>'documentId')::uuid, batch, CASE WHEN is_sale THEN 0 ELSE taken END,
      CASE WHEN is_sale THEN taken ELSE 0 END);
  END LOOP;
  IF wanted > 0 THEN
    RAISE EXCEPTION 'No batch of % has % pieces more that may be sold.', of_variant, wanted
      USING ERRCODE = 'restrict_violation';
  END IF;
END
$body$;

-- Frees or sells what was set aside for a document.
CREATE OR REPLACE FUNCTION settle_batches(of_variant uuid, pieces integer, of_document uuid, is_sale boolean)
RETURNS void LANGUAGE plpgsql
AS $body$
DECLARE
  held batch_pieces;
  taken integer;
BEGIN
  FOR held IN SELECT * FROM batch_pieces p WHERE p.document_id = of_document AND p.variant_id = of_variant AND p.held > 0
    ORDER BY batch_id
  LOOP
    EXIT WHEN pieces = 0;
    taken := least(pieces, held.held);
    pieces := pieces - taken;
    UPDATE batch_pieces p SET held = p.held - taken, sold = p.sold + CASE WHEN is_sale THEN taken ELSE 0 END
      WHERE p.document_id = of_document AND p.batch_id = held.batch_id;
    UPDATE stock_batch SET reserved = reserved - taken, on_hand = on_hand - CASE WHEN is_sale THEN taken ELSE 0 END
      WHERE id = held.batch_id;
  END LOOP;
  -- What was set aside before the variant had batches lies in the one without a date.
  IF pieces > 0 THEN
    UPDATE stock_batch SET reserved = reserved - pieces, on_hand = on_hand - CASE WHEN is_sale THEN pieces ELSE 0 END
      WHERE variant_id = of_variant AND best_before IS NULL AND number = '';
  END IF;
END
$body$;

-- Puts pieces into the batch of a variant that has neither date nor number.
CREATE OR REPLACE FUNCTION add_undated(to_variant uuid, pieces integer) RETURNS void LANGUAGE sql
AS $body$
INSERT INTO stock_batch AS b (variant_id, on_hand) VALUES (to_variant, pieces)
ON CONFLICT (variant_id, coalesce(best_before, 'infinity'::date), number)
  DO UPDATE SET on_hand = b.on_hand + excluded.on_hand
$body$;

-- Puts what a document had bought back, that first which promised least: which of several batches a
-- piece is of cannot be seen from here, and so no one is promised more of it than holds.
CREATE OR REPLACE FUNCTION return_to_batches(of_variant uuid, pieces integer, of_document uuid)
RETURNS void LANGUAGE plpgsql
AS $body$
DECLARE
  had record;
  taken integer;
BEGIN
  FOR had IN SELECT p.batch_id, p.sold FROM batch_pieces p JOIN stock_batch b ON b.id = p.batch_id
    WHERE p.document_id = of_document AND p.variant_id = of_variant AND p.sold > 0
    ORDER BY b.best_before NULLS FIRST, b.id
  LOOP
    EXIT WHEN pieces = 0;
    taken := least(pieces, had.sold);
    pieces := pieces - taken;
    UPDATE batch_pieces p SET sold = p.sold - taken, returned = p.returned + taken
      WHERE p.document_id = of_document AND p.batch_id = had.batch_id;
    UPDATE stock_batch SET on_hand = on_hand + taken WHERE id = had.batch_id;
  END LOOP;
  IF pieces > 0 THEN
    PERFORM add_undated(of_variant, pieces);
  END IF;
END
$body$;

-- Adds to the batches that a cause names, and takes from them; answers what is left to be moved.
CREATE OR REPLACE FUNCTION move_named_batches(of_variant uuid, moved integer, named jsonb) RETURNS integer
LANGUAGE plpgsql
AS $body$
DECLARE
  said record;
BEGIN
  FOR said IN SELECT * FROM jsonb_to_recordset(named)
    AS b ("variantId" uuid, "batchId" uuid, number text, "bestBefore" date, "madeOn" date, quantity integer)
    WHERE b."variantId" = of_variant
  LOOP
    moved := moved - said.quantity;
    IF said."batchId" IS NOT NULL THEN
      UPDATE stock_batch SET on_hand = on_hand + said.quantity WHERE id = said."batchId" AND variant_id = of_variant;
    ELSE
      INSERT INTO stock_batch AS b (variant_id, number, best_before, made_on, on_hand)
      VALUES (of_variant, coalesce(said.number, ''), said."bestBefore", said."madeOn", said.quantity)
      ON CONFLICT (variant_id, coalesce(best_before, 'infinity'::date), number)
        DO UPDATE SET on_hand = b.on_hand + excluded.on_hand, made_on = least(b.made_on, excluded.made_on);
    END IF;
  END LOOP;
  RETURN moved;
END
$body$;

-- Takes pieces of which no one said the batch: what is thrown away since its date has passed from
-- those that expire first, anything else from those that keep longest, so that no promise rests on
-- a piece that may be gone.
CREATE OR REPLACE FUNCTION shrink_batches(of_variant uuid, pieces integer, is_expired boolean)
RETURNS void LANGUAGE plpgsql
AS $body$
DECLARE
  batch stock_batch;
  taken integer;
BEGIN
  FOR batch IN SELECT * FROM stock_batch WHERE variant_id = of_variant AND on_hand > reserved
    ORDER BY best_before IS NULL, CASE WHEN is_expired THEN best_before END, best_before DESC, id
  LOOP
    EXIT WHEN pieces = 0;
    taken := least(pieces, batch.on_hand - batch.reserved);
    pieces := pieces - taken;
    UPDATE stock_batch SET on_hand = on_hand - taken WHERE id = batch.id;
  END LOOP;
END
$body$;

CREATE OR REPLACE FUNCTION move_batches() RETURNS trigger LANGUAGE plpgsql
AS $body$
DECLARE
  cause CONSTANT jsonb := coalesce(nullif(current_setting('jhola.stock_cause', true), '')::jsonb, '{}');
  document CONSTANT uuid := (cause->>'documentId')::uuid;
  moved integer := NEW.on_hand - OLD.on_hand;
  aside CONSTANT integer := NEW.reserved - OLD.reserved;
BEGIN
  IF NEW.withheld IS NULL THEN
    RAISE EXCEPTION 'A variant that has batches keeps them.' USING ERRCODE = 'restrict_violation';
  END IF;
  IF OLD.withheld IS NULL AND OLD.on_hand > 0 THEN
    -- What lay there before the first batch is one without a date.
    INSERT INTO stock_batch (variant_id, on_hand, reserved) VALUES (NEW.id, OLD.on_hand, OLD.reserved);
  END IF;
  IF aside > 0 THEN
    PERFORM take_from_batches(NEW.id, aside, cause, false);
  ELSIF aside < 0 THEN
    PERFORM settle_batches(NEW.id, -aside, document, moved = aside);
    moved := moved - CASE WHEN moved = aside THEN aside ELSE 0 END;
  ELSIF cause->>'kind' = 'SALE' THEN
    PERFORM take_from_batches(NEW.id, -moved, cause, true);
    moved := 0;
  ELSIF cause->>'kind' IN ('CANCELLATION', 'RETURN') THEN
    PERFORM return_to_batches(NEW.id, moved, document);
    moved := 0;
  ELSIF cause ? 'batches' THEN
    moved := move_named_batches(NEW.id, moved, cause->'batches');
  END IF;
  IF moved > 0 THEN
    PERFORM add_undated(NEW.id, moved);
  ELSIF moved < 0 THEN
    PERFORM shrink_batches(NEW.id, -moved, cause->>'wasteReason' = 'EXPIRED');
  END IF;
  NEW.withheld := withheld_pieces(NEW.id);
  RETURN NEW;
END
$body$;
-- By its name it runs before `notes_availability`, which reads what it writes.
CREATE OR REPLACE TRIGGER moves_batches BEFORE UPDATE OF on_hand, reserved, withheld ON product_variant
  FOR EACH ROW WHEN (NEW.withheld IS NOT NULL AND (OLD.withheld IS NULL OR OLD.on_hand <> NEW.on_hand
    OR OLD.reserved <> NEW.reserved) OR OLD.withheld IS NOT NULL AND NEW.withheld IS NULL)
  EXECUTE FUNCTION move_batches();

-- Holds, when a transaction ends, that the stock of a variant is the sum of its batches.
CREATE OR REPLACE FUNCTION check_batches() RETURNS trigger LANGUAGE plpgsql
AS $body$
DECLARE
  of_variant CONSTANT uuid := coalesce(NEW.variant_id, OLD.variant_id);
BEGIN
  IF EXISTS (SELECT FROM product_variant v CROSS JOIN LATERAL (
      SELECT coalesce(sum(on_hand), 0) AS on_hand, coalesce(sum(reserved), 0) AS reserved
      FROM stock_batch WHERE variant_id = v.id) b
    WHERE v.id = of_variant AND (b.on_hand <> v.on_hand OR b.reserved <> v.reserved OR v.withheld IS NULL)) THEN
    RAISE EXCEPTION 'The batches of % are not its stock.', of_variant USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END
$body$;
DROP TRIGGER IF EXISTS sums_batches ON stock_batch;
CREATE CONSTRAINT TRIGGER sums_batches AFTER INSERT OR UPDATE OR DELETE ON stock_batch
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_batches();

-- Counts the days of batches anew when the label says another shelf life.
CREATE OR REPLACE FUNCTION redate_batches() RETURNS trigger LANGUAGE plpgsql
AS $body$
BEGIN
  UPDATE stock_batch SET deliver_by = NULL WHERE made_on IS NULL AND best_before IS NOT NULL
    AND variant_id IN (SELECT id FROM product_variant WHERE product_id = NEW.id AND withheld IS NOT NULL);
  UPDATE product_variant SET withheld = withheld_pieces(id)
    WHERE product_id = NEW.id AND withheld IS NOT NULL AND withheld <> withheld_pieces(id);
  RETURN NULL;
END
$body$;
CREATE OR REPLACE TRIGGER redates_batches AFTER UPDATE OF shelf_life_days ON product
  FOR EACH ROW WHEN (OLD.shelf_life_days IS DISTINCT FROM NEW.shelf_life_days) EXECUTE FUNCTION redate_batches();
