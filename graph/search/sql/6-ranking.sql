-- How products are drawn and graded for a query. All of it is PL/pgSQL with constant texts, so that
-- connections keep the plans: to plan the ranking took as long as to run it.

-- The same ways to fit by what the products of a sample have besides: '%rice' or '%%rice' in place
-- of 'rice', see search_describe. A quotation mark begins a word behind each of these signs alone.
CREATE OR REPLACE FUNCTION search_of_sample(ways tsquery[], mark text) RETURNS tsquery[] LANGUAGE plpgsql IMMUTABLE AS $body$
DECLARE
  marked text := ways::text;
  sign text;
BEGIN
  FOREACH sign IN ARRAY ARRAY[' ', '(', '!', '"', '{', ','] LOOP
    marked := replace(marked, sign || '''', sign || '''' || mark);
  END LOOP;
  RETURN marked::tsquery[];
END
$body$;

-- Where the products that fit lie, when they are no more than `most`; otherwise where a part of
-- them lies, an eighth to all of `most`, drawn as by lot and mostly the same when drawn again.
--
-- The samples tell first whether very many fit, since to ask the whole index for what fits costs
-- more with each product. Where they have far more than chance gives them of `most`, nothing else
-- is asked.
CREATE OR REPLACE FUNCTION search_draw(ways tsquery[], of_packs text[], most integer, OUT places tid[], OUT is_part boolean)
LANGUAGE plpgsql STABLE AS $body$
DECLARE
  few CONSTANT float8 := most / 64.0;
  more CONSTANT float8 := most / 8.0;
  drawn tid[];
  is_sampled boolean;
BEGIN
  -- All that fits a search of few products is found faster than samples are.
  IF most >= 500 AND NOT search_is_large() THEN
    places := search_fitting(ways, of_packs, most + 1);
    is_part := false;
    IF cardinality(places) <= most THEN
      RETURN;
    END IF;
  END IF;
  drawn := search_fitting(search_of_sample(ways, '%%'), of_packs, most);
  is_part := cardinality(drawn) > few + 6 * sqrt(few) + 8;
  IF cardinality(drawn) BETWEEN few / 2 AND more THEN
    drawn := search_fitting(search_of_sample(ways, '%'), of_packs, most);
    is_part := is_part OR cardinality(drawn) > more + 6 * sqrt(more) + 8;
  END IF;
  is_sampled := is_part;
  IF NOT is_part AND places IS NULL THEN
    places := search_fitting(ways, of_packs, most + 1);
  END IF;
  is_part := is_part OR cardinality(places) > most;
  IF is_part THEN
    places := CASE WHEN cardinality(drawn) > more OR is_sampled THEN drawn ELSE places[:most] END;
  END IF;
END
$body$;

-- Where the products lie that are graded for a query: all that fit when they are no more than
-- `most`. Otherwise a part of them that was drawn by lot (`sample`: by them alone it can be told
-- what is usual among all that fit), and half of `most` that are called what was searched for
-- (`ways_called`), since these end up in front.
--
-- A common word, such as 'stationery', fits a tenth of a catalogue, which is too many to grade one
-- by one.
CREATE OR REPLACE FUNCTION search_candidates(
  ways tsquery[], ways_called tsquery[], of_packs text[], most integer, OUT sample tid[], OUT called tid[], OUT is_many boolean)
LANGUAGE plpgsql STABLE AS $body$
BEGIN
  SELECT drawn.places, drawn.is_part INTO sample, is_many FROM search_draw(ways, of_packs, most) AS drawn;
  IF is_many THEN
    -- What is called so and nothing more comes first: of very many teas 'Tea, 1 kg'. A kind has too
    -- many names for one of them to say it all.
    IF regexp_count(ways_called::text, '''~') < 12 THEN
      called := array(
        SELECT unnest(drawn.places)
        FROM search_draw(replace(ways_called::text, '''~', '''~~')::tsquery[], of_packs, most / 2) AS drawn EXCEPT SELECT unnest(sample));
    END IF;
    called := coalesce(called, '{}') || array(
      SELECT unnest(drawn.places) FROM search_draw(ways_called, of_packs, most / 2) AS drawn
      EXCEPT SELECT unnest(sample || called) LIMIT most / 2 - coalesce(cardinality(called), 0));
  END IF;
END
$body$;

-- Whether words fit in any of these ways.
CREATE OR REPLACE FUNCTION search_fits(words tsvector, ways tsquery[]) RETURNS boolean LANGUAGE sql IMMUTABLE AS $body$
  SELECT coalesce(bool_or(
    words @@ ways[at][1] AND coalesce(words @@ ways[at][2], true) AND coalesce(words @@ ways[at][3], true)), false)
  FROM generate_subscripts(ways, 1) AS at
$body$;

-- What a product gets for a part of a query: the points of the first step that it fits, in the one
-- row of each array; see `stepsOf` in `plan/rank-search.ts`. An expression of the statements that
-- call it.
CREATE OR REPLACE FUNCTION search_points(words tsvector, steps tsquery[], points integer[], otherwise integer) RETURNS integer
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $body$
  SELECT CASE
    WHEN words @@ steps[1][1] THEN points[1][1]
    WHEN words @@ steps[1][2] THEN points[1][2]
    WHEN words @@ steps[1][3] THEN points[1][3]
    WHEN words @@ steps[1][4] THEN points[1][4]
    WHEN words @@ steps[1][5] THEN points[1][5]
    WHEN words @@ steps[1][6] THEN points[1][6]
    WHEN words @@ steps[1][7] THEN points[1][7]
    WHEN words @@ steps[1][8] THEN points[1][8]
    WHEN words @@ steps[1][9] THEN points[1][9]
    WHEN words @@ steps[1][10] THEN points[1][10]
    WHEN words @@ steps[1][11] THEN points[1][11]
    WHEN words @@ steps[1][12] THEN points[1][12]
    WHEN words @@ steps[1][13] THEN points[1][13]
    WHEN words @@ steps[1][14] THEN points[1][14]
    WHEN words @@ steps[1][15] THEN points[1][15]
    WHEN words @@ steps[1][16] THEN points[1][16]
    ELSE otherwise
  END
$body$;

-- What a product gets for its packs: 75 for one that was asked for, and less the further the
-- nearest of its packs is from one: 36 for 450 g where 500 g are wanted, 12 for a kilo.
CREATE OR REPLACE FUNCTION search_pack_lift(packs text[], wanted text[]) RETURNS integer LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $body$
  SELECT CASE WHEN packs && wanted THEN 75 ELSE coalesce((
    SELECT max(greatest(0, 40 - 40 * abs(ln(own.size / sought.size))))::integer
    FROM unnest(packs) AS own_pack, unnest(wanted) AS wanted_pack,
      LATERAL (SELECT nullif(substring(own_pack FROM '^[0-9.]+'), '')::float8 AS size, substring(own_pack FROM '[a-z]+$') AS unit) AS own,
      LATERAL (SELECT nullif(substring(wanted_pack FROM '^[0-9.]+'), '')::float8 AS size, substring(wanted_pack FROM '[a-z]+$') AS unit) AS sought
    WHERE own.unit = sought.unit AND own.size > 0 AND sought.size > 0), 0) END
$body$;

-- A page of the products that fit a query, best first by score and then by id, which makes the
-- order total.
--
--   ways      what fits, see `search_fitting`, and `ways_called` what is called so of it
--   places    where the products lie that are graded, of those that fit; null for those that
--             `search_candidates` draws
--   steps     by the part of the query, in rows, what gives points, and `points` how many; at most
--             five parts
--   otherwise what each part gives to a product that fits none of its steps
--   weights   what a part counts among the others
--   of_packs  packs that lift what is sold in one of them or one near; with `is_packed` nothing
--             else is drawn
--   phrase    the parts side by side
--   wished    what it is to be for or to have besides, and `free` what says that it is free of what
--             it must not have: few labels say so, and those that do come first; null for none
--   whole     all that was asked for, where the parts are but the thing itself; null otherwise
--   category  the whole query as the name of a category, and `top_category` of a top one
--
--   after_*   where the page begins behind a product; null: at the first
--   passed    how many products of it are passed over, and `page_size` how many there are at most;
--             null for all
--
--   pinned    what an owner has set to stand first, in its order, and `buried` what is to stand
--             last; null for none
--   lifted    what those who asked the same chose, and `lifts` by how many tenths of a point that
--             lifts each; null for none
--   is_explained  whether `why` tells how the score came about, see `explain/explain-hits.ts`; null
--             otherwise
--
-- `from_match` tells from which match on (1 or 2) a category's name is what the query means; at 3
-- it means none. `total` is how many products fit, null where these are more than are graded.
CREATE OR REPLACE FUNCTION search_ranked(
  ways tsquery[], ways_called tsquery[], most integer, places tid[], steps tsquery[], points integer[], otherwise integer,
  weights float8[], of_packs text[], is_packed boolean, phrase tsquery, wished tsquery, free tsquery, whole tsquery, category tsquery, top_category tsquery,
  after_score integer, after_id uuid, passed integer, page_size integer,
  pinned uuid[], buried uuid[], lifted uuid[], lifts integer[], is_explained boolean)
RETURNS TABLE (
  product_id uuid, score integer, shelf_id uuid, is_other_kind boolean, from_match integer, total integer, why integer[])
LANGUAGE plpgsql STABLE ROWS 25 SET enable_seqscan = off SET plan_cache_mode = force_generic_plan AS $body$
#variable_conflict use_column
DECLARE
  sample tid[] := places;
  called tid[];
  has_many boolean := false;
  parts CONSTANT integer := array_length(steps, 1);
  steps_1 CONSTANT tsquery[] := steps[1:1];
  steps_2 CONSTANT tsquery[] := steps[2:2];
  steps_3 CONSTANT tsquery[] := steps[3:3];
  steps_4 CONSTANT tsquery[] := steps[4:4];
  steps_5 CONSTANT tsquery[] := steps[5:5];
  points_1 CONSTANT integer[] := points[1:1];
  points_2 CONSTANT integer[] := points[2:2];
  points_3 CONSTANT integer[] := points[3:3];
  points_4 CONSTANT integer[] := points[4:4];
  points_5 CONSTANT integer[] := points[5:5];
BEGIN
  IF places IS NULL THEN
    SELECT drawn.sample, drawn.called, drawn.is_many INTO sample, called, has_many
    FROM search_candidates(ways, ways_called, CASE WHEN is_packed THEN of_packs END, most) AS drawn;
    -- What is pinned or was chosen is graded, whatever was drawn.
    IF has_many AND (pinned IS NOT NULL OR lifted IS NOT NULL) THEN
      called := called || array(SELECT d.ctid FROM search_document d
        WHERE d.product_id = ANY (pinned || lifted) AND search_fits(d.words, ways) AND (NOT is_packed OR d.packs && of_packs)
        EXCEPT SELECT unnest(sample || called));
    END IF;
  END IF;
  RETURN QUERY
    -- 1. The products that have the parts, and how they have each. Points: 0 to 100 for the words,
    --    up to 24 for how much of the name they are (a banana before a banana leaf), 15 for words
    --    side by side. A combo is not what was asked for, and soya milk is not what milk is. Oil on
    --    the shelf of oils comes before hair oil.
    WITH hit AS MATERIALIZED (
      SELECT product_id, shelf_id, is_sample, is_other_kind, category_match, is_head, is_called, is_named, covered >= head_size AS is_thing,
        pack_lift,
        round(s1 / 10 * weights[1] + coalesce(s2 / 10 * weights[2], 0) + coalesce(s3 / 10 * weights[3], 0)
          + coalesce(s4 / 10 * weights[4], 0) + coalesce(s5 / 10 * weights[5], 0)) AS points,
        24 * least(covered, head_size) / head_size
          + CASE WHEN is_phrase THEN 15 ELSE 0 END
          + CASE WHEN category_match = 2 AND is_head THEN 10 ELSE 0 END
          - CASE WHEN is_combo THEN 60 ELSE 0 END AS further,
        CASE WHEN is_other_kind AND covered < 2 THEN 12 ELSE 0 END AS otherness,
        wish_lift + sold_out AS extra,
        CASE WHEN is_explained THEN ARRAY[s1, s2, s3, s4, s5,
          24 * least(covered, head_size) / head_size, CASE WHEN is_phrase THEN 15 ELSE 0 END,
          CASE WHEN category_match = 2 AND is_head THEN 10 ELSE 0 END, CASE WHEN is_combo THEN -60 ELSE 0 END,
          pack_lift, wish_lift, sold_out] END AS why
      FROM (
        SELECT own.*, s1 % 10 + coalesce(s2 % 10, 0) + coalesce(s3 % 10, 0) + coalesce(s4 % 10, 0) + coalesce(s5 % 10, 0) AS covered,
          -- What is null is no part of the query, and `least` passes over it.
          least(s1, s2, s3, s4, s5) > 930 AS is_head,
          least(s1, s2, s3, s4, s5) >= 700 AS is_called,
          least(s1 % 10, s2 % 10, s3 % 10, s4 % 10, s5 % 10) > 0 AS is_named
        FROM (
          SELECT d.product_id, d.shelf_id, d.head_size, d.is_combo, d.is_sample,
            CASE WHEN of_packs IS NULL THEN 0 ELSE search_pack_lift(d.packs, of_packs) END AS pack_lift,
            CASE WHEN d.words @@ wished THEN 30 ELSE 0 END + CASE WHEN d.words @@ free THEN 60 ELSE 0 END
              + CASE WHEN d.words @@ whole THEN 160 ELSE 0 END AS wish_lift,
            CASE WHEN d.is_available THEN 0 ELSE -35 END AS sold_out,
            d.words @@ phrase AS is_phrase,
            d.words @@ '''*2'''::tsquery AS is_other_kind,
            CASE WHEN d.words @@ category THEN 2 WHEN d.words @@ top_category THEN 1 ELSE 0 END AS category_match,
            search_points(d.words, steps_1, points_1, otherwise) AS s1,
            CASE WHEN parts > 1 THEN search_points(d.words, steps_2, points_2, otherwise) END AS s2,
            CASE WHEN parts > 2 THEN search_points(d.words, steps_3, points_3, otherwise) END AS s3,
            CASE WHEN parts > 3 THEN search_points(d.words, steps_4, points_4, otherwise) END AS s4,
            CASE WHEN parts > 4 THEN search_points(d.words, steps_5, points_5, otherwise) END AS s5
          FROM (
            SELECT one.*, true AS is_sample FROM search_document one WHERE one.ctid = ANY (sample)
            UNION ALL SELECT other.*, false FROM search_document other WHERE other.ctid = ANY (called)
          ) AS d
          -- So that each of these is worked out once for a product.
          OFFSET 0
        ) AS own OFFSET 0
      ) AS covering
    ),

    -- 2. Whether the query is the name of a category rather than of a thing: 'dairy' is, though
    --    some things have it in their names; 'tomato' is not, though a category of sauces is called
    --    by it, since most of these have it as well.
    mood AS MATERIALIZED (
      SELECT CASE
        WHEN things > 2 AND things * 200 >= on_any THEN 3
        WHEN in_category > 4 * heads_elsewhere AND in_category_named * 4 < in_category THEN 2
        WHEN in_category = 0 AND 2 * on_any > 3 * heads_elsewhere AND on_any_named * 4 < on_any THEN 1
        ELSE 3
      END AS from_match
      FROM (
        SELECT count(*) FILTER (WHERE category_match = 2) AS in_category,
          count(*) FILTER (WHERE category_match > 0) AS on_any,
          count(*) FILTER (WHERE category_match = 2 AND is_named) AS in_category_named,
          count(*) FILTER (WHERE category_match > 0 AND is_named) AS on_any_named,
          count(*) FILTER (WHERE category_match = 0 AND is_head) AS heads_elsewhere,
          count(*) FILTER (WHERE is_head AND is_thing) AS things
        FROM hit WHERE is_sample
      ) AS counted
    ),
    graded AS MATERIALIZED (
      SELECT product_id, shelf_id, is_other_kind, is_called, otherness, pack_lift, extra, from_match,
        CASE WHEN is_explained THEN why || ARRAY[
          points::integer, CASE WHEN category_match >= from_match THEN greatest(points, 100) + 25 - points ELSE 0 END::integer] END AS why,
        CASE WHEN category_match >= from_match THEN greatest(points, 100) + 25 ELSE points END + further - otherness AS grade
      FROM hit CROSS JOIN mood
    ),

    -- 3. The category where most of the best hits lie lifts all that it holds, by up to 22: garlic
    --    among vegetables before garlic powder, but turmeric powder before a soap with turmeric.
    --    The many oils with names of their own outweigh a few without, and where hardly any is
    --    without, names of their own do not count: all oils have one.
    best_category AS MATERIALIZED (
      SELECT shelf_id, sum(exp((graded.grade + graded.otherness / 2 - best.grade) / 5.0)) AS hits,
        count(*) FILTER (WHERE otherness = 0) * 8 <= count(*) AS is_plainless
      FROM graded, (SELECT max(grade) AS grade FROM graded) AS best WHERE graded.grade > best.grade - 30 GROUP BY shelf_id
    ),
    --    So does the department of that category, by up to 14: what is no vegetable comes behind
    --    all that are, and a lemon before a chocolate that is called by its taste.
    shelf AS MATERIALIZED (
      SELECT shelf_id, coalesce(c.parent_id, c.id) AS department_id, coalesce(b.hits, 0) AS hits
      FROM (SELECT DISTINCT shelf_id FROM graded) AS own JOIN category c ON c.id = own.shelf_id
      LEFT JOIN best_category b USING (shelf_id)
    ),
    standing AS MATERIALIZED (
      SELECT shelf_id, coalesce(22 * sqrt(hits / nullif(max(hits) OVER (), 0)), 0) AS on_shelf,
        coalesce(sqrt(total / nullif(max(total) OVER (), 0)), 0) AS in_department
      FROM shelf JOIN (SELECT department_id, sum(hits) AS total FROM shelf GROUP BY 1) AS department USING (department_id)
    ),

    -- 4. All of it, with packs that fit before others and what can be bought before what is sold
    --    out.
    ranked AS (
      SELECT product_id, shelf_id, is_other_kind, from_match,
        -- Above and below whatever words give: an owner's word is the last.
        coalesce(1000000 - array_position(pinned, product_id),
          own_score - CASE WHEN product_id = ANY (buried) THEN 500000 ELSE 0 END) AS score,
        CASE WHEN is_explained THEN why[:9] || packed || why[11:] || ARRAY[allowed - otherness, own_score, learnt] END AS why
      FROM (
        SELECT graded.*, allowed, learnt, packed,
          learnt + (10 * (grade + allowed + extra + on_shelf + 14 * in_department + packed))::integer AS own_score
        FROM graded JOIN standing USING (shelf_id) CROSS JOIN LATERAL (
          SELECT CASE WHEN (SELECT is_plainless FROM best_category ORDER BY hits DESC, shelf_id LIMIT 1) THEN otherness ELSE 0 END
        ) AS forgiven(allowed) CROSS JOIN LATERAL (
          -- The pack that was asked for says more of the thing itself than of what is called alike.
          SELECT (pack_lift * CASE WHEN is_called AND otherness <= allowed THEN 1.4 WHEN in_department > 0.5 THEN 1 ELSE 0.6 END)::integer
        ) AS fit(packed) CROSS JOIN LATERAL (
          SELECT coalesce(lifts[array_position(lifted, product_id)], 0)
        ) AS lesson(learnt) OFFSET 0
      ) AS scored OFFSET 0
    )
    SELECT product_id, score, shelf_id, is_other_kind, from_match, CASE WHEN NOT has_many THEN cardinality(sample) END, why
    FROM ranked
    WHERE after_score IS NULL OR (score, product_id) < (after_score, after_id)
    ORDER BY score DESC, product_id DESC LIMIT page_size OFFSET passed;
END
$body$;
