import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Sign-in by phone: the number of an account, which needs no address, and the code for one. */
export class AddPhones1795712782490 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(
      `CREATE TABLE "phone_code" ("id" uuid NOT NULL DEFAULT uuidv7(), "phone" text NOT NULL, "tries" integer NOT NULL DEFAULT '0', "expires_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL, CONSTRAINT "UQ_02414911a7a76d8b9165b1a5193" UNIQUE ("phone"), CONSTRAINT "phone_code_tries_are_counted" CHECK (tries >= 0), CONSTRAINT "PK_63535b596f66607b3da0ead52e4" PRIMARY KEY ("id"))`,
    );
    await db.query(`CREATE INDEX "IDX_c7bc41a64749b90461aaed7351" ON "phone_code"  ("expires_at") `);
    await db.query(`ALTER TABLE "user" ADD "confirmed_phone" text`);
    await db.query(`ALTER TABLE "user" ADD CONSTRAINT "UQ_40077fb2befe7dcd78cfaf7e174" UNIQUE ("confirmed_phone")`);
    await db.query(`ALTER TABLE "user" ALTER COLUMN "email" DROP NOT NULL`);
    await db.query(`ALTER TABLE "email_link" DROP CONSTRAINT "email_link_names_both_addresses"`);
    await db.query(
      `ALTER TABLE "email_link" ADD CONSTRAINT "email_link_names_both_addresses" CHECK (purpose = 'change' OR (purpose = 'confirm') = (other_email IS NULL))`,
    );
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`DELETE FROM email_link WHERE purpose = 'change' AND other_email IS NULL`);
    await db.query(`ALTER TABLE "email_link" DROP CONSTRAINT "email_link_names_both_addresses"`);
    await db.query(
      `ALTER TABLE "email_link" ADD CONSTRAINT "email_link_names_both_addresses" CHECK ((purpose = 'confirm') = (other_email IS NULL))`,
    );
    await db.query(`UPDATE "user" SET email = id || '@deleted.invalid' WHERE email IS NULL`);
    await db.query(`ALTER TABLE "user" ALTER COLUMN "email" SET NOT NULL`);
    await db.query(`ALTER TABLE "user" DROP CONSTRAINT "UQ_40077fb2befe7dcd78cfaf7e174"`);
    await db.query(`ALTER TABLE "user" DROP COLUMN "confirmed_phone"`);
    await db.query(`DROP INDEX "public"."IDX_c7bc41a64749b90461aaed7351"`);
    await db.query(`DROP TABLE "phone_code"`);
  }
}
