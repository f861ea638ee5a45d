-- What visitors see is made of these tables, so that their changes count as a new version of the
-- catalogue.
CREATE OR REPLACE TRIGGER counts_changes AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON review
  FOR EACH STATEMENT EXECUTE FUNCTION count_catalogue_change('goods');
CREATE OR REPLACE TRIGGER counts_changes AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON review_photo
  FOR EACH STATEMENT EXECUTE FUNCTION count_catalogue_change('goods');
