-- A balance is the sum of its movements, so that it is the database that adds them up. The check on
-- the balance refuses the movement that would overdraw it.
CREATE OR REPLACE FUNCTION count_credit_movement() RETURNS trigger LANGUAGE plpgsql
AS $$
BEGIN
  UPDATE credit SET balance_paise = balance_paise + NEW.amount_paise WHERE id = NEW.credit_id;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER counts_movement AFTER INSERT ON credit_movement
  FOR EACH ROW EXECUTE FUNCTION count_credit_movement();

CREATE OR REPLACE FUNCTION keep_credit_movement() RETURNS trigger LANGUAGE plpgsql
AS $$
BEGIN
  RAISE EXCEPTION 'movements of credit are only ever added';
END $$;
CREATE OR REPLACE TRIGGER keeps_movement BEFORE UPDATE OR DELETE ON credit_movement
  FOR EACH ROW EXECUTE FUNCTION keep_credit_movement();
