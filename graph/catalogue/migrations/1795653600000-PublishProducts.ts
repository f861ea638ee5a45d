import type { MigrationInterface, QueryRunner } from 'typeorm';

const IS_SHOWN = `status = 'PUBLISHED'`;

/** The indexes of lists by their columns, of all products and of those that are shown. */
const INDEXES = [
  ['IDX_32be2b36ccb2f57311d2cf331e', 'IDX_22f70056a999052eb3f77c1ec6', 'price_paise, id'],
  ['IDX_faa53d3638e12e7fd7ce631768', 'IDX_5da0896176308d932b82672d46', 'rating, id'],
  ['IDX_8cfd00cd6b9904ee7c5a45ffb3', 'IDX_71887737d47aeb6591d8641cf3', 'discount, id'],
  ['IDX_2806ad101826d23a7374e118d7', 'IDX_fe38feb02fd556ba3e3e312f59', 'category_id, price_paise, id'],
  ['IDX_7a49ab59c1f48d44055eed3ef1', 'IDX_0aa3deb99a86c6b21a8a6640a8', 'category_id, rating, id'],
  ['IDX_35e62a41988f750c65d4784fc5', 'IDX_a7a20301f3b2ab596f77502b9b', 'category_id, discount, id'],
  ['IDX_0150922f10720c69ac3c63852e', 'IDX_e79f273ce81e1f0ac3eaab6d9e', 'sub_category_id, price_paise, id'],
  ['IDX_7cd1ba7df78f3f4cac77c734fb', 'IDX_126f28c53a9eb5a49a08d3a811', 'sub_category_id, rating, id'],
  ['IDX_0e0e36d5d1a1532ed1a05f385e', 'IDX_37df7078b953845e807b174df9', 'sub_category_id, discount, id'],
  ['product_unit_price', 'product_unit_price', 'unit_price_paise, id'],
  ['product_category_unit_price', 'product_category_unit_price', 'category_id, unit_price_paise, id'],
  ['product_sub_category_unit_price', 'product_sub_category_unit_price', 'sub_category_id, unit_price_paise, id'],
] as const;

/** Whether shoppers are shown a product; all that there are are. */
export class PublishProducts1795653600000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE product ADD "status" text NOT NULL DEFAULT 'PUBLISHED', ADD "publish_at" TIMESTAMP(3) WITH TIME ZONE,
        ADD CONSTRAINT "product_status_is_known" CHECK (status IN ('PUBLISHED', 'HIDDEN', 'ARCHIVED')),
        ADD CONSTRAINT "product_waits_for_its_time_hidden" CHECK (publish_at IS NULL OR status = 'HIDDEN')
    `);
    await db.query('ALTER TABLE product_variant ADD "is_shown" boolean NOT NULL DEFAULT true');
    for (const [ofAll, ofShown, columns] of INDEXES) {
      await db.query(`DROP INDEX "${ofAll}"`);
      await db.query(`CREATE INDEX "${ofShown}" ON product (${columns}) WHERE ${IS_SHOWN}`);
    }
    await db.query(`CREATE INDEX "product_not_shown" ON product (created_at, id) WHERE status <> 'PUBLISHED'`);
  }

  async down(db: QueryRunner): Promise<void> {
    // Triggers name the column; the next start of a build that has them makes them anew.
    await db.query(`DELETE FROM installation WHERE part IN ('search/sql', 'catalogue/sql')`);
    for (const trigger of ['shows_variants_on_update', 'counts_products_on_status', 'search_notes_change'])
      await db.query(`DROP TRIGGER IF EXISTS ${trigger} ON product`);
    await db.query('DROP TRIGGER IF EXISTS shows_variants_on_insert ON product_variant');
    await db.query('DROP INDEX "product_not_shown"');
    for (const [ofAll, ofShown, columns] of INDEXES) {
      await db.query(`DROP INDEX "${ofShown}"`);
      await db.query(`CREATE INDEX "${ofAll}" ON product (${columns})`);
    }
    await db.query('ALTER TABLE product_variant DROP COLUMN "is_shown"');
    await db.query('ALTER TABLE product DROP COLUMN "publish_at", DROP COLUMN "status"');
  }
}
