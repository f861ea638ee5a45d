import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What accounts have in the fields that extensions add. */
export class ExtendAccounts1795633800000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE "user" ADD "custom" jsonb NOT NULL DEFAULT '{}',
        ADD CONSTRAINT "user_custom_is_an_object" CHECK (jsonb_typeof(custom) = 'object')
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE "user" DROP COLUMN "custom"');
  }
}
