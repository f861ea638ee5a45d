import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AddEmailLinks1795456800000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(
      `CREATE TABLE "email_link" ("id" uuid NOT NULL DEFAULT uuidv7(), "user_id" uuid NOT NULL, "purpose" text NOT NULL, "email" text NOT NULL, "other_email" text, "token_hash" text, "created_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL DEFAULT now(), "expires_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL, CONSTRAINT "email_link_names_both_addresses" CHECK ((purpose = 'confirm') = (other_email IS NULL)), CONSTRAINT "email_link_is_filled" CHECK (email <> '' AND other_email <> ''), CONSTRAINT "email_link_purpose_is_known" CHECK (purpose IN ('confirm', 'change', 'undo')), CONSTRAINT "PK_abb655a5126415848046822145f" PRIMARY KEY ("id"))`,
    );
    await db.query(`CREATE INDEX "IDX_fbdefe26708e4c1fd5c915fcc8" ON "email_link"  ("user_id") `);
    await db.query(`CREATE INDEX "IDX_c14ef22ac6ac56fdc678272262" ON "email_link"  ("email") `);
    await db.query(`CREATE UNIQUE INDEX "IDX_21202bd95675fb7a0660878c68" ON "email_link"  ("token_hash") `);
    await db.query(`ALTER TABLE "user" ADD "email_confirmed_at" TIMESTAMP(3) WITH TIME ZONE`);
    await db.query(
      `ALTER TABLE "email_link" ADD CONSTRAINT "FK_fbdefe26708e4c1fd5c915fcc87" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`ALTER TABLE "email_link" DROP CONSTRAINT "FK_fbdefe26708e4c1fd5c915fcc87"`);
    await db.query(`ALTER TABLE "user" DROP COLUMN "email_confirmed_at"`);
    await db.query(`DROP INDEX "public"."IDX_21202bd95675fb7a0660878c68"`);
    await db.query(`DROP INDEX "public"."IDX_c14ef22ac6ac56fdc678272262"`);
    await db.query(`DROP INDEX "public"."IDX_fbdefe26708e4c1fd5c915fcc8"`);
    await db.query(`DROP TABLE "email_link"`);
  }
}
