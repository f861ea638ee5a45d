import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * By which way to pay an order is paid, null as its payment says; and what orders have in the
 * fields that extensions add, which the shop checks as it is written.
 */
export class ExtendOrders1795632600000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE "order" ADD "payment_option" text, ADD "custom" jsonb NOT NULL DEFAULT '{}',
        ADD CONSTRAINT "order_custom_is_an_object" CHECK (jsonb_typeof(custom) = 'object')
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE "order" DROP COLUMN "custom", DROP COLUMN "payment_option"');
  }
}
