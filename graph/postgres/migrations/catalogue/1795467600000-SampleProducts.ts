import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Finds every eighth, sixty-fourth and 512th product by its category: what the facets of a very large list are estimated from, see
 * `listing/product-facets.service`. Which ones follows from their ids.
 */
export class SampleProducts1795467600000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    for (const share of [8, 64, 512]) {
      await db.query(
        `CREATE INDEX "product_sample_${share}" ON "product" ("category_id") WHERE (uuid_hash(id) & ${share - 1}) = 0`,
      );
    }
  }

  async down(db: QueryRunner): Promise<void> {
    for (const share of [8, 64, 512]) await db.query(`DROP INDEX "product_sample_${share}"`);
  }
}
