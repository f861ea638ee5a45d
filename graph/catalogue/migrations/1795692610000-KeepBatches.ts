import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Batches with a date, and what checkouts and orders have of them. */
export class KeepBatches1795692610000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(
      `CREATE TABLE "stock_batch" ("id" uuid NOT NULL DEFAULT uuidv7(), "variant_id" uuid NOT NULL, "number" text NOT NULL DEFAULT '', "best_before" date, "made_on" date, "on_hand" integer NOT NULL DEFAULT '0', "reserved" integer NOT NULL DEFAULT '0', "deliver_by" date, "sold_until" date, CONSTRAINT "stock_batch_keeps_a_day" CHECK (made_on < best_before), CONSTRAINT "stock_batch_is_natural" CHECK (reserved >= 0 AND reserved <= on_hand), CONSTRAINT "PK_8e51dbafea6e2133dfb2ebe3586" PRIMARY KEY ("id"))`,
    );
    await db.query(
      `CREATE UNIQUE INDEX "stock_batch_is_one" ON "stock_batch" ("variant_id", coalesce("best_before", 'infinity'::date), "number")`,
    );
    await db.query(`CREATE INDEX "stock_batch_by_day" ON "stock_batch"  ("sold_until") WHERE on_hand > 0`);
    await db.query(
      `CREATE TABLE "batch_pieces" ("document_id" uuid NOT NULL, "batch_id" uuid NOT NULL, "variant_id" uuid NOT NULL, "held" integer NOT NULL DEFAULT '0', "sold" integer NOT NULL DEFAULT '0', "sent" integer NOT NULL DEFAULT '0', "returned" integer NOT NULL DEFAULT '0', CONSTRAINT "batch_pieces_are_natural" CHECK (held >= 0 AND sold >= 0 AND sent >= 0 AND returned >= 0), CONSTRAINT "batch_pieces_leave_once" CHECK (sent <= sold + returned), CONSTRAINT "PK_6bdfd2c2594a8bed7ed7679b683" PRIMARY KEY ("document_id", "batch_id"))`,
    );
    await db.query(`CREATE INDEX "IDX_55e04e18c867fd3d9f993102ae" ON "batch_pieces"  ("batch_id") `);
    await db.query(`ALTER TABLE "product_variant" ADD "withheld" integer`);
    await db.query(
      `ALTER TABLE "product_variant" ADD CONSTRAINT "variant_withholds_only_what_is_free" CHECK (withheld BETWEEN 0 AND on_hand - reserved)`,
    );
    await db.query(
      `ALTER TABLE "stock_batch" ADD CONSTRAINT "FK_b38825290c1cf243a1946abbe12" FOREIGN KEY ("variant_id") REFERENCES "product_variant"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await db.query(
      `ALTER TABLE "batch_pieces" ADD CONSTRAINT "FK_55e04e18c867fd3d9f993102ae4" FOREIGN KEY ("batch_id") REFERENCES "stock_batch"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TRIGGER IF EXISTS moves_batches ON "product_variant"');
    await db.query('DROP TRIGGER IF EXISTS notes_availability ON "product_variant"');
    await db.query('DROP TRIGGER IF EXISTS redates_batches ON "product"');
    // These read the column as well.
    for (const trigger of [
      'announces_stock',
      'tells_stock_insert',
      'tells_stock_update',
      'search_notes_new',
      'search_notes_change',
      'search_notes_end',
    ])
      await db.query(`ALTER TABLE "product_variant" DISABLE TRIGGER ${trigger}`);
    await db.query('DROP FUNCTION IF EXISTS note_batch_pieces(uuid, stock_batch, integer, integer)');
    await db.query('ALTER TABLE "product_variant" DROP COLUMN "withheld"');
    await db.query('DROP TABLE "batch_pieces"');
    await db.query('DROP TABLE "stock_batch"');
    // The next start installs the triggers that went with the tables.
    await db.query(
      `DELETE FROM installation WHERE part IN ('catalogue/sql', 'live/sql', 'search/sql', 'webhooks/sql', 'payments/sql')`,
    );
  }
}
