-- How a query is read: everything that the vocabulary and the synonyms know of its words, in one
-- call. It is PL/pgSQL, so that connections keep its plan: to make that takes longer than to run
-- it. What it asks by is in SQL and answers tables, even of one row, since such functions become
-- parts of the plan; a call takes longer than the rows that it reads.

-- How many products have a word in their name, brand or shelf (kind w), or lie in a top category
-- called so (t), or are of a brand called so (b).
CREATE OR REPLACE FUNCTION search_count(of_lexeme text, of_kind text) RETURNS TABLE (products integer)
LANGUAGE sql STABLE AS $body$
  SELECT coalesce(sum(t.products), 0)::integer FROM search_term t WHERE t.lexeme = of_lexeme AND t.kind = of_kind
$body$;

-- The words that begin like this and go on. Those that are not folded in yet stand in an index of
-- their own.
CREATE OR REPLACE FUNCTION search_begun(beginning text) RETURNS TABLE (term text, lexeme text, products integer)
LANGUAGE sql STABLE AS $body$
  SELECT t.term, t.lexeme, t.products FROM search_term t
  WHERE t.kind = 'w' AND NOT t.is_spare AND t.term > beginning AND t.term < beginning || '~'
  UNION ALL
  SELECT t.term, t.lexeme, t.products FROM search_term t
  WHERE t.kind = 'w' AND t.is_spare AND t.term > beginning AND t.term < beginning || '~'
$body$;

-- Where products lie that fit, at most so many, and sold in one of some packs where these are
-- given; nulls for all. For so few PostgreSQL would rather read the whole table.
--
-- `ways` are the ways to fit, each a row of up to three parts that all have to hold, as
-- `partsOfCondition` of `plan/condition.ts` makes them.
CREATE OR REPLACE FUNCTION search_fitting(ways tsquery[], of_packs text[], most integer) RETURNS tid[] LANGUAGE plpgsql STABLE
SET enable_seqscan = off AS $body$
DECLARE
  one CONSTANT tsquery := ways[1][1];
  two CONSTANT tsquery := ways[1][2];
  others CONSTANT tsquery := ways[1][3];
  places tid[] := '{}';
BEGIN
  IF array_length(ways, 1) > 1 THEN
    FOR at IN 1 .. array_length(ways, 1) LOOP
      places := places || array(SELECT unnest(search_fitting(ways[at:at], of_packs, most)) EXCEPT SELECT unnest(places));
      EXIT WHEN cardinality(places) >= most;
    END LOOP;
    RETURN places[:coalesce(most, cardinality(places))];
  END IF;
  IF of_packs IS NOT NULL THEN
    -- Planned for these words and packs: which of both indexes is asked depends on them.
    EXECUTE 'SELECT array(SELECT d.ctid FROM search_document d WHERE '
      || array_to_string(array(SELECT format('d.words @@ %L::tsquery', part) FROM unnest(ways) AS part WHERE part IS NOT NULL), ' AND ')
      || ' AND d.packs && $1 LIMIT $2)' INTO places USING of_packs, most;
    RETURN places;
  END IF;
  IF two IS NULL THEN
    RETURN array(SELECT d.ctid FROM search_document d WHERE d.words @@ one LIMIT most);
  ELSIF others IS NULL THEN
    RETURN array(SELECT d.ctid FROM search_document d WHERE d.words @@ one AND d.words @@ two LIMIT most);
  END IF;
  RETURN array(SELECT d.ctid FROM search_document d WHERE d.words @@ one AND d.words @@ two AND d.words @@ others LIMIT most);
END
$body$;

-- How many products fit, counted no further than to `most`. Of very many products the samples (see
-- `search_describe`) mostly have that many, and to ask these is a small part of the work.
CREATE OR REPLACE FUNCTION search_found(ways tsquery[], most integer) RETURNS integer LANGUAGE plpgsql STABLE AS $body$
DECLARE
  found integer;
BEGIN
  IF (cardinality(ways) > 3 OR ways[1][2] IS NOT NULL OR numnode(ways[1][1]) > 8) AND search_is_large() THEN
    found := cardinality(search_fitting(search_of_sample(ways, '%%'), NULL, most));
    IF found > 0 AND found < most THEN
      found := cardinality(search_fitting(search_of_sample(ways, '%'), NULL, most));
    END IF;
    IF found >= most THEN
      RETURN found;
    END IF;
  END IF;
  RETURN cardinality(search_fitting(ways, NULL, most));
