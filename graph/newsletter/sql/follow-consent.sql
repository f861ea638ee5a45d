-- Who gets the newsletter follows from the ledger of consent.
CREATE OR REPLACE FUNCTION follow_newsletter_consent() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.is_given THEN
    INSERT INTO newsletter_subscription AS s (email, confirmed_at) VALUES (NEW.email, NEW.at)
    ON CONFLICT (email) DO UPDATE SET confirmed_at = coalesce(s.confirmed_at, NEW.at);
  ELSE
    DELETE FROM newsletter_subscription WHERE email = NEW.email;
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER newsletter_follows AFTER INSERT ON consent
  FOR EACH ROW WHEN (NEW.purpose = 'NEWSLETTER') EXECUTE FUNCTION follow_newsletter_consent();
