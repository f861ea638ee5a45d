-- The translations of a thing with what is said of them: null takes a text away, and what is not
-- said stays.
CREATE OR REPLACE FUNCTION merge_translations(was jsonb, said jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE
AS $body$
SELECT coalesce(jsonb_object_agg(language, texts) FILTER (WHERE texts <> '{}'), '{}')
FROM (
  SELECT language, jsonb_strip_nulls(coalesce(was -> language, '{}') || coalesce(said -> language, '{}')) AS texts
  FROM jsonb_object_keys(was || coalesce(said, '{}')) AS language) AS each
$body$;
