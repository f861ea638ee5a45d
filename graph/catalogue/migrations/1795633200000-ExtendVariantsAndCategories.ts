import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What variants and categories have in the fields that extensions add. */
export class ExtendVariantsAndCategories1795633200000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE product_variant ADD "custom" jsonb NOT NULL DEFAULT '{}',
        ADD CONSTRAINT "variant_custom_is_an_object" CHECK (jsonb_typeof(custom) = 'object')
    `);
    await db.query(`
      ALTER TABLE category ADD "custom" jsonb NOT NULL DEFAULT '{}',
        ADD CONSTRAINT "category_custom_is_an_object" CHECK (jsonb_typeof(custom) = 'object')
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE category DROP COLUMN "custom"');
    await db.query('ALTER TABLE product_variant DROP COLUMN "custom"');
  }
}
