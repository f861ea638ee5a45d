import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AddPriceAtChoice1795263146826 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`ALTER TABLE "cart_line" ADD "chosen_price_paise" integer`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`ALTER TABLE "cart_line" DROP COLUMN "chosen_price_paise"`);
  }
}
