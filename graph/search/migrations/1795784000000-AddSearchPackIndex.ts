import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The packs of goods are found by an index: 'sava kilo' asks for nothing else. It has no list of
 * what is still to be sorted in, since a product has but a few.
 */
export class AddSearchPackIndex1795784000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(
      `CREATE INDEX "IDX_f8803a955b293a9db5a559c923" ON "search_document" USING gin ("packs") WITH (fastupdate = off)`,
    );
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`DROP INDEX "IDX_f8803a955b293a9db5a559c923"`);
  }
}
