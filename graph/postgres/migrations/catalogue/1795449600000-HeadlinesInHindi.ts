import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Slides and banners have a headline in Hindi beside the English one, where somebody gave them one. */
export class HeadlinesInHindi1795449600000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    for (const table of ['home_slide', 'banner']) await db.query(`ALTER TABLE "${table}" ADD "hindi_headline" text`);
  }

  async down(db: QueryRunner): Promise<void> {
    for (const table of ['home_slide', 'banner']) await db.query(`ALTER TABLE "${table}" DROP COLUMN "hindi_headline"`);
  }
}
