import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Searches that found nothing, by words and day; by what they are told apart is not logged. */
export class CountEmptySearches1795665200000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(
      `CREATE TABLE "empty_search" ("day" date NOT NULL, "words" text NOT NULL, "count" integer NOT NULL, CONSTRAINT "PK_f78eceb02479b26150c0a6d8cee" PRIMARY KEY ("day", "words"))`,
    );
    await db.query(
      `CREATE UNLOGGED TABLE "empty_search_visit" ("day" date NOT NULL, "hash" text NOT NULL, "count" integer NOT NULL, CONSTRAINT "PK_a7e22e0635fb0fff243cc03d6d7" PRIMARY KEY ("hash"))`,
    );
    await db.query(`CREATE INDEX "IDX_e380118aa3302e9d6d4e47dffd" ON "empty_search_visit" ("day")`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`DROP TABLE "empty_search_visit"`);
    await db.query(`DROP TABLE "empty_search"`);
  }
}
