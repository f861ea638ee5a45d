import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What law wants on a bill; what has left the shop already has none. */
export class IssueInvoices1795401600000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(
      `CREATE TABLE "invoice" ("id" uuid NOT NULL DEFAULT uuidv7(), "kind" text NOT NULL, "financial_year" integer NOT NULL, "sequence" integer NOT NULL, "order_id" uuid NOT NULL, "refund_id" uuid, "seller_name" text NOT NULL, "seller_address" text NOT NULL, "gstin" text, "place_of_supply" text NOT NULL, "state_code" text NOT NULL, "total_paise" bigint NOT NULL, "issued_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL DEFAULT now(), CONSTRAINT "UQ_6efb1df7cd84806d2ae2346e40e" UNIQUE ("refund_id"), CONSTRAINT "invoice_sequence_is_given_once" UNIQUE ("kind", "financial_year", "sequence"), CONSTRAINT "invoice_credit_is_of_a_refund" CHECK ((kind = 'CREDIT_NOTE') = (refund_id IS NOT NULL)), CONSTRAINT "invoice_kind_is_known" CHECK (kind IN ('INVOICE', 'CREDIT_NOTE')), CONSTRAINT "PK_15d25c200d9bcd8a33f698daf18" PRIMARY KEY ("id"))`,
    );
    await db.query(`CREATE UNIQUE INDEX "invoice_is_one_per_order" ON "invoice"  ("order_id") WHERE kind = 'INVOICE'`);
    await db.query(`CREATE INDEX "IDX_e7100048f0dc7fccca7a955016" ON "invoice"  ("order_id", "id") `);
    await db.query(
      `CREATE TABLE "invoice_line" ("invoice_id" uuid NOT NULL, "position" integer NOT NULL, "order_line_id" uuid NOT NULL, "description" text NOT NULL, "hsn_code" text, "quantity" integer NOT NULL, "mrp_paise" bigint NOT NULL, "price_paise" bigint NOT NULL, "gst_rate" double precision NOT NULL, "amount_paise" bigint NOT NULL, "taxable_paise" bigint NOT NULL, "cgst_paise" bigint NOT NULL, "sgst_paise" bigint NOT NULL, "igst_paise" bigint NOT NULL, CONSTRAINT "invoice_line_adds_up" CHECK (taxable_paise + cgst_paise + sgst_paise + igst_paise = amount_paise), CONSTRAINT "PK_a8a0b2a45f300b167ae3e7b7eb6" PRIMARY KEY ("invoice_id", "position"))`,
    );
    await db.query(
      `CREATE TABLE "invoice_series" ("kind" text NOT NULL, "financial_year" integer NOT NULL, "last_sequence" integer NOT NULL, CONSTRAINT "PK_cff1aadfc4d3671ce11d2883d6a" PRIMARY KEY ("kind", "financial_year"))`,
    );
    await db.query(`ALTER TABLE "product" ADD "hsn_code" text`);
    await db.query(`ALTER TABLE "product" ADD "gst_rate" double precision`);
    await db.query(
      `ALTER TABLE "product" ADD CONSTRAINT "product_gst_rate_is_a_percentage" CHECK (gst_rate BETWEEN 0 AND 100)`,
    );
    await db.query(
      `ALTER TABLE "product" ADD CONSTRAINT "product_hsn_code_has_4_to_8_digits" CHECK (hsn_code ~ '^[0-9]{4,8}$')`,
    );
    await db.query(
      `ALTER TABLE "invoice" ADD CONSTRAINT "FK_1e74a9888e5e228184769ba3dfd" FOREIGN KEY ("order_id") REFERENCES "order"("id") ON DELETE RESTRICT ON UPDATE NO ACTION`,
    );
    await db.query(
      `ALTER TABLE "invoice" ADD CONSTRAINT "FK_6efb1df7cd84806d2ae2346e40e" FOREIGN KEY ("refund_id") REFERENCES "refund"("id") ON DELETE RESTRICT ON UPDATE NO ACTION`,
    );
    await db.query(
      `ALTER TABLE "invoice_line" ADD CONSTRAINT "FK_36e6eecdb00b171d90ff63f2d20" FOREIGN KEY ("invoice_id") REFERENCES "invoice"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`ALTER TABLE "invoice_line" DROP CONSTRAINT "FK_36e6eecdb00b171d90ff63f2d20"`);
    await db.query(`ALTER TABLE "invoice" DROP CONSTRAINT "FK_6efb1df7cd84806d2ae2346e40e"`);
    await db.query(`ALTER TABLE "invoice" DROP CONSTRAINT "FK_1e74a9888e5e228184769ba3dfd"`);
    await db.query(`ALTER TABLE "product" DROP CONSTRAINT "product_hsn_code_has_4_to_8_digits"`);
    await db.query(`ALTER TABLE "product" DROP CONSTRAINT "product_gst_rate_is_a_percentage"`);
    await db.query(`ALTER TABLE "product" DROP COLUMN "gst_rate"`);
    await db.query(`ALTER TABLE "product" DROP COLUMN "hsn_code"`);
    await db.query(`DROP TABLE "invoice_series"`);
    await db.query(`DROP TABLE "invoice_line"`);
    await db.query(`DROP INDEX "public"."IDX_e7100048f0dc7fccca7a955016"`);
    await db.query(`DROP INDEX "public"."invoice_is_one_per_order"`);
    await db.query(`DROP TABLE "invoice"`);
  }
}
