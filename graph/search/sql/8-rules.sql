-- What owners set for questions (search_rule) goes the roads that there are: names become rows of
-- search_synonym, and what is pinned has '!' with the id of the rule among the lexemes of its
-- document (see search_index), so that it fits the question whatever it is called.

-- All names of all rules anew, since the words of two rules may be read alike. `holds` is found by
-- the question without finding it, and tells nothing of what goods are.
CREATE OR REPLACE FUNCTION search_note_rules() RETURNS trigger LANGUAGE plpgsql AS $body$
BEGIN
  DELETE FROM search_synonym WHERE source = 'rule';
  INSERT INTO search_synonym (concept, spelling, role, source)
  SELECT words, spelling, role, 'rule' FROM (
    SELECT words, words AS spelling, 'typed' AS role FROM search_rule WHERE also_finds <> '{}'
    UNION ALL SELECT words, unnest(also_finds), 'holds' FROM search_rule
  ) AS name
  WHERE cardinality(search_words(search_plain(words))) > 0 AND cardinality(search_words(search_plain(spelling))) > 0
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END
$body$;
CREATE OR REPLACE TRIGGER search_notes_rules AFTER INSERT OR DELETE OR UPDATE ON search_rule
  FOR EACH STATEMENT EXECUTE FUNCTION search_note_rules();

-- The documents of what is pinned now and of what was before.
CREATE OR REPLACE FUNCTION search_note_pins() RETURNS trigger LANGUAGE plpgsql
SET gin_pending_list_limit = '512kB' AS $body$
DECLARE
  former uuid[] := '{}';
  latter uuid[] := '{}';
BEGIN
  IF TG_OP <> 'INSERT' THEN
    former := OLD.pinned_ids;
  END IF;
  IF TG_OP <> 'DELETE' THEN
    latter := NEW.pinned_ids;
  END IF;
  PERFORM search_index(former || latter);
  RETURN NULL;
END
$body$;
CREATE OR REPLACE TRIGGER search_notes_pins AFTER INSERT OR DELETE OR UPDATE ON search_rule
  FOR EACH ROW EXECUTE FUNCTION search_note_pins();

-- Rules are cached as reference data are.
CREATE OR REPLACE TRIGGER counts_changes AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON search_rule
  FOR EACH STATEMENT EXECUTE FUNCTION count_catalogue_change('reference');
