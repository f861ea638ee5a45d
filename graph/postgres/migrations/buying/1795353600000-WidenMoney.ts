import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Amounts that are paid or owed, and what goods cost in a cart or an order. 32 bits end at ₹21,474,836.47, which sums pass.
 * The catalogue's own prices stay as they are: one is ₹10,000,000 at most, and a large catalogue would be written anew.
 */
const AMOUNTS = [
  ...['cart_line.chosen_price_paise', 'order.amount_paise', 'order_line.price_paise', 'payment_order.amount_paise'],
  ...['payment_order_line.price_paise', 'payment.amount_paise', 'refund.amount_paise'],
  ...['standin_order.amount', 'standin_payment.amount', 'standin_refund.amount'],
];

export class WidenMoney1795353600000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await changeAll(db, 'bigint');
  }

  async down(db: QueryRunner): Promise<void> {
    await changeAll(db, 'integer');
  }
}

async function changeAll(db: QueryRunner, type: 'bigint' | 'integer'): Promise<void> {
  for (const amount of AMOUNTS) {
    const [table, column] = amount.split('.');
    await db.query(`ALTER TABLE "${table}" ALTER COLUMN "${column}" TYPE ${type}`);
  }
}
