import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Tables of the codes in carts, and of the uses of offers by checkouts. */
export class KeepUsesOfOffers1795677483056 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(
      `CREATE TABLE "cart_code" ("user_id" uuid NOT NULL, "code_id" uuid NOT NULL, "created_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL DEFAULT now(), CONSTRAINT "PK_1db7f4a3f3b1bbf441289378442" PRIMARY KEY ("user_id", "code_id"))`,
    );
    await db.query(`CREATE INDEX "IDX_8b2a9b6b70ce012e1eacb8008e" ON "cart_code"  ("code_id") `);
    await db.query(
      `CREATE TABLE "offer_use" ("payment_order_id" uuid NOT NULL, "offer_id" uuid NOT NULL, "code_id" uuid, "user_id" uuid, "discount_paise" bigint NOT NULL, "shipping_paise" bigint NOT NULL DEFAULT '0', "state" text NOT NULL DEFAULT 'HELD', "created_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL DEFAULT now(), CONSTRAINT "offer_use_gives_something" CHECK (discount_paise > 0 AND shipping_paise BETWEEN 0 AND discount_paise), CONSTRAINT "offer_use_state_is_known" CHECK (state IN ('HELD', 'USED', 'RETURNED')), CONSTRAINT "PK_eba53a1874b6d95c536d7281c64" PRIMARY KEY ("payment_order_id", "offer_id"))`,
    );
    await db.query(`CREATE INDEX "IDX_1996ecbc4110dcd5b14c5444a0" ON "offer_use"  ("code_id") `);
    await db.query(`CREATE INDEX "IDX_960a9a62a1c204b07e41272c4e" ON "offer_use"  ("user_id", "state") `);
    await db.query(`CREATE INDEX "IDX_8e247073d462177fadde1ef17a" ON "offer_use"  ("offer_id", "state") `);
    await db.query(
      `ALTER TABLE "cart_code" ADD CONSTRAINT "FK_a9a22e46436673974603608f5c0" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await db.query(
      `ALTER TABLE "cart_code" ADD CONSTRAINT "FK_8b2a9b6b70ce012e1eacb8008e5" FOREIGN KEY ("code_id") REFERENCES "offer_code"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await db.query(
      `ALTER TABLE "offer_use" ADD CONSTRAINT "FK_2e74230c946062a574d918e7b72" FOREIGN KEY ("offer_id") REFERENCES "offer"("id") ON DELETE RESTRICT ON UPDATE NO ACTION`,
    );
    await db.query(
      `ALTER TABLE "offer_use" ADD CONSTRAINT "FK_1996ecbc4110dcd5b14c5444a05" FOREIGN KEY ("code_id") REFERENCES "offer_code"("id") ON DELETE RESTRICT ON UPDATE NO ACTION`,
    );
    await db.query(
      `ALTER TABLE "offer_use" ADD CONSTRAINT "FK_5bdc586f6b3d6c5b639442d9d97" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE SET NULL ON UPDATE NO ACTION`,
    );
    await db.query(
      `ALTER TABLE "offer_use" ADD CONSTRAINT "FK_ce1ae3083fa860d4268d5be7f9d" FOREIGN KEY ("payment_order_id") REFERENCES "payment_order"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`ALTER TABLE "offer_use" DROP CONSTRAINT "FK_ce1ae3083fa860d4268d5be7f9d"`);
    await db.query(`ALTER TABLE "offer_use" DROP CONSTRAINT "FK_5bdc586f6b3d6c5b639442d9d97"`);
    await db.query(`ALTER TABLE "offer_use" DROP CONSTRAINT "FK_1996ecbc4110dcd5b14c5444a05"`);
    await db.query(`ALTER TABLE "offer_use" DROP CONSTRAINT "FK_2e74230c946062a574d918e7b72"`);
    await db.query(`ALTER TABLE "cart_code" DROP CONSTRAINT "FK_8b2a9b6b70ce012e1eacb8008e5"`);
    await db.query(`ALTER TABLE "cart_code" DROP CONSTRAINT "FK_a9a22e46436673974603608f5c0"`);
    await db.query(`DROP INDEX "public"."IDX_8e247073d462177fadde1ef17a"`);
    await db.query(`DROP INDEX "public"."IDX_960a9a62a1c204b07e41272c4e"`);
    await db.query(`DROP INDEX "public"."IDX_1996ecbc4110dcd5b14c5444a0"`);
    await db.query(`DROP TABLE "offer_use"`);
    await db.query(`DROP INDEX "public"."IDX_8b2a9b6b70ce012e1eacb8008e"`);
    await db.query(`DROP TABLE "cart_code"`);
  }
}
