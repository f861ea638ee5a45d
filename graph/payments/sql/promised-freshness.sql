-- Holds that a shopper gets nothing that expires before the day that was promised: not in what is
-- set aside, not in what is sold, and in no parcel.

CREATE OR REPLACE FUNCTION break_promise(of_batch uuid) RETURNS void LANGUAGE plpgsql
AS $body$
BEGIN
  RAISE EXCEPTION 'Batch % does not keep as long as was promised.', of_batch USING ERRCODE = 'restrict_violation';
END
$body$;

CREATE OR REPLACE FUNCTION keep_promise_of_pieces() RETURNS trigger LANGUAGE plpgsql
AS $body$
BEGIN
  IF EXISTS (SELECT FROM payment_order_line l, stock_batch b
    WHERE l.payment_order_id = NEW.document_id AND l.variant_id = NEW.variant_id AND b.id = NEW.batch_id
      AND l.best_before IS NOT NULL AND coalesce(b.best_before < l.best_before, true)) THEN
    PERFORM break_promise(NEW.batch_id);
  END IF;
  RETURN NEW;
END
$body$;
CREATE OR REPLACE TRIGGER keeps_promise BEFORE INSERT OR UPDATE OF held, sold ON batch_pieces
  FOR EACH ROW WHEN (NEW.held + NEW.sold > 0) EXECUTE FUNCTION keep_promise_of_pieces();

-- A batch that has been promised of is not said to expire earlier.
CREATE OR REPLACE FUNCTION keep_promise_of_batch() RETURNS trigger LANGUAGE plpgsql
AS $body$
BEGIN
  IF EXISTS (SELECT FROM batch_pieces p JOIN payment_order_line l
      ON l.payment_order_id = p.document_id AND l.variant_id = p.variant_id
    WHERE p.batch_id = NEW.id AND p.held + p.sold > 0 AND coalesce(l.best_before > NEW.best_before, true)
      AND l.best_before IS NOT NULL) THEN
    PERFORM break_promise(NEW.id);
  END IF;
  RETURN NEW;
END
$body$;
CREATE OR REPLACE TRIGGER keeps_promise BEFORE UPDATE OF best_before ON stock_batch
  FOR EACH ROW WHEN (OLD.best_before IS DISTINCT FROM NEW.best_before) EXECUTE FUNCTION keep_promise_of_batch();

-- What was promised stays as it was.
CREATE OR REPLACE FUNCTION keep_promised_day() RETURNS trigger LANGUAGE plpgsql
AS $body$
BEGIN
  RAISE EXCEPTION 'The day that was promised stays as it was.' USING ERRCODE = 'restrict_violation';
END
$body$;
CREATE OR REPLACE TRIGGER keeps_promised_day BEFORE UPDATE OF best_before ON payment_order_line
  FOR EACH ROW WHEN (OLD.best_before IS NOT NULL AND OLD.best_before IS DISTINCT FROM NEW.best_before)
  EXECUTE FUNCTION keep_promised_day();
CREATE OR REPLACE TRIGGER keeps_promised_day BEFORE UPDATE OF best_before ON order_line
  FOR EACH ROW WHEN (OLD.best_before IS DISTINCT FROM NEW.best_before) EXECUTE FUNCTION keep_promised_day();

-- Notes which batches leave with a parcel, those first that expire first, and refuses a piece that
-- keeps less long than was promised, or that has too little of its life left on the day on which it
-- is to be handed over.
CREATE OR REPLACE FUNCTION send_batches() RETURNS trigger LANGUAGE plpgsql
AS $body$
DECLARE
  pieces integer := NEW.quantity;
  leaving record;
  taken integer;
BEGIN
  FOR leaving IN SELECT p.document_id, p.batch_id, p.sold + p.returned - p.sent AS here, l.best_before AS promised,
      greatest(l.deliver_on, shop_today()) AS day, b.best_before, b.deliver_by
    FROM order_line l JOIN "order" o ON o.id = l.order_id
      JOIN batch_pieces p ON p.document_id = o.payment_order_id AND p.variant_id = l.variant_id
      JOIN stock_batch b ON b.id = p.batch_id
    WHERE l.id = NEW.order_line_id AND p.sold + p.returned > p.sent ORDER BY b.best_before NULLS LAST, b.id
  LOOP
    EXIT WHEN pieces = 0;
    IF leaving.promised IS NOT NULL AND coalesce(leaving.best_before < leaving.promised, true)
      OR leaving.deliver_by < leaving.day THEN
      PERFORM break_promise(leaving.batch_id);
    END IF;
    taken := least(pieces, leaving.here);
    pieces := pieces - taken;
    UPDATE batch_pieces p SET sent = p.sent + taken
      WHERE p.document_id = leaving.document_id AND p.batch_id = leaving.batch_id;
  END LOOP;
  RETURN NULL;
END
$body$;
CREATE OR REPLACE TRIGGER sends_batches AFTER INSERT ON shipment_line
  FOR EACH ROW EXECUTE FUNCTION send_batches();
