import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AddPictureZoom1795357200000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`ALTER TABLE "image" ADD "zoom_width" integer`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`ALTER TABLE "image" DROP COLUMN "zoom_width"`);
  }
}
