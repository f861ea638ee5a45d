import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What stands for no unit price, so that lists by it end with those: the largest whole number that JavaScript knows exactly. */
const NONE = 9_007_199_254_740_991n;

/** Words for what a pack is measured in, as labels spell them, and how many grams, millilitres or pieces one is. */
const WORDS: [unit: string, times: string, words: string][] = [
  ['G', '1000', 'kg|kgs|kilo|kilos|kilogram|kilograms|kilogramme|kilogrammes'],
  ['G', '1', 'g|gm|gms|gr|grm|grms|gram|grams|gramme|grammes'],
  ['G', '0.001', 'mg|mgs|milligram|milligrams'],
  ['ML', '1000', 'l|lt|lts|ltr|ltrs|litre|litres|liter|liters'],
  ['ML', '10', 'cl'],
  ['ML', '1', 'ml|mls|millilitre|millilitres|milliliter|milliliters'],
  ['PIECE', '12', 'dozen|dozens|doz'],
  [
    'PIECE',
    '1',
    'piece|pieces|pc|pcs|n|no|nos|unit|units|u|egg|eggs|tablet|tablets|tab|tabs|capsule|capsules|cap|caps|sachet|sachets|' +
      'bag|bags|tea bag|tea bags|teabag|teabags|roll|rolls|sheet|sheets|pair|pairs|leaf|leaves|bunch|bunches|pad|pads|' +
      'wipe|wipes|bar|bars|stick|sticks|pull|pulls|pack|packs|set|sets',
  ],
];

const NUMBER = String.raw`(\d{1,7}(?:\.\d{1,3})?)`;
const MANY = String.raw`(\d{1,5})`;
const WORD = '([a-z]+(?: [a-z]+)?)';

