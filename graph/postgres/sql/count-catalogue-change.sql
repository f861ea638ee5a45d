-- Counts a transaction that changed what visitors see, once for each kind (goods, reference), in a
-- place in which no other transaction is counting at the same time, so that no writer waits: a kept
-- answer is known by it to be the latest. What is rolled back is not counted, since the setting is
-- taken back with it.
CREATE OR REPLACE FUNCTION count_catalogue_change() RETURNS trigger LANGUAGE plpgsql
AS $body$
DECLARE
  this_one text := pg_current_xact_id()::text;
  setting text := 'shop.counted_' || TG_ARGV[0];
  reference integer := (TG_ARGV[0] = 'reference')::integer;
BEGIN
  IF current_setting(setting, true) = this_one THEN
    RETURN NULL;
  END IF;
  PERFORM set_config(setting, this_one, true);
  UPDATE catalogue_version SET changes = changes + 1, reference_changes = reference_changes + reference
    WHERE place = (SELECT place FROM catalogue_version ORDER BY place LIMIT 1 FOR UPDATE SKIP LOCKED);
  IF NOT FOUND THEN
    INSERT INTO catalogue_version (changes, reference_changes) VALUES (1, reference);
  END IF;
  RETURN NULL;
END
$body$;
