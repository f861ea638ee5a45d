import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What is in food, and what it feeds; nothing of it is known of what is for sale already. */
export class AddIngredients1795677000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`ALTER TABLE product ADD "ingredients" text, ADD "nutrition" text array NOT NULL DEFAULT '{}'`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE product DROP COLUMN "ingredients", DROP COLUMN "nutrition"');
  }
}
