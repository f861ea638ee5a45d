import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AddAdministration1795271456011 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`ALTER TABLE "payment_order_line" DROP CONSTRAINT "FK_6e1a5a24058aa0113b081439f86"`);
    await db.query(`ALTER TABLE "payment_order_line" DROP CONSTRAINT "FK_8d192c15843258c252034d8d948"`);
    await db.query(`ALTER TABLE "stock_move" DROP CONSTRAINT "FK_1e0e3ec4713eebbb76e08695525"`);
    await db.query(
      `CREATE TABLE "api_key" ("id" uuid NOT NULL DEFAULT uuidv7(), "name" text NOT NULL, "prefix" text NOT NULL, "hash" text NOT NULL, "scopes" text array NOT NULL, "made_by_id" uuid NOT NULL, "created_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL DEFAULT now(), "expires_at" TIMESTAMP(3) WITH TIME ZONE, "revoked_at" TIMESTAMP(3) WITH TIME ZONE, "last_used_at" TIMESTAMP(3) WITH TIME ZONE, CONSTRAINT "UQ_c4f6ccad30c0862eb54af9fb0ac" UNIQUE ("prefix"), CONSTRAINT "api_key_scopes_are_known" CHECK (scopes <@ ARRAY['catalogue:read', 'catalogue:write', 'orders:read', 'orders:write']), CONSTRAINT "api_key_has_a_scope" CHECK (cardinality(scopes) > 0), CONSTRAINT "PK_b1bd840641b8acbaad89c3d8d11" PRIMARY KEY ("id"))`,
    );
    await db.query(`CREATE INDEX "IDX_700b6baf14146d3b9b40a7deca" ON "api_key"  ("made_by_id") `);
    await db.query(
      `CREATE TABLE "audit_entry" ("id" uuid NOT NULL DEFAULT uuidv7(), "actor_kind" text NOT NULL, "actor_id" uuid, "made_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL DEFAULT now(), "operation" text NOT NULL, "subject_type" text NOT NULL, "subject_id" uuid NOT NULL, "before" jsonb, "after" jsonb, "request_id" text NOT NULL, CONSTRAINT "audit_actor_has_an_id" CHECK ((actor_kind = 'OPERATOR') = (actor_id IS NULL)), CONSTRAINT "audit_subject_is_known" CHECK (subject_type IN ('CATEGORY', 'PRODUCT', 'VARIANT', 'BANNER', 'HOME_SLIDE', 'ORDER', 'REVIEW', 'API_KEY', 'USER', 'CATALOGUE')), CONSTRAINT "audit_actor_is_known" CHECK (actor_kind IN ('ADMIN', 'API_KEY', 'OPERATOR')), CONSTRAINT "PK_58a130a4b9da189f46ba2a01801" PRIMARY KEY ("id"))`,
    );
    await db.query(`CREATE INDEX "IDX_20b100a79e23151661d328f128" ON "audit_entry"  ("actor_id", "id") `);
    await db.query(
      `CREATE INDEX "IDX_c371d0c52cab93e0c445c94ce5" ON "audit_entry"  ("subject_type", "subject_id", "id") `,
    );
    await db.query(
      `CREATE TABLE "stock_movement" ("id" uuid NOT NULL DEFAULT uuidv7(), "variant_id" uuid NOT NULL, "delta" integer NOT NULL, "on_hand" integer NOT NULL, "reason" text NOT NULL, "actor_kind" text NOT NULL, "actor_id" uuid, "moved_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL DEFAULT now(), CONSTRAINT "stock_movement_leaves_what_is_natural" CHECK (on_hand >= 0), CONSTRAINT "stock_movement_moves" CHECK (delta <> 0), CONSTRAINT "PK_9fe1232f916686ae8cf00294749" PRIMARY KEY ("id"))`,
    );
    await db.query(`CREATE INDEX "IDX_6a2d3bc4f0dbfedd123426cce7" ON "stock_movement"  ("variant_id", "id") `);
    await db.query(`ALTER TABLE "review" ADD "hidden_at" TIMESTAMP(3) WITH TIME ZONE`);
    await db.query(`ALTER TABLE "review" ADD "hidden_reason" text`);
    await db.query(`ALTER TABLE "payment_order_line" DROP CONSTRAINT "payment_order_line_is_one_per_variant"`);
    await db.query(`ALTER TABLE "payment_order_line" ALTER COLUMN "variant_id" DROP NOT NULL`);
    await db.query(`ALTER TABLE "payment_order_line" ALTER COLUMN "product_id" DROP NOT NULL`);
    await db.query(`ALTER TABLE "stock_move" DROP CONSTRAINT "stock_moves_once_per_kind"`);
    await db.query(`ALTER TABLE "stock_move" ALTER COLUMN "variant_id" DROP NOT NULL`);
    await db.query(`CREATE INDEX "review_hidden" ON "review"  ("id") WHERE hidden_at IS NOT NULL`);
    await db.query(
      `ALTER TABLE "review" ADD CONSTRAINT "review_is_hidden_for_a_reason" CHECK ((hidden_at IS NULL) = (hidden_reason IS NULL))`,
    );
    await db.query(
      `ALTER TABLE "payment_order_line" ADD CONSTRAINT "payment_order_line_is_one_per_variant" UNIQUE ("payment_order_id", "variant_id")`,
    );
    await db.query(
      `ALTER TABLE "stock_move" ADD CONSTRAINT "stock_moves_once_per_kind" UNIQUE ("payment_order_id", "variant_id", "kind")`,
    );
    await db.query(
      `ALTER TABLE "api_key" ADD CONSTRAINT "FK_700b6baf14146d3b9b40a7decaf" FOREIGN KEY ("made_by_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await db.query(
      `ALTER TABLE "stock_movement" ADD CONSTRAINT "FK_2ab0d3b1aa21963228e7443c964" FOREIGN KEY ("variant_id") REFERENCES "product_variant"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await db.query(
      `ALTER TABLE "payment_order_line" ADD CONSTRAINT "FK_6e1a5a24058aa0113b081439f86" FOREIGN KEY ("variant_id") REFERENCES "product_variant"("id") ON DELETE SET NULL ON UPDATE NO ACTION`,
    );
    await db.query(
      `ALTER TABLE "payment_order_line" ADD CONSTRAINT "FK_8d192c15843258c252034d8d948" FOREIGN KEY ("product_id") REFERENCES "product"("id") ON DELETE SET NULL ON UPDATE NO ACTION`,
    );
    await db.query(
      `ALTER TABLE "stock_move" ADD CONSTRAINT "FK_1e0e3ec4713eebbb76e08695525" FOREIGN KEY ("variant_id") REFERENCES "product_variant"("id") ON DELETE SET NULL ON UPDATE NO ACTION`,
    );
    await db.query(`ALTER TABLE "refund" DROP CONSTRAINT "refund_reason_is_known"`);
    await db.query(
      `ALTER TABLE "refund" ADD CONSTRAINT "refund_reason_is_known" CHECK (reason IN ('sold_out', 'paid_twice', 'wrong_amount', 'cancelled'))`,
    );
    await db.query(`ALTER TABLE "stock_move" DROP CONSTRAINT "stock_move_kind_is_known"`);
    await db.query(
      `ALTER TABLE "stock_move" ADD CONSTRAINT "stock_move_kind_is_known" CHECK (kind IN ('reserve', 'sell', 'release', 'resell', 'return'))`,
    );
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`ALTER TABLE "refund" DROP CONSTRAINT "refund_reason_is_known"`);
    await db.query(
      `ALTER TABLE "refund" ADD CONSTRAINT "refund_reason_is_known" CHECK (reason IN ('sold_out', 'paid_twice', 'wrong_amount'))`,
    );
    await db.query(`ALTER TABLE "stock_move" DROP CONSTRAINT "stock_move_kind_is_known"`);
    await db.query(
      `ALTER TABLE "stock_move" ADD CONSTRAINT "stock_move_kind_is_known" CHECK (kind IN ('reserve', 'sell', 'release', 'resell'))`,
    );
    await db.query(`ALTER TABLE "stock_move" DROP CONSTRAINT "FK_1e0e3ec4713eebbb76e08695525"`);
    await db.query(`ALTER TABLE "payment_order_line" DROP CONSTRAINT "FK_8d192c15843258c252034d8d948"`);
    await db.query(`ALTER TABLE "payment_order_line" DROP CONSTRAINT "FK_6e1a5a24058aa0113b081439f86"`);
    await db.query(`ALTER TABLE "stock_movement" DROP CONSTRAINT "FK_2ab0d3b1aa21963228e7443c964"`);
    await db.query(`ALTER TABLE "api_key" DROP CONSTRAINT "FK_700b6baf14146d3b9b40a7decaf"`);
    await db.query(`ALTER TABLE "stock_move" DROP CONSTRAINT "stock_moves_once_per_kind"`);
    await db.query(`ALTER TABLE "payment_order_line" DROP CONSTRAINT "payment_order_line_is_one_per_variant"`);
    await db.query(`ALTER TABLE "review" DROP CONSTRAINT "review_is_hidden_for_a_reason"`);
    await db.query(`DROP INDEX "public"."review_hidden"`);
    await db.query(`ALTER TABLE "stock_move" ALTER COLUMN "variant_id" SET NOT NULL`);
    await db.query(
      `ALTER TABLE "stock_move" ADD CONSTRAINT "stock_moves_once_per_kind" UNIQUE ("kind", "payment_order_id", "variant_id")`,
    );
    await db.query(`ALTER TABLE "payment_order_line" ALTER COLUMN "product_id" SET NOT NULL`);
    await db.query(`ALTER TABLE "payment_order_line" ALTER COLUMN "variant_id" SET NOT NULL`);
    await db.query(
      `ALTER TABLE "payment_order_line" ADD CONSTRAINT "payment_order_line_is_one_per_variant" UNIQUE ("payment_order_id", "variant_id")`,
    );
    await db.query(`ALTER TABLE "review" DROP COLUMN "hidden_reason"`);
    await db.query(`ALTER TABLE "review" DROP COLUMN "hidden_at"`);
    await db.query(`DROP INDEX "public"."IDX_6a2d3bc4f0dbfedd123426cce7"`);
    await db.query(`DROP TABLE "stock_movement"`);
    await db.query(`DROP INDEX "public"."IDX_c371d0c52cab93e0c445c94ce5"`);
    await db.query(`DROP INDEX "public"."IDX_20b100a79e23151661d328f128"`);
    await db.query(`DROP TABLE "audit_entry"`);
    await db.query(`DROP INDEX "public"."IDX_700b6baf14146d3b9b40a7deca"`);
    await db.query(`DROP TABLE "api_key"`);
    await db.query(
      `ALTER TABLE "stock_move" ADD CONSTRAINT "FK_1e0e3ec4713eebbb76e08695525" FOREIGN KEY ("variant_id") REFERENCES "product_variant"("id") ON DELETE RESTRICT ON UPDATE NO ACTION`,
    );
    await db.query(
      `ALTER TABLE "payment_order_line" ADD CONSTRAINT "FK_8d192c15843258c252034d8d948" FOREIGN KEY ("product_id") REFERENCES "product"("id") ON DELETE RESTRICT ON UPDATE NO ACTION`,
    );
    await db.query(
      `ALTER TABLE "payment_order_line" ADD CONSTRAINT "FK_6e1a5a24058aa0113b081439f86" FOREIGN KEY ("variant_id") REFERENCES "product_variant"("id") ON DELETE RESTRICT ON UPDATE NO ACTION`,
    );
  }
}
