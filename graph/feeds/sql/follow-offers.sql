-- Has the feeds written anew where an offer begins, changes or ends: what everybody pays may be
-- another then. Those that come within some seconds are one job.
CREATE OR REPLACE FUNCTION write_feeds_of_offers() RETURNS trigger LANGUAGE plpgsql
AS $body$
BEGIN
  PERFORM graphile_worker.add_job('write-feeds', '{}', job_key => 'write-feeds', run_at => now() + interval '2 seconds')
  FROM feed_file LIMIT 1;
  RETURN NULL;
END
$body$;
CREATE OR REPLACE TRIGGER writes_feeds AFTER UPDATE ON offer FOR EACH ROW
  WHEN ((OLD.state = 'LIVE' OR NEW.state = 'LIVE')
    AND to_jsonb(OLD) - ARRAY['uses', 'spent_paise', 'provider_refusal', 'provider_refused_at'] IS DISTINCT FROM to_jsonb(NEW) - ARRAY['uses', 'spent_paise', 'provider_refusal', 'provider_refused_at'])
  EXECUTE FUNCTION write_feeds_of_offers();
