import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What law and habit want on a label; nothing of it is known of what is for sale already. */
export class AddProductLabels1795370400000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE product
        ADD "diet" text, ADD "country_of_origin" text, ADD "shelf_life_days" integer, ADD "manufacturer" text,
        ADD "importer" text, ADD "fssai_license" text, ADD "allergens" text array NOT NULL DEFAULT '{}',
        ADD CONSTRAINT "product_diet_is_known" CHECK (diet IN ('VEG', 'EGG', 'NON_VEG')),
        ADD CONSTRAINT "product_origin_is_iso2" CHECK (country_of_origin ~ '^[A-Z]{2}$'),
        ADD CONSTRAINT "product_shelf_life_is_positive" CHECK (shelf_life_days > 0),
        ADD CONSTRAINT "product_fssai_license_has_14_digits" CHECK (fssai_license ~ '^[0-9]{14}$')
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    for (const column of ['diet', 'country_of_origin', 'shelf_life_days', 'manufacturer', 'importer', 'fssai_license'])
      await db.query(`ALTER TABLE product DROP COLUMN "${column}"`);
    await db.query('ALTER TABLE product DROP COLUMN "allergens"');
  }
}
