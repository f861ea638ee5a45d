import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What was bought is known by its article number, also once the variant is gone; older lines get that of their variant. */
export class KeepSkusOfLines1795372800000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    for (const table of ['payment_order_line', 'order_line']) {
      await db.query(`ALTER TABLE ${table} ADD "sku" text`);
      await db.query(`UPDATE ${table} l SET sku = v.sku FROM product_variant v WHERE v.id = l.variant_id`);
    }
  }

  async down(db: QueryRunner): Promise<void> {
    for (const table of ['payment_order_line', 'order_line']) await db.query(`ALTER TABLE ${table} DROP COLUMN "sku"`);
  }
}
