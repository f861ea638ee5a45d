import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The looks have a picture of pages to read, and what numbers begin with. */
export class KeepPicturesAndNumbers1795650000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE shop_appearance ADD "page_picture" jsonb, ADD "number_prefixes" jsonb');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE shop_appearance DROP COLUMN "number_prefixes", DROP COLUMN "page_picture"');
  }
}
