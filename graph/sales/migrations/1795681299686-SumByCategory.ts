import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Sums by category, and an index of what is sold best in a month. The sums are written by the job:
 * the triggers that come with them mark all days.
 */
export class SumByCategory1795681299686 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(
      `CREATE TABLE "sales_stale_product" ("id" uuid NOT NULL DEFAULT uuidv7(), "product_id" uuid NOT NULL, CONSTRAINT "PK_a23a91ef5131fa48085c0a21590" PRIMARY KEY ("id"))`,
    );
    await db.query(
      `CREATE TABLE "sales_product_category" ("product_id" uuid NOT NULL, "category_id" uuid NOT NULL, CONSTRAINT "PK_ae40f10bdfa8c6946d62365ad22" PRIMARY KEY ("product_id"))`,
    );
    await db.query(
      `CREATE TABLE "sales_category_day" ("day" date NOT NULL, "category_id" uuid NOT NULL, "pieces" integer NOT NULL, "goods_paise" bigint NOT NULL, CONSTRAINT "PK_3da67e83b4d535d47c518a99c3d" PRIMARY KEY ("day", "category_id"))`,
    );
    await db.query(`CREATE INDEX "sales_product_month_best" ON "sales_product_month"  ("month", "goods_paise") `);
    await db.query(
      `ALTER TABLE "sales_product_category" ADD CONSTRAINT "FK_ae40f10bdfa8c6946d62365ad22" FOREIGN KEY ("product_id") REFERENCES "product"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
  }

  async down(db: QueryRunner): Promise<void> {
    // What marks goods is put back by the next start of a build that has it.
    await db.query('DROP FUNCTION IF EXISTS sales_mark_moved CASCADE');
    await db.query(`DELETE FROM installation WHERE part = 'sales/sql'`);
    await db.query(`ALTER TABLE "sales_product_category" DROP CONSTRAINT "FK_ae40f10bdfa8c6946d62365ad22"`);
    await db.query(`DROP INDEX "sales_product_month_best"`);
    await db.query(`DROP TABLE "sales_category_day"`);
    await db.query(`DROP TABLE "sales_product_category"`);
    await db.query(`DROP TABLE "sales_stale_product"`);
  }
}
