-- Whether pieces of a variant are left that no checkout holds and that may be sold, by whatever
-- way its row is written.
CREATE OR REPLACE FUNCTION note_availability() RETURNS trigger LANGUAGE plpgsql
AS $body$
BEGIN
  NEW.is_available := NEW.on_hand > NEW.reserved + coalesce(NEW.withheld, 0);
  RETURN NEW;
END
$body$;
CREATE OR REPLACE TRIGGER notes_availability BEFORE INSERT OR UPDATE OF on_hand, reserved, withheld, is_available ON product_variant
  FOR EACH ROW EXECUTE FUNCTION note_availability();
