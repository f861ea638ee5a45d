import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Accounts that are to be deleted, and when owners signed in last. Of the accounts that are there
 * that is now: the three years of who stays away begin with the update.
 */
export class AddAccountDeletion1795724029410 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(
      `CREATE TABLE "account_deletion" ("user_id" uuid NOT NULL, "id" uuid NOT NULL DEFAULT uuidv7(), "cause" text NOT NULL, "asked_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL DEFAULT now(), "erase_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL, "told_at" TIMESTAMP(3) WITH TIME ZONE, "language" text NOT NULL, CONSTRAINT "account_deletion_is_told_before" CHECK (erase_at >= asked_at + interval '48 hours'), CONSTRAINT "account_deletion_language_is_a_code" CHECK (language ~ '^[a-z]{2}$'), CONSTRAINT "account_deletion_cause_is_known" CHECK (cause IN ('ASKED', 'INACTIVE')), CONSTRAINT "PK_918b9e89671775a707fdeb1c023" PRIMARY KEY ("user_id"))`,
    );
    await db.query(`CREATE INDEX "IDX_29f78a979838cce50d0fae7124" ON "account_deletion"  ("erase_at") `);
    await db.query(`ALTER TABLE "user" ADD "signed_in_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL DEFAULT now()`);
    await db.query(
      `ALTER TABLE "account_deletion" ADD CONSTRAINT "FK_918b9e89671775a707fdeb1c023" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`ALTER TABLE "account_deletion" DROP CONSTRAINT "FK_918b9e89671775a707fdeb1c023"`);
    await db.query(`ALTER TABLE "user" DROP COLUMN "signed_in_at"`);
    await db.query(`DROP INDEX "public"."IDX_29f78a979838cce50d0fae7124"`);
    await db.query(`DROP TABLE "account_deletion"`);
  }
}
