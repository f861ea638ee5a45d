import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Tables of gift cards and store credit; orders say what credit paid of them. */
export class AddCredit1795687785773 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(
      `CREATE TABLE "credit" ("id" uuid NOT NULL DEFAULT uuidv7(), "kind" text NOT NULL, "code_hash" text, "last_four" text, "value_paise" bigint NOT NULL, "balance_paise" bigint NOT NULL DEFAULT '0', "expires_at" TIMESTAMP(3) WITH TIME ZONE, "created_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL DEFAULT now(), CONSTRAINT "UQ_fd53a3be9db9e8ed423a5895990" UNIQUE ("code_hash"), CONSTRAINT "credit_has_a_code_as_a_card" CHECK ((kind = 'GIFT_CARD') = (code_hash IS NOT NULL AND last_four IS NOT NULL)), CONSTRAINT "credit_is_never_overdrawn" CHECK (balance_paise >= 0), CONSTRAINT "credit_kind_is_known" CHECK (kind IN ('GIFT_CARD', 'STORE_CREDIT')), CONSTRAINT "PK_c98add8e192ded18b69c3e345a5" PRIMARY KEY ("id"))`,
    );
    await db.query(`CREATE INDEX "credit_to_expire" ON "credit"  ("expires_at") WHERE balance_paise > 0`);
    await db.query(`CREATE INDEX "IDX_54b6e51464bf2e351ed259940d" ON "credit"  ("kind", "id") `);
    await db.query(
      `CREATE TABLE "credit_holder" ("user_id" uuid NOT NULL, "credit_id" uuid NOT NULL, "created_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL DEFAULT now(), CONSTRAINT "PK_54f83cbdfab12d83f5547a7e22e" PRIMARY KEY ("user_id", "credit_id"))`,
    );
    await db.query(`CREATE INDEX "IDX_595655581c40eabdf240d4f30f" ON "credit_holder"  ("credit_id") `);
    await db.query(
      `CREATE TABLE "credit_movement" ("id" uuid NOT NULL DEFAULT uuidv7(), "credit_id" uuid NOT NULL, "kind" text NOT NULL, "amount_paise" bigint NOT NULL, "payment_order_id" uuid, "note" text, "happened_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL DEFAULT clock_timestamp(), CONSTRAINT "credit_movement_is_of_a_checkout" CHECK (kind NOT IN ('HELD', 'RELEASED', 'SPENT') OR payment_order_id IS NOT NULL), CONSTRAINT "credit_movement_is_of_something" CHECK (amount_paise <> 0), CONSTRAINT "credit_movement_kind_is_known" CHECK (kind IN ('ISSUED', 'HELD', 'RELEASED', 'SPENT', 'RETURNED', 'EXPIRED', 'ADJUSTED')), CONSTRAINT "PK_bdf9b6b4f626beb47afc98e9f5b" PRIMARY KEY ("id"))`,
    );
    await db.query(
      `CREATE UNIQUE INDEX "credit_movement_pays_once" ON "credit_movement"  ("payment_order_id", "credit_id") WHERE kind = 'SPENT'`,
    );
    await db.query(`CREATE INDEX "IDX_4671b2549f40aee9abfa0b3c94" ON "credit_movement"  ("payment_order_id") `);
    await db.query(`CREATE INDEX "IDX_2e6bf36f28639e29fc7b46105e" ON "credit_movement"  ("credit_id", "id") `);
    await db.query(
      `CREATE TABLE "credit_terms" ("id" integer NOT NULL DEFAULT '1', "gift_card_days" integer NOT NULL, "store_credit_days" integer, CONSTRAINT "credit_terms_let_credit_be_spent" CHECK (store_credit_days > 0), CONSTRAINT "credit_terms_are_lawful" CHECK (gift_card_days >= 365), CONSTRAINT "credit_terms_are_one" CHECK (id = 1), CONSTRAINT "PK_e5b10bfad7a058ec87ecefdc18f" PRIMARY KEY ("id"))`,
    );
    await db.query(`ALTER TABLE "order" ADD "credit_paise" bigint NOT NULL DEFAULT '0'`);
    await db.query(`ALTER TABLE "order_return" ADD "to_credit" boolean NOT NULL DEFAULT false`);
    await db.query(
      `ALTER TABLE "order" ADD CONSTRAINT "order_credit_is_part_of_it" CHECK (credit_paise BETWEEN 0 AND amount_paise)`,
    );
    await db.query(
      `ALTER TABLE "credit_holder" ADD CONSTRAINT "FK_61e8098792422f8867c6029aadd" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await db.query(
      `ALTER TABLE "credit_holder" ADD CONSTRAINT "FK_595655581c40eabdf240d4f30f7" FOREIGN KEY ("credit_id") REFERENCES "credit"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await db.query(
      `ALTER TABLE "credit_movement" ADD CONSTRAINT "FK_a17d161b42b7a2852e75ad9f672" FOREIGN KEY ("credit_id") REFERENCES "credit"("id") ON DELETE RESTRICT ON UPDATE NO ACTION`,
    );
    await db.query(
      `ALTER TABLE "credit_movement" ADD CONSTRAINT "FK_4671b2549f40aee9abfa0b3c941" FOREIGN KEY ("payment_order_id") REFERENCES "payment_order"("id") ON DELETE RESTRICT ON UPDATE NO ACTION`,
    );
    await db.query(subjects([...SUBJECTS, 'CREDIT']));
    await db.query(events([...EVENTS, 'CREDITED']));
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`DELETE FROM installation WHERE part = 'credit/sql'`);
    await db.query(`DELETE FROM order_event WHERE kind = 'CREDITED'`);
    await db.query(events(EVENTS));
    await db.query(`DELETE FROM audit_entry WHERE subject_type = 'CREDIT'`);
    await db.query(subjects(SUBJECTS));
    await db.query(`ALTER TABLE "credit_movement" DROP CONSTRAINT "FK_4671b2549f40aee9abfa0b3c941"`);
    await db.query(`ALTER TABLE "credit_movement" DROP CONSTRAINT "FK_a17d161b42b7a2852e75ad9f672"`);
    await db.query(`ALTER TABLE "credit_holder" DROP CONSTRAINT "FK_595655581c40eabdf240d4f30f7"`);
    await db.query(`ALTER TABLE "credit_holder" DROP CONSTRAINT "FK_61e8098792422f8867c6029aadd"`);
    await db.query(`ALTER TABLE "order" DROP CONSTRAINT "order_credit_is_part_of_it"`);
    await db.query(`ALTER TABLE "order_return" DROP COLUMN "to_credit"`);
    await db.query(`ALTER TABLE "order" DROP COLUMN "credit_paise"`);
    await db.query(`DROP TABLE "credit_terms"`);
    await db.query(`DROP INDEX "public"."IDX_2e6bf36f28639e29fc7b46105e"`);
    await db.query(`DROP INDEX "public"."IDX_4671b2549f40aee9abfa0b3c94"`);
    await db.query(`DROP INDEX "public"."credit_movement_pays_once"`);
    await db.query(`DROP TABLE "credit_movement"`);
    await db.query(`DROP INDEX "public"."IDX_595655581c40eabdf240d4f30f"`);
    await db.query(`DROP TABLE "credit_holder"`);
    await db.query(`DROP INDEX "public"."IDX_54b6e51464bf2e351ed259940d"`);
    await db.query(`DROP INDEX "public"."credit_to_expire"`);
    await db.query(`DROP TABLE "credit"`);
    await db.query('DROP FUNCTION IF EXISTS count_credit_movement(), keep_credit_movement()');
  }
}

const SUBJECTS =
  'CATEGORY PRODUCT VARIANT BANNER HOME_SLIDE ORDER REVIEW API_KEY USER CATALOGUE WEBHOOK_ENDPOINT DELIVERY PUBLIC_KEY SHOP OFFER'.split(
    ' ',
  );

const EVENTS =
  'PENDING CONFIRMED PACKED SHIPPED DELIVERED CANCELLED PAYMENT_COLLECTED REFUNDED RETURN_REQUESTED RETURN_APPROVED RETURN_REFUSED RETURN_RECEIVED REFUND_OWED REFUND_SENT REFUND_FAILED'.split(
    ' ',
  );

function subjects(names: readonly string[]): string {
  return `ALTER TABLE "audit_entry" DROP CONSTRAINT IF EXISTS "audit_subject_is_known",
    ADD CONSTRAINT "audit_subject_is_known" CHECK (subject_type IN ('${names.join("', '")}'))`;
}

function events(names: readonly string[]): string {
  return `ALTER TABLE "order_event" DROP CONSTRAINT IF EXISTS "order_event_kind_is_known",
    ADD CONSTRAINT "order_event_kind_is_known" CHECK (kind IN ('${names.join("', '")}'))`;
}
