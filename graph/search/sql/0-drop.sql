-- A function that answers otherwise than before cannot be replaced, so that all of them go first;
-- their triggers go along, and come back in 3-upkeep.sql.
DO $do$
DECLARE
  old regprocedure;
BEGIN
  FOR old IN SELECT oid FROM pg_proc
    WHERE proname LIKE 'search\_%' AND pronamespace = current_schema()::regnamespace LOOP
    EXECUTE format('DROP FUNCTION IF EXISTS %s CASCADE', old);
  END LOOP;
END
$do$;
