import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Sums of what sells, and marks of the days that they no longer hold for. */
export class RollUpSales1795665206094 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(
      `CREATE TABLE "sales_stale_day" ("id" uuid NOT NULL DEFAULT uuidv7(), "day" date NOT NULL, CONSTRAINT "PK_91d4e3d303483dc9901aa8a9dc2" PRIMARY KEY ("id"))`,
    );
    await db.query(`CREATE INDEX "IDX_e1b991f26a9dda97e6dfc1e9b0" ON "sales_stale_day"  ("day") `);
    await db.query(
      `CREATE TABLE "sales_hour" ("day" date NOT NULL, "hour" smallint NOT NULL, "order_count" integer NOT NULL, "pieces" integer NOT NULL, "total_paise" bigint NOT NULL, "goods_paise" bigint NOT NULL, "shipping_paise" bigint NOT NULL, "cash_fee_paise" bigint NOT NULL, "called_off_count" integer NOT NULL, "called_off_paise" bigint NOT NULL, CONSTRAINT "PK_3a6d7534e4adb584d8de47aa8d5" PRIMARY KEY ("day", "hour"))`,
    );
    await db.query(
      `CREATE TABLE "sales_product_day" ("day" date NOT NULL, "product_id" uuid NOT NULL, "title" text, "order_count" integer NOT NULL, "pieces" integer NOT NULL, "goods_paise" bigint NOT NULL, CONSTRAINT "PK_cd303ea3e4d8673e456121e6601" PRIMARY KEY ("day", "product_id"))`,
    );
    await db.query(
      `CREATE TABLE "sales_pin_day" ("day" date NOT NULL, "pin" text NOT NULL, "order_count" integer NOT NULL, "pieces" integer NOT NULL, "total_paise" bigint NOT NULL, CONSTRAINT "PK_25ab5530d4ccd3ce2072a0a9de2" PRIMARY KEY ("day", "pin"))`,
    );
    await db.query(`CREATE INDEX "order_by_moment" ON "order"  ("placed_at") `);
    await db.query(`CREATE INDEX "order_return_by_moment" ON "order_return"  ("requested_at") `);
    await db.query(`CREATE INDEX "refund_by_moment" ON "refund"  ("created_at") `);
  }

  async down(db: QueryRunner): Promise<void> {
    // What marks days is put back by the next start of a build that has it.
    await db.query('DROP FUNCTION IF EXISTS sales_mark_orders, sales_mark_lines, sales_day CASCADE');
    await db.query(`DELETE FROM installation WHERE part = 'sales/sql'`);
    await db.query(`DROP INDEX "refund_by_moment"`);
    await db.query(`DROP INDEX "order_return_by_moment"`);
    await db.query(`DROP INDEX "order_by_moment"`);
    await db.query(`DROP TABLE "sales_pin_day"`);
    await db.query(`DROP TABLE "sales_product_day"`);
    await db.query(`DROP TABLE "sales_hour"`);
    await db.query(`DROP INDEX "IDX_e1b991f26a9dda97e6dfc1e9b0"`);
    await db.query(`DROP TABLE "sales_stale_day"`);
  }
}
