import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What of orders was missing or weighed less, and what was sent instead. */
export class SupplyLess1795700030000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`ALTER TABLE "order" ADD "short_paise" bigint NOT NULL DEFAULT '0'`);
    await db.query(`ALTER TABLE "order" ADD "shipping_back_paise" bigint NOT NULL DEFAULT '0'`);
    await db.query(`ALTER TABLE "order" ADD "cash_fee_back_paise" bigint NOT NULL DEFAULT '0'`);
    await db.query(`ALTER TABLE "order" ADD "news" integer NOT NULL DEFAULT '0'`);
    await db.query(`ALTER TABLE "order_line" ADD "wish" text NOT NULL DEFAULT 'ASK_ME'`);
    await db.query(`ALTER TABLE "order_line" ADD "missing" integer NOT NULL DEFAULT '0'`);
    await db.query(`ALTER TABLE "order_line" ADD "loose_grams" integer`);
    await db.query(`ALTER TABLE "order_line" ADD "weighed_grams" integer`);
    await db.query(`ALTER TABLE "order_line" ADD "weighed_back_paise" bigint NOT NULL DEFAULT '0'`);
    await db.query(`ALTER TABLE "order_line" ADD "substitute_for_id" uuid`);
    await db.query(
      `CREATE INDEX "IDX_0f71d428252036bd20b54cc836" ON "order_line"  ("substitute_for_id") WHERE substitute_for_id IS NOT NULL`,
    );
    await db.query(
      `ALTER TABLE "order" ADD CONSTRAINT "order_comes_to_no_less_than_nothing" CHECK (short_paise BETWEEN 0 AND amount_paise AND shipping_back_paise BETWEEN 0 AND shipping_paise AND cash_fee_back_paise BETWEEN 0 AND cash_fee_paise)`,
    );
    await db.query(
      `ALTER TABLE "order_line" ADD CONSTRAINT "order_line_is_billed_as_weighed" CHECK (weighed_back_paise BETWEEN 0 AND quantity * price_paise - discount_paise)`,
    );
    await db.query(
      `ALTER TABLE "order_line" ADD CONSTRAINT "order_line_lacks_what_it_has" CHECK (missing BETWEEN 0 AND quantity)`,
    );
    await db.query(
      `ALTER TABLE "order_line" ADD CONSTRAINT "order_line_wish_is_known" CHECK (wish IN ('ASK_ME', 'SIMILAR', 'NOTHING'))`,
    );
    await db.query(
      `ALTER TABLE "order_line" ADD CONSTRAINT "FK_0c9612173c41ed78344423ba1de" FOREIGN KEY ("substitute_for_id") REFERENCES "order_line"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await db.query(`ALTER TABLE "order_event" DROP CONSTRAINT "order_event_kind_is_known"`);
    await db.query(
      `ALTER TABLE "order_event" ADD CONSTRAINT "order_event_kind_is_known" CHECK (kind IN ('PENDING', 'CONFIRMED', 'PACKED', 'SHIPPED', 'DELIVERED', 'CANCELLED', 'PAYMENT_COLLECTED', 'REFUNDED', 'RETURN_REQUESTED', 'RETURN_APPROVED', 'RETURN_REFUSED', 'RETURN_RECEIVED', 'REFUND_OWED', 'REFUND_SENT', 'REFUND_FAILED', 'CREDITED', 'SHORTAGE_ASKED', 'SUBSTITUTED', 'NOT_SUPPLIED', 'WEIGHED'))`,
    );
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`DROP TRIGGER IF EXISTS announces_news ON "order"`);
    await db.query(`ALTER TABLE "order_line" DROP CONSTRAINT "FK_0c9612173c41ed78344423ba1de"`);
    await db.query(`ALTER TABLE "order_line" DROP CONSTRAINT "order_line_wish_is_known"`);
    await db.query(`ALTER TABLE "order_line" DROP CONSTRAINT "order_line_lacks_what_it_has"`);
    await db.query(`ALTER TABLE "order_line" DROP CONSTRAINT "order_line_is_billed_as_weighed"`);
    await db.query(`ALTER TABLE "order" DROP CONSTRAINT "order_comes_to_no_less_than_nothing"`);
    await db.query(`DROP INDEX "public"."IDX_0f71d428252036bd20b54cc836"`);
    await db.query(`ALTER TABLE "order_line" DROP COLUMN "substitute_for_id"`);
    await db.query(`ALTER TABLE "order_line" DROP COLUMN "weighed_back_paise"`);
    await db.query(`ALTER TABLE "order_line" DROP COLUMN "weighed_grams"`);
    await db.query(`ALTER TABLE "order_line" DROP COLUMN "loose_grams"`);
    await db.query(`ALTER TABLE "order_line" DROP COLUMN "missing"`);
    await db.query(`ALTER TABLE "order_line" DROP COLUMN "wish"`);
    await db.query(`ALTER TABLE "order" DROP COLUMN "news"`);
    await db.query(`ALTER TABLE "order" DROP COLUMN "cash_fee_back_paise"`);
    await db.query(`ALTER TABLE "order" DROP COLUMN "shipping_back_paise"`);
    await db.query(`ALTER TABLE "order" DROP COLUMN "short_paise"`);
    await db.query(
      `DELETE FROM order_event WHERE kind IN ('SHORTAGE_ASKED', 'SUBSTITUTED', 'NOT_SUPPLIED', 'WEIGHED')`,
    );
    await db.query(`ALTER TABLE "order_event" DROP CONSTRAINT "order_event_kind_is_known"`);
    await db.query(
      `ALTER TABLE "order_event" ADD CONSTRAINT "order_event_kind_is_known" CHECK (kind IN ('PENDING', 'CONFIRMED', 'PACKED', 'SHIPPED', 'DELIVERED', 'CANCELLED', 'PAYMENT_COLLECTED', 'REFUNDED', 'RETURN_REQUESTED', 'RETURN_APPROVED', 'RETURN_REFUSED', 'RETURN_RECEIVED', 'REFUND_OWED', 'REFUND_SENT', 'REFUND_FAILED', 'CREDITED'))`,
    );
    await db.query(`DELETE FROM installation WHERE part = 'live/sql'`);
  }
}