END
$body$;

-- Whether there are so many products that samples are asked before all of them.
CREATE OR REPLACE FUNCTION search_is_large() RETURNS boolean LANGUAGE sql STABLE AS $body$
  SELECT c.reltuples >= 50000 FROM pg_class c WHERE c.oid = 'search_document'::regclass
$body$;

-- The two names that a word is where its writer left no space: kandabatata. The longest shorter one
-- of all ways; null where there is none. Said so that `search_synonym_begun` finds each of the few,
-- rather than that all names are read for them.
CREATE OR REPLACE FUNCTION search_split(word text) RETURNS text LANGUAGE sql STABLE AS $body$
  SELECT left(said, at) || ' ' || substr(said, at + 1)
  FROM search_plain(word) AS said, generate_series(4, length(said) - 4) AS at
  WHERE said ~ '^[a-z]+$'
    AND EXISTS (SELECT FROM search_synonym s WHERE s.spelling = left(said, at) AND strpos(s.spelling, ' ') = 0
      AND s.role <> 'instead' AND s.role <> 'holds' OFFSET 0)
    AND EXISTS (SELECT FROM search_synonym s WHERE s.spelling = substr(said, at + 1) AND strpos(s.spelling, ' ') = 0
      AND s.role <> 'instead' AND s.role <> 'holds' OFFSET 0)
  ORDER BY least(at, length(said) - at) DESC LIMIT 1
$body$;

-- The two words of the catalogue that a word is where its writer left no space, as goods have them
-- side by side (coffeemugs), or a brand and a word of what it makes. Null where there are none.
CREATE OR REPLACE FUNCTION search_parted(word text) RETURNS text LANGUAGE sql STABLE AS $body$
  SELECT left(word, at) || ' ' || substr(word, at + 1)
  FROM generate_series(3, length(word) - 3) AS at,
    search_lexeme(left(word, at)) AS one, search_lexeme(substr(word, at + 1)) AS other
  WHERE word ~ '^[a-z]+$'
    AND EXISTS (SELECT FROM search_term t WHERE t.lexeme = one AND t.kind = 'w' OFFSET 0)
    AND EXISTS (SELECT FROM search_term t WHERE t.lexeme = other AND t.kind = 'w' OFFSET 0)
    AND (search_found(ARRAY[[quote_literal('+' || one || other)::tsquery]], 1) > 0
      OR search_found(ARRAY[[(quote_literal('=' || one) || '&' || quote_literal(other))::tsquery]], 3) > 2)
  ORDER BY least(at, length(word) - at) DESC LIMIT 1
$body$;

-- Whether a word names what keeps, carries or looks after the thing that is named before it: a
-- saree box, a phone cover, a shoe brush.
CREATE OR REPLACE FUNCTION search_serves(lexeme text) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $body$
  SELECT lexeme IN ('bag', 'box', 'brush', 'case', 'cleaner', 'container', 'cover', 'freshener', 'hanger', 'holder', 'hook',
    'light', 'oil', 'organiser', 'organizer', 'polish', 'rack', 'spray', 'stand', 'storage', 'wash', 'wipe')
$body$;

-- Whether a product fits, of the first hundred that do, that has one of the words in what its name
-- begins with, and behind it there no name of another thing: 'Ankle Socks Three Pairs' is socks,
-- 'Curtain Lights' are lights. With `is_alone` only what serves a thing counts as another one.
CREATE OR REPLACE FUNCTION search_found_unnamed(condition tsquery, thing text[], is_alone boolean) RETURNS boolean LANGUAGE plpgsql STABLE
SET enable_seqscan = off AS $body$
BEGIN
  RETURN EXISTS (
    SELECT FROM (SELECT d.words FROM search_document d WHERE d.words @@ condition LIMIT 100) AS hit
    CROSS JOIN LATERAL (
      SELECT max(has.positions[1]) AS place FROM unnest(hit.words) AS has
      WHERE has.lexeme = ANY (thing) AND has.weights[1] IN ('A', 'B')) AS named
    WHERE named.place IS NOT NULL AND NOT EXISTS (
      SELECT FROM unnest(hit.words) AS has
      WHERE has.weights[1] IN ('A', 'B') AND has.positions[1] > named.place AND (search_serves(has.lexeme)
        OR NOT is_alone AND EXISTS (SELECT FROM search_synonym s WHERE s.lexemes = has.lexeme AND s.role <> 'holds'))));
