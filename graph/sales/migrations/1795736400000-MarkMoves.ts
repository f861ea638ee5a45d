import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Marks of goods that were moved say from where and to where, so that readers need not look. */
export class MarkMoves1795736400000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    // Each product that is counted elsewhere has one move; what moves meanwhile waits for the table.
    await db.query('LOCK TABLE "sales_stale_product" IN ACCESS EXCLUSIVE MODE');
    await db.query('DELETE FROM "sales_stale_product"');
    await db.query(
      `ALTER TABLE "sales_stale_product" ADD "category_before" uuid NOT NULL, ADD "category_after" uuid NOT NULL`,
    );
    await db.query(
      `INSERT INTO sales_stale_product (product_id, category_before, category_after)
       SELECT p.id, kept.category_id, p.category_id FROM sales_product_category kept
       JOIN product p ON p.id = kept.product_id WHERE p.category_id <> kept.category_id`,
    );
    await db.query(`CREATE INDEX "sales_stale_product_by_product" ON "sales_stale_product"  ("product_id") `);
  }

  async down(db: QueryRunner): Promise<void> {
    // What marks goods is put back by the next start of a build that has it.
    await db.query('DROP FUNCTION IF EXISTS sales_mark_moved CASCADE');
    await db.query(`DELETE FROM installation WHERE part = 'sales/sql'`);
    await db.query(`DROP INDEX "sales_stale_product_by_product"`);
    await db.query(`ALTER TABLE "sales_stale_product" DROP COLUMN "category_after", DROP COLUMN "category_before"`);
  }
}
