import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Tells a replica from a server that went another way after a primary was lost: it has the row by replay. */
export class NameWalHistory1795380000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE wal_history (
        system bigint NOT NULL,
        timeline text NOT NULL,
        id uuid NOT NULL DEFAULT gen_random_uuid(),
        PRIMARY KEY (system, timeline)
      )
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TABLE wal_history');
  }
}
