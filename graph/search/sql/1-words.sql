-- How texts become words. Names and queries go through the same functions, so that both end up
-- spelt alike.

-- Words of nine Indian scripts in Latin letters, as Indian shoppers type them: प्याज -> pyaj,
-- தக்காளி -> takkali.
--
-- The blocks of these scripts (U+0900 to U+0D7F) are laid out alike, 128 signs each, so one table
-- of 128 readings serves all of them. A consonant carries an "a" unless a vowel sign or a virama
-- follows. In the north that "a" is not spoken at the end of a word, nor between two syllables that
-- keep theirs (na-ma-kee-n is namkeen); the south speaks them all.
CREATE OR REPLACE FUNCTION search_latin(given text) RETURNS text LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $body$
DECLARE
  readings CONSTANT text[] := string_to_array(
    -- 00: nasals, breath and the independent vowels
    ',n,n,h,a,a,aa,i,ee,u,oo,ri,l,e,e,e,ai,o,o,o,au,' ||
    -- 15: the consonants
    'k,kh,g,gh,n,ch,chh,j,jh,n,t,th,d,dh,n,t,th,d,dh,n,n,p,ph,b,bh,m,y,r,r,l,l,l,v,sh,sh,s,h,' ||
    -- 3A: vowel signs; 4D is the virama, which takes the vowel away
    ',,,,aa,i,ee,u,oo,ri,ri,e,e,e,ai,o,o,o,au,,,,,,,,,,,' ||
    -- 57: rarer letters, digits, and signs of single scripts
    ',k,kh,g,z,d,dh,f,y,ri,l,,,,,0,1,2,3,4,5,6,7,8,9,n,,,,,,,,,,n,n,r,l,l,k', ',');
  written text := '';
  -- What was read of the word so far, a syllable an entry: onset, vowel, and whether the vowel is
  -- only implied.
  onsets text[] := '{}';
  vowels text[] := '{}';
  implied boolean[] := '{}';
  code integer;
  sign integer;
  reading text;
  spoken text;
  is_northern boolean;
  following integer;
  last integer;
