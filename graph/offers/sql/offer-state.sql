-- Says where an offer stands by the clock and by what is counted of it: the one place that does.
CREATE OR REPLACE FUNCTION keep_offer_state() RETURNS trigger LANGUAGE plpgsql
AS $body$
BEGIN
  NEW.state := CASE
    WHEN NEW.status <> 'LIVE' THEN NEW.status
    WHEN NEW.ends_at <= now() THEN 'ENDED'
    WHEN NEW.uses >= NEW.max_uses OR NEW.spent_paise >= NEW.budget_paise THEN 'USED_UP'
    WHEN NEW.starts_at > now() THEN 'PLANNED'
    ELSE 'LIVE'
  END;
  RETURN NEW;
END
$body$;
CREATE OR REPLACE TRIGGER keeps_state BEFORE INSERT OR UPDATE ON offer
  FOR EACH ROW EXECUTE FUNCTION keep_offer_state();

-- Has a job touch the offer when its beginning and its end come.
CREATE OR REPLACE FUNCTION await_offer_times() RETURNS trigger LANGUAGE plpgsql
AS $body$
BEGIN
  PERFORM graphile_worker.add_job('turn-offer', json_build_object('id', NEW.id), run_at => turn.at,
    job_key => concat('turn-offer:', NEW.id, ':', turn.name), max_attempts => 32767)
  FROM (VALUES ('begins', NEW.starts_at), ('ends', NEW.ends_at)) AS turn (name, at) WHERE turn.at > now();
  RETURN NULL;
END
$body$;
CREATE OR REPLACE TRIGGER awaits_times AFTER INSERT OR UPDATE OF status, starts_at, ends_at ON offer
  FOR EACH ROW WHEN (NEW.status = 'LIVE') EXECUTE FUNCTION await_offer_times();
