import type { MigrationInterface, QueryRunner } from 'typeorm';

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

/** How labels spell lengths, and how many centimetres one is. */
const LENGTHS: typeof WORDS = [
  ['CM', '100', 'm|mtr|mtrs|metre|metres|meter|meters'],
  ['CM', '1', 'cm|cms|centimetre|centimetres|centimeter|centimeters'],
];

/** Reads the length of what is sold by it, such as foil, and keeps the price of a metre. */
export class MeasureLengths1795446000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await this.allow(db, ['G', 'ML', 'PIECE', 'CM']);
    await knowWords(db, [...WORDS, ...LENGTHS]);
    await keepMeasures(db, true);
    // Reading a label takes a while, so only those are read that may have a length.
    await db.query(
      `UPDATE product_variant SET net_is_said = false
       WHERE net_unit IS NULL AND weight ~* '[0-9] ?c?m' AND (net_quantity_of(weight)).unit IS NOT NULL`,
    );
  }

  async down(db: QueryRunner): Promise<void> {
    await knowWords(db, WORDS);
    await db.query(
      `UPDATE product_variant SET net_is_said = false, net_value = NULL, net_unit = NULL WHERE net_unit = 'CM'`,
    );
    await keepMeasures(db, false);
    await this.allow(db, ['G', 'ML', 'PIECE']);
  }

  private async allow(db: QueryRunner, units: string[]): Promise<void> {
    const list = units.map((unit) => `'${unit}'`).join(', ');
    await db.query('ALTER TABLE product_variant DROP CONSTRAINT "variant_net_unit_is_known"');
    await db.query(
      `ALTER TABLE product_variant ADD CONSTRAINT "variant_net_unit_is_known" CHECK (net_unit IN (${list}))`,
    );
  }
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
