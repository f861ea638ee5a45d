-- How search stays true: whatever changes a product, a category or a stock, by whatever way,
-- changes search with it.
--
-- What joins tables here is planned anew each time it runs (EXECUTE), for as many rows as there are
-- then: a connection would go on reading whole tables by the plans that it made while they were
-- empty, or for the one product of the first change.

-- Writes the documents of products anew; those that are hidden have none, so that nothing of them
-- is found, suggested or learnt. Set-based: one product of saveProduct or 30,000 of a COPY
-- are one statement.
CREATE OR REPLACE FUNCTION search_index(product_ids uuid[]) RETURNS void LANGUAGE plpgsql AS $body$
BEGIN
  EXECUTE $statement$
    WITH shelf AS MATERIALIZED (
      SELECT leaf.id, top_id, said.lexemes, said.heads, said.words, said.terms, said.kinds
      FROM (
        SELECT DISTINCT category_id, coalesce(sub_category_id, category_id) FROM product WHERE id = ANY ($1)
      ) AS place(top_id, leaf_id)
      JOIN category top ON top.id = top_id
      JOIN category leaf ON leaf.id = leaf_id
      LEFT JOIN category above ON above.id = leaf.parent_id AND above.id <> top.id
      CROSS JOIN LATERAL search_describe_shelf(leaf.name, above.name, top.name, search_other_names(leaf.translations)) AS said
    ),
    maker AS MATERIALIZED (
      SELECT known.brand, said.lexemes, said.words, said.terms
      FROM (SELECT DISTINCT brand FROM product WHERE id = ANY ($1)) AS known
      CROSS JOIN LATERAL search_describe_brand(known.brand) AS said
    )
    INSERT INTO search_document
      (product_id, shelf_id, words, head_size, is_combo, packs, is_available, terms)
    SELECT p.id, shelf.id,
      CASE WHEN pinned.marks IS NULL THEN said.words ELSE said.words || pinned.marks END, said.head_size, said.is_combo, said.packs || coalesce(sold.packs, '{}'),
      coalesce(sold.is_available, false), said.terms
    FROM product p
    JOIN shelf ON shelf.id = coalesce(p.sub_category_id, p.category_id) AND shelf.top_id = p.category_id
    JOIN maker ON maker.brand = p.brand
    CROSS JOIN LATERAL search_describe(p.name, search_other_names(p.translations), search_custom_words(p.custom), search_claims(p.description), p.brand,
      maker.lexemes, maker.words, maker.terms,
      shelf.lexemes, shelf.heads, shelf.words, shelf.terms, shelf.kinds) AS said
    LEFT JOIN search_sold($1) AS sold ON sold.product_id = p.id
    LEFT JOIN (
      SELECT pin.product_id, string_agg('!' || r.id, ' ')::tsvector AS marks
      FROM search_rule r, unnest(r.pinned_ids) AS pin(product_id) WHERE pin.product_id = ANY ($1) GROUP BY pin.product_id
    ) AS pinned ON pinned.product_id = p.id
    WHERE p.id = ANY ($1) AND p.status = 'PUBLISHED' ORDER BY p.id
    ON CONFLICT (product_id) DO UPDATE SET
      shelf_id = excluded.shelf_id, words = excluded.words, head_size = excluded.head_size, is_combo = excluded.is_combo,
      packs = excluded.packs, is_available = excluded.is_available, terms = excluded.terms
  $statement$ USING product_ids;
END
$body$;

-- The packs that products are sold in, and whether any of them can be bought now. Many products are
-- sold in the same packs, which are read once.
CREATE OR REPLACE FUNCTION search_sold(product_ids uuid[])
RETURNS TABLE (product_id uuid, packs text[], is_available boolean) LANGUAGE sql STABLE AS $body$
  WITH sold AS MATERIALIZED (
    SELECT v.product_id, bool_or(v.is_available) AS is_available,
      lower(string_agg(concat_ws(', ', v.weight, v.ram, v.size), ', ')) AS labels
    FROM product_variant v WHERE v.product_id = ANY (product_ids) GROUP BY v.product_id
  ),
  label AS MATERIALIZED (
    SELECT labels, cut.packs || search_words(cut.rest) AS packs
    FROM (SELECT DISTINCT labels FROM sold) AS known, search_packs(labels) AS cut
  )
  SELECT sold.product_id, label.packs, sold.is_available FROM sold JOIN label USING (labels)
$body$;

