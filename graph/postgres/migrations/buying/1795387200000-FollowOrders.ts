import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What has happened to orders so far is taken from the audit; parcels and returns were not written down. */
export class FollowOrders1795387200000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`ALTER TABLE "refund" DROP CONSTRAINT "refund_is_one_per_reason"`);
    await db.query(
      `CREATE TABLE "order_event" ("id" uuid NOT NULL DEFAULT uuidv7(), "order_id" uuid NOT NULL, "kind" text NOT NULL, "actor" text NOT NULL, "actor_id" uuid, "amount_paise" bigint, "note" text, "happened_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL DEFAULT now(), CONSTRAINT "order_event_actor_is_known" CHECK (actor IN ('SHOPPER', 'SHOP', 'PAYMENT')), CONSTRAINT "order_event_kind_is_known" CHECK (kind IN ('PENDING', 'CONFIRMED', 'PACKED', 'SHIPPED', 'DELIVERED', 'CANCELLED', 'REFUNDED', 'RETURN_REQUESTED', 'RETURN_APPROVED', 'RETURN_REFUSED', 'RETURN_RECEIVED', 'REFUND_OWED', 'REFUND_SENT', 'REFUND_FAILED')), CONSTRAINT "PK_394b0d7613180ebee9028e9aaa1" PRIMARY KEY ("id"))`,
    );
    await db.query(`CREATE INDEX "IDX_20d1b20c9bea6d95ee406bf198" ON "order_event"  ("order_id", "id") `);
    await db.query(
      `CREATE TABLE "order_return" ("id" uuid NOT NULL DEFAULT uuidv7(), "order_id" uuid NOT NULL, "status" text NOT NULL DEFAULT 'REQUESTED', "reason" text NOT NULL, "note" text, "requested_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL DEFAULT now(), "decided_at" TIMESTAMP(3) WITH TIME ZONE, "received_at" TIMESTAMP(3) WITH TIME ZONE, CONSTRAINT "order_return_status_is_known" CHECK (status IN ('REQUESTED', 'APPROVED', 'REFUSED', 'RECEIVED')), CONSTRAINT "PK_36413fb3df0d9d66ae67cbdcb9a" PRIMARY KEY ("id"))`,
    );
    await db.query(`CREATE INDEX "IDX_340677f5a79ce7e56ca14f8640" ON "order_return"  ("status", "id") `);
    await db.query(`CREATE INDEX "IDX_f374d62cc094f3805e6b81cada" ON "order_return"  ("order_id", "id") `);
    await db.query(
      `CREATE TABLE "order_return_line" ("order_return_id" uuid NOT NULL, "order_line_id" uuid NOT NULL, "quantity" integer NOT NULL, "restocked" integer NOT NULL DEFAULT '0', CONSTRAINT "order_return_line_quantity_is_positive" CHECK (quantity > 0 AND restocked BETWEEN 0 AND quantity), CONSTRAINT "PK_ce8c50f754f24d44cc7781210ca" PRIMARY KEY ("order_return_id", "order_line_id"))`,
    );
    await db.query(`CREATE INDEX "IDX_aaa9b2db5d16a89d9aae0ff3f6" ON "order_return_line"  ("order_line_id") `);
    await db.query(
      `CREATE TABLE "shipment" ("id" uuid NOT NULL DEFAULT uuidv7(), "order_id" uuid NOT NULL, "courier" text, "tracking_number" text, "shipped_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL DEFAULT now(), CONSTRAINT "PK_f51f635db95c534ca206bf7a0a4" PRIMARY KEY ("id"))`,
    );
    await db.query(`CREATE INDEX "IDX_ebc1ef6ed4eeef151bd67f091a" ON "shipment"  ("order_id", "id") `);
    await db.query(
      `CREATE TABLE "shipment_line" ("shipment_id" uuid NOT NULL, "order_line_id" uuid NOT NULL, "quantity" integer NOT NULL, CONSTRAINT "shipment_line_quantity_is_positive" CHECK (quantity > 0), CONSTRAINT "PK_734ed9390edd9398df7a2aeb288" PRIMARY KEY ("shipment_id", "order_line_id"))`,
    );
    await db.query(`CREATE INDEX "IDX_03852adfd17070a574ff82172e" ON "shipment_line"  ("order_line_id") `);
    await db.query(`ALTER TABLE "refund" ADD "occasion" text NOT NULL DEFAULT ''`);
    await db.query(`ALTER TABLE "standin_refund" DROP CONSTRAINT "FK_20e3addd3ef6a3815f9c8baed83"`);
    await db.query(`ALTER TABLE "standin_refund" DROP CONSTRAINT "UQ_20e3addd3ef6a3815f9c8baed83"`);
    await db.query(`CREATE INDEX "IDX_20e3addd3ef6a3815f9c8baed8" ON "standin_refund"  ("payment_id") `);
    await db.query(
      `ALTER TABLE "refund" ADD CONSTRAINT "refund_is_one_per_occasion" UNIQUE ("payment_id", "reason", "occasion")`,
    );
    await db.query(
      `ALTER TABLE "order_event" ADD CONSTRAINT "FK_b5ad8b36013879595c72c063178" FOREIGN KEY ("order_id") REFERENCES "order"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await db.query(
      `ALTER TABLE "order_return" ADD CONSTRAINT "FK_f2c6ae4d507d369652bbe6e4a04" FOREIGN KEY ("order_id") REFERENCES "order"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await db.query(
      `ALTER TABLE "order_return_line" ADD CONSTRAINT "FK_66581b540faf934d9e2b84a866b" FOREIGN KEY ("order_return_id") REFERENCES "order_return"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await db.query(
      `ALTER TABLE "order_return_line" ADD CONSTRAINT "FK_aaa9b2db5d16a89d9aae0ff3f62" FOREIGN KEY ("order_line_id") REFERENCES "order_line"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await db.query(
      `ALTER TABLE "shipment" ADD CONSTRAINT "FK_8326c2309eef8967ec2b38a05e7" FOREIGN KEY ("order_id") REFERENCES "order"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await db.query(
      `ALTER TABLE "shipment_line" ADD CONSTRAINT "FK_b58581bfc0aa5c70257f818b559" FOREIGN KEY ("shipment_id") REFERENCES "shipment"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await db.query(
      `ALTER TABLE "shipment_line" ADD CONSTRAINT "FK_03852adfd17070a574ff82172ea" FOREIGN KEY ("order_line_id") REFERENCES "order_line"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await db.query(
      `ALTER TABLE "standin_refund" ADD CONSTRAINT "FK_20e3addd3ef6a3815f9c8baed83" FOREIGN KEY ("payment_id") REFERENCES "standin_payment"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await db.query(`ALTER TABLE "refund" DROP CONSTRAINT "refund_reason_is_known"`);
    await db.query(
      `ALTER TABLE "refund" ADD CONSTRAINT "refund_reason_is_known" CHECK (reason IN ('sold_out', 'paid_twice', 'wrong_amount', 'cancelled', 'returned', 'goodwill'))`,
    );
    await db.query(`INSERT INTO order_event (order_id, kind, actor, happened_at)
      SELECT id, CASE WHEN status IN ('PENDING', 'REFUNDED') OR payment_id IS NULL THEN replace(status, 'CANCELLED', 'PENDING') ELSE 'CONFIRMED' END, 'PAYMENT', placed_at
      FROM "order" ORDER BY sequence`);
    await db.query(`INSERT INTO order_event (order_id, kind, actor, actor_id, happened_at)
      SELECT o.id, a.after->>'status', 'SHOP', a.actor_id, a.made_at
      FROM audit_entry a JOIN "order" o ON o.id = a.subject_id
      WHERE a.operation = 'setOrderStatus' AND a.after->>'status' IS NOT NULL ORDER BY a.id`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`DELETE FROM refund WHERE reason IN ('returned', 'goodwill')`);
    await db.query(`ALTER TABLE "refund" DROP CONSTRAINT "refund_reason_is_known"`);
    await db.query(
      `ALTER TABLE "refund" ADD CONSTRAINT "refund_reason_is_known" CHECK (reason IN ('sold_out', 'paid_twice', 'wrong_amount', 'cancelled'))`,
    );
    await db.query(
      `DELETE FROM standin_refund s USING standin_refund o WHERE s.payment_id = o.payment_id AND s.id > o.id`,
    );
    await db.query(`ALTER TABLE "standin_refund" DROP CONSTRAINT "FK_20e3addd3ef6a3815f9c8baed83"`);
    await db.query(`ALTER TABLE "shipment_line" DROP CONSTRAINT "FK_03852adfd17070a574ff82172ea"`);
    await db.query(`ALTER TABLE "shipment_line" DROP CONSTRAINT "FK_b58581bfc0aa5c70257f818b559"`);
    await db.query(`ALTER TABLE "shipment" DROP CONSTRAINT "FK_8326c2309eef8967ec2b38a05e7"`);
    await db.query(`ALTER TABLE "order_return_line" DROP CONSTRAINT "FK_aaa9b2db5d16a89d9aae0ff3f62"`);
    await db.query(`ALTER TABLE "order_return_line" DROP CONSTRAINT "FK_66581b540faf934d9e2b84a866b"`);
    await db.query(`ALTER TABLE "order_return" DROP CONSTRAINT "FK_f2c6ae4d507d369652bbe6e4a04"`);
    await db.query(`ALTER TABLE "order_event" DROP CONSTRAINT "FK_b5ad8b36013879595c72c063178"`);
    await db.query(`ALTER TABLE "refund" DROP CONSTRAINT "refund_is_one_per_occasion"`);
    await db.query(`DROP INDEX "public"."IDX_20e3addd3ef6a3815f9c8baed8"`);
    await db.query(
      `ALTER TABLE "standin_refund" ADD CONSTRAINT "UQ_20e3addd3ef6a3815f9c8baed83" UNIQUE ("payment_id")`,
    );
    await db.query(
      `ALTER TABLE "standin_refund" ADD CONSTRAINT "FK_20e3addd3ef6a3815f9c8baed83" FOREIGN KEY ("payment_id") REFERENCES "standin_payment"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await db.query(`ALTER TABLE "refund" DROP COLUMN "occasion"`);
    await db.query(`DROP INDEX "public"."IDX_03852adfd17070a574ff82172e"`);
    await db.query(`DROP TABLE "shipment_line"`);
    await db.query(`DROP INDEX "public"."IDX_ebc1ef6ed4eeef151bd67f091a"`);
    await db.query(`DROP TABLE "shipment"`);
    await db.query(`DROP INDEX "public"."IDX_aaa9b2db5d16a89d9aae0ff3f6"`);
    await db.query(`DROP TABLE "order_return_line"`);
    await db.query(`DROP INDEX "public"."IDX_f374d62cc094f3805e6b81cada"`);
    await db.query(`DROP INDEX "public"."IDX_340677f5a79ce7e56ca14f8640"`);
    await db.query(`DROP TABLE "order_return"`);
    await db.query(`DROP INDEX "public"."IDX_20d1b20c9bea6d95ee406bf198"`);
    await db.query(`DROP TABLE "order_event"`);
    await db.query(`ALTER TABLE "refund" ADD CONSTRAINT "refund_is_one_per_reason" UNIQUE ("payment_id", "reason")`);
  }
}