/** Reads the net quantity of each pack from its label, and keeps the price of a kilogram, litre or piece. */
export class MeasurePacks1795360000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE product_variant
        ADD "net_value" numeric(12,3), ADD "net_unit" text, ADD "net_is_said" boolean NOT NULL DEFAULT false,
        ADD "unit_price_paise" bigint,
        ADD CONSTRAINT "variant_net_quantity_is_measured" CHECK ((net_value IS NULL) = (net_unit IS NULL) AND net_value > 0),
        ADD CONSTRAINT "variant_net_unit_is_known" CHECK (net_unit IN ('G', 'ML', 'PIECE'))
    `);
    await db.query(`
      ALTER TABLE product ADD "unit_price_paise" bigint NOT NULL DEFAULT '${NONE}', ADD "unit_price_unit" text
    `);
    await addReading(db);
    await addKeeping(db);
    await db.query('UPDATE product_variant SET net_is_said = false');
    await db.query('SELECT settle_unit_prices(array(SELECT id FROM product))');
    await addTriggersOfProducts(db);
    await db.query('CREATE INDEX "product_unit_price" ON product (unit_price_paise, id)');
    await db.query('CREATE INDEX "product_category_unit_price" ON product (category_id, unit_price_paise, id)');
    await db.query('CREATE INDEX "product_sub_category_unit_price" ON product (sub_category_id, unit_price_paise, id)');
  }

  async down(db: QueryRunner): Promise<void> {
    for (const index of ['unit_price', 'category_unit_price', 'sub_category_unit_price'])
      await db.query(`DROP INDEX "product_${index}"`);
    for (const event of ['insert', 'update', 'delete'])
      await db.query(`DROP TRIGGER settles_unit_price_on_${event} ON product_variant`);
    await db.query('DROP TRIGGER measures ON product_variant');
    for (const signature of ['settle_changed_unit_prices()', 'settle_unit_price()', 'settle_unit_prices(uuid[])'])
      await db.query(`DROP FUNCTION ${signature}`);
    await db.query('DROP FUNCTION measure_variant()');
    await db.query('DROP FUNCTION net_quantity_of(text)');
    await db.query('DROP FUNCTION net_measure_of(text, text)');
    await db.query('ALTER TABLE product DROP COLUMN "unit_price_paise", DROP COLUMN "unit_price_unit"');
    await db.query(`
      ALTER TABLE product_variant DROP COLUMN "net_value", DROP COLUMN "net_unit", DROP COLUMN "net_is_said",
        DROP COLUMN "unit_price_paise"
    `);
  }
}

/** Functions that read labels such as '500 g', '1 ltr', 'Pack of 6', '2 x 200 g'; what they do not know for sure is null. */
async function addReading(db: QueryRunner): Promise<void> {
  await knowWords(db, WORDS);
  await db.query(`
    CREATE FUNCTION net_quantity_of(label text, OUT value numeric, OUT unit text) IMMUTABLE LANGUAGE plpgsql AS $body$
    DECLARE
      said text := lower(btrim(regexp_replace(label, '\\s+', ' ', 'g'), ' .'));
      part text[];
      times numeric := 1;
    BEGIN
      said := regexp_replace(said, '(\\d),(?=\\d{3}(?!\\d))', '\\1', 'g');
      said := regexp_replace(said, '^(?:approx\\.?|about|net(?: (?:wt|weight|qty|quantity|content|contents|vol|volume))?\\.?:?|~) ?', '');
      -- What stands in brackets tells the same once more, unless it tells how many there are.
      said := btrim(regexp_replace(said, '\\((?!(?:pack|set|box) of)[^()]*\\)', '', 'g'));
      part := regexp_match(said, '^(?:pack|set|box|tray|packet|combo)(?: of)? ${MANY}(?: (?:pieces|pcs|units|nos))?$');
      IF part IS NOT NULL THEN
        SELECT m.value, m.unit INTO value, unit FROM net_measure_of(part[1], 'piece') m;
      ELSE
        -- 6 x 100 g, 100 g x 6, 100 g (pack of 6), pack of 6 x 100 g
        part := regexp_match(said, '^(?:(?:pack|set|box) of )?${MANY} ?[x×*] ?${NUMBER} ?${WORD}$');
        IF part IS NOT NULL THEN
          times := part[1]::numeric;
          part := part[2:3];
        ELSE
          part := regexp_match(said, '^${NUMBER} ?${WORD}(?: ?[x×*] ?| ?[,(/-]? ?(?:pack|set|box) of )${MANY}\\)?$');
          IF part IS NOT NULL THEN
            times := part[3]::numeric;
          ELSIF said ~ '^(?:a |one )?dozen$' THEN
            part := ARRAY['1', 'dozen'];
          ELSE
            part := regexp_match(said, '^${NUMBER} ?-? ?${WORD}\\.?$');
          END IF;
        END IF;
        IF part IS NULL OR times = 0 THEN
          RETURN;
        END IF;
        SELECT m.value * times, m.unit INTO value, unit FROM net_measure_of(part[1], part[2]) m;
      END IF;
      value := round(value, 3);
      IF value IS NULL OR value <= 0 OR value > 100000000 THEN
        value := NULL;
        unit := NULL;
      END IF;
    END $body$
  `);
}

/** Has labels read by other words: those of WORDS, or more of them. */
async function knowWords(db: QueryRunner, words: typeof WORDS): Promise<void> {
  const rows = words.map(([unit, times, spelt]) => `WHEN word ~ '^(${spelt})$' THEN ARRAY['${unit}', '${times}']`);
  await db.query(`
    CREATE OR REPLACE FUNCTION net_measure_of(digits text, word text, OUT value numeric, OUT unit text)
    IMMUTABLE LANGUAGE plpgsql AS $body$
    DECLARE found text[] := CASE ${rows.join('\n')} END;
    BEGIN
      IF found IS NOT NULL AND digits::numeric > 0 THEN
        value := digits::numeric * found[2]::numeric;
        unit := found[1];
      END IF;
    END $body$
  `);
}

/** Keeps the quantity and unit price of a variant with the row itself, whoever writes it. */
async function addKeeping(db: QueryRunner): Promise<void> {
  await keepMeasures(db, false);
  await db.query(`
    CREATE TRIGGER measures
      BEFORE INSERT OR UPDATE OF size, weight, price_paise, net_value, net_unit, net_is_said, unit_price_paise
      ON product_variant FOR EACH ROW EXECUTE FUNCTION measure_variant()
  `);
  await addSettling(db, false);
}

/** What measures a variant, with lengths (see the migration MeasureLengths) or without. */
async function keepMeasures(db: QueryRunner, hasLengths: boolean): Promise<void> {
  const ofAny = hasLengths ? `NEW.net_unit IN ('PIECE', 'CM')` : `NEW.net_unit = 'PIECE'`;
  const centimetres = hasLengths ? ` WHEN 'CM' THEN 100` : '';
  await db.query(`
    CREATE OR REPLACE FUNCTION measure_variant() RETURNS trigger LANGUAGE plpgsql AS $body$
    BEGIN
      IF NOT NEW.net_is_said THEN
        SELECT n.value, n.unit INTO NEW.net_value, NEW.net_unit FROM net_quantity_of(coalesce(NEW.weight, NEW.size)) n;
        -- A puzzle of 500 pieces is not sold by the piece${hasLengths ? ', nor a bear of 60 cm by the metre' : ''}.
        IF NEW.weight IS NULL AND ${ofAny} THEN
          NEW.net_value := NULL;
          NEW.net_unit := NULL;
        END IF;
      END IF;
      NEW.unit_price_paise := nullif(
        round(NEW.price_paise::numeric * CASE NEW.net_unit WHEN 'PIECE' THEN 1${centimetres} ELSE 1000 END / NEW.net_value), 0);
      RETURN NEW;
    END $body$
  `);
}

/**
 * What settles the unit prices of products. Of variants that are measured in different ways, those count that are measured as the
 * first one is.
 *
 * @param hasCards whether the same update writes the cards, see the migration KeepCards
 */
async function addSettling(db: QueryRunner, hasCards: boolean): Promise<void> {
  const settled = `coalesce(best.paise, ${NONE}), best.unit${hasCards ? ', made.card' : ''}`;
  const columns = ['unit_price_paise', 'unit_price_unit', ...(hasCards ? ['card'] : [])];
  const cards = hasCards ? 'CROSS JOIN LATERAL (SELECT card_of(wanted.id) AS card OFFSET 0) made' : '';
  await db.query(`
    CREATE FUNCTION settle_unit_prices(ids uuid[]) RETURNS void LANGUAGE plpgsql AS $body$
    BEGIN
      PERFORM FROM product WHERE id = ANY(ids) ORDER BY id FOR NO KEY UPDATE;
      UPDATE product p SET (${columns.join(', ')}) = ROW(${settled})
      FROM unnest(ids) AS wanted (id) LEFT JOIN LATERAL (
        SELECT v.unit_price_paise AS paise, v.net_unit AS unit FROM product_variant v
        WHERE v.product_id = wanted.id AND v.unit_price_paise IS NOT NULL AND v.net_unit = (
          SELECT f.net_unit FROM product_variant f WHERE f.product_id = wanted.id AND f.unit_price_paise IS NOT NULL
          ORDER BY abs(f.position) LIMIT 1)
        ORDER BY v.unit_price_paise LIMIT 1) best ON true ${cards}
      WHERE p.id = wanted.id
        AND (${columns.map((column) => `p.${column}`).join(', ')}) IS DISTINCT FROM (${settled});
    END $body$
  `);
}

/** Keeps the unit price of products; what a checkout holds or sells of a variant touches none. */
async function addTriggersOfProducts(db: QueryRunner): Promise<void> {
  await db.query(`
    CREATE FUNCTION settle_changed_unit_prices() RETURNS trigger LANGUAGE plpgsql AS $body$
    BEGIN
      PERFORM settle_unit_prices(array(SELECT DISTINCT product_id FROM changed));
      RETURN NULL;
    END $body$
  `);
  await db.query(`
    CREATE FUNCTION settle_unit_price() RETURNS trigger LANGUAGE plpgsql AS $body$
    BEGIN
      PERFORM settle_unit_prices(ARRAY[NEW.product_id]);
      RETURN NULL;
    END $body$
  `);
  const statement = 'FOR EACH STATEMENT EXECUTE FUNCTION settle_changed_unit_prices()';
  await db.query(`
    CREATE TRIGGER settles_unit_price_on_insert AFTER INSERT ON product_variant
      REFERENCING NEW TABLE AS changed ${statement}
  `);
  await db.query(`
    CREATE TRIGGER settles_unit_price_on_delete AFTER DELETE ON product_variant
      REFERENCING OLD TABLE AS changed ${statement}
  `);
  await db.query(`
    CREATE TRIGGER settles_unit_price_on_update AFTER UPDATE ON product_variant FOR EACH ROW
      WHEN ((OLD.unit_price_paise, OLD.net_unit, abs(OLD.position)) IS DISTINCT FROM
        (NEW.unit_price_paise, NEW.net_unit, abs(NEW.position)))
      EXECUTE FUNCTION settle_unit_price()
  `);
}
