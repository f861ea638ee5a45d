import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The desk finds orders by their state and by what is known of their shopper. */
export class IndexOrders1795677128222 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`CREATE INDEX "IDX_1792687b407faf473b5ca7b2f8" ON "order" ("status", "sequence")`);
    await db.query('CREATE INDEX "order_emails" ON "order" (lower(email))');
    await db.query(
      `CREATE INDEX "order_names_and_phones" ON "order" USING gin (
         (' ' || name) gin_trgm_ops, (regexp_replace(phone_number, '\\D', '', 'g')) gin_trgm_ops)`,
    );
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP INDEX "order_names_and_phones"');
    await db.query('DROP INDEX "order_emails"');
    await db.query('DROP INDEX "IDX_1792687b407faf473b5ca7b2f8"');
  }
}
