-- What visitors see is made of this table, so that its changes count as a new version of the
-- catalogue: all but what is counted of an offer, as long as uses of it are left, and what the
-- payment provider says of it.
CREATE OR REPLACE TRIGGER counts_changes AFTER INSERT OR DELETE OR TRUNCATE ON offer
  FOR EACH STATEMENT EXECUTE FUNCTION count_catalogue_change('reference');
CREATE OR REPLACE TRIGGER counts_updates AFTER UPDATE ON offer
  FOR EACH ROW WHEN (
    (to_jsonb(OLD) - ARRAY['uses', 'spent_paise', 'provider_refusal', 'provider_refused_at']) IS DISTINCT FROM (to_jsonb(NEW) - ARRAY['uses', 'spent_paise', 'provider_refusal', 'provider_refused_at'])
    OR (OLD.uses >= OLD.max_uses) IS DISTINCT FROM (NEW.uses >= NEW.max_uses)
    OR (OLD.spent_paise >= OLD.budget_paise) IS DISTINCT FROM (NEW.spent_paise >= NEW.budget_paise)
  ) EXECUTE FUNCTION count_catalogue_change('reference');
