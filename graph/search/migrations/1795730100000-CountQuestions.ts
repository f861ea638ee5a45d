import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What is asked of the search, and what is opened of what it found, by words and day. */
export class CountQuestions1795730100000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(
      `CREATE TABLE "search_question" ("day" date NOT NULL, "words" text NOT NULL, "asked" integer NOT NULL, CONSTRAINT "PK_34f8dd1bfa65991c924a5ed353d" PRIMARY KEY ("day", "words"))`,
    );
    await db.query(
      `CREATE TABLE "search_choice" ("day" date NOT NULL, "words" text NOT NULL, "product_id" uuid NOT NULL, "opened" integer NOT NULL, CONSTRAINT "PK_347bc718b845d696599b2c48e3b" PRIMARY KEY ("day", "words", "product_id"))`,
    );
    await db.query(`CREATE INDEX "IDX_9c063db60e07e7cfc7b10c2e99" ON "search_choice" ("words")`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`DROP TABLE "search_choice"`);
    await db.query(`DROP TABLE "search_question"`);
  }
}
