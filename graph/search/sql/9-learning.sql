-- What the questions of many teach is cached as reference data are.
CREATE OR REPLACE TRIGGER counts_changes AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON search_lesson
  FOR EACH STATEMENT EXECUTE FUNCTION count_catalogue_change('reference');
