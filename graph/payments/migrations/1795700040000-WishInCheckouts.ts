import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What checkouts hold of wishes, and of what was missing later. */
export class WishInCheckouts1795700040000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`ALTER TABLE "payment_order_line" ADD "wish" text NOT NULL DEFAULT 'ASK_ME'`);
    await db.query(`ALTER TABLE "payment_order_line" ADD "loose_grams" integer`);
    await db.query(`ALTER TABLE "payment_order_line" ADD "missing" integer NOT NULL DEFAULT '0'`);
    await db.query(
      `ALTER TABLE "payment_order_line" ADD CONSTRAINT "payment_order_line_lacks_what_it_has" CHECK (missing BETWEEN 0 AND quantity)`,
    );
    await db.query(
      `ALTER TABLE "payment_order_line" ADD CONSTRAINT "payment_order_line_wish_is_known" CHECK (wish IN ('ASK_ME', 'SIMILAR', 'NOTHING'))`,
    );
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`ALTER TABLE "payment_order_line" DROP CONSTRAINT "payment_order_line_wish_is_known"`);
    await db.query(`ALTER TABLE "payment_order_line" DROP CONSTRAINT "payment_order_line_lacks_what_it_has"`);
    await db.query(`ALTER TABLE "payment_order_line" DROP COLUMN "missing"`);
    await db.query(`ALTER TABLE "payment_order_line" DROP COLUMN "loose_grams"`);
    await db.query(`ALTER TABLE "payment_order_line" DROP COLUMN "wish"`);
  }
}