-- A product that is called otherwise, stands elsewhere, says to be free of something else, has
-- other words in a field of an extension, or is published or hidden.
CREATE OR REPLACE FUNCTION search_note_product() RETURNS trigger LANGUAGE plpgsql
SET gin_pending_list_limit = '512kB' AS $body$
BEGIN
  IF NEW.status = 'PUBLISHED' THEN
    PERFORM search_index(ARRAY[NEW.id]);
  ELSE
    DELETE FROM search_document WHERE product_id = NEW.id;
  END IF;
  RETURN NULL;
END
$body$;
CREATE OR REPLACE TRIGGER search_notes_change AFTER UPDATE OF name, description, brand, category_id, sub_category_id, translations, custom, status ON product
  FOR EACH ROW WHEN (
    (OLD.name, OLD.brand, OLD.category_id, OLD.sub_category_id, OLD.status) IS DISTINCT FROM
    (NEW.name, NEW.brand, NEW.category_id, NEW.sub_category_id, NEW.status)
    OR search_other_names(OLD.translations) <> search_other_names(NEW.translations)
    OR OLD.description <> NEW.description AND search_claims(OLD.description) <> search_claims(NEW.description)
    OR OLD.custom <> NEW.custom AND search_custom_words(OLD.custom) <> search_custom_words(NEW.custom))
  EXECUTE FUNCTION search_note_product();

-- A category that is called otherwise or stands elsewhere: what lies in it or below it names it.
CREATE OR REPLACE FUNCTION search_note_category() RETURNS trigger LANGUAGE plpgsql
SET gin_pending_list_limit = '512kB' AS $body$
BEGIN
  PERFORM search_index(array_agg(p.id)) FROM product p
  WHERE NEW.id IN (p.category_id, p.sub_category_id)
    OR p.sub_category_id IN (SELECT id FROM category WHERE parent_id = NEW.id);
  RETURN NULL;
END
$body$;
CREATE OR REPLACE TRIGGER search_notes_change AFTER UPDATE OF name, parent_id, translations ON category
  FOR EACH ROW WHEN (
    (OLD.name, OLD.parent_id) IS DISTINCT FROM (NEW.name, NEW.parent_id)
    OR search_other_names(OLD.translations) <> search_other_names(NEW.translations))
  EXECUTE FUNCTION search_note_category();

-- Those of some products that have no document. By the index alone: a join by hashes would read
-- every document there is.
CREATE OR REPLACE FUNCTION search_unread(product_ids uuid[]) RETURNS uuid[] LANGUAGE plpgsql STABLE AS $body$
DECLARE
  unread uuid[];
BEGIN
  EXECUTE $statement$
    SELECT array(
      SELECT unnest($1) EXCEPT SELECT d.product_id FROM search_document d WHERE d.product_id = ANY ($1))
  $statement$ INTO unread USING product_ids;
  RETURN unread;
END
$body$;

-- Products come with their first variants, so that each is described once: an import writes
-- documents and their index entries half as often as with a trigger on both tables. (A change of
-- their texts has a trigger of its own, and deletion cascades.)
--
-- Packs and stock. Most changes of stock leave a product as available as it was and end here; the
-- documents of the others are locked in the order of their ids, so that crossing checkouts wait for
-- each other instead of deadlocking.
CREATE OR REPLACE FUNCTION search_note_variants() RETURNS trigger LANGUAGE plpgsql
SET gin_pending_list_limit = '512kB' AS $body$
DECLARE
  product_ids uuid[];
  new_ids uuid[];
BEGIN
  IF TG_OP = 'INSERT' THEN
    new_ids := search_unread(array(SELECT DISTINCT product_id FROM arrived));
    IF cardinality(new_ids) > 0 THEN
      IF current_setting('search.waits', true) = 'on' THEN
        INSERT INTO search_waiting SELECT unnest(new_ids) AS id ORDER BY id ON CONFLICT DO NOTHING;
      ELSE
        PERFORM search_index(new_ids);
      END IF;
    END IF;
    product_ids := array(SELECT DISTINCT product_id FROM arrived EXCEPT SELECT unnest(new_ids));
  ELSIF TG_OP = 'DELETE' THEN
    product_ids := array(SELECT DISTINCT product_id FROM gone);
  ELSE
    -- What stands in both with the same count is unchanged. (A join would keep the plan of the
    -- first change ever made.)
    product_ids := array(
      SELECT DISTINCT product_id FROM (
        SELECT 1 AS sign, product_id, id, is_available, weight, ram, size FROM arrived
        UNION ALL SELECT -1, product_id, id, is_available, weight, ram, size FROM gone
      ) AS change GROUP BY product_id, id, is_available, weight, ram, size HAVING sum(sign) <> 0);
  END IF;
  IF cardinality(product_ids) = 0 THEN
    RETURN NULL;
  END IF;
  -- What still waits is read here, since a transaction reading it at this moment may not see this
  -- change.
  new_ids := search_unread(product_ids);
  IF cardinality(new_ids) > 0 THEN
    PERFORM search_index(new_ids);
  END IF;
  EXECUTE 'SELECT FROM search_document WHERE product_id = ANY ($1) ORDER BY product_id FOR NO KEY UPDATE' USING product_ids;
  EXECUTE $statement$
    UPDATE search_document d
    SET packs = (search_packs(search_plain(p.name))).packs || coalesce(sold.packs, '{}'),
      is_available = coalesce(sold.is_available, false)
    FROM product p LEFT JOIN search_sold($1) AS sold ON sold.product_id = p.id
    WHERE p.id = ANY ($1) AND d.product_id = p.id AND d.product_id = ANY ($1)
  $statement$ USING product_ids;
  RETURN NULL;
