import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a key may spend in a minute, and what it spent; the latter is forgotten in a crash, and written without a log. */
export class LimitKeys1795419600000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE "api_key" ADD "cost_per_minute" integer NOT NULL DEFAULT 100000');
    await db.query(
      `CREATE UNLOGGED TABLE "key_spending" ("key" text NOT NULL, "cost" integer NOT NULL, "since" TIMESTAMP WITH TIME ZONE NOT NULL, CONSTRAINT "PK_key_spending" PRIMARY KEY ("key"))`,
    );
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TABLE "key_spending"');
    await db.query('ALTER TABLE "api_key" DROP COLUMN "cost_per_minute"');
  }
}
