import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How members of staff like to see lists. */
export class AddSavedViews1795664913964 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE "saved_view" (
        "id" uuid NOT NULL DEFAULT uuidv7(), "user_id" uuid NOT NULL, "list" text NOT NULL, "name" text NOT NULL,
        "query" text NOT NULL, "is_shared" boolean NOT NULL DEFAULT false,
        "created_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL DEFAULT now(),
        CONSTRAINT "saved_view_is_one_by_its_name" UNIQUE ("user_id", "list", "name"),
        CONSTRAINT "saved_view_list_is_known" CHECK (list IN ('PRODUCTS')),
        CONSTRAINT "PK_be317311b88c1a5e47ad6c19081" PRIMARY KEY ("id"))
    `);
    await db.query(`
      ALTER TABLE "saved_view" ADD CONSTRAINT "FK_a4f6e744d10328531935abd85a8"
        FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE NO ACTION
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`ALTER TABLE "saved_view" DROP CONSTRAINT "FK_a4f6e744d10328531935abd85a8"`);
    await db.query(`DROP TABLE "saved_view"`);
  }
}
