import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The code that an offer was used by, kept with its use: the code itself can then be deleted. */
export class KeepCodesOfUsedOffers1795702800000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`ALTER TABLE "offer_use" ADD "code" text`);
    await db.query(
      `UPDATE offer_use SET code = offer_code.code FROM offer_code WHERE offer_code.id = offer_use.code_id`,
    );
    await db.query(`ALTER TABLE "offer_use" DROP CONSTRAINT "FK_1996ecbc4110dcd5b14c5444a05"`);
    await db.query(
      `ALTER TABLE "offer_use" ADD CONSTRAINT "FK_1996ecbc4110dcd5b14c5444a05" FOREIGN KEY ("code_id") REFERENCES "offer_code"("id") ON DELETE SET NULL ON UPDATE NO ACTION`,
    );
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`ALTER TABLE "offer_use" DROP CONSTRAINT "FK_1996ecbc4110dcd5b14c5444a05"`);
    await db.query(
      `ALTER TABLE "offer_use" ADD CONSTRAINT "FK_1996ecbc4110dcd5b14c5444a05" FOREIGN KEY ("code_id") REFERENCES "offer_code"("id") ON DELETE RESTRICT ON UPDATE NO ACTION`,
    );
    await db.query(`ALTER TABLE "offer_use" DROP COLUMN "code"`);
  }
}
