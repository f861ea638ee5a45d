import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What shoppers want where a line turns out to be missing. */
export class KeepWishes1795700020000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`ALTER TABLE "cart_line" ADD "wish" text NOT NULL DEFAULT 'ASK_ME'`);
    await db.query(
      `ALTER TABLE "cart_line" ADD CONSTRAINT "cart_line_wish_is_known" CHECK (wish IN ('ASK_ME', 'SIMILAR', 'NOTHING'))`,
    );
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`ALTER TABLE "cart_line" DROP CONSTRAINT "cart_line_wish_is_known"`);
    await db.query(`ALTER TABLE "cart_line" DROP COLUMN "wish"`);
  }
}
