import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What programs called by their keys, hour by hour. */
export class CountKeyCalls1795724151066 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(
      `CREATE TABLE "api_key_calls" ("id" uuid NOT NULL DEFAULT uuidv7(), "api_key_id" uuid NOT NULL, "operation" text NOT NULL, "hour" TIMESTAMP(0) WITH TIME ZONE NOT NULL, "count" integer NOT NULL, "first_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL, "last_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL, CONSTRAINT "api_key_calls_of_an_hour" UNIQUE ("api_key_id", "operation", "hour"), CONSTRAINT "PK_530805f4006d50b89e90f54f6da" PRIMARY KEY ("id"))`,
    );
    await db.query(`CREATE INDEX "IDX_eb5b32d704524716e24692ee80" ON "api_key_calls"  ("api_key_id", "id") `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`DROP INDEX "public"."IDX_eb5b32d704524716e24692ee80"`);
    await db.query(`DROP TABLE "api_key_calls"`);
  }
}
