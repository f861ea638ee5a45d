import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the stand-in of the payment provider writes down with orders, payments and refunds, as the provider does. */
export class KeepNotesOfPayments1795453200000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    for (const table of ['standin_order', 'standin_payment', 'standin_refund']) {
      await db.query(`ALTER TABLE "${table}" ADD "notes" jsonb NOT NULL DEFAULT '{}'`);
    }
    await db.query(`ALTER TABLE "standin_payment" ADD "method" text NOT NULL DEFAULT 'card'`);
    await db.query(`ALTER TABLE "standin_payment" ADD "email" text`);
    await db.query(`ALTER TABLE "standin_payment" ADD "contact" text`);
    await db.query(`ALTER TABLE "standin_refund" ADD "speed" text NOT NULL DEFAULT 'normal'`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`ALTER TABLE "standin_refund" DROP COLUMN "speed"`);
    await db.query(`ALTER TABLE "standin_payment" DROP COLUMN "contact", DROP COLUMN "email", DROP COLUMN "method"`);
    for (const table of ['standin_order', 'standin_payment', 'standin_refund']) {
      await db.query(`ALTER TABLE "${table}" DROP COLUMN "notes"`);
    }
  }
}
