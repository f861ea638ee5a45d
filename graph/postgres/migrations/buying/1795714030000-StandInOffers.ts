import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The stand-in of the payment provider takes orders that an offer restricts to some cards. */
export class StandInOffers1795714030000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`ALTER TABLE "standin_order" ADD "offer_id" text`);
    await db.query(`ALTER TABLE "standin_payment" ADD "offer_id" text`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`ALTER TABLE "standin_payment" DROP COLUMN "offer_id"`);
    await db.query(`ALTER TABLE "standin_order" DROP COLUMN "offer_id"`);
  }
}
