import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * When the reader of an address confirmed that they want the newsletter. Those that are on the list
 * stay there, as they were put there by the way that there was.
 */
export class ConfirmSubscriptions1795688000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`ALTER TABLE "newsletter_subscription" ADD "confirmed_at" TIMESTAMP(3) WITH TIME ZONE`);
    await db.query('UPDATE "newsletter_subscription" SET "confirmed_at" = "created_at"');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DELETE FROM "newsletter_subscription" WHERE "confirmed_at" IS NULL');
    await db.query('ALTER TABLE "newsletter_subscription" DROP COLUMN "confirmed_at"');
  }
}
