import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What products have in the fields that extensions add; the shop checks it as it is written. */
export class AddCustomFields1795485600000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE product ADD "custom" jsonb NOT NULL DEFAULT '{}',
        ADD CONSTRAINT "product_custom_is_an_object" CHECK (jsonb_typeof(custom) = 'object')
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE product DROP COLUMN "custom"');
  }
}
