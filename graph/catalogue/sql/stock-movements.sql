-- Writes what changes a stock into its history, by any statement: the sum of the
-- movements of a variant is what is on hand. Why it changes is said by the statement itself, in
-- jhola.stock_cause (see stock.queries.ts), and holds for that statement alone; where nothing is
-- said, an operator has written to the database by hand.
CREATE OR REPLACE FUNCTION write_stock_movements(moved jsonb) RETURNS void LANGUAGE plpgsql
AS $body$
DECLARE
  cause jsonb := coalesce(nullif(current_setting('jhola.stock_cause', true), '')::jsonb, '{}');
BEGIN
  PERFORM set_config('jhola.stock_cause', '', true);
  INSERT INTO stock_movement (variant_id, delta, on_hand, kind, reason, waste_reason, document_id, actor_kind, actor_id)
    SELECT m.id, m.delta, m.on_hand, coalesce(cause->>'kind', m.kind), coalesce(cause->>'reason', ''),
      cause->>'wasteReason', (cause->>'documentId')::uuid, coalesce(cause->>'actorKind', 'OPERATOR'),
      (cause->>'actorId')::uuid
    FROM jsonb_to_recordset(moved) AS m (id uuid, delta integer, on_hand integer, kind text);
END
$body$;

CREATE OR REPLACE FUNCTION write_first_movements() RETURNS trigger LANGUAGE plpgsql
AS $body$
DECLARE
  moved CONSTANT jsonb := (SELECT jsonb_agg(jsonb_build_object('id', id, 'delta', on_hand, 'on_hand', on_hand,
    'kind', 'OPENING')) FROM arrived WHERE on_hand <> 0);
BEGIN
  IF moved IS NOT NULL THEN
    PERFORM write_stock_movements(moved);
  END IF;
  RETURN NULL;
END
$body$;
CREATE OR REPLACE TRIGGER books_stock_on_insert AFTER INSERT ON product_variant
  REFERENCING NEW TABLE AS arrived FOR EACH STATEMENT EXECUTE FUNCTION write_first_movements();

CREATE OR REPLACE FUNCTION write_later_movements() RETURNS trigger LANGUAGE plpgsql
AS $body$
DECLARE
  moved CONSTANT jsonb := (SELECT jsonb_agg(jsonb_build_object('id', id, 'delta', a.on_hand - g.on_hand,
    'on_hand', a.on_hand, 'kind', 'CORRECTION')) FROM arrived a JOIN gone g USING (id) WHERE a.on_hand <> g.on_hand);
BEGIN
  IF moved IS NOT NULL THEN
    PERFORM write_stock_movements(moved);
  END IF;
  RETURN NULL;
END
$body$;
CREATE OR REPLACE TRIGGER books_stock_on_update AFTER UPDATE ON product_variant
  REFERENCING OLD TABLE AS gone NEW TABLE AS arrived FOR EACH STATEMENT EXECUTE FUNCTION write_later_movements();

-- Holds that a movement is neither changed nor taken away, but with its variant.
CREATE OR REPLACE FUNCTION keep_movement() RETURNS trigger LANGUAGE plpgsql
AS $body$
BEGIN
  IF TG_OP = 'DELETE' AND NOT EXISTS (SELECT FROM product_variant WHERE id = OLD.variant_id) THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION 'A movement of stock stays as it was written.' USING ERRCODE = 'restrict_violation';
END
$body$;
CREATE OR REPLACE TRIGGER keeps_movements BEFORE UPDATE OR DELETE ON stock_movement
  FOR EACH ROW EXECUTE FUNCTION keep_movement();
