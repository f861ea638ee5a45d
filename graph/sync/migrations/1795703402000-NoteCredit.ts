import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Gift cards and store credit among what changes are kept and files are written of. */
export class NoteCredit1795703402000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`ALTER TABLE "bulk_export" DROP CONSTRAINT "bulk_export_kind_is_known"`);
    await db.query(
      `ALTER TABLE "bulk_export" ADD CONSTRAINT "bulk_export_kind_is_known" CHECK (kind IN ('PRODUCT', 'VARIANT', 'ORDER', 'CUSTOMER', 'CREDIT'))`,
    );
    await db.query(
      `INSERT INTO change SELECT 'CREDIT', id, now(), pg_current_xact_id()::text::bigint, false FROM credit ON CONFLICT DO NOTHING`,
    );
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TRIGGER IF EXISTS note_credit_insert ON credit');
    await db.query('DROP TRIGGER IF EXISTS note_credit_update ON credit');
    await db.query(`DELETE FROM installation WHERE part = 'sync/sql'`);
    await db.query(`DELETE FROM change WHERE kind = 'CREDIT'`);
    await db.query(`DELETE FROM bulk_export WHERE kind = 'CREDIT'`);
    await db.query(`ALTER TABLE "bulk_export" DROP CONSTRAINT "bulk_export_kind_is_known"`);
    await db.query(
      `ALTER TABLE "bulk_export" ADD CONSTRAINT "bulk_export_kind_is_known" CHECK (kind IN ('PRODUCT', 'VARIANT', 'ORDER', 'CUSTOMER'))`,
    );
  }
}
