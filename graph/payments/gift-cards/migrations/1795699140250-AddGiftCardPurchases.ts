import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Gift cards that shoppers buy. */
export class AddGiftCardPurchases1795699140250 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(
      `CREATE TABLE "gift_card_purchase" ("id" uuid NOT NULL DEFAULT uuidv7(), "payment_order_id" uuid NOT NULL, "recipient_name" text NOT NULL, "recipient_email" text NOT NULL, "message" text NOT NULL, "send_at" TIMESTAMP(3) WITH TIME ZONE, "payment_id" text, "credit_id" uuid, "refunded_at" TIMESTAMP(3) WITH TIME ZONE, "created_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL DEFAULT now(), CONSTRAINT "REL_aea2ebfecfb069f8d0aae5a2ec" UNIQUE ("payment_order_id"), CONSTRAINT "REL_ec6677263fce395183cec14712" UNIQUE ("payment_id"), CONSTRAINT "REL_1d0fa536b41a80d2bd8ecf1e21" UNIQUE ("credit_id"), CONSTRAINT "gift_card_purchase_has_a_card_once_paid" CHECK (payment_id IS NOT NULL OR credit_id IS NULL), CONSTRAINT "PK_3e7c9e6567e558694e4214cc130" PRIMARY KEY ("id"))`,
    );
    await db.query(
      `ALTER TABLE "gift_card_purchase" ADD CONSTRAINT "FK_aea2ebfecfb069f8d0aae5a2eca" FOREIGN KEY ("payment_order_id") REFERENCES "payment_order"("id") ON DELETE RESTRICT ON UPDATE NO ACTION`,
    );
    await db.query(
      `ALTER TABLE "gift_card_purchase" ADD CONSTRAINT "FK_ec6677263fce395183cec14712e" FOREIGN KEY ("payment_id") REFERENCES "payment"("id") ON DELETE RESTRICT ON UPDATE NO ACTION`,
    );
    await db.query(
      `ALTER TABLE "gift_card_purchase" ADD CONSTRAINT "FK_1d0fa536b41a80d2bd8ecf1e21e" FOREIGN KEY ("credit_id") REFERENCES "credit"("id") ON DELETE RESTRICT ON UPDATE NO ACTION`,
    );
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`ALTER TABLE "gift_card_purchase" DROP CONSTRAINT "FK_1d0fa536b41a80d2bd8ecf1e21e"`);
    await db.query(`ALTER TABLE "gift_card_purchase" DROP CONSTRAINT "FK_ec6677263fce395183cec14712e"`);
    await db.query(`ALTER TABLE "gift_card_purchase" DROP CONSTRAINT "FK_aea2ebfecfb069f8d0aae5a2eca"`);
    await db.query(`DROP TABLE "gift_card_purchase"`);
  }
}
