import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The latest change of a price tells which version of the catalogue prices are of. */
export class IndexPricesByTime1795725200000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query('CREATE INDEX "variant_price_by_moment" ON "variant_price" ("since")');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP INDEX "variant_price_by_moment"');
  }
}