END
$body$;
CREATE OR REPLACE TRIGGER search_notes_new AFTER INSERT ON product_variant
  REFERENCING NEW TABLE AS arrived FOR EACH STATEMENT EXECUTE FUNCTION search_note_variants();
CREATE OR REPLACE TRIGGER search_notes_change AFTER UPDATE ON product_variant
  REFERENCING OLD TABLE AS gone NEW TABLE AS arrived FOR EACH STATEMENT EXECUTE FUNCTION search_note_variants();
CREATE OR REPLACE TRIGGER search_notes_end AFTER DELETE ON product_variant
  REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION search_note_variants();

-- Reads products that an import let wait, and answers how many it found waiting. Their rows are
-- locked, so that no one renames them between the reading and the writing; `is_patient` waits for
-- who is doing so, otherwise they stay for later.
CREATE OR REPLACE FUNCTION search_catch_up(most integer, is_patient boolean) RETURNS integer LANGUAGE plpgsql
SET gin_pending_list_limit = '4MB' AS $body$
DECLARE
  product_ids uuid[];
BEGIN
  IF is_patient THEN
    product_ids := array(SELECT w.product_id FROM search_waiting w JOIN product p ON p.id = w.product_id
      ORDER BY p.id LIMIT most FOR SHARE OF p FOR UPDATE OF w);
  ELSE
    product_ids := array(SELECT w.product_id FROM search_waiting w JOIN product p ON p.id = w.product_id
      LIMIT most FOR SHARE OF p SKIP LOCKED FOR UPDATE OF w SKIP LOCKED);
  END IF;
  IF cardinality(product_ids) > 0 THEN
    DELETE FROM search_waiting WHERE product_id = ANY (product_ids);
    PERFORM search_index(product_ids);
  END IF;
  IF is_patient AND cardinality(product_ids) < most THEN
    PERFORM gin_clean_pending_list(search_word_index());
  END IF;
  RETURN cardinality(product_ids);
END
$body$;

-- The vocabulary: how many products have each word, phrase and brand.
--
-- Its rows are shared by many products, so that two people saving at once would wait for each
-- other, and an import of an hour would stop everybody. Hence the writer that gets the lock changes
-- the rows that are there, while all others only add rows of their own (`is_spare`), which the next
-- one with the lock folds in. Readers add up all rows of a term.
CREATE OR REPLACE FUNCTION search_learn(changed text[], counts integer[]) RETURNS void LANGUAGE plpgsql AS $body$
DECLARE
  has_lock CONSTANT boolean := pg_try_advisory_xact_lock(5643);
BEGIN
  -- 1. What others had to leave aside is counted together with this change.
  IF has_lock THEN
    WITH folded AS (
      DELETE FROM search_term WHERE is_spare RETURNING kind || term || coalesce('=' || shown, '') AS term, products)
    SELECT changed || array_agg(term), counts || array_agg(products) INTO changed, counts FROM folded;

    -- 2. Terms that are known; the count is in no index, so these updates stay on their page.
    EXECUTE $statement$
      UPDATE search_term t SET products = t.products + change.products FROM search_changes($1, $2) AS change
      WHERE t.kind = change.kind AND t.term = change.term AND NOT t.is_spare
    $statement$ USING changed, counts;
  END IF;

  -- 3. Terms that are new, or everything when another writer has the lock.
  EXECUTE $statement$
    INSERT INTO search_term (kind, term, shown, lexeme, sound, bones, products, is_spare)
    SELECT change.kind, change.term, change.shown, read.lexeme,
      CASE change.kind WHEN 'w' THEN search_sound(read.lexeme) ELSE '' END,
      CASE change.kind WHEN 'w' THEN search_bones(read.lexeme) ELSE '' END,
      change.products, NOT $3
    FROM search_changes($1, $2) AS change
    CROSS JOIN LATERAL (
      SELECT CASE change.kind WHEN 'p' THEN '' ELSE search_lexemes(change.term) END AS lexeme) AS read
    WHERE NOT $3 OR NOT EXISTS (
      SELECT FROM search_term t WHERE t.kind = change.kind AND t.term = change.term AND NOT t.is_spare)
    ORDER BY change.kind, change.term
  $statement$ USING changed, counts, has_lock;

  -- 4. Terms that no product has any more.
  IF has_lock AND 0 > ANY (counts) THEN
    EXECUTE $statement$
      DELETE FROM search_term t USING search_changes($1, $2) AS change
      WHERE t.kind = change.kind AND t.term = change.term AND t.products <= 0 AND NOT t.is_spare
    $statement$ USING changed, counts;
  END IF;
