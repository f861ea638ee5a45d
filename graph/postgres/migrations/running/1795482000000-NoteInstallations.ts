import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Notes which functions, triggers and synonyms a database has, by a hash of the files that they are made from. */
export class NoteInstallations1795482000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query('CREATE TABLE installation ("part" text PRIMARY KEY, "version" text NOT NULL)');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TABLE installation');
  }
}
