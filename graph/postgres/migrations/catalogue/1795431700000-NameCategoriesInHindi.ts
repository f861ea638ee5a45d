import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A category has a name in Hindi beside the English one, where somebody gave it one. */
export class NameCategoriesInHindi1795431700000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE "category" ADD "hindi_name" text');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE "category" DROP COLUMN "hindi_name"');
  }
}