BEGIN
  FOR at IN 1 .. length(given) + 1 LOOP
    code := CASE WHEN at <= length(given) THEN ascii(substr(given, at, 1)) ELSE 0 END;
    IF code BETWEEN 2304 AND 3455 THEN
      sign := code & 127;
      reading := coalesce(readings[sign + 1], '');
      is_northern := code < 2944;
      last := cardinality(onsets);
      -- Tamil writes k, ch, t and p for g, j, d and b too: it means these behind a nasal, and
      -- between two vowels.
      IF code BETWEEN 2944 AND 3071 AND last > 0 AND sign IN (21, 26, 31, 36, 42) THEN
        IF vowels[last] = '' AND onsets[last] IN ('n', 'm') THEN
          reading := CASE sign WHEN 21 THEN 'g' WHEN 26 THEN 'j' WHEN 42 THEN 'b' ELSE 'd' END;
        ELSIF sign = 21 AND vowels[last] <> '' AND ascii(substr(given || ' ', at + 1, 1)) <> 3021 THEN
          reading := 'g';
        END IF;
      END IF;
      IF code = 2970 AND reading = 'ch' AND ascii(substr(given || ' ', at + 1, 1)) <> 3021
          AND (last = 0 OR vowels[last] <> '') THEN
        reading := 's';
      END IF;
      -- A nasal is the m of the letters of the lips, and in the south that of an end.
      IF sign = 2 THEN
        following := ascii(substr(given || ' ', at + 1, 1));
        IF following & 127 BETWEEN 42 AND 46 AND following BETWEEN 2304 AND 3455
            OR NOT is_northern AND following NOT BETWEEN 2304 AND 3455 THEN
          reading := 'm';
        END IF;
        -- In Bengal it is the ng of chingri and hing.
        IF code = 2434 THEN
          reading := 'ng';
        END IF;
      END IF;
      IF sign BETWEEN 122 AND 127 AND code >= 3328 THEN
        -- The letters of Malayalam that end a syllable.
        onsets := onsets || reading;
        vowels := vowels || ''::text;
        implied := implied || false;
      ELSIF sign BETWEEN 21 AND 57 OR sign BETWEEN 88 AND 95 THEN
        onsets := onsets || reading;
        vowels := vowels || 'a'::text;
        implied := implied || true;
      ELSIF sign = 60 THEN
        -- A dot below makes another consonant of the one before.
        IF last > 0 THEN
          onsets[last] := CASE onsets[last] WHEN 'j' THEN 'z' WHEN 'ph' THEN 'f' ELSE onsets[last] END;
          -- Bengalis read such a d as an r: muri, chingri.
          IF code = 2492 THEN
            onsets[last] := CASE onsets[last] WHEN 'd' THEN 'r' WHEN 'dh' THEN 'rh' ELSE onsets[last] END;
          END IF;
        END IF;
      ELSIF sign = 77 THEN
        IF last > 0 THEN
          vowels[last] := '';
          implied[last] := false;
        END IF;
      ELSIF sign BETWEEN 62 AND 76 THEN
        IF last > 0 THEN
          vowels[last] := reading;
          implied[last] := false;
        END IF;
      ELSIF sign BETWEEN 1 AND 3 OR sign = 112 THEN
        IF last > 0 THEN
          vowels[last] := vowels[last] || reading;
          implied[last] := false;
        END IF;
      ELSE
        -- Behind another vowel a long i is typed as a short one: malai, mithai.
        IF sign = 8 AND last > 0 AND vowels[last] <> '' THEN
          reading := 'i';
        END IF;
        onsets := onsets || ''::text;
        vowels := vowels || reading;
        implied := implied || false;
      END IF;
    ELSE
      last := cardinality(onsets);
      spoken := '';
      FOR here IN 1 .. last LOOP
        IF is_northern AND implied[here] AND here > 1 AND (
          here = last
          OR vowels[here - 1] <> '' AND onsets[here + 1] <> '' AND vowels[here + 1] <> ''
            AND NOT (here + 1 = last AND implied[here + 1])
        ) THEN
          vowels[here] := '';
        END IF;
        spoken := spoken || onsets[here] || vowels[here];
      END LOOP;
      written := written || spoken || CASE WHEN at <= length(given) THEN substr(given, at, 1) ELSE '' END;
      IF last > 0 THEN
        onsets := '{}';
        vowels := '{}';
        implied := '{}';
      END IF;
    END IF;
  END LOOP;
  RETURN written;
END
$body$;

