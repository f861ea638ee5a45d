import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Credit says when its code went out and whether it was called off; the terms, what cards cost. */
export class SellGiftCards1795699120123 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`ALTER TABLE "credit" ADD "sent_at" TIMESTAMP(3) WITH TIME ZONE`);
    await db.query(`ALTER TABLE "credit" ADD "withdrawn_at" TIMESTAMP(3) WITH TIME ZONE`);
    await db.query(`ALTER TABLE "credit_terms" ADD "are_gift_cards_sold" boolean NOT NULL DEFAULT true`);
    await db.query(`ALTER TABLE "credit_terms" ADD "gift_card_min_paise" bigint NOT NULL DEFAULT '10000'`);
    await db.query(`ALTER TABLE "credit_terms" ADD "gift_card_max_paise" bigint NOT NULL DEFAULT '1000000'`);
    await db.query(
      `ALTER TABLE "credit_terms" ADD CONSTRAINT "credit_terms_have_an_amount" CHECK (gift_card_min_paise BETWEEN 100 AND gift_card_max_paise AND gift_card_max_paise <= 1000000)`,
    );
    await db.query(kinds([...KINDS, 'WITHDRAWN']));
  }

  async down(db: QueryRunner): Promise<void> {
    // The build before knows what was called off as a balance that staff have put right.
    await db.query(`ALTER TABLE "credit_movement" DISABLE TRIGGER USER`);
    await db.query(`UPDATE credit_movement SET kind = 'ADJUSTED' WHERE kind = 'WITHDRAWN'`);
    await db.query(`ALTER TABLE "credit_movement" ENABLE TRIGGER USER`);
    await db.query(kinds(KINDS));
    await db.query(`ALTER TABLE "credit_terms" DROP CONSTRAINT "credit_terms_have_an_amount"`);
    await db.query(`ALTER TABLE "credit_terms" DROP COLUMN "gift_card_max_paise"`);
    await db.query(`ALTER TABLE "credit_terms" DROP COLUMN "gift_card_min_paise"`);
    await db.query(`ALTER TABLE "credit_terms" DROP COLUMN "are_gift_cards_sold"`);
    await db.query(`ALTER TABLE "credit" DROP COLUMN "withdrawn_at"`);
    await db.query(`ALTER TABLE "credit" DROP COLUMN "sent_at"`);
  }
}

const KINDS = ['ISSUED', 'HELD', 'RELEASED', 'SPENT', 'RETURNED', 'EXPIRED', 'ADJUSTED'];

function kinds(names: readonly string[]): string {
  return `ALTER TABLE "credit_movement" DROP CONSTRAINT "credit_movement_kind_is_known",
    ADD CONSTRAINT "credit_movement_kind_is_known" CHECK (kind IN ('${names.join("', '")}'))`;
}
