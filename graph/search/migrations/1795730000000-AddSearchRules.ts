import type { MigrationInterface, QueryRunner } from 'typeorm';

const SUBJECTS =
  "'CATEGORY', 'PRODUCT', 'VARIANT', 'BANNER', 'HOME_SLIDE', 'ORDER', 'REVIEW', 'API_KEY', 'USER', 'CATALOGUE', 'WEBHOOK_ENDPOINT', 'DELIVERY', 'PUBLIC_KEY', 'SHOP', 'OFFER', 'CREDIT'";

/** What owners set for questions, whose changes are recorded, and the names that come of it. */
export class AddSearchRules1795730000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(
      `CREATE TABLE "search_rule" ("id" uuid NOT NULL DEFAULT uuidv7(), "words" text NOT NULL, "also_finds" text array NOT NULL DEFAULT '{}', "pinned_ids" uuid array NOT NULL DEFAULT '{}', "buried_ids" uuid array NOT NULL DEFAULT '{}', "version" integer NOT NULL DEFAULT 1, "changed_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL DEFAULT now(), CONSTRAINT "search_rule_is_one_of_its_words" UNIQUE ("words"), CONSTRAINT "search_rule_says_something" CHECK (cardinality(also_finds) + cardinality(pinned_ids) + cardinality(buried_ids) > 0), CONSTRAINT "PK_893c3cc4cb6360495de02d62121" PRIMARY KEY ("id"))`,
    );
    await db.query(`ALTER TABLE "search_synonym" DROP CONSTRAINT "search_synonym_source_is_known"`);
    await db.query(
      `ALTER TABLE "search_synonym" ADD CONSTRAINT "search_synonym_source_is_known" CHECK (source IN ('file', 'shop', 'rule'))`,
    );
    await db.query(`ALTER TABLE "audit_entry" DROP CONSTRAINT "audit_subject_is_known"`);
    await db.query(
      `ALTER TABLE "audit_entry" ADD CONSTRAINT "audit_subject_is_known" CHECK (subject_type IN (${SUBJECTS}, 'SEARCH_RULE'))`,
    );
  }

  async down(db: QueryRunner): Promise<void> {
    // Triggers go with their table, and come back with it.
    await db.query(`DELETE FROM installation WHERE part = 'search/sql'`);
    await db.query(`DELETE FROM "audit_entry" WHERE subject_type = 'SEARCH_RULE'`);
    await db.query(`ALTER TABLE "audit_entry" DROP CONSTRAINT "audit_subject_is_known"`);
    await db.query(
      `ALTER TABLE "audit_entry" ADD CONSTRAINT "audit_subject_is_known" CHECK (subject_type IN (${SUBJECTS}))`,
    );
    await db.query(`DELETE FROM "search_synonym" WHERE source = 'rule'`);
    await db.query(`ALTER TABLE "search_synonym" DROP CONSTRAINT "search_synonym_source_is_known"`);
    await db.query(
      `ALTER TABLE "search_synonym" ADD CONSTRAINT "search_synonym_source_is_known" CHECK (source IN ('file', 'shop'))`,
    );
    await db.query(`DROP TABLE "search_rule"`);
  }
}
