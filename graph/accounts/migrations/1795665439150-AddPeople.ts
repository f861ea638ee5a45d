import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Second factors, invitations of staff, and notes and tags of customers. */
export class AddPeople1795665439150 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(
      `CREATE TABLE "customer_note" ("id" uuid NOT NULL DEFAULT uuidv7(), "user_id" uuid NOT NULL, "text" text NOT NULL, "written_by_id" uuid, "created_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL DEFAULT now(), CONSTRAINT "customer_note_is_filled" CHECK (text <> ''), CONSTRAINT "PK_e700b546f463550a4c04324ba80" PRIMARY KEY ("id"))`,
    );
    await db.query(`CREATE INDEX "IDX_8837bafe1f8db1b86eef18e9e3" ON "customer_note"  ("user_id") `);
    await db.query(`CREATE INDEX "IDX_6f199b7839bd9390941c8fdc6f" ON "customer_note"  ("written_by_id") `);
    await db.query(
      `CREATE TABLE "customer_tag" ("user_id" uuid NOT NULL, "tag" text NOT NULL, CONSTRAINT "customer_tag_is_normal" CHECK (tag <> '' AND tag = lower(tag)), CONSTRAINT "PK_22f413dcbaf3caeaefe70a7747d" PRIMARY KEY ("user_id", "tag"))`,
    );
    await db.query(`CREATE INDEX "IDX_be97c3effa7a18c7b6451e70b7" ON "customer_tag"  ("tag") `);
    await db.query(
      `CREATE TABLE "authenticator" ("id" uuid NOT NULL DEFAULT uuidv7(), "user_id" uuid NOT NULL, "secret" bytea NOT NULL, "confirmed_at" TIMESTAMP(3) WITH TIME ZONE, "last_step" integer NOT NULL DEFAULT '0', "last_used_at" TIMESTAMP(3) WITH TIME ZONE, "created_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL DEFAULT now(), CONSTRAINT "REL_fe1d33ca29588be4c7298de838" UNIQUE ("user_id"), CONSTRAINT "PK_19570e3f342ae015cb3d90b33e1" PRIMARY KEY ("id"))`,
    );
    await db.query(
      `CREATE TABLE "passkey" ("id" uuid NOT NULL DEFAULT uuidv7(), "user_id" uuid NOT NULL, "name" text NOT NULL, "credential_id" text NOT NULL, "public_key" bytea NOT NULL, "counter" bigint NOT NULL DEFAULT '0', "transports" text array NOT NULL, "last_used_at" TIMESTAMP(3) WITH TIME ZONE, "created_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL DEFAULT now(), CONSTRAINT "UQ_192d857208b2315375852a6e373" UNIQUE ("credential_id"), CONSTRAINT "passkey_is_named" CHECK (name <> ''), CONSTRAINT "PK_783e2060d8025abd6a6ca45d2c7" PRIMARY KEY ("id"))`,
    );
    await db.query(`CREATE INDEX "IDX_2cdd8c9fe25bcdab1c4ea3057b" ON "passkey"  ("user_id") `);
    await db.query(
      `CREATE TABLE "passkey_challenge" ("challenge" text NOT NULL, "user_id" uuid NOT NULL, "expires_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL, CONSTRAINT "PK_c80e62c4e15da2e208c893323b4" PRIMARY KEY ("challenge"))`,
    );
    await db.query(`CREATE INDEX "IDX_3401f5292591c21ecaf9952bc6" ON "passkey_challenge"  ("user_id") `);
    await db.query(
      `CREATE TABLE "recovery_code" ("id" uuid NOT NULL DEFAULT uuidv7(), "user_id" uuid NOT NULL, "code_hash" text NOT NULL, CONSTRAINT "PK_b7f1e23329e93a80e25fd281922" PRIMARY KEY ("id"))`,
    );
    await db.query(
      `CREATE UNIQUE INDEX "IDX_a0a5d0531fcd8f15f45cf088e8" ON "recovery_code"  ("user_id", "code_hash") `,
    );
    await db.query(
      `CREATE TABLE "second_factor_policy" ("id" integer NOT NULL DEFAULT '1', "is_demanded" boolean NOT NULL, CONSTRAINT "second_factor_policy_is_one" CHECK (id = 1), CONSTRAINT "PK_c853b6346396eefd13a0e6e825e" PRIMARY KEY ("id"))`,
    );
    await db.query(
      `CREATE TABLE "staff_invitation" ("id" uuid NOT NULL DEFAULT uuidv7(), "email" text NOT NULL, "role" text NOT NULL, "language" text NOT NULL, "token_hash" text, "invited_by_id" uuid, "created_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL DEFAULT now(), "expires_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL, CONSTRAINT "UQ_a170bb30650e56d86dca208dc27" UNIQUE ("email"), CONSTRAINT "staff_invitation_email_is_filled" CHECK (email <> ''), CONSTRAINT "staff_invitation_role_is_known" CHECK (role IN ('OWNER', 'PACKER', 'SUPPORT')), CONSTRAINT "PK_8586bd3a7c4130502b6a8baa982" PRIMARY KEY ("id"))`,
    );
    await db.query(`CREATE UNIQUE INDEX "IDX_eefea1a07959f7a4d3b6af2fa7" ON "staff_invitation"  ("token_hash") `);
    await db.query(
      `ALTER TABLE "customer_note" ADD CONSTRAINT "FK_8837bafe1f8db1b86eef18e9e3f" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await db.query(
      `ALTER TABLE "customer_note" ADD CONSTRAINT "FK_6f199b7839bd9390941c8fdc6fa" FOREIGN KEY ("written_by_id") REFERENCES "user"("id") ON DELETE SET NULL ON UPDATE NO ACTION`,
    );
    await db.query(
      `ALTER TABLE "customer_tag" ADD CONSTRAINT "FK_1043eb5b3cbe217af49be22435e" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await db.query(
      `ALTER TABLE "authenticator" ADD CONSTRAINT "FK_fe1d33ca29588be4c7298de8384" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await db.query(
      `ALTER TABLE "passkey" ADD CONSTRAINT "FK_2cdd8c9fe25bcdab1c4ea3057be" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await db.query(
      `ALTER TABLE "passkey_challenge" ADD CONSTRAINT "FK_3401f5292591c21ecaf9952bc63" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await db.query(
      `ALTER TABLE "recovery_code" ADD CONSTRAINT "FK_f5c95d9ca2047afa670093e2028" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await db.query(
      `ALTER TABLE "staff_invitation" ADD CONSTRAINT "FK_ebdf36b582f1fb9ff3855c01597" FOREIGN KEY ("invited_by_id") REFERENCES "user"("id") ON DELETE SET NULL ON UPDATE NO ACTION`,
    );
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`ALTER TABLE "staff_invitation" DROP CONSTRAINT "FK_ebdf36b582f1fb9ff3855c01597"`);
    await db.query(`ALTER TABLE "recovery_code" DROP CONSTRAINT "FK_f5c95d9ca2047afa670093e2028"`);
    await db.query(`ALTER TABLE "passkey_challenge" DROP CONSTRAINT "FK_3401f5292591c21ecaf9952bc63"`);
    await db.query(`ALTER TABLE "passkey" DROP CONSTRAINT "FK_2cdd8c9fe25bcdab1c4ea3057be"`);
    await db.query(`ALTER TABLE "authenticator" DROP CONSTRAINT "FK_fe1d33ca29588be4c7298de8384"`);
    await db.query(`ALTER TABLE "customer_tag" DROP CONSTRAINT "FK_1043eb5b3cbe217af49be22435e"`);
    await db.query(`ALTER TABLE "customer_note" DROP CONSTRAINT "FK_6f199b7839bd9390941c8fdc6fa"`);
    await db.query(`ALTER TABLE "customer_note" DROP CONSTRAINT "FK_8837bafe1f8db1b86eef18e9e3f"`);
    await db.query(`DROP INDEX "public"."IDX_eefea1a07959f7a4d3b6af2fa7"`);
    await db.query(`DROP TABLE "staff_invitation"`);
    await db.query(`DROP TABLE "second_factor_policy"`);
    await db.query(`DROP INDEX "public"."IDX_a0a5d0531fcd8f15f45cf088e8"`);
    await db.query(`DROP TABLE "recovery_code"`);
    await db.query(`DROP INDEX "public"."IDX_3401f5292591c21ecaf9952bc6"`);
    await db.query(`DROP TABLE "passkey_challenge"`);
    await db.query(`DROP INDEX "public"."IDX_2cdd8c9fe25bcdab1c4ea3057b"`);
    await db.query(`DROP TABLE "passkey"`);
    await db.query(`DROP TABLE "authenticator"`);
    await db.query(`DROP INDEX "public"."IDX_be97c3effa7a18c7b6451e70b7"`);
    await db.query(`DROP TABLE "customer_tag"`);
    await db.query(`DROP INDEX "public"."IDX_6f199b7839bd9390941c8fdc6f"`);
    await db.query(`DROP INDEX "public"."IDX_8837bafe1f8db1b86eef18e9e3"`);
    await db.query(`DROP TABLE "customer_note"`);
  }
}
