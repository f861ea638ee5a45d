import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Goods are found by parts of their names and numbers, hidden ones too, as the desk lists them. */
export class IndexNames1795664900000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`CREATE INDEX "product_names" ON product USING gin (
      (' ' || name || ' ' || brand || ' ' || jsonb_path_query_array(translations, '$.*.name')::text) gin_trgm_ops)`);
    await db.query('CREATE INDEX "product_variant_sku_parts" ON product_variant USING gin (sku gin_trgm_ops)');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP INDEX "product_variant_sku_parts"');
    await db.query('DROP INDEX "product_names"');
  }
}