END
$body$;

-- Whether of the first hundred products that fit half have one of the words in what their names
-- begin with, and no name of another thing there that is sold: 'Diaper Pants' are diapers, while a
-- 'Brass Murti' is no brass.
CREATE OR REPLACE FUNCTION search_mostly_named(condition tsquery, thing text[]) RETURNS boolean LANGUAGE plpgsql STABLE
SET enable_seqscan = off AS $body$
BEGIN
  RETURN (
    SELECT count(*) > 0 AND count(*) FILTER (WHERE named.is_it) * 2 >= count(*)
    FROM (SELECT d.words FROM search_document d WHERE d.words @@ condition LIMIT 100) AS hit
    CROSS JOIN LATERAL (
      SELECT bool_or(has.lexeme = ANY (thing)) AND NOT bool_or(has.lexeme <> ALL (thing) AND (search_serves(has.lexeme)
        OR EXISTS (SELECT FROM search_synonym s WHERE s.lexemes = has.lexeme AND s.role <> 'holds')
          AND search_found(ARRAY[[quote_literal('~' || has.lexeme)::tsquery]], 1) > 0)) AS is_it
      FROM unnest(hit.words) AS has WHERE has.weights[1] IN ('A', 'B')) AS named);
END
$body$;

-- The names of a concept that the catalogue has, as lexemes and as written, its own name first:
-- those of onion without the ones that nothing is called. What a kind holds follows, which is no
-- other name of it, so that it is not written.
CREATE OR REPLACE FUNCTION search_names(of_concept text) RETURNS TABLE (names text[], written text[])
LANGUAGE sql STABLE AS $body$
  SELECT coalesce(array_agg(name.lexemes ORDER BY name.role = 'holds', name.spelling <> name.concept, name.spelling), '{}'),
    coalesce(array_agg(name.spelling ORDER BY name.spelling <> name.concept, name.spelling)
      FILTER (WHERE name.role = 'name'), '{}')
  FROM search_synonym name
  WHERE name.concept = of_concept AND name.role IN ('name', 'holds')
    -- The first word by itself, since most names have no other and to part one takes much longer.
    AND EXISTS (SELECT FROM search_term t WHERE t.lexeme = split_part(name.lexemes, ' ', 1) AND t.kind IN ('w', 't') OFFSET 0)
    AND (strpos(name.lexemes, ' ') = 0 OR NOT EXISTS (
      SELECT FROM unnest(string_to_array(name.lexemes, ' ')) AS part(lexeme)
      WHERE NOT EXISTS (SELECT FROM search_term t WHERE t.lexeme = part.lexeme AND t.kind IN ('w', 't'))))
    -- One that says a word twice is there only where the catalogue does too: khas khas is poppy
    -- seed, khas is vetiver.
    AND (split_part(name.lexemes, ' ', 1) <> split_part(name.lexemes, ' ', 2) OR split_part(name.lexemes, ' ', 3) <> ''
      OR search_found(ARRAY[[quote_literal('+' || replace(name.lexemes, ' ', ''))::tsquery]], 1) > 0)
$body$;

