import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Tables of counts and of what suppliers bring, and the orders whose goods lie on the shelves yet. */
export class AddInventory1795665994685 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(
      `CREATE TABLE "stock_count" ("id" uuid NOT NULL DEFAULT uuidv7(), "name" text NOT NULL, "is_open" boolean NOT NULL DEFAULT true, "started_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL DEFAULT now(), "closed_at" TIMESTAMP(3) WITH TIME ZONE, "cancelled_at" TIMESTAMP(3) WITH TIME ZONE, "actor_kind" text NOT NULL, "actor_id" uuid, CONSTRAINT "stock_count_ends_one_way" CHECK (closed_at IS NULL OR cancelled_at IS NULL), CONSTRAINT "stock_count_ends_once" CHECK (is_open = (closed_at IS NULL AND cancelled_at IS NULL)), CONSTRAINT "PK_942c8300c7bc6f5d7b17031402e" PRIMARY KEY ("id"))`,
    );
    await db.query(`CREATE UNIQUE INDEX "stock_count_one_is_open" ON "stock_count"  ("is_open") WHERE is_open`);
    await db.query(
      `CREATE TABLE "stock_count_line" ("id" uuid NOT NULL DEFAULT uuidv7(), "count_id" uuid NOT NULL, "variant_id" uuid NOT NULL, "counted" integer NOT NULL, "expected" integer NOT NULL, "movement_id" uuid, "is_disturbed" boolean NOT NULL DEFAULT false, "counted_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL DEFAULT now(), CONSTRAINT "stock_count_line_is_natural" CHECK (counted >= 0 AND expected >= 0), CONSTRAINT "PK_f9ca1594b566db52c27c313bf27" PRIMARY KEY ("id"))`,
    );
    await db.query(`CREATE INDEX "IDX_b69fbda58784b2a994f2248ad5" ON "stock_count_line"  ("variant_id") `);
    await db.query(
      `CREATE UNIQUE INDEX "IDX_3aa879d9c0a55c936bc50ee5b5" ON "stock_count_line"  ("count_id", "variant_id") `,
    );
    await db.query(
      `CREATE TABLE "goods_receipt" ("id" uuid NOT NULL DEFAULT uuidv7(), "supplier" text NOT NULL, "bill_number" text NOT NULL, "bill_date" date NOT NULL, "bill_key" text NOT NULL, "note" text, "total_paise" bigint NOT NULL, "piece_count" integer NOT NULL, "received_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL DEFAULT now(), "actor_kind" text NOT NULL, "actor_id" uuid, CONSTRAINT "UQ_617e2342a196242007442d93c28" UNIQUE ("bill_key"), CONSTRAINT "PK_e72323328729450aa8265ccbf37" PRIMARY KEY ("id"))`,
    );
    await db.query(
      `CREATE TABLE "goods_receipt_line" ("id" uuid NOT NULL DEFAULT uuidv7(), "receipt_id" uuid NOT NULL, "position" integer NOT NULL, "variant_id" uuid, "sku" text NOT NULL, "title" text NOT NULL, "quantity" integer NOT NULL, "unit_cost_paise" bigint NOT NULL, CONSTRAINT "goods_receipt_line_brings_something" CHECK (quantity > 0 AND unit_cost_paise >= 0), CONSTRAINT "PK_48e6dc0cdd382e8cae148c61d30" PRIMARY KEY ("id"))`,
    );
    await db.query(`CREATE INDEX "IDX_819000b0b85854abd33b10a715" ON "goods_receipt_line"  ("variant_id") `);
    await db.query(
      `CREATE UNIQUE INDEX "IDX_3c11c27ac2a9a944f26e0ec82e" ON "goods_receipt_line"  ("receipt_id", "position") `,
    );
    await db.query(`CREATE INDEX "order_to_pack" ON "order"  ("id") WHERE status = 'CONFIRMED'`);
    await db.query(
      `ALTER TABLE "stock_count_line" ADD CONSTRAINT "FK_e7bf4ca631b03315c24eb4b64a3" FOREIGN KEY ("count_id") REFERENCES "stock_count"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await db.query(
      `ALTER TABLE "stock_count_line" ADD CONSTRAINT "FK_b69fbda58784b2a994f2248ad54" FOREIGN KEY ("variant_id") REFERENCES "product_variant"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await db.query(
      `ALTER TABLE "goods_receipt_line" ADD CONSTRAINT "FK_e00e747abde9d33121e0db0a728" FOREIGN KEY ("receipt_id") REFERENCES "goods_receipt"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await db.query(
      `ALTER TABLE "goods_receipt_line" ADD CONSTRAINT "FK_819000b0b85854abd33b10a7150" FOREIGN KEY ("variant_id") REFERENCES "product_variant"("id") ON DELETE SET NULL ON UPDATE NO ACTION`,
    );
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`ALTER TABLE "goods_receipt_line" DROP CONSTRAINT "FK_819000b0b85854abd33b10a7150"`);
    await db.query(`ALTER TABLE "goods_receipt_line" DROP CONSTRAINT "FK_e00e747abde9d33121e0db0a728"`);
    await db.query(`ALTER TABLE "stock_count_line" DROP CONSTRAINT "FK_b69fbda58784b2a994f2248ad54"`);
    await db.query(`ALTER TABLE "stock_count_line" DROP CONSTRAINT "FK_e7bf4ca631b03315c24eb4b64a3"`);
    await db.query(`DROP INDEX "public"."order_to_pack"`);
    await db.query(`DROP INDEX "public"."IDX_3c11c27ac2a9a944f26e0ec82e"`);
    await db.query(`DROP INDEX "public"."IDX_819000b0b85854abd33b10a715"`);
    await db.query(`DROP TABLE "goods_receipt_line"`);
    await db.query(`DROP TABLE "goods_receipt"`);
    await db.query(`DROP INDEX "public"."IDX_3aa879d9c0a55c936bc50ee5b5"`);
    await db.query(`DROP INDEX "public"."IDX_b69fbda58784b2a994f2248ad5"`);
    await db.query(`DROP TABLE "stock_count_line"`);
    await db.query(`DROP INDEX "public"."stock_count_one_is_open"`);
    await db.query(`DROP TABLE "stock_count"`);
  }
}
