import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A concept may hold things of its kind: snacks hold chips, and chips find no other snacks. */
export class LetKindsHoldThings1795493000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE search_synonym DROP CONSTRAINT "search_synonym_role_is_known",
        ADD CONSTRAINT "search_synonym_role_is_known" CHECK (role IN ('name', 'typed', 'instead', 'holds'))
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      DELETE FROM search_synonym WHERE role = 'holds';
      ALTER TABLE search_synonym DROP CONSTRAINT "search_synonym_role_is_known",
        ADD CONSTRAINT "search_synonym_role_is_known" CHECK (role IN ('name', 'typed', 'instead'))
    `);
  }
}
