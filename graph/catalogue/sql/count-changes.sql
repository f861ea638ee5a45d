-- What visitors see is made of these tables, so that their changes count as a new version of the
-- catalogue.
CREATE OR REPLACE TRIGGER counts_changes AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON category
  FOR EACH STATEMENT EXECUTE FUNCTION count_catalogue_change('reference');
CREATE OR REPLACE TRIGGER counts_changes AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON product
  FOR EACH STATEMENT EXECUTE FUNCTION count_catalogue_change('goods');
CREATE OR REPLACE TRIGGER counts_changes AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON product_country
  FOR EACH STATEMENT EXECUTE FUNCTION count_catalogue_change('goods');
CREATE OR REPLACE TRIGGER counts_changes AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON product_image
  FOR EACH STATEMENT EXECUTE FUNCTION count_catalogue_change('goods');
CREATE OR REPLACE TRIGGER counts_changes AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON product_variant
  FOR EACH STATEMENT EXECUTE FUNCTION count_catalogue_change('goods');
