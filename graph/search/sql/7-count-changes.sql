-- What visitors see is made of these tables, so that their changes count as a new version of the
-- catalogue.
CREATE OR REPLACE TRIGGER counts_changes AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON search_document
  FOR EACH STATEMENT EXECUTE FUNCTION count_catalogue_change('goods');
CREATE OR REPLACE TRIGGER counts_changes AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON search_synonym
  FOR EACH STATEMENT EXECUTE FUNCTION count_catalogue_change('goods');
CREATE OR REPLACE TRIGGER counts_changes AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON search_term
  FOR EACH STATEMENT EXECUTE FUNCTION count_catalogue_change('goods');