-- A word with each two of its neighbouring letters swapped: mikl is milk. Of longer words enough is
-- left to find them by.
CREATE OR REPLACE FUNCTION search_swapped(word text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $body$
  SELECT coalesce(array_agg(left(word, at - 1) || substr(word, at + 1, 1) || substr(word, at, 1) || substr(word, at + 2)), '{}')
  FROM generate_series(2, length(word) - 1) AS at WHERE length(word) < 7
$body$;

-- Words and synonyms that look or sound like a word, the most alike of each. Short words share
-- letters with too many.
CREATE OR REPLACE FUNCTION search_near(word text)
RETURNS TABLE (clue text, term text, names text[], written text[], products integer) LANGUAGE plpgsql STABLE
SET pg_trgm.similarity_threshold = 0.25 SET plan_cache_mode = force_generic_plan AS $body$
#variable_conflict use_column
DECLARE
  sought CONSTANT text := search_sound(search_lexeme(word));
  sought_bones CONSTANT text := search_bones_of(sought);
  swapped CONSTANT text[] := search_swapped(word);
  swapped_bones CONSTANT text[] := array(SELECT search_bones(search_lexeme(other)) FROM unnest(swapped) AS other);
  least CONSTANT real := 0.25;
BEGIN
  RETURN QUERY
  (SELECT CASE t.sound WHEN sought THEN 'alike' ELSE 'near' END,
    t.term, ARRAY[t.lexeme], ARRAY[t.term], sum(t.products)::integer FROM search_term t
  WHERE t.kind = 'w' AND (t.bones = sought_bones OR t.term % word AND similarity(t.term, word) >= least
      OR t.bones = ANY (swapped_bones) AND t.term = ANY (swapped))
    AND length(t.term) BETWEEN length(word) - 3 AND length(word) + 3
  GROUP BY t.term, t.lexeme, t.sound HAVING sum(t.products) > 0
  ORDER BY t.sound = sought OR t.term = ANY (swapped) DESC, similarity(t.term, word) DESC, t.term LIMIT 60)
  UNION ALL
  SELECT CASE s.sound WHEN sought THEN 'alike' ELSE 'near' END, s.spelling, named.names, named.written,
    greatest(1, (SELECT min(count.products) FROM unnest(string_to_array(named.names[1], ' ')) AS part, search_count(part, 'w') AS count))
  FROM (
    SELECT s.concept, s.spelling, s.sound FROM search_synonym s
    WHERE (s.bones = sought_bones OR s.spelling % word AND similarity(s.spelling, word) >= least)
      AND strpos(s.spelling, ' ') = 0 AND s.role <> 'holds'
      -- A trade name that is sold means what is called so.
      AND (s.role <> 'instead' OR (SELECT own.products FROM search_count(s.lexemes, 'w') AS own) < 3)
      AND length(s.spelling) BETWEEN length(word) - 3 AND length(word) + 3
    ORDER BY s.sound = sought DESC, similarity(s.spelling, word) DESC, s.spelling LIMIT 12
  ) AS s CROSS JOIN LATERAL search_names(s.concept) AS named;
END
$body$;

-- What is known of a query, a row for each clue. Positions count words from 1; the first 12 are
-- read.
--
--   pack     a size that it names, in `term`; it is none of the words
--   word     a word, its lexeme in `names`, and how many products have it
--   top      the same word in the names of top categories
--   brand    the words from `first` to `last` are the whole name of a brand
--   split    the catalogue writes the word as two
--   joined   the catalogue writes the words as one, in `names`
--   names    the words from `first` to `last` name a concept, `term`, which the catalogue has under
--            these names
--   called   so many products, of 40 at most, are called by a word or by the name of what it means,
--            each in a row of its own
--   heard    the same of words that only sound like one of its names, or lack its 's'
--   instead  the same of a trade name that the catalogue hardly has
--   begun    the last word, or the last two as one, or an unknown one, begin this word; the most
--            frequent ones
--   opened   the last word begins this name of a concept
--   near     a word or synonym that looks like a word that the catalogue hardly has
--   alike    one that sounds just like it; of a word that only brands have, too
--
-- With `is_begun` the last word is still being typed, so that it begins others even where it is a
-- letter or says nothing.
CREATE OR REPLACE FUNCTION search_read(query text, is_begun boolean)
RETURNS TABLE (clue text, first integer, last integer, term text, names text[], written text[], products integer)
LANGUAGE plpgsql STABLE SET plan_cache_mode = force_generic_plan AS $body$
#variable_conflict use_column
BEGIN
  RETURN QUERY
  WITH said AS MATERIALIZED (
    SELECT cut.packs, (said.words || CASE WHEN is_begun
      AND begun.word IS DISTINCT FROM said.words[cardinality(said.words)] AND begun.word IS NOT NULL
      THEN ARRAY[begun.word] ELSE '{}' END)[1:12] AS words
    FROM search_packs(search_plain(query)) AS cut, search_words(cut.rest) AS said(words),
      substring(cut.rest FROM '[a-z0-9]+$') AS begun(word)
  ),
  word AS MATERIALIZED (
    SELECT place::integer, part.word, lexeme, own.products, top.products AS of_top
    FROM said, unnest(said.words) WITH ORDINALITY AS part(word, place), search_lexeme(part.word) AS lexeme,
      search_count(lexeme, 'w') AS own, search_count(lexeme, 't') AS top ORDER BY place
  ),
  span AS MATERIALIZED (
    SELECT a.place AS first, b.place AS last,
      array_to_string(said.words[a.place:b.place], ' ') AS words,
      array_to_string(said.words[a.place:b.place], '') AS joined,
      (SELECT string_agg(w.lexeme, ' ' ORDER BY w.place) FROM word w WHERE w.place BETWEEN a.place AND b.place) AS lexemes,
      -- Two words in the other order: 'sauce soy'. Of many words each may be a thing of its own.
      CASE WHEN b.place = a.place + 1 AND cardinality(said.words) < 4 THEN b.lexeme || ' ' || a.lexeme END AS turned,
      EXISTS (SELECT FROM word w WHERE w.place BETWEEN a.place AND b.place AND w.products < 3) AS is_rare,
      -- Two words, one of which nothing has, by their consonants: 'dhaniya pta' for dhaniya patta.
      -- Beside others the one is corrected by itself.
      CASE WHEN b.place = a.place + 1 AND cardinality(said.words) = 2 AND 0 IN (a.products, b.products)
        THEN substring(search_bones(a.lexeme || ' ' || b.lexeme) FROM '^\S\S+ \S\S+$') END AS bones,
      a.place = b.place AND a.products = 0 AS is_unknown
    FROM said, word a JOIN word b ON b.place BETWEEN a.place AND a.place + 3
  ),
  named AS MATERIALIZED (
    SELECT DISTINCT ON (meant.first, meant.last, meant.concept, meant.clue = 'instead')
      meant.first, meant.last, meant.concept, meant.clue
    FROM (
      SELECT span.first, span.last, span.is_unknown, s.concept,
        CASE WHEN s.role = 'instead' THEN 'instead' WHEN s.spelling = span.words OR s.spelling = span.lexemes THEN 'names' ELSE 'heard' END AS clue,
        s.spelling = span.words AS is_exact,
        bool_or(s.spelling = span.words) OVER (PARTITION BY span.first, span.last) AS has_exact
      FROM span JOIN search_synonym s
        ON (s.lexemes = span.lexemes OR span.is_rare AND span.last > span.first AND s.sound = search_sound(span.lexemes)
            OR s.lexemes = span.turned AND s.role = 'name' AND NOT EXISTS (
              SELECT FROM search_synonym own WHERE own.lexemes = span.lexemes AND own.role <> 'holds')
            -- In 'spray room freshener' the room goes with what follows.
            AND NOT EXISTS (SELECT FROM span other JOIN search_synonym own ON own.lexemes = other.lexemes AND own.role <> 'holds'
              WHERE other.first < other.last AND other.first <= span.last AND span.first <= other.last)
            -- A plate of steel is a plate, and not all plates are of steel.
            AND NOT EXISTS (SELECT FROM search_synonym alone
              WHERE alone.concept = s.concept AND alone.role <> 'holds'
                AND alone.lexemes IN (split_part(span.lexemes, ' ', 1), split_part(span.lexemes, ' ', 2))))
          AND s.role <> 'holds' AND (span.is_rare OR s.role <> 'instead')
      -- The name of a brand that is sold means that brand, however it is spelt; see `branded`.
      WHERE s.role <> 'instead' OR s.lexemes = span.lexemes OR NOT EXISTS (SELECT FROM search_count(s.lexemes, 'b') AS own WHERE own.products > 0)
    ) AS meant
    -- Words of other languages lose an 's' as if it were a plural: 'chaas' is no 'chaa', which is
    -- tea.
    WHERE meant.is_exact OR NOT ((meant.is_unknown OR meant.first = meant.last) AND meant.has_exact)
    ORDER BY meant.first, meant.last, meant.concept, meant.clue = 'instead', meant.clue DESC
  ),
  -- What nothing is called, nor any name, may be a name as others write it. Short words are too
  -- many others so.
  spoken AS MATERIALIZED (
    SELECT own.first, own.last, s.concept
    FROM (
      SELECT span.first, span.last, search_spoken(span.words) AS spoken FROM span
      WHERE (span.is_unknown OR span.is_rare AND span.last = span.first + 1) AND span.words !~ '[0-9]'
        AND NOT (is_begun AND span.last = (SELECT max(place) FROM word))
        AND CASE WHEN span.first = span.last
          THEN NOT EXISTS (SELECT FROM named WHERE span.first BETWEEN named.first AND named.last)
          -- 'Shengdana tel' is one name though 'tel' alone is one, too.
          ELSE NOT EXISTS (SELECT FROM named WHERE named.first <= span.first AND span.last <= named.last) END
    ) AS own JOIN search_synonym s ON s.spoken = own.spoken AND s.role NOT IN ('holds', 'instead')
    WHERE length(own.spoken) > 5
    UNION
    SELECT span.first, span.last, s.concept
    FROM span CROSS JOIN LATERAL search_glideless(span.words) AS bare(word)
    JOIN search_synonym s ON s.sound = search_sound(bare.word) AND s.role NOT IN ('holds', 'instead')
    WHERE span.is_unknown AND bare.word <> span.words
      AND NOT EXISTS (SELECT FROM named WHERE named.first <= span.last AND span.first <= named.last)
    UNION
    -- Of two words the one that is known says by which consonants the other is meant.
    SELECT span.first, span.last, s.concept
    FROM span JOIN search_synonym s ON s.bones = span.bones AND s.role NOT IN ('holds', 'instead')
    WHERE (split_part(s.spelling, ' ', 1) = split_part(span.words, ' ', 1) OR split_part(s.spelling, ' ', 2) = split_part(span.words, ' ', 2))
      AND NOT EXISTS (SELECT FROM named WHERE named.first <= span.first AND span.last <= named.last)
      AND EXISTS (SELECT FROM word WHERE word.place BETWEEN span.first AND span.last AND word.products = 0
        AND word.word <> ALL (string_to_array(s.spelling, ' '))
        AND NOT EXISTS (SELECT FROM named WHERE word.place BETWEEN named.first AND named.last))
  ),
  -- Trade names of several words that are sold, written by ear.
  branded AS MATERIALIZED (
    SELECT DISTINCT span.first, span.last, s.spelling, s.lexemes, count.products
    FROM span JOIN search_synonym s ON s.sound = search_sound(span.lexemes) AND s.role = 'instead' AND s.lexemes <> span.lexemes
    CROSS JOIN LATERAL search_count(s.lexemes, 'b') AS count
    WHERE span.is_rare AND span.last > span.first AND strpos(s.lexemes, ' ') > 0 AND count.products > 0
  )
  SELECT 'pack', 0, 0, pack, NULL::text[], NULL::text[], 0 FROM said, unnest(said.packs) AS pack
  UNION ALL
  SELECT 'word', place, place, word, ARRAY[lexeme], ARRAY[word], products FROM word
  UNION ALL
  SELECT 'top', place, place, word, ARRAY[lexeme], ARRAY[word], of_top FROM word WHERE of_top > 0
  UNION ALL
  SELECT 'brand', span.first, span.last, span.words, ARRAY[span.lexemes], ARRAY[span.words], count.products
  FROM span, search_count(span.lexemes, 'b') AS count WHERE count.products > 0
  UNION ALL
  -- A brand of several words that was typed as one: 'setwet'.
  SELECT 'brand', word.place, word.place, word.word, ARRAY[word.lexeme], ARRAY[word.word], 1 FROM word
  WHERE word.products = 0 AND length(word.word) > 4 AND search_found(ARRAY[[quote_literal('=' || word.lexeme)::tsquery]], 1) > 0
  UNION ALL
  SELECT 'joined', span.first, span.last, span.joined, ARRAY[lexeme], ARRAY[span.joined], count.products
  FROM span, search_lexeme(span.joined) AS lexeme, search_count(lexeme, 'w') AS count
  WHERE span.last > span.first AND count.products > 0
  UNION ALL
  SELECT 'split', word.place, word.place, word.word, ARRAY['+' || word.lexeme], ARRAY[word.word], 1 FROM word
  WHERE word.products < 3 AND length(word.word) > 4
    AND search_found(ARRAY[[quote_literal('+' || word.lexeme)::tsquery]], 1) > 0
  UNION ALL
  SELECT named.clue, named.first, named.last, named.concept, known.names, known.written,
    (SELECT coalesce(min(count.products), 0)
     FROM unnest(string_to_array(known.names[1], ' ')) AS part, search_count(part, 'w') AS count)
  FROM (
    SELECT named.first, named.last, named.concept, named.clue FROM named
    UNION ALL SELECT spoken.first, spoken.last, spoken.concept, 'heard' FROM spoken
  ) AS named CROSS JOIN LATERAL search_names(named.concept) AS known
  UNION ALL
  -- A word that goods have in their names, beside the name of what it means, as what products are.
  SELECT DISTINCT 'called', word.place, word.place, sort.lexeme, ARRAY[sort.lexeme], ARRAY[sort.lexeme],
    search_found(ARRAY[[quote_literal('~' || sort.lexeme)::tsquery]], 40)
  FROM word JOIN named ON named.first = word.place AND named.last = word.place AND named.clue = 'names'
  CROSS JOIN LATERAL unnest(ARRAY[word.lexeme, search_lexemes(named.concept)]) AS sort(lexeme)
  WHERE word.products > 0 AND word.lexeme <> search_lexemes(named.concept) AND strpos(named.concept, ' ') = 0
  UNION ALL
  -- Of a word that goods do not have, each name of what it means.
  SELECT DISTINCT 'called', word.place, word.place, s.lexemes, ARRAY[s.lexemes], ARRAY[s.spelling],
    search_found(ARRAY[[quote_literal('~' || s.lexemes)::tsquery]], 40)
  FROM word JOIN named ON named.first = word.place AND named.last = word.place AND named.clue = 'names'
  JOIN search_synonym s ON s.concept = named.concept AND s.role = 'name' AND strpos(s.lexemes, ' ') = 0
  WHERE word.products = 0 AND EXISTS (SELECT FROM search_term t WHERE t.lexeme = s.lexemes AND t.kind = 'w' OFFSET 0)
  UNION ALL
  SELECT 'names', branded.first, branded.last, branded.spelling, ARRAY[branded.lexemes], ARRAY[branded.spelling], branded.products FROM branded
  UNION ALL
  (SELECT 'begun', span.first, span.last, min(t.term), ARRAY[t.lexeme], ARRAY[min(t.term)], sum(t.products)::integer
   FROM said, span CROSS JOIN LATERAL search_begun(span.joined) AS t
   WHERE (span.last = cardinality(said.words) AND span.first >= span.last - 1
       OR span.first = span.last AND span.is_unknown AND length(span.joined) > 2)
     AND (length(span.joined) > 1 OR cardinality(said.words) > 1 OR is_begun)
   GROUP BY span.first, span.last, t.lexeme HAVING sum(t.products) > 0 ORDER BY sum(t.products) DESC, t.lexeme LIMIT 40)
  UNION ALL
  -- A letter or two begin too many names of other things, and where the catalogue knows the word it
  -- means that one.
  SELECT 'opened', word.place, word.place, opened.spelling, named.names, named.written, 1
  FROM said, word
  CROSS JOIN LATERAL (
    SELECT s.concept, min(s.spelling) AS spelling FROM search_synonym s
    WHERE s.spelling > word.word AND s.spelling < word.word || '~' AND strpos(s.spelling, ' ') = 0 AND s.role <> 'instead' AND s.role <> 'holds'
    GROUP BY s.concept ORDER BY min(length(s.spelling)), s.concept LIMIT 5
  ) AS opened
  CROSS JOIN LATERAL search_names(opened.concept) AS named
  WHERE word.place = cardinality(said.words) AND word.products = 0 AND length(word.word) > 2
  UNION ALL
  SELECT near.clue, word.place, word.place, near.term, near.names, near.written, near.products
  FROM said, word
  -- 'Rise' alone is how rice is heard, though a brand or two have the word among theirs.
  CROSS JOIN LATERAL (
    SELECT word.products BETWEEN 3 AND 39 AND cardinality(said.words) = 1 AND NOT is_begun
      AND search_found(ARRAY[[(quote_literal(word.lexeme) || ':ABD')::tsquery]], 1) = 0) AS of(is_brands_alone)
  CROSS JOIN LATERAL search_near(word.word) AS near
  WHERE (word.products < 3 OR of.is_brands_alone AND near.clue = 'alike' AND near.products > word.products * 10)
    AND word.of_top = 0 AND length(word.word) > 2 AND word.word !~ '[0-9]'
    -- Two words that only sound like a name may be words of the catalogue that are misspelt.
    AND NOT EXISTS (SELECT FROM named WHERE word.place BETWEEN named.first AND named.last AND (named.clue <> 'heard' OR named.first = named.last))
    -- A shopper still typing a word that begins others has not misspelt it.
    AND NOT (is_begun AND word.place = cardinality(said.words) AND EXISTS (SELECT FROM search_begun(word.word)));
END
$body$;
