-- Writes a line of a cart within its limits, or says what keeps it out: `upsertCartLine` tells what
-- it takes and answers. The line is written only as it was seen, and looked at again
-- where others have changed it meanwhile. Since each statement of a function sees what others have
-- committed by then, no key is kept without its pieces, and no two requests share the last ones.
--
-- `free` are the pieces that are held for no one, null of what is hidden. What is held for the
-- own checkout of the shopper is looked up only where those do not suffice, and the stock anew
-- with it: pieces may have gone from the one to the other meanwhile.
CREATE OR REPLACE FUNCTION write_cart_line(shopper uuid, variant uuid, price bigint, wanted integer, manner text, free integer, seen_pieces bigint, other_lines bigint, other_paise bigint, most_pieces integer, most_lines integer, most_paise bigint, sent_route text, sent_key text, sent_hash text, OUT line_id uuid, OUT pieces bigint, OUT pieces_before bigint, OUT available integer, OUT most_by_limits bigint, OUT refusal text) RETURNS record LANGUAGE plpgsql
AS $body$
BEGIN
  IF sent_key IS NOT NULL THEN
    INSERT INTO idempotency (user_id, route, key, request_hash, response)
    VALUES (shopper, sent_route, sent_key, sent_hash, '{}') ON CONFLICT (user_id, route, key) DO NOTHING;
    IF NOT FOUND THEN
      SELECT CASE WHEN i.request_hash = sent_hash THEN 'REPEATED' ELSE 'KEY_OF_ANOTHER' END INTO refusal
      FROM idempotency i WHERE i.user_id = shopper AND i.route = sent_route AND i.key = sent_key;
      RETURN;
    END IF;
  END IF;
  pieces_before := seen_pieces;
  available := coalesce(free, 0);
  most_by_limits := CASE WHEN other_lines < most_lines
    THEN least(most_pieces, (most_paise - other_paise) / price) ELSE 0 END;
  LOOP
    pieces := CASE manner WHEN 'set' THEN wanted ELSE pieces_before + wanted END;
    IF pieces > available THEN
      SELECT v.on_hand - v.reserved - coalesce(v.withheld, 0) + coalesce(
        (SELECT h.quantity FROM shopper_hold h WHERE h.user_id = shopper AND h.variant_id = v.id), 0)
      INTO available FROM product_variant v WHERE v.id = variant AND v.is_shown;
      available := coalesce(available, 0);
    END IF;
    refusal := CASE
      WHEN price IS NULL THEN 'NOT_FOR_SALE'
      WHEN manner = 'set' AND pieces_before = 0 THEN 'NOT_IN_CART'
      WHEN pieces > available THEN 'OUT_OF_STOCK'
      WHEN manner = 'set' AND pieces <= pieces_before THEN NULL
      WHEN pieces > most_pieces THEN 'LINE_IS_FULL'
      WHEN other_lines >= most_lines THEN 'CART_IS_FULL'
      WHEN pieces > most_by_limits THEN 'TOO_DEAR' END;
    IF manner = 'fill' AND pieces_before < least(available, most_by_limits) THEN
      pieces := least(pieces, available, most_by_limits);
      refusal := NULL;
    END IF;
    EXIT WHEN refusal IS NOT NULL;
    IF pieces_before > 0 THEN
      UPDATE cart_line l SET quantity = pieces, chosen_price_paise = price
      WHERE l.user_id = shopper AND l.variant_id = variant AND l.quantity = pieces_before
      RETURNING l.id INTO line_id;
    ELSE
      INSERT INTO cart_line AS l (user_id, variant_id, quantity, chosen_price_paise)
      VALUES (shopper, variant, pieces, price) ON CONFLICT (user_id, variant_id) DO NOTHING
      RETURNING l.id INTO line_id;
    END IF;
    EXIT WHEN FOUND;
    SELECT coalesce(sum(l.quantity), 0) INTO pieces_before
    FROM cart_line l WHERE l.user_id = shopper AND l.variant_id = variant;
  END LOOP;
  IF sent_key IS NOT NULL AND refusal IS NOT NULL THEN
    DELETE FROM idempotency i WHERE i.user_id = shopper AND i.route = sent_route AND i.key = sent_key;
  END IF;
END
$body$;
