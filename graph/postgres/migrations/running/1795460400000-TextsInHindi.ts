import type { MigrationInterface, QueryRunner } from 'typeorm';

/** An owner's text of a page may be written in Hindi beside the English one, or instead of it. */
export class TextsInHindi1795460400000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE "shop_text" ADD "hindi_body" text, ALTER COLUMN "body" DROP NOT NULL,
        ADD CONSTRAINT "shop_text_says_something" CHECK (body IS NOT NULL OR hindi_body IS NOT NULL)
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DELETE FROM shop_text WHERE body IS NULL');
    await db.query(`
      ALTER TABLE "shop_text" DROP CONSTRAINT "shop_text_says_something", DROP COLUMN "hindi_body",
        ALTER COLUMN "body" SET NOT NULL
    `);
  }
}
