import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How each name is spelt by ear; filled in when the names are loaded anew. */
export class KeepSpokenNames1795493100000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`ALTER TABLE search_synonym ADD "spoken" text NOT NULL COLLATE "C" DEFAULT ''`);
    await db.query('CREATE INDEX "IDX_search_synonym_spoken" ON search_synonym (spoken)');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE search_synonym DROP COLUMN "spoken"');
  }
}
