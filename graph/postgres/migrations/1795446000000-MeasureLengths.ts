import type { MigrationInterface, QueryRunner } from 'typeorm';
import { keepMeasures, knowWords, WORDS } from './1795360000000-MeasurePacks.js';

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
