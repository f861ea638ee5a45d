import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What is held for the open checkout of each shopper: a shopper has one at most, and it names a variant once. */
export class AddShopperHold1795341600000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(
      `CREATE VIEW shopper_hold AS
       SELECT p.user_id, l.variant_id, l.quantity
       FROM payment_order p JOIN payment_order_line l ON l.payment_order_id = p.id
       WHERE p.state IN ('creating', 'open')`,
    );
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP VIEW shopper_hold');
  }
}
