import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a request under an Idempotency-Key was answered. */
export class KeepAnswers1795368000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(
      `CREATE TABLE "kept_answer" ("caller" text NOT NULL, "key_hash" text NOT NULL, "request_hash" text NOT NULL, "answer" bytea, "created_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL DEFAULT now(), PRIMARY KEY ("caller", "key_hash"))`,
    );
    await db.query('CREATE INDEX "IDX_5aba641abd0b1475cf068c7689" ON "kept_answer" ("created_at")');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TABLE "kept_answer"');
  }
}
