-- How many found a review helpful follows from the votes; its writer has none.
CREATE OR REPLACE FUNCTION count_review_votes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    UPDATE review SET helpful_count = helpful_count + 1
    WHERE id = NEW.review_id AND user_id IS DISTINCT FROM NEW.user_id;
    IF NOT FOUND THEN
      RAISE EXCEPTION 'a review is not voted for by its writer' USING ERRCODE = 'check_violation';
    END IF;
  ELSE
    UPDATE review SET helpful_count = helpful_count - 1 WHERE id = OLD.review_id;
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER counts_votes AFTER INSERT OR DELETE ON review_vote
  FOR EACH ROW EXECUTE FUNCTION count_review_votes();
