import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AddMessages1795357461303 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(
      `CREATE TABLE "password_reset" ("user_id" uuid NOT NULL, "token_hash" text NOT NULL, "expires_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL, CONSTRAINT "PK_ad88301fdc79593dd222268a8b6" PRIMARY KEY ("user_id"))`,
    );
    await db.query(`CREATE UNIQUE INDEX "IDX_0309de62e0cb0960ebb2cb65c9" ON "password_reset"  ("token_hash") `);
    await db.query(
      `CREATE TABLE "mailbox_message" ("id" text NOT NULL, "recipient" text NOT NULL, "subject" text NOT NULL, "text" text NOT NULL, "html" text NOT NULL, "sent_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL DEFAULT now(), CONSTRAINT "PK_eb5beb35e00faf3cb0dd9a0e534" PRIMARY KEY ("id"))`,
    );
    await db.query(`CREATE INDEX "IDX_07300c8716c6a86564a450a396" ON "mailbox_message"  ("sent_at") `);
    await db.query(
      `ALTER TABLE "password_reset" ADD CONSTRAINT "FK_ad88301fdc79593dd222268a8b6" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`ALTER TABLE "password_reset" DROP CONSTRAINT "FK_ad88301fdc79593dd222268a8b6"`);
    await db.query(`DROP INDEX "public"."IDX_07300c8716c6a86564a450a396"`);
    await db.query(`DROP TABLE "mailbox_message"`);
    await db.query(`DROP INDEX "public"."IDX_0309de62e0cb0960ebb2cb65c9"`);
    await db.query(`DROP TABLE "password_reset"`);
  }
}
