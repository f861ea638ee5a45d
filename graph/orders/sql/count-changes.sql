-- Whether a review is by a buyer follows from orders, so that these change what visitors see.
CREATE OR REPLACE TRIGGER counts_changes AFTER INSERT OR DELETE OR UPDATE OF status OR TRUNCATE ON "order"
  FOR EACH STATEMENT EXECUTE FUNCTION count_catalogue_change('goods');
CREATE OR REPLACE TRIGGER counts_changes AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON order_line
  FOR EACH STATEMENT EXECUTE FUNCTION count_catalogue_change('goods');
