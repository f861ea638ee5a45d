import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The owner's own words for shelves, by which products are found. */
export class TagProducts1795681100000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`ALTER TABLE "product" ADD "tags" text array NOT NULL DEFAULT '{}'`);
    await db.query(`CREATE INDEX "product_tags" ON "product" USING gin ("tags")`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE "product" DROP COLUMN "tags"');
  }
}
