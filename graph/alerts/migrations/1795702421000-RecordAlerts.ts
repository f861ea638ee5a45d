import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Those who wait to be told of a product, in the ledger of consent. */
export class RecordAlerts1795702421000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(
      `INSERT INTO consent (email, purpose, is_given, notice_version, language, proof, at)
       SELECT DISTINCT ON (1) coalesce(a.email, u.email), 'PRODUCT_ALERTS', true, 'before 2026-11', a.language,
         'confirmed before the ledger', a.confirmed_at
       FROM product_alert a LEFT JOIN "user" u ON u.id = a.user_id WHERE a.confirmed_at IS NOT NULL
       ORDER BY 1, a.confirmed_at`,
    );
  }

  async down(): Promise<void> {
    // The ledger goes with its table.
  }
}
