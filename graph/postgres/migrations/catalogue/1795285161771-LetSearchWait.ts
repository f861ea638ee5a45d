import type { MigrationInterface, QueryRunner } from 'typeorm';

export class LetSearchWait1795285161771 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(
      `CREATE TABLE "search_waiting" ("product_id" uuid NOT NULL, CONSTRAINT "PK_1e5d5cd49206d04a2c17cce42a3" PRIMARY KEY ("product_id"))`,
    );
    await db.query(
      `ALTER TABLE "search_waiting" ADD CONSTRAINT "FK_1e5d5cd49206d04a2c17cce42a3" FOREIGN KEY ("product_id") REFERENCES "product"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`ALTER TABLE "search_waiting" DROP CONSTRAINT "FK_1e5d5cd49206d04a2c17cce42a3"`);
    await db.query(`DROP TABLE "search_waiting"`);
  }
}
