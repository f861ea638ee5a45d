-- What is known of a product for search, kept in search_document by triggers, in the transaction
-- that changes the product.

-- The pack that a number and a unit name, in the smaller unit, so that 5 kg and 5000 g are the
-- same: 5000g, 1000ml, 12pc.
CREATE OR REPLACE FUNCTION search_pack(amount text, unit text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $body$
  SELECT CASE
    WHEN unit ~ '^k' THEN trim_scale(amount::numeric * 1000) || 'g'
    WHEN unit ~ '^(g|gm|gms|gr.*)$' THEN trim_scale(amount::numeric) || 'g'
    WHEN unit = 'ml' THEN trim_scale(amount::numeric) || 'ml'
    WHEN unit ~ '^l' THEN trim_scale(amount::numeric * 1000) || 'ml'
    WHEN unit ~ '^doz' THEN trim_scale(amount::numeric * 12) || 'pc'
    WHEN unit ~ '^w' THEN trim_scale(amount::numeric) || 'w'
    WHEN unit ~ '^p' THEN trim_scale(amount::numeric) || 'pc'
    ELSE trim_scale(amount::numeric) || unit
  END
$body$;

-- The packs that a plain text names, and the text without them.
CREATE OR REPLACE FUNCTION search_packs(plain text, OUT packs text[], OUT rest text)
LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $body$
DECLARE
  sized CONSTANT text := '\m([0-9]+(?:[.][0-9]+)?)[ -]*' ||
    '(kgs?|kilos?|kilograms?|g|gms?|grams?|grm|mg|ml|ltrs?|lts?|lit|litres?|liters?|l|pcs?|pieces?|packs?|pk|' ||
    'dozens?|inch|cm|mm|gb|tb|watts?|w|mah)\M';
  counted CONSTANT text := '\m(?:pack|set|box|combo|bundle|packet)s? of ([0-9]+)\M';
BEGIN
  rest := plain;
  IF plain ~ '[0-9]' THEN
    -- 'Pack of 4' is four pieces.
    plain := regexp_replace(plain, counted, ' \1 pc ', 'g');
    rest := regexp_replace(plain, sized, ' ', 'g');
    IF rest <> plain THEN
      packs := array(SELECT DISTINCT search_pack(pair[1], pair[2]) FROM regexp_matches(plain, sized, 'g') AS pair);
    END IF;
  END IF;
  packs := coalesce(packs, '{}');
END
$body$;

-- The packs of several things that are sold together, each with the words of the one that is sold
-- in it: 'rice:5000g' and 'sugar:1000g' of 'Rice 5 kg + Sugar 1 kg', which is no sugar of 5 kg.
-- Null where at most one is told with a pack.
CREATE OR REPLACE FUNCTION search_packs_of_items(plain text) RETURNS text[] LANGUAGE sql STABLE AS $body$
  SELECT CASE WHEN count(DISTINCT item) > 1 THEN array_agg(DISTINCT search_lexeme(word) || ':' || pack) END
  FROM unnest(string_to_array(plain, '+')) AS item, search_packs(item) AS cut, unnest(cut.packs) AS pack, unnest(search_words(cut.rest)) AS word
$body$;

-- The words of a plain text in their order, without those that say nothing of what a thing is.
CREATE OR REPLACE FUNCTION search_words(plain text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $body$
  SELECT string_to_array(btrim(regexp_replace(plain,
    '(?:[^a-z0-9]|\m(?:a|an|and|the|of|for|with|in|to|by|from|n|kaa?|ki|kee|ke|se|wala|wali|wale|vaala|vaalee|vaale)\M)+', ' ', 'g')), ' ')
$body$;

-- Words behind which the thing itself is named: turmeric powder is turmeric, cheese slices are
-- cheese, and a number.
CREATE OR REPLACE FUNCTION search_is_form(lexeme text) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $body$
  SELECT lexeme IN ('powder', 'seed', 'leaf', 'whole', 'stick', 'piece', 'slice', 'cube', 'bunch', 'pack', 'pouch',
    'refill', 'sachet', 'carton', 'tablet', 'granule', 'block', 'tin', 'bar', 'kernel', 'pod', 'combo', 'new', 'fillet',
    'steak', 'raw', 'fresh', 'loose') OR lexeme ~ '^[0-9]+$'
$body$;

-- What is made of other things, and told apart by them.
CREATE OR REPLACE FUNCTION search_is_made(lexeme text) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $body$
  SELECT lexeme IN ('chocolate', 'juice', 'bag', 'bar', 'drink', 'squash', 'syrup', 'shake', 'milkshake', 'biscuit', 'cookie',
    'candi', 'cake', 'paratha', 'soap', 'shampoo', 'chip', 'jam', 'pickle', 'wafer', 'lassi', 'tea', 'ladoo', 'lotion', 'balm')
$body$;

-- Whether a word and another, or a few, are names of one thing: jeera and cumin, toor and arhar
-- dal.
CREATE OR REPLACE FUNCTION search_is_same(lexeme text, others text) RETURNS boolean LANGUAGE plpgsql STABLE AS $body$
BEGIN
  RETURN lexeme = others OR EXISTS (
    SELECT FROM search_synonym one JOIN search_synonym other USING (concept)
    WHERE one.lexemes = lexeme AND other.lexemes = others AND 'holds' NOT IN (one.role, other.role));
END
$body$;

-- Whether a word is the name of a thing, as search or the shelf knows it.
CREATE OR REPLACE FUNCTION search_names_thing(word text, of_shelf text[]) RETURNS boolean LANGUAGE plpgsql STABLE AS $body$
BEGIN
  RETURN search_lexeme(word) = ANY (of_shelf) OR search_is_form(search_lexeme(word))
    OR EXISTS (SELECT FROM search_synonym s WHERE s.lexemes = search_lexeme(word) AND s.concept NOT LIKE 'never %');
END
$body$;

-- Whether shelves with such words in their names hold a thing, as dairy does milk.
CREATE OR REPLACE FUNCTION search_holds(of_shelf text[], word text) RETURNS boolean LANGUAGE plpgsql STABLE AS $body$
BEGIN
  RETURN EXISTS (
    SELECT FROM search_synonym kind JOIN search_synonym held USING (concept)
    WHERE kind.lexemes = ANY (of_shelf) AND held.lexemes = search_lexeme(word) AND held.role = 'holds');
END
$body$;

-- Whether a word names what stands on a shelf with such words in its name.
CREATE OR REPLACE FUNCTION search_stands_on(word text, of_shelf text[]) RETURNS boolean LANGUAGE plpgsql STABLE AS $body$
BEGIN
  RETURN search_lexeme(word) = ANY (of_shelf) OR search_holds(of_shelf, word);
END
$body$;

-- Whether words name a thing that is another than what their last word alone names: soya milk is no
-- milk, but refined oil is oil. The names of things that search knows tell.
CREATE OR REPLACE FUNCTION search_is_other_kind(lexemes text) RETURNS boolean LANGUAGE plpgsql STABLE AS $body$
DECLARE
  plain CONSTANT text := substring(lexemes FROM '[^ ]+$');
BEGIN
  RETURN EXISTS (
    SELECT FROM search_synonym s WHERE s.lexemes = search_is_other_kind.lexemes AND s.role = 'name' AND NOT EXISTS (
      SELECT FROM search_synonym bare
      WHERE bare.concept = s.concept AND bare.lexemes = plain AND bare.role <> 'holds'));
END
$body$;

-- Whether a thing with words behind it, or with the first of them, is called by another name than
-- it is alone: fish nuggets are no fish.
CREATE OR REPLACE FUNCTION search_is_other_thing(thing text, behind text) RETURNS boolean LANGUAGE plpgsql STABLE AS $body$
BEGIN
  RETURN EXISTS (
    SELECT FROM search_synonym s
    WHERE s.lexemes IN (thing || ' ' || behind, thing || ' ' || split_part(behind, ' ', 1)) AND s.role = 'name' AND NOT EXISTS (
      SELECT FROM search_synonym bare
      WHERE bare.concept = s.concept AND bare.lexemes = thing AND bare.role <> 'holds'));
END
$body$;

-- Two neighbouring words as one, by which the two are found without reading all that has either:
-- '+babioil' as they are compared by themselves, and '+babyoil' as shoppers type them who leave out
-- the space, where that is another one.
CREATE OR REPLACE FUNCTION search_pair(word text, following text) RETURNS text[] LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $body$
DECLARE
  apart CONSTANT text := '+' || search_lexeme(word) || search_lexeme(following);
  typed CONSTANT text := '+' || search_lexeme(word || following);
BEGIN
  RETURN CASE WHEN apart = typed THEN ARRAY[apart] ELSE ARRAY[apart, typed] END;
END
$body$;

-- Neighbouring words as the text of a tsvector, from a place on: each word, and each with the one
-- before it as one. They are of one class, except that those from `head_from` to `head_to` are of
-- class A, and are there as '~banana' once more: the index does not know of classes, and finds what
-- is called a banana by that.
CREATE OR REPLACE FUNCTION search_weigh(words text[], place integer, class text, head_from integer, head_to integer)
RETURNS text LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $body$
DECLARE
  weighed text := '';
  is_head boolean;
  said text;
BEGIN
  FOR at IN 1 .. cardinality(words) LOOP
    is_head := at BETWEEN head_from AND head_to;
    FOREACH said IN ARRAY search_lexeme(words[at]) || CASE WHEN at > 1 THEN search_pair(words[at - 1], words[at]) END LOOP
      weighed := concat(weighed, said, ':', place + at - 1, CASE WHEN is_head THEN 'A ~' || said ELSE class END, ' ');
    END LOOP;
  END LOOP;
  RETURN weighed;
END
$body$;

-- The parts of a category's name, each as lexemes: {noodle}, {dry,fruit} in 'Noodles & Dry Fruits'.
CREATE OR REPLACE FUNCTION search_shelf_parts(name text) RETURNS TABLE (lexemes text[]) LANGUAGE sql STABLE AS $body$
  SELECT string_to_array(search_lexemes(array_to_string(words, ' ')), ' ')
  FROM regexp_split_to_table(search_plain(name), '[,&/]|\m(and|aur)\M') AS piece,
    search_words(regexp_replace(piece, '\m(fresh|other|all|more|needs|products|items|range)\M', '', 'g')) AS words
  WHERE cardinality(words) > 0
$body$;

-- What a shelf gives to all products on it: lexemes with signs in front, terms for the vocabulary,
-- and the words that name what stands there, the last of each part of its name, and all of them.
--
-- '^fruit' is a word of the shelf's name or of the one above it, or the words of a part of it as
-- one, '@care' one of the top category's. The names of the shelf in other languages count as its
-- name. '#dryfruit' is a whole part of the name of the shelf or of the one above it, '$fruit' the
-- last word of one, '##babycare' a whole part of the top category's.
--
-- `kinds` are the parts of the shelf's own name that name things by themselves, as lexemes: bean,
-- brinjal and okra of 'Beans, Brinjals & Okra'. Empty where it has but one.
CREATE OR REPLACE FUNCTION search_describe_shelf(
  shelf text, shelf_above text, top text, shelf_others text[],
  OUT lexemes text, OUT heads text[], OUT words text[], OUT terms text[], OUT kinds text[])
LANGUAGE plpgsql STABLE AS $body$
DECLARE
  own CONSTANT text := concat_ws(' , ', shelf, coalesce(shelf_above, ''), array_to_string(shelf_others, ' , '));
  own_words CONSTANT text[] := search_words(search_plain(own));
  top_words CONSTANT text[] := search_words(search_plain(coalesce(top, '')));
  above_words CONSTANT text[] := string_to_array(
    search_lexemes(array_to_string(search_words(search_plain(coalesce(shelf_above, ''))), ' ')), ' ');
BEGIN
  SELECT coalesce(string_agg(mark, ' '), '') INTO lexemes FROM (
    SELECT '^' || search_lexeme(word) FROM unnest(own_words) AS word
    UNION SELECT '@' || search_lexeme(word) FROM unnest(top_words) AS word
    UNION SELECT mark || array_to_string(part.lexemes, '')
      FROM search_shelf_parts(own) AS part, unnest(ARRAY['#', '^']) AS sign(mark)
    UNION SELECT '$' || part.lexemes[cardinality(part.lexemes)] FROM search_shelf_parts(own) AS part
    UNION SELECT '##' || array_to_string(part.lexemes, '') FROM search_shelf_parts(coalesce(top, '')) AS part
  ) AS marks(mark);
  words := string_to_array(search_lexemes(array_to_string(own_words, ' ')), ' ');
  heads := array(SELECT part.lexemes[cardinality(part.lexemes)] FROM search_shelf_parts(shelf) AS part);
  terms := array(
    SELECT 'w' || word FROM unnest(own_words) AS word UNION SELECT 't' || word FROM unnest(top_words) AS word);
  kinds := array(
    SELECT kind FROM search_shelf_parts(shelf) AS part, array_to_string(part.lexemes, ' ') AS kind
    -- By the index, a kind at a time: a join would read every name that there is.
    WHERE NOT part.lexemes && above_words AND (SELECT true FROM search_synonym s WHERE s.lexemes = kind LIMIT 1));
  IF cardinality(kinds) < 2 THEN
    kinds := '{}';
  END IF;
END
$body$;

-- What a shelf of several kinds gives to a product that is called one or more of them, by whatever
-- name: nothing of the others, so that beans on the shelf of beans, brinjals and okra are no okra.
-- What is a kind of another one keeps that: toor dal among dals and pulses.
--
-- `lexemes` are those of the shelf, `called` the heads of the name, and each with the word before.
CREATE OR REPLACE FUNCTION search_on_shelf(lexemes text, kinds text[], called text[]) RETURNS text LANGUAGE plpgsql STABLE AS $body$
DECLARE
  own CONSTANT text[] := array(
    SELECT kind FROM unnest(kinds) AS kind WHERE kind = ANY (called) OR EXISTS (
      SELECT FROM search_synonym one JOIN search_synonym other USING (concept)
      WHERE one.lexemes = ANY (called) AND other.lexemes = kind AND 'holds' NOT IN (one.role, other.role)));
  other text;
  word text;
BEGIN
  IF cardinality(own) = 0 OR cardinality(own) = cardinality(kinds) THEN
    RETURN lexemes;
  END IF;
  lexemes := ' ' || lexemes || ' ';
  FOREACH other IN ARRAY kinds LOOP
    CONTINUE WHEN other = ANY (own) OR EXISTS (
      SELECT FROM search_synonym one JOIN search_synonym of_other USING (concept)
      WHERE one.lexemes = ANY (own) AND of_other.lexemes = other AND (one.role <> 'holds' OR of_other.role <> 'holds'));
    FOREACH word IN ARRAY string_to_array(other, ' ') || replace(other, ' ', '') LOOP
      CONTINUE WHEN word = ANY (string_to_array(array_to_string(own, ' '), ' '));
      lexemes := replace(replace(replace(lexemes, ' ^' || word || ' ', ' '), ' #' || word || ' ', ' '), ' $' || word || ' ', ' ');
    END LOOP;
  END LOOP;
  RETURN lexemes;
END
$body$;

-- What a brand gives to all of its products: weighed lexemes, so that 'amul butter' are neighbours
-- when the name follows, its words, and terms for the vocabulary. Worked out once for many
-- products, it is a quarter less to describe one.
CREATE OR REPLACE FUNCTION search_describe_brand(brand text, OUT lexemes text, OUT words text[], OUT terms text[])
LANGUAGE plpgsql STABLE AS $body$
DECLARE
  word text;
BEGIN
  words := search_words(search_plain(brand));
  lexemes := '';
  terms := '{}';
  IF cardinality(words) > 0 THEN
    lexemes := search_weigh(words, 1, 'C', 0, 0)
      || '=' || replace(search_lexemes(array_to_string(words, ' ')), ' ', '') || ' ';
    terms := ARRAY['b' || array_to_string(words, ' ') || '=' || brand];
    FOREACH word IN ARRAY words LOOP
      terms := terms || ('w' || word);
    END LOOP;
  END IF;
END
$body$;

-- The names of a thing in other languages than the base one, as they stand in its translations.
CREATE OR REPLACE FUNCTION search_other_names(translations jsonb) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $body$
  SELECT coalesce(array_agg(texts ->> 'name'), '{}') FROM jsonb_each(translations) AS each(language, texts)
  WHERE texts ->> 'name' <> ''
$body$;

-- What a product has in public fields of extensions, in the words of every language: those of an
-- enum's value, or the text.
CREATE OR REPLACE FUNCTION search_custom_words(custom jsonb) RETURNS text[] LANGUAGE sql STABLE AS $body$
  SELECT coalesce(array_agg(said ORDER BY f.name), '{}') FROM jsonb_each_text(custom) AS has(name, value)
  JOIN search_field f USING (name)
  CROSS JOIN LATERAL (SELECT CASE f.words WHEN '{}' THEN has.value ELSE f.words ->> has.value END) AS spoken(said)
  WHERE said <> ''
$body$;

-- What a text on a product says that it is free of, as lexemes: 'gluten free', 'no added sugar',
-- 'free from parabens and silicones'. Only what goods commonly say so of is read, since a text says
-- 'no longer' too.
CREATE OR REPLACE FUNCTION search_claims(said text) RETURNS text[] LANGUAGE plpgsql STABLE PARALLEL SAFE AS $body$
DECLARE
  thing CONSTANT text := '(?:sugar|gluten|lactose|dairy|egg|maida|wheat|soya?|nut|onion|garlic|palm oil|mineral oil|trans fat|fat|'
    || 'cholesterol|preservative|colou?r|flavou?r|msg|salt|caffeine|alcohol|paraben|sul(?:ph|f)ate|sles|sls|silicone|ammonia|fluoride|'
    || 'fragrance|aluminium|bpa|chemical|talc|phthalate|acetone|peroxide|ppd|toxin|dye|additive|bleach|soap|calorie|animal)s?';
  kind CONSTANT text := '(?:(?:added|artificial|synthetic|harmful|harsh|toxic|refined|white) )*';
  several CONSTANT text := thing || '(?:(?:,? (?:and|or|&) |, ?|/)(?:no )?' || kind || thing || ')*';
BEGIN
  IF said !~* 'free|without|\mno\M|zero|less\M|\m0 ?%|\mnil\M' THEN
    RETURN '{}';
  END IF;
  said := search_plain(said);
  RETURN array(
    SELECT DISTINCT unnest(ARRAY[lexeme, replace(lexeme, 'sulfate', 'sulphate'), replace(lexeme, 'sulphate', 'sulfate')])
    FROM (
      SELECT unnest(said_so) AS several
      FROM regexp_matches(said,
        '(?:\m(?:no|non|without|zero|nil|free (?:from|of))[ -]|\m0 ?% ?)' || kind || '(' || several || ')\M|\m(' || several || ')[ -]?free\M|\m(egg|sugar)less\M', 'g') AS said_so
    ) AS claim, regexp_matches(claim.several, '\m(' || thing || ')\M', 'g') AS named(word),
      search_lexeme(split_part(named.word[1], ' ', 1)) AS lexeme
    WHERE claim.several IS NOT NULL);
END
$body$;

-- What a name, as `search_plain` writes it, says that it is free of, as lexemes. A vegan thing has
-- nothing of milk or egg in it, what is 'veg' nothing of egg, and SLS is a sulphate.
CREATE OR REPLACE FUNCTION search_free_of(plain text) RETURNS TABLE (word text) LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $body$
  SELECT unnest(CASE said.word
    WHEN 'vegan' THEN ARRAY['milk', 'dairi', 'lactose', 'egg', 'meat'] WHEN 'plant based' THEN ARRAY['milk', 'dairi', 'lactose', 'meat']
    WHEN 'veg' THEN ARRAY['egg', 'meat'] WHEN 'vegetarian' THEN ARRAY['egg', 'meat']
    WHEN 'unsalted' THEN ARRAY['salt'] WHEN 'unsweetened' THEN ARRAY['sugar'] WHEN 'unscented' THEN ARRAY['fragrance']
    WHEN 'sls' THEN ARRAY['sls', 'sulphate', 'sulfate'] WHEN 'sles' THEN ARRAY['sls', 'sulphate', 'sulfate']
    WHEN 'sulphate' THEN ARRAY['sulphate', 'sulfate'] WHEN 'sulfate' THEN ARRAY['sulphate', 'sulfate']
    WHEN 'dairi' THEN ARRAY['dairi', 'milk', 'lactose'] WHEN 'oili' THEN ARRAY['oil', 'oili'] WHEN 'greasi' THEN ARRAY['oil', 'greasi'] ELSE ARRAY[said.word] END)
  FROM (
    SELECT DISTINCT search_lexeme(name) AS word FROM (
      SELECT unnest(found) AS name FROM regexp_matches(plain,
        '\m(?:no|non|without|zero|free from)[ -](?:added )?([a-z]+)(?: ?(?:&|/|\mand\M|\mor\M) ?(?:no )?(?:added )?([a-z]+)(?= *(?:$|[^a-z& ])))?', 'g') AS found
      UNION SELECT unnest(found) FROM regexp_matches(plain, '(?:([a-z]+) ?(?:&|/|\mand\M) ?)?([a-z]+)[ -]free\M', 'g') AS found
      UNION SELECT found[1] FROM regexp_matches(plain, '\m([a-z]{3,})[ -]?less\M', 'g') AS found
      UNION SELECT found[1] FROM regexp_matches(plain, '(?<!non[- ]?)\m(vegan|veg|vegetarian|plant based|unsalted|unsweetened|unscented)\M', 'g') AS found
      UNION SELECT found[1] FROM regexp_matches(plain, '\mun([a-z]{4,})ed\M', 'g') AS found
      UNION SELECT 'caffeine' FROM regexp_matches(plain, '\mdecaf') AS found
    ) AS each WHERE name IS NOT NULL
  ) AS said
$body$;

-- Everything that search knows of a product by its texts, of which those of its brand and shelf are
-- given. What it is called in another language is read as its name is, in Latin letters, and finds
-- it behind what is called so in the first place.
--
-- `words` weighs each word by what it says of the product. A names the thing itself (the head), B
-- stands beside it, C is of the brand, D is what the name or an extension says further. The head is
-- the last word before ' - ', '(', ',' or 'with': banana in 'Banana - Robusta', chips in 'Banana
-- Chips'. Lexemes with signs: '+facewash' joins neighbours, so that words typed as one are found;
-- '=motherdairy' is a whole brand; '~banana' is a word of the head, and '~~tea' all of it; for '^',
-- '@', '#' and '##' see `search_describe_shelf`. '-sugar' is what the name says that it is free of,
-- '--sugar' what its description does. '*2' is on what has another name than its last word: soya
-- milk, peanut butter; '*3' is on several things that are sold together.
-- Of one product in 8, drawn as by lot, all lexemes are there once more with '%' in front, and of
-- one in 64 with '%%' too, so that a few of many are found without reading all that fit (see
-- search_draw).
CREATE OR REPLACE FUNCTION search_describe(
  name text, other_names text[], facts text[], claims text[], brand text, brand_lexemes text, brand_words text[], brand_terms text[],
  shelf_lexemes text, shelf_heads text[], shelf_words text[], shelf_terms text[], shelf_kinds text[],
  OUT words tsvector, OUT head_size smallint, OUT is_combo boolean, OUT packs text[], OUT terms text[])
LANGUAGE plpgsql STABLE AS $body$
DECLARE
  lexemes text := brand_lexemes;
  called text[] := '{}';
  head_words text[] := '{}';
  marked text := search_plain(name);
  cut record;
  segment text;
  segment_words text[];
  place integer := 1 + cardinality(brand_words);
  is_head boolean := true;
  is_first boolean := true;
  is_unnamed boolean := false;
  head_from integer;
  head_to integer;
  last_part text[];
  term text;
  drawn integer;
BEGIN
  is_combo := (marked LIKE '%combo%' OR marked LIKE '%+%') AND marked ~ '\mcombo\M|\+';
  IF is_combo THEN
    lexemes := lexemes || '*3 ';
  END IF;
  -- What comes free with it is no pack of it: 'Buy 3 Kg Get 1 Kg Free'.
  IF marked LIKE '%get %free%' THEN
    marked := regexp_replace(marked, '\m(?:buy [^(),+]*)?get [^(),+]*free\M', ' ', 'g');
  END IF;
  cut := search_packs(marked);
  packs := coalesce(CASE WHEN marked LIKE '%+%' THEN search_packs_of_items(marked) END, cut.packs);
  marked := cut.rest;
  terms := shelf_terms || brand_terms;

  -- What it is free of: 'No Onion & Garlic', 'Without Sugar', 'SLS & Paraben Free', 'Eggless'.
  IF marked ~ '\m(?:no|non|without|zero|vegan|veg|vegetarian|plant based|un[a-z]{4,}ed)\M|\mdecaf|free|less\M' THEN
    FOR term IN SELECT word FROM search_free_of(marked) LOOP
      lexemes := lexemes || '-' || term || ' ';
    END LOOP;
  END IF;
  --    So do its lists, of which each is known: 'No Sulphate, Parabens, Silicones', '0% Alcohol'.
  FOREACH term IN ARRAY search_claims(marked) LOOP
    lexemes := lexemes || '-' || term || ' ';
  END LOOP;
  FOREACH term IN ARRAY claims LOOP
    lexemes := lexemes || '--' || term || ' ';
  END LOOP;

  -- 1. The name, a segment at a time. A slash parts two names of one thing; anything else ends the
  --    head. In 'Tea, Coffee & Sugar Jar' the commas part what the last word is for.
  -- In 'Organic - Cloves' what stands in front only tells of what kind they are.
  marked := regexp_replace(marked, '^ *(organic|natural|pure|premium|classic|special|fresh|new|imported|healthy)\s+-+\s+(?=[a-z])', '\1 ');
  IF marked LIKE '%,%' AND marked ~ '^ *[a-z]+(, *[a-z]+)+ *(&|\mand\M) *[a-z]+ +[a-z]+' THEN
    marked := replace(substring(marked FROM '^[^-(|]+'), ',', ' ') || coalesce(substring(marked FROM '[-(|].*$'), '');
  END IF;
  marked := regexp_replace(marked, '[(),:;|\[\]{}"]|\m(with|for|in|from|without)\M', '|', 'g');
  marked := replace(regexp_replace(marked, '\s+-+\s*|\s*-+\s+', '|-', 'g'), '+', '|+');
  IF marked LIKE '%/%' THEN
    last_part := search_words(substring(split_part(btrim(marked, '| '), '|', 1) FROM '[^/]*$'));
  END IF;
  FOREACH segment IN ARRAY string_to_array(replace(marked, '/', '|~'), '|') LOOP
    segment_words := search_words(segment);
    CONTINUE WHEN cardinality(segment_words) = 0;
    is_head := is_head AND (segment LIKE '~%' OR cardinality(head_words) = 0)
      -- 'Goodlife - Toned Milk' is a milk, since nothing is called a goodlife.
      OR is_unnamed AND segment LIKE '-%' AND search_stands_on(segment_words[cardinality(segment_words)], shelf_heads);
    IF is_unnamed AND is_head THEN
      head_words := '{}';
    END IF;
    -- 'Lemon - Belgian Milk Chocolate' is a chocolate, and its name but what it tastes of.
    IF segment LIKE '-%' AND cardinality(head_words) = 1 AND cardinality(segment_words) > 1
      AND search_is_made(search_lexeme(segment_words[cardinality(segment_words)]))
      AND NOT search_stands_on(head_words[1], shelf_heads) THEN
      lexemes := lexemes || '*2 ';
    END IF;
    is_unnamed := false;
    head_from := 0;
    head_to := 0;
    -- A word alone before a slash names the thing as well, or tells what the last word is for:
    -- 'Toor/Arhar Dal' is toor, but 'Chai/Milk Mug' is no tea.
    IF is_head AND (cardinality(segment_words) > 1 OR coalesce(cardinality(last_part), 0) < 2
      OR search_lexeme(segment_words[1]) = ANY (shelf_words)
      OR search_is_same(search_lexeme(segment_words[1]), search_lexemes(array_to_string(last_part, ' ')))) THEN
      -- 2. The head is the last word that is no mere form, and the forms behind it. Where the shelf
      --    is called by an earlier word, it is that one: noodles in 'Noodles Masala' on the shelf
      --    of noodles.
      head_to := cardinality(segment_words);
      head_from := head_to;
      WHILE head_from > 1 AND search_is_form(search_lexeme(segment_words[head_from])) LOOP
        head_from := head_from - 1;
      END LOOP;
      IF NOT search_lexeme(segment_words[head_to]) = ANY (shelf_words) THEN
        -- 'Mango Mallika' among fruits is a mango, of a sort that nothing else is called by.
        IF head_to = 2 AND head_from = 2 AND segment_words[2] NOT LIKE '%s' AND search_holds(shelf_heads, segment_words[head_to - 1])
          AND NOT search_names_thing(segment_words[head_to], shelf_words) THEN
          head_from := head_to - 1;
        END IF;
        FOR at IN REVERSE head_from - 1 .. 2 LOOP
          IF search_lexeme(segment_words[at]) = ANY (shelf_heads) THEN
            head_from := at;
            head_to := at;
            EXIT;
          END IF;
        END LOOP;
      END IF;
    END IF;
    IF head_to > 1 AND (search_is_other_kind(search_lexeme(segment_words[head_to - 1]) || ' ' || search_lexeme(segment_words[head_to]))
      OR head_to > 2 AND search_is_other_kind(search_lexemes(array_to_string(segment_words[head_to - 2:head_to], ' ')))) THEN
      lexemes := lexemes || '*2 ';
    END IF;
    -- Each of several things that are sold together is named by all of its words.
    lexemes := lexemes || search_weigh(segment_words, place,
      CASE WHEN segment LIKE '+%' THEN 'A' WHEN is_head THEN 'B' ELSE 'D' END, head_from, head_to);
    IF is_head AND head_to > 0 AND cardinality(shelf_kinds) > 0 THEN
      FOR at IN 1 .. cardinality(segment_words) LOOP
        called := called || search_lexeme(segment_words[at])
          || CASE WHEN at > 1 THEN ARRAY[search_lexeme(segment_words[at - 1]) || ' ' || search_lexeme(segment_words[at])] ELSE '{}' END;
      END LOOP;
    END IF;
    -- 'Chilli - Green' is a green chilli.
    IF NOT is_head AND cardinality(head_words) = 1 AND is_first THEN
      -- 'Milk - Coconut' is coconut milk, and no milk, but 'Cardamom - Black' among spices is one.
      IF search_is_other_kind(search_lexeme(segment_words[1]) || ' ' || search_lexeme(head_words[1]))
        AND (search_lexeme(segment_words[1]) = ANY (shelf_words) OR NOT search_holds(shelf_heads, head_words[1]))
        -- 'Fish - Nuggets' are nuggets, and no fish.
        OR NOT search_is_other_kind(search_lexeme(segment_words[1]) || ' ' || search_lexeme(head_words[1]))
        AND search_is_other_thing(search_lexeme(head_words[1]), search_lexemes(array_to_string(segment_words[:2], ' '))) THEN
        lexemes := lexemes || '*2 ';
      END IF;
      FOREACH term IN ARRAY search_pair(segment_words[1], head_words[1]) LOOP
        lexemes := lexemes || term || ':' || place || 'A ~' || term || ' ';
      END LOOP;
      is_first := false;
    END IF;
    -- A gap, so that words of two segments are no neighbours.
    place := place + cardinality(segment_words) + 3;
    IF cardinality(head_words) = 0 AND (head_to > 0 OR NOT is_head) THEN
      is_unnamed := head_to > 0 AND NOT search_names_thing(segment_words[head_from], shelf_words);
      head_words := segment_words;
      -- A brand in front of the name is no part of what the thing is, but soya milk is one thing
      -- though its maker has soya in the name as well.
      WHILE cardinality(head_words) > 1 AND head_words[1] = ANY (brand_words)
          AND NOT (cardinality(head_words) = 2 AND lexemes LIKE '%*2 %') LOOP
        head_words := head_words[2:];
      END LOOP;
    END IF;
    FOREACH term IN ARRAY segment_words LOOP
      terms := terms || ('w' || term);
    END LOOP;
  END LOOP;

  -- 3. What it is called in other languages.
  FOREACH marked IN ARRAY other_names LOOP
    is_head := true;
    FOREACH segment IN ARRAY regexp_split_to_array(search_plain(marked), '[(),:;|+\[\]{}"/]|\s-+\s') LOOP
      segment_words := search_words((search_packs(segment)).rest);
      CONTINUE WHEN cardinality(segment_words) = 0;
      head_to := CASE WHEN is_head THEN cardinality(segment_words) ELSE 0 END;
      head_from := head_to;
      WHILE head_from > 1 AND search_is_form(search_lexeme(segment_words[head_from])) LOOP
        head_from := head_from - 1;
      END LOOP;
      lexemes := lexemes || search_weigh(segment_words, place, CASE WHEN is_head THEN 'B' ELSE 'D' END, head_from, head_to);
      place := place + cardinality(segment_words) + 3;
      is_head := false;
      FOREACH term IN ARRAY segment_words LOOP
        terms := terms || ('w' || term);
      END LOOP;
    END LOOP;
  END LOOP;

  -- 4. What fields of extensions say.
  FOREACH segment IN ARRAY regexp_split_to_array(search_plain(array_to_string(facts, ' | ')), '[(),:;|+\[\]{}"/]|\s-+\s') LOOP
    segment_words := search_words(segment);
    CONTINUE WHEN cardinality(segment_words) = 0;
    lexemes := lexemes || search_weigh(segment_words, place, 'D', 0, 0);
    place := place + cardinality(segment_words) + 3;
    FOREACH term IN ARRAY segment_words LOOP
      terms := terms || ('w' || term);
    END LOOP;
  END LOOP;
  head_size := greatest(1, cardinality(head_words));
  IF head_size = 1 AND NOT is_combo AND cardinality(head_words) = 1 AND lexemes NOT LIKE '%*2 %' THEN
    lexemes := lexemes || '~~' || search_lexeme(head_words[1]) || ' ';
  END IF;
  lexemes := concat(CASE WHEN cardinality(shelf_kinds) > 0 THEN search_on_shelf(shelf_lexemes, shelf_kinds, called) ELSE shelf_lexemes END, ' ', lexemes);
  drawn := hashtext(name || brand) & 255;
  words := concat_ws(' ', lexemes,
    CASE WHEN drawn < 32 THEN regexp_replace(lexemes, '\S+', '%\&', 'g') END,
    CASE WHEN drawn < 4 THEN regexp_replace(lexemes, '\S+', '%%\&', 'g') END)::tsvector;

  terms := terms || ('p' || array_to_string(head_words[1:5], ' '));
  terms := array(SELECT DISTINCT unnest(terms));
END
$body$;
