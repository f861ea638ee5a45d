import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What an order is written in follows the list of languages, not the tables. */
export class SpeakFurtherLanguages1795489500000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    for (const table of ['order', 'payment_order']) {
      await db.query(`ALTER TABLE "${table}" DROP CONSTRAINT "${table}_language_is_known",
        ADD CONSTRAINT "${table}_language_is_a_code" CHECK (language ~ '^[a-z]{2}$') NOT VALID`);
    }
  }

  async down(db: QueryRunner): Promise<void> {
    for (const table of ['order', 'payment_order']) {
      await db.query(`UPDATE "${table}" SET language = 'en' WHERE language NOT IN ('en', 'hi')`);
      await db.query(`ALTER TABLE "${table}" DROP CONSTRAINT "${table}_language_is_a_code",
        ADD CONSTRAINT "${table}_language_is_known" CHECK (language IN ('en', 'hi'))`);
    }
  }
}
