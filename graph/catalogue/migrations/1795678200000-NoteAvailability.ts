import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What is sold out is found by an index. */
export class NoteAvailability1795678200000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE "product_variant" ADD "is_available" boolean NOT NULL DEFAULT false');
    // The table is written anew once, and no trigger takes it for a change of its rows.
    await db.query('ALTER TABLE "product_variant" ALTER "is_available" TYPE boolean USING on_hand > reserved');
    await db.query(
      `CREATE INDEX "product_variant_sold_out" ON "product_variant" ("product_id") WHERE NOT is_available`,
    );
  }

  async down(db: QueryRunner): Promise<void> {
    // The trigger names the column; the next start of a build that has it makes it anew.
    await db.query('DROP FUNCTION IF EXISTS note_availability CASCADE');
    await db.query(`DELETE FROM installation WHERE part = 'catalogue/sql'`);
    await db.query('ALTER TABLE "product_variant" DROP COLUMN "is_available"');
  }
}
