import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Sums of months beside those of days, and sums of what went back. */
export class RollUpMonths1795676612902 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(
      `CREATE TABLE "sales_product_month" ("month" date NOT NULL, "product_id" uuid NOT NULL, "title" text, "order_count" integer NOT NULL, "pieces" integer NOT NULL, "goods_paise" bigint NOT NULL, CONSTRAINT "PK_d42bcdad4018a172ab639024322" PRIMARY KEY ("month", "product_id"))`,
    );
    await db.query(
      `CREATE TABLE "sales_pin_month" ("month" date NOT NULL, "pin" text NOT NULL, "order_count" integer NOT NULL, "pieces" integer NOT NULL, "total_paise" bigint NOT NULL, CONSTRAINT "PK_5a9367a487b00906ea3e87becab" PRIMARY KEY ("month", "pin"))`,
    );
    await db.query(
      `CREATE TABLE "sales_refund_day" ("day" date NOT NULL, "reason" text NOT NULL, "refund_count" integer NOT NULL, "total_paise" bigint NOT NULL, "standing_paise" bigint NOT NULL, CONSTRAINT "PK_31e7c40c7a98ead435224c866cb" PRIMARY KEY ("day", "reason"))`,
    );
    await db.query(
      `CREATE TABLE "sales_return_day" ("day" date NOT NULL, "return_count" integer NOT NULL, "pieces" integer NOT NULL, CONSTRAINT "PK_e114ba0e7864ec3fa22efdc2840" PRIMARY KEY ("day"))`,
    );
    // Sums of months are those of the days that are kept, at every moment.
    await db.query(
      `INSERT INTO sales_product_month (month, product_id, title, order_count, pieces, goods_paise)
       SELECT date_trunc('month', day)::date, product_id, max(title), sum(order_count), sum(pieces), sum(goods_paise)
       FROM sales_product_day GROUP BY 1, 2`,
    );
    await db.query(
      `INSERT INTO sales_pin_month (month, pin, order_count, pieces, total_paise)
       SELECT date_trunc('month', day)::date, pin, sum(order_count), sum(pieces), sum(total_paise)
       FROM sales_pin_day GROUP BY 1, 2`,
    );
  }

  async down(db: QueryRunner): Promise<void> {
    // What marks days is put back by the next start of a build that has it.
    await db.query(
      `DROP FUNCTION IF EXISTS sales_mark_refunds_of, sales_mark_refunds, sales_mark_returns, sales_mark_return_lines,
         sales_mark_all, sales_mark_orders, sales_mark_lines CASCADE`,
    );
    await db.query(`DELETE FROM installation WHERE part = 'sales/sql'`);
    await db.query(`DROP TABLE "sales_return_day"`);
    await db.query(`DROP TABLE "sales_refund_day"`);
    await db.query(`DROP TABLE "sales_pin_month"`);
    await db.query(`DROP TABLE "sales_product_month"`);
  }
}
