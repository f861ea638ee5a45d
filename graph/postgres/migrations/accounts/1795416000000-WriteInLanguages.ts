import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a shopper reads when something is ordered is kept with it, so that the mails of later days are in it too. */
export class WriteInLanguages1795416000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    for (const table of ['order', 'payment_order']) {
      await db.query(`ALTER TABLE "${table}" ADD "language" text NOT NULL DEFAULT 'en',
        ADD CONSTRAINT "${table}_language_is_known" CHECK (language IN ('en', 'hi'))`);
    }
  }

  async down(db: QueryRunner): Promise<void> {
    for (const table of ['order', 'payment_order']) await db.query(`ALTER TABLE "${table}" DROP COLUMN "language"`);
  }
}
