-- Reads labels such as '500 g', '1 ltr', 'Pack of 6', '2 x 200 g'; what it does not know for sure
-- is null.
CREATE OR REPLACE FUNCTION net_quantity_of(label text, OUT value numeric, OUT unit text) RETURNS record LANGUAGE plpgsql IMMUTABLE
AS $body$
DECLARE
  said text := lower(btrim(regexp_replace(label, '\s+', ' ', 'g'), ' .'));
  part text[];
  times numeric := 1;
BEGIN
  said := regexp_replace(said, '(\d),(?=\d{3}(?!\d))', '\1', 'g');
  said := regexp_replace(said, '^(?:approx\.?|about|net(?: (?:wt|weight|qty|quantity|content|contents|vol|volume))?\.?:?|~) ?', '');
  -- What stands in brackets tells the same once more, unless it tells how many there are.
  said := btrim(regexp_replace(said, '\((?!(?:pack|set|box) of)[^()]*\)', '', 'g'));
  part := regexp_match(said, '^(?:pack|set|box|tray|packet|combo)(?: of)? (\d{1,5})(?: (?:pieces|pcs|units|nos))?$');
  IF part IS NOT NULL THEN
    SELECT m.value, m.unit INTO value, unit FROM net_measure_of(part[1], 'piece') m;
  ELSE
    -- 6 x 100 g, 100 g x 6, 100 g (pack of 6), pack of 6 x 100 g
    part := regexp_match(said, '^(?:(?:pack|set|box) of )?(\d{1,5}) ?[x×*] ?(\d{1,7}(?:\.\d{1,3})?) ?([a-z]+(?: [a-z]+)?)$');
    IF part IS NOT NULL THEN
      times := part[1]::numeric;
      part := part[2:3];
    ELSE
      part := regexp_match(said, '^(\d{1,7}(?:\.\d{1,3})?) ?([a-z]+(?: [a-z]+)?)(?: ?[x×*] ?| ?[,(/-]? ?(?:pack|set|box) of )(\d{1,5})\)?$');
      IF part IS NOT NULL THEN
        times := part[3]::numeric;
      ELSIF said ~ '^(?:a |one )?dozen$' THEN
        part := ARRAY['1', 'dozen'];
      ELSE
        part := regexp_match(said, '^(\d{1,7}(?:\.\d{1,3})?) ?-? ?([a-z]+(?: [a-z]+)?)\.?$');
      END IF;
    END IF;
    IF part IS NULL OR times = 0 THEN
      RETURN;
    END IF;
    SELECT m.value * times, m.unit INTO value, unit FROM net_measure_of(part[1], part[2]) m;
  END IF;
  value := round(value, 3);
  IF value IS NULL OR value <= 0 OR value > 100000000 THEN
    value := NULL;
    unit := NULL;
  END IF;
END
$body$;

-- How many grams, millilitres, centimetres or pieces a number of a word is, as labels spell it.
CREATE OR REPLACE FUNCTION net_measure_of(digits text, word text, OUT value numeric, OUT unit text) RETURNS record LANGUAGE plpgsql IMMUTABLE
AS $body$
    DECLARE found text[] := CASE WHEN word ~ '^(kg|kgs|kilo|kilos|kilogram|kilograms|kilogramme|kilogrammes)$' THEN ARRAY['G', '1000']
WHEN word ~ '^(g|gm|gms|gr|grm|grms|gram|grams|gramme|grammes)$' THEN ARRAY['G', '1']
WHEN word ~ '^(mg|mgs|milligram|milligrams)$' THEN ARRAY['G', '0.001']
WHEN word ~ '^(l|lt|lts|ltr|ltrs|litre|litres|liter|liters)$' THEN ARRAY['ML', '1000']
WHEN word ~ '^(cl)$' THEN ARRAY['ML', '10']
WHEN word ~ '^(ml|mls|millilitre|millilitres|milliliter|milliliters)$' THEN ARRAY['ML', '1']
WHEN word ~ '^(dozen|dozens|doz)$' THEN ARRAY['PIECE', '12']
WHEN word ~ '^(piece|pieces|pc|pcs|n|no|nos|unit|units|u|egg|eggs|tablet|tablets|tab|tabs|capsule|capsules|cap|caps|sachet|sachets|bag|bags|tea bag|tea bags|teabag|teabags|roll|rolls|sheet|sheets|pair|pairs|leaf|leaves|bunch|bunches|pad|pads|wipe|wipes|bar|bars|stick|sticks|pull|pulls|pack|packs|set|sets)$' THEN ARRAY['PIECE', '1']
WHEN word ~ '^(m|mtr|mtrs|metre|metres|meter|meters)$' THEN ARRAY['CM', '100']
WHEN word ~ '^(cm|cms|centimetre|centimetres|centimeter|centimeters)$' THEN ARRAY['CM', '1'] END;
    BEGIN
      IF found IS NOT NULL AND digits::numeric > 0 THEN
        value := digits::numeric * found[2]::numeric;
        unit := found[1];
      END IF;
    END
$body$;

-- Keeps the quantity and unit price of a variant with the row itself, at every write.
CREATE OR REPLACE FUNCTION measure_variant() RETURNS trigger LANGUAGE plpgsql
AS $body$
BEGIN
  IF NOT NEW.net_is_said THEN
    SELECT n.value, n.unit INTO NEW.net_value, NEW.net_unit FROM net_quantity_of(coalesce(NEW.weight, NEW.size)) n;
    -- A puzzle of 500 pieces is not sold by the piece, nor a bear of 60 cm by the metre.
    IF NEW.weight IS NULL AND NEW.net_unit IN ('PIECE', 'CM') THEN
      NEW.net_value := NULL;
      NEW.net_unit := NULL;
    END IF;
  END IF;
  NEW.unit_price_paise := nullif(
    round(NEW.price_paise::numeric * CASE NEW.net_unit WHEN 'PIECE' THEN 1 WHEN 'CM' THEN 100 ELSE 1000 END / NEW.net_value), 0);
  RETURN NEW;
END
$body$;
CREATE OR REPLACE TRIGGER measures BEFORE INSERT OR UPDATE OF size, weight, price_paise, net_value, net_unit, net_is_said, unit_price_paise ON product_variant
  FOR EACH ROW EXECUTE FUNCTION measure_variant();
