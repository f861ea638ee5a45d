import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Constraints that know more than before, as they were and as they are. */
const CHECKS = [
  {
    ...{ table: 'delivery_terms', name: 'delivery_terms_are_whole_rupees' },
    was: 'fee_paise >= 0 AND fee_paise % 100 = 0 AND free_from_paise >= 0',
    is: 'fee_paise >= 0 AND fee_paise % 100 = 0 AND free_from_paise >= 0 AND express_fee_paise >= 0 AND express_fee_paise % 100 = 0',
  },
  {
    ...{ table: 'delivery_zone', name: 'delivery_zone_days_are_natural' },
    was: 'fresh_days >= 0 AND general_days >= 0',
    is: 'fresh_days >= 0 AND general_days >= 0 AND express_days >= 0',
  },
  {
    ...{ table: 'payment_order', name: 'payment_order_is_known_when_open' },
    was: "provider_order_id IS NOT NULL OR state IN ('creating', 'cancelled')",
    is: "provider_order_id IS NOT NULL OR state IN ('creating', 'cancelled') OR payment_method = 'CASH' AND state = 'paid'",
  },
  {
    ...{ table: 'order_event', name: 'order_event_kind_is_known' },
    was: "kind IN ('PENDING', 'CONFIRMED', 'PACKED', 'SHIPPED', 'DELIVERED', 'CANCELLED', 'REFUNDED', 'RETURN_REQUESTED', 'RETURN_APPROVED', 'RETURN_REFUSED', 'RETURN_RECEIVED', 'REFUND_OWED', 'REFUND_SENT', 'REFUND_FAILED')",
    is: "kind IN ('PENDING', 'CONFIRMED', 'PACKED', 'SHIPPED', 'DELIVERED', 'CANCELLED', 'PAYMENT_COLLECTED', 'REFUNDED', 'RETURN_REQUESTED', 'RETURN_APPROVED', 'RETURN_REFUSED', 'RETURN_RECEIVED', 'REFUND_OWED', 'REFUND_SENT', 'REFUND_FAILED')",
  },
];

/** Orders that are paid at the door, those that come by express, and refunds that the shop sends itself. */

export class AddCashAndExpress1795428000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`ALTER TABLE "invoice" DROP CONSTRAINT "invoice_credit_is_of_a_refund"`);
    await db.query(
      `CREATE TABLE "cash_terms" ("id" integer NOT NULL DEFAULT '1', "fee_paise" bigint NOT NULL, "most_paise" bigint NOT NULL, "most_open" integer NOT NULL, CONSTRAINT "cash_terms_let_somebody_order" CHECK (most_open > 0), CONSTRAINT "cash_terms_are_whole_rupees" CHECK (fee_paise >= 0 AND fee_paise % 100 = 0 AND most_paise > 0), CONSTRAINT "cash_terms_are_one" CHECK (id = 1), CONSTRAINT "PK_63dd81048e390fcbc27f6c137e1" PRIMARY KEY ("id"))`,
    );
    await db.query(`ALTER TABLE "delivery_terms" ADD "express_fee_paise" bigint`);
    await db.query(`ALTER TABLE "delivery_zone" ADD "express_days" integer`);
    await db.query(`ALTER TABLE "delivery_zone" ADD "takes_cash" boolean NOT NULL DEFAULT true`);
    await db.query(`ALTER TABLE "order" ADD "is_express" boolean NOT NULL DEFAULT false`);
    await db.query(`ALTER TABLE "order" ADD "cash_fee_paise" bigint NOT NULL DEFAULT '0'`);
    await db.query(`ALTER TABLE "payment_order" ADD "payment_method" text NOT NULL DEFAULT 'ONLINE'`);
    await db.query(`ALTER TABLE "payment_order" ADD "is_express" boolean NOT NULL DEFAULT false`);
    await db.query(`ALTER TABLE "payment_order" ADD "cash_fee_paise" bigint NOT NULL DEFAULT '0'`);
    await db.query(`ALTER TABLE "refund" ADD "reference" text`);
    await db.query(
      `CREATE UNIQUE INDEX "invoice_is_credited_once_unpaid" ON "invoice"  ("order_id") WHERE kind = 'CREDIT_NOTE' AND refund_id IS NULL`,
    );
    await db.query(
      `ALTER TABLE "invoice" ADD CONSTRAINT "invoice_of_a_refund_is_a_credit" CHECK (kind = 'CREDIT_NOTE' OR refund_id IS NULL)`,
    );
    await db.query(
      `ALTER TABLE "payment_order" ADD CONSTRAINT "payment_order_method_is_known" CHECK (payment_method IN ('ONLINE', 'CASH'))`,
    );
    for (const { table, name, is } of CHECKS) await replaceCheck(db, table, name, is);
    await db.query(`
      CREATE TRIGGER counts_changes AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON cash_terms
        FOR EACH STATEMENT EXECUTE FUNCTION count_catalogue_change('reference')
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query("DELETE FROM order_event WHERE kind = 'PAYMENT_COLLECTED'");
    await db.query("DELETE FROM invoice WHERE kind = 'CREDIT_NOTE' AND refund_id IS NULL");
    await db.query(
      "UPDATE payment_order SET provider_order_id = 'cash_' || id WHERE provider_order_id IS NULL AND state = 'paid'",
    );
    for (const { table, name, was } of CHECKS) await replaceCheck(db, table, name, was);
    await db.query(`ALTER TABLE "payment_order" DROP CONSTRAINT "payment_order_method_is_known"`);
    await db.query(`ALTER TABLE "invoice" DROP CONSTRAINT "invoice_of_a_refund_is_a_credit"`);
    await db.query(`DROP INDEX "public"."invoice_is_credited_once_unpaid"`);
    await db.query(`ALTER TABLE "refund" DROP COLUMN "reference"`);
    await db.query(`ALTER TABLE "payment_order" DROP COLUMN "cash_fee_paise"`);
    await db.query(`ALTER TABLE "payment_order" DROP COLUMN "is_express"`);
    await db.query(`ALTER TABLE "payment_order" DROP COLUMN "payment_method"`);
    await db.query(`ALTER TABLE "order" DROP COLUMN "cash_fee_paise"`);
    await db.query(`ALTER TABLE "order" DROP COLUMN "is_express"`);
    await db.query(`ALTER TABLE "delivery_zone" DROP COLUMN "takes_cash"`);
    await db.query(`ALTER TABLE "delivery_zone" DROP COLUMN "express_days"`);
    await db.query(`ALTER TABLE "delivery_terms" DROP COLUMN "express_fee_paise"`);
    await db.query(`DROP TABLE "cash_terms"`);
    await db.query(
      `ALTER TABLE "invoice" ADD CONSTRAINT "invoice_credit_is_of_a_refund" CHECK ((kind = 'CREDIT_NOTE') = (refund_id IS NOT NULL))`,
    );
  }
}

async function replaceCheck(db: QueryRunner, table: string, name: string, check: string): Promise<void> {
  await db.query(`ALTER TABLE ${table} DROP CONSTRAINT ${name}, ADD CONSTRAINT ${name} CHECK (${check})`);
}
