import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the owner has said of the shop's looks. */
export class KeepAppearance1795632002000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(
      `CREATE TABLE "shop_appearance" ("id" integer NOT NULL DEFAULT '1', "light" jsonb, "dark" jsonb, "heading_font" text NOT NULL, "body_font" text NOT NULL, "home_sections" text array NOT NULL, "tagline" text, "hindi_tagline" text, "promises" text array, "footer_links" jsonb NOT NULL DEFAULT '[]', "logo" jsonb, "icon_key" text, CONSTRAINT "shop_appearance_is_one" CHECK (id = 1), CONSTRAINT "PK_d862a59e3854f9fbf6990a4dcd3" PRIMARY KEY ("id"))`,
    );
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`DROP TABLE "shop_appearance"`);
    // Its trigger goes with the table; the next start of a build that has it makes it anew.
    await db.query(`DELETE FROM installation WHERE part = 'shop/sql'`);
  }
}
