import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Lets a choice of a product have a picture of its own. What is for sale already has none, so that the product's picture shows it as before. */
export class AddPackPictures1795471200000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(
      `ALTER TABLE "product_variant" ADD "image_id" uuid,
         ADD CONSTRAINT "product_variant_image_fk" FOREIGN KEY ("image_id") REFERENCES "image"("id") ON DELETE SET NULL`,
    );
    await db.query(`CREATE INDEX "product_variant_image" ON "product_variant" ("image_id") WHERE image_id IS NOT NULL`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE "product_variant" DROP COLUMN "image_id"');
  }
}
