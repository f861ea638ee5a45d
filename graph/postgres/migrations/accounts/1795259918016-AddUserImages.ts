import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AddUserImages1795259918016 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`ALTER TABLE "user" DROP CONSTRAINT "FK_4f776c999cfa0294c3c11876c71"`);
    await db.query(
      `CREATE TABLE "user_image" ("image_id" uuid NOT NULL, "user_id" uuid NOT NULL, "position" integer, "is_draft" boolean NOT NULL, "created_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL DEFAULT now(), CONSTRAINT "user_image_position_is_natural" CHECK (position >= 0), CONSTRAINT "PK_fc1c322f018fa6e857600cd0c01" PRIMARY KEY ("image_id"))`,
    );
    await db.query(`CREATE INDEX "IDX_60db7aa78ee9dfbdbd4c7311a0" ON "user_image"  ("user_id") `);
    await db.query(`CREATE INDEX "IDX_1f9782c28623c2c11490b6699c" ON "user_image"  ("created_at") `);
    // A picture has one owner from here on; of several the one whose account is the oldest keeps it.
    await db.query(
      `INSERT INTO "user_image" ("image_id", "user_id", "position", "is_draft")
         SELECT DISTINCT ON ("image_id") "image_id", "id", 0, false FROM "user"
         WHERE "image_id" IS NOT NULL ORDER BY "image_id", "id"`,
    );
    await db.query(`ALTER TABLE "user" DROP COLUMN "image_id"`);
    await db.query(
      `ALTER TABLE "user_image" ADD CONSTRAINT "FK_fc1c322f018fa6e857600cd0c01" FOREIGN KEY ("image_id") REFERENCES "image"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await db.query(
      `ALTER TABLE "user_image" ADD CONSTRAINT "FK_60db7aa78ee9dfbdbd4c7311a05" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`ALTER TABLE "user_image" DROP CONSTRAINT "FK_60db7aa78ee9dfbdbd4c7311a05"`);
    await db.query(`ALTER TABLE "user_image" DROP CONSTRAINT "FK_fc1c322f018fa6e857600cd0c01"`);
    await db.query(`ALTER TABLE "user" ADD "image_id" uuid`);
    await db.query(
      `UPDATE "user" SET "image_id" = i."image_id" FROM "user_image" i WHERE i."user_id" = "user"."id" AND i."position" = 0`,
    );
    await db.query(`DROP INDEX "public"."IDX_1f9782c28623c2c11490b6699c"`);
    await db.query(`DROP INDEX "public"."IDX_60db7aa78ee9dfbdbd4c7311a0"`);
    await db.query(`DROP TABLE "user_image"`);
    await db.query(
      `ALTER TABLE "user" ADD CONSTRAINT "FK_4f776c999cfa0294c3c11876c71" FOREIGN KEY ("image_id") REFERENCES "image"("id") ON DELETE SET NULL ON UPDATE NO ACTION`,
    );
  }
}
