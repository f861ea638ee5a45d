import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AddIdentityLinks1795257503995 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(
      `CREATE TABLE "identity_link" ("issuer" text NOT NULL, "subject" text NOT NULL, "user_id" uuid NOT NULL, "linked_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL DEFAULT now(), CONSTRAINT "identity_link_is_one_per_issuer" UNIQUE ("user_id", "issuer"), CONSTRAINT "identity_link_is_filled" CHECK (issuer <> '' AND subject <> ''), CONSTRAINT "PK_00996a0051fa9a2c4aea2000273" PRIMARY KEY ("issuer", "subject"))`,
    );
    await db.query(
      `CREATE TABLE "spent_nonce" ("nonce_hash" text NOT NULL, "expires_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL, CONSTRAINT "PK_161e3acb15218aaa54a3f636899" PRIMARY KEY ("nonce_hash"))`,
    );
    await db.query(`CREATE INDEX "IDX_0215e3cd4cc21df8256676254f" ON "spent_nonce"  ("expires_at") `);
    await db.query(
      `ALTER TABLE "identity_link" ADD CONSTRAINT "FK_ea44c3ad1c38386a56e09cc09b3" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`ALTER TABLE "identity_link" DROP CONSTRAINT "FK_ea44c3ad1c38386a56e09cc09b3"`);
    await db.query(`DROP INDEX "public"."IDX_0215e3cd4cc21df8256676254f"`);
    await db.query(`DROP TABLE "spent_nonce"`);
    await db.query(`DROP TABLE "identity_link"`);
  }
}
