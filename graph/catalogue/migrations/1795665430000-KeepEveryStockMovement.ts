import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The history of a stock holds every change from here on; what there is now, and is not told by the
 * changes made by hand until then, is its opening.
 */
export class KeepEveryStockMovement1795665430000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE stock_movement ADD "kind" text, ADD "waste_reason" text, ADD "document_id" uuid');
    await db.query(
      `UPDATE stock_movement SET kind = CASE WHEN reason = 'importCatalogue' THEN 'IMPORT' ELSE 'CORRECTION' END`,
    );
    await db.query(`
      INSERT INTO stock_movement (variant_id, delta, on_hand, kind, reason, actor_kind)
      SELECT v.id, v.on_hand - coalesce(m.sum, 0), v.on_hand, 'OPENING', '', 'OPERATOR' FROM product_variant v
      LEFT JOIN (SELECT variant_id, sum(delta) AS sum FROM stock_movement GROUP BY 1) m ON m.variant_id = v.id
      WHERE v.on_hand <> coalesce(m.sum, 0)
    `);
    await db.query(`
      ALTER TABLE stock_movement ALTER "kind" SET NOT NULL,
        ADD CONSTRAINT "stock_movement_kind_is_known" CHECK (kind IN ('OPENING', 'SALE', 'CANCELLATION', 'RETURN', 'RECEIPT', 'WASTE', 'COUNT', 'CORRECTION', 'IMPORT')),
        ADD CONSTRAINT "stock_movement_wastes_for_a_reason" CHECK ((kind = 'WASTE') = (waste_reason IS NOT NULL)),
        ADD CONSTRAINT "stock_movement_waste_reason_is_known" CHECK (waste_reason IN ('DAMAGED', 'EXPIRED', 'SPOILED', 'LOST', 'OWN_USE'))
    `);
    await db.query(`
      CREATE INDEX "stock_movement_sold" ON stock_movement (moved_at, variant_id, delta)
        WHERE kind IN ('SALE', 'CANCELLATION', 'RETURN')
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    // Triggers name the columns; the next start of a build that has them makes them anew.
    await db.query(`DELETE FROM installation WHERE part = 'catalogue/sql'`);
    for (const trigger of ['books_stock_on_insert', 'books_stock_on_update'])
      await db.query(`DROP TRIGGER IF EXISTS ${trigger} ON product_variant`);
    await db.query('DROP TRIGGER IF EXISTS keeps_movements ON stock_movement');
    await db.query('DROP INDEX "stock_movement_sold"');
    await db.query(`DELETE FROM stock_movement WHERE kind NOT IN ('CORRECTION', 'IMPORT') OR actor_kind = 'SHOPPER'`);
    await db.query(
      'ALTER TABLE stock_movement DROP COLUMN "document_id", DROP COLUMN "waste_reason", DROP COLUMN "kind"',
    );
  }
}
