import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What is bought of what questions found, how shoppers spell, and what both teach. */
export class AddSearchLessons1795784100000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE "search_choice" ADD "bought" integer NOT NULL DEFAULT 0');
    await db.query('CREATE INDEX "IDX_de5c5dfb788b91d9f4b3ab68bf" ON "search_choice" ("product_id")');
    await db.query(
      `CREATE TABLE "search_spelling" ("day" date NOT NULL, "words" text NOT NULL, "meant" text NOT NULL, "count" integer NOT NULL, CONSTRAINT "PK_5a60808b63edf083ef5bd5cc832" PRIMARY KEY ("day", "words", "meant"))`,
    );
    await db.query(
      `CREATE TABLE "search_lesson" ("words" text COLLATE "C" NOT NULL, "wanted" integer NOT NULL, "meant" text, "product_ids" uuid array NOT NULL, "lifts" integer array NOT NULL, CONSTRAINT "PK_223039b74673cf80cebeb67f7b9" PRIMARY KEY ("words"))`,
    );
  }

  async down(db: QueryRunner): Promise<void> {
    // Its trigger goes with it, and comes back with it.
    await db.query(`DELETE FROM installation WHERE part = 'search/sql'`);
    await db.query('DROP TABLE "search_lesson"');
    await db.query('DROP TABLE "search_spelling"');
    await db.query('DROP INDEX "IDX_de5c5dfb788b91d9f4b3ab68bf"');
    await db.query('ALTER TABLE "search_choice" DROP COLUMN "bought"');
  }
}