END
$body$;

-- Changes of the vocabulary added up for each term: kind and term are written together, a brand
-- with its own spelling.
CREATE OR REPLACE FUNCTION search_changes(changed text[], counts integer[])
RETURNS TABLE (kind text, term text, shown text, products integer) LANGUAGE sql IMMUTABLE AS $body$
  SELECT left(change.term, 1), split_part(substr(change.term, 2), '=', 1),
    max(substr(change.term, strpos(change.term, '=') + 1)) FILTER (WHERE change.term LIKE 'b%'),
    sum(change.products)::integer
  FROM unnest(changed, counts) AS change(term, products) GROUP BY 1, 2 HAVING sum(change.products) <> 0
$body$;

-- Without a join, whose plan for the first change would have to do for an import as well.
CREATE OR REPLACE FUNCTION search_note_documents() RETURNS trigger LANGUAGE plpgsql AS $body$
DECLARE
  terms text[];
  counts integer[];
BEGIN
  IF TG_OP = 'INSERT' THEN
    SELECT array_agg(term), array_agg(products) INTO terms, counts
    FROM (SELECT term, count(*)::integer FROM arrived a, unnest(a.terms) AS term GROUP BY term) AS change(term, products);
  ELSIF TG_OP = 'DELETE' THEN
    SELECT array_agg(term), array_agg(products) INTO terms, counts
    FROM (SELECT term, -count(*)::integer FROM gone g, unnest(g.terms) AS term GROUP BY term) AS change(term, products);
  ELSE
    -- Most changes are of packs and stock, and leave the terms as they were.
    SELECT array_agg(term), array_agg(products) INTO terms, counts
    FROM (
      SELECT term, sum(sign)::integer
      FROM (
        SELECT said, sum(sign) AS sign FROM (
          SELECT a.product_id, a.terms, 1 FROM arrived a UNION ALL SELECT g.product_id, g.terms, -1 FROM gone g
        ) AS each(product_id, said, sign) GROUP BY product_id, said HAVING sum(sign) <> 0
      ) AS product, unnest(product.said) AS term
      GROUP BY term HAVING sum(sign) <> 0
    ) AS change(term, products);
  END IF;
  IF terms IS NOT NULL THEN
    PERFORM search_learn(terms, counts);
  END IF;
  RETURN NULL;
END
$body$;
CREATE OR REPLACE TRIGGER search_learns_new AFTER INSERT ON search_document
  REFERENCING NEW TABLE AS arrived FOR EACH STATEMENT EXECUTE FUNCTION search_note_documents();
CREATE OR REPLACE TRIGGER search_learns_change AFTER UPDATE ON search_document
  REFERENCING OLD TABLE AS gone NEW TABLE AS arrived FOR EACH STATEMENT EXECUTE FUNCTION search_note_documents();
CREATE OR REPLACE TRIGGER search_learns_end AFTER DELETE ON search_document
  REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION search_note_documents();

-- What is written goes into the index in bulk: into a list first, which the writer that fills it up
-- sorts in, and which every search reads besides the index. To enter a product's forty words one by
-- one costs an import more than all else that it does. At half a megabyte the list holds some
-- thousand products, and reading it takes a search about a millisecond. While an import is read it
-- may grow to four, which saves a tenth of PostgreSQL's processor; at its end the rest is sorted
-- in.
CREATE OR REPLACE FUNCTION search_word_index() RETURNS regclass LANGUAGE sql STABLE AS $body$
  SELECT i.indexrelid::regclass FROM pg_index i JOIN pg_attribute a ON a.attrelid = i.indrelid AND a.attnum = ALL (i.indkey)
  WHERE i.indrelid = 'search_document'::regclass AND a.attname = 'words'
$body$;
DO $body$
BEGIN
  EXECUTE format('ALTER INDEX %s SET (fastupdate = on)', search_word_index());
  EXECUTE format('ALTER INDEX %s RESET (gin_pending_list_limit)', search_word_index());
END
$body$;
