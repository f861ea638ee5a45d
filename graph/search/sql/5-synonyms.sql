-- The spellings of a synonym are compared like words of the catalogue; the writer of a row need not
-- know how.
CREATE OR REPLACE FUNCTION search_note_synonym() RETURNS trigger LANGUAGE plpgsql AS $body$
BEGIN
  NEW.concept := array_to_string(search_words(search_plain(NEW.concept)), ' ');
  NEW.spelling := array_to_string(search_words(search_plain(NEW.spelling)), ' ');
  NEW.lexemes := search_lexemes(NEW.spelling);
  NEW.sound := search_sound(NEW.lexemes);
  NEW.bones := CASE WHEN NEW.spelling ~ '^\S+(?: \S+)?$' THEN search_bones_of(NEW.sound) ELSE '' END;
  NEW.spoken := search_spoken(NEW.spelling);
  RETURN NEW;
END
$body$;
CREATE OR REPLACE TRIGGER search_reads_spelling BEFORE INSERT OR UPDATE ON search_synonym
  FOR EACH ROW EXECUTE FUNCTION search_note_synonym();
CREATE INDEX IF NOT EXISTS search_term_trigrams ON search_term USING gin (term gin_trgm_ops) WHERE kind = 'w';
CREATE INDEX IF NOT EXISTS search_synonym_trigrams ON search_synonym USING gin (spelling gin_trgm_ops)
  WHERE strpos(spelling, ' ') = 0;
CREATE INDEX IF NOT EXISTS search_synonym_begun ON search_synonym (spelling) WHERE strpos(spelling, ' ') = 0 AND role <> 'instead';
