import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Those who get the newsletter, in the ledger of consent. */
export class RecordSubscriptions1795702420000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(
      `INSERT INTO consent (email, purpose, is_given, notice_version, language, proof, at)
       SELECT email, 'NEWSLETTER', true, 'before 2026-11', 'en', 'on the list before the ledger', confirmed_at
       FROM newsletter_subscription WHERE confirmed_at IS NOT NULL`,
    );
  }

  async down(db: QueryRunner): Promise<void> {
    // Its trigger goes with the ledger, and is to be made again.
    await db.query(`DELETE FROM installation WHERE part = 'newsletter/sql'`);
  }
}