-- A text in plain lower-case Latin letters with its marks and spaces kept: accents, apostrophes and
-- other scripts go.
CREATE OR REPLACE FUNCTION search_plain(given text) RETURNS text LANGUAGE plpgsql STABLE PARALLEL SAFE AS $body$
BEGIN
  IF octet_length(given) > length(given) THEN
    -- Joiners and direction marks are invisible and part no words.
    given := regexp_replace(given, '[\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]', '', 'g');
    IF given ~ '[\u0900-\u0d7f]' THEN
      given := search_latin(normalize(given, NFC));
    END IF;
    given := unaccent(normalize(given, NFKC));
  END IF;
  RETURN translate(lower(given), '''`', '');
END
$body$;

-- The form in which words are compared: the singular, so that 'onions' finds 'Onion'. Cookies and
-- cookie become 'cooki', berries and berry 'berri', tomatoes and tomato 'tomato'; it need not be a
-- word, only be the same for both.
CREATE OR REPLACE FUNCTION search_lexeme(word text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $body$
  SELECT CASE
    -- Most words end otherwise, and need no closer look.
    WHEN right(word, 1) NOT IN ('s', 'e', 'y') OR length(word) < 4 OR word ~ '[0-9]' THEN word
    WHEN word ~ '^(lea|loa|hal|shel)ves$' THEN left(word, -3) || 'f'
    WHEN word = 'knives' THEN 'knife'
    WHEN word LIKE '%ies' THEN left(word, -2)
    WHEN word LIKE '%ie' THEN left(word, -1)
    WHEN word ~ '(ss|x|ch|sh|zz|o)es$' THEN left(word, -2)
    WHEN word LIKE '%oe' THEN left(word, -1)
    WHEN word ~ '[^aeiou]y$' THEN left(word, -1) || 'i'
    WHEN word ~ '[^aeiou]ys$' THEN left(word, -2) || 'i'
    WHEN word ~ '[^s]s$' THEN left(word, -1)
    ELSE word
  END
$body$;

-- The words of a plain text in that form.
CREATE OR REPLACE FUNCTION search_lexemes(words text) RETURNS text LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $body$
DECLARE
  word text;
  lexemes text;
BEGIN
  FOREACH word IN ARRAY string_to_array(words, ' ') LOOP
    lexemes := concat_ws(' ', lexemes, search_lexeme(word));
  END LOOP;
  RETURN coalesce(lexemes, '');
END
$body$;

-- How a word sounds to an Indian ear, so that panner is paneer and aata is atta: breathed letters
-- without their breath, w as v, z as j, ph as f, long vowels as short ones, doubled letters once.
CREATE OR REPLACE FUNCTION search_sound(word text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $body$
  SELECT regexp_replace(
    translate(
      regexp_replace(
        regexp_replace(
          translate(
            regexp_replace(
              regexp_replace(
                replace(replace(replace(replace(replace(replace(word, 'qu', 'kw'), 'ph', 'f'), 'x', 'ks'), 'sh', 's'), 'ck', 'k'), 'ch', '1'),
                '([bdgjkrt1])h|h\M', '\1', 'g'),
              'c([eiy])', 's\1', 'g'),
            'cqz', 'kkj'),
          '[aeo]*u|[ao]w(?![aeiou])|o+', 'u', 'g'),
        '[aei]*[iy]|a?e+a?', 'i', 'g'),
      'w', 'v'),
    '(.)\1+', '\1', 'g')
$body$;

-- What is left of that sound when its vowels are gone; the first letter stays a vowel if it was
-- one.
CREATE OR REPLACE FUNCTION search_bones(word text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $body$
  SELECT search_bones_of(search_sound(word))
$body$;

CREATE OR REPLACE FUNCTION search_bones_of(sound text) RETURNS text LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $body$
BEGIN
  RETURN regexp_replace(
    CASE WHEN left(sound, 1) IN ('a', 'e', 'i', 'o', 'u') THEN 'a' ELSE '' END || translate(sound, 'aeiou', ''),
    '(.)\1+', '\1', 'g');
END
$body$;

-- A word without the v or y that the south speaks before a vowel of its kind: vuppu is uppu,
-- yelakkai elakkai.
CREATE OR REPLACE FUNCTION search_glideless(word text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $body$
  SELECT regexp_replace(word, '^v(?=[uo])|^y(?=e)', '')
$body$;

-- How words are written by ear, alike for the spellings of one Tamil, Telugu, Kannada, Malayalam,
-- Marathi or Bengali name, in one word or several. Tamil writes voiced letters and others alike
-- (kadugu, kaduku), zh is an l (kizhangu, kelangu), ch and j are written for s (seeragam,
-- jeeragam), a vowel at the end, with an m or l or without, comes and goes (vellam, vella;
-- yalakulu, yalaku), and so does the word for what grows on a plant behind a longer one (badane,
-- badanekayi).
CREATE OR REPLACE FUNCTION search_spoken(words text) RETURNS text LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $body$
DECLARE
  heard CONSTANT text := regexp_replace(
    translate(search_sound(replace(search_glideless(
      regexp_replace(replace(words, ' ', ''), '^(.{5,}?)k+a+(?:[iy]+a*)?$', '\1')), 'zh', 'l')), 'dgbj1', 'tkpss'),
    '(.)\1+', '\1', 'g');
BEGIN
  RETURN regexp_replace(heard, '(?:l?[aiu]|[aiu]m)$', '');
END
$body$;
