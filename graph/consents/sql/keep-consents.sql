-- The ledger of consent is only added to. Of an erased account the address becomes a hash, and
-- nothing else changes.
CREATE OR REPLACE FUNCTION keep_consents() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND NEW.email LIKE 'erased:%'
    AND (NEW.id, NEW.purpose, NEW.is_given, NEW.notice_version, NEW.language, NEW.proof, NEW.at)
      = (OLD.id, OLD.purpose, OLD.is_given, OLD.notice_version, OLD.language, OLD.proof, OLD.at) THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'the ledger of consent is only added to' USING ERRCODE = 'check_violation';
END $$;

CREATE OR REPLACE TRIGGER keeps_consents BEFORE UPDATE OR DELETE ON consent
  FOR EACH ROW EXECUTE FUNCTION keep_consents();
