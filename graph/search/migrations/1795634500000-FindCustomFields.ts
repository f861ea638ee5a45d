import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which fields of extensions are found by their words; filled in at the start. */
export class FindCustomFields1795634500000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE search_field (name text COLLATE "C" NOT NULL, words jsonb NOT NULL, PRIMARY KEY (name))
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TABLE search_field');
  }
}
