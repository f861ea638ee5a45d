import type { MigrationInterface, QueryRunner } from 'typeorm';

/** By which way to pay a checkout is paid; null: as its method says, online or in cash. */
export class KeepPaymentOptions1795632000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE payment_order ADD "payment_option" text');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE payment_order DROP COLUMN "payment_option"');
  }
}
