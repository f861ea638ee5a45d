import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Carts and checkouts that programs put together. */
export class AddUcpSessions1795702552800 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(
      `CREATE TABLE "ucp_session" ("id" uuid NOT NULL, "kind" text NOT NULL, "lines" jsonb NOT NULL, "cart_id" uuid, "is_canceled" boolean NOT NULL DEFAULT false, "created_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL DEFAULT now(), CONSTRAINT "UQ_0abc1265bd31a89059b520a59f5" UNIQUE ("cart_id"), CONSTRAINT "ucp_session_kind_is_known" CHECK (kind IN ('CART', 'CHECKOUT')), CONSTRAINT "PK_a6eeb28d08d7b51af714f988844" PRIMARY KEY ("id"))`,
    );
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`DROP TABLE "ucp_session"`);
  }
}
