import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The tables that say when goods come; what visitors see is made of them. */
const REFERENCE = ['delivery_terms', 'delivery_zone', 'fresh_category'];

const SUBJECTS = [
  'CATEGORY',
  'PRODUCT',
  'VARIANT',
  'BANNER',
  'HOME_SLIDE',
  'ORDER',
  'REVIEW',
  'API_KEY',
  'USER',
].concat(['CATALOGUE', 'WEBHOOK_ENDPOINT']);

/** Zones, charges and what travels as fresh; and what was promised of a checkout and of its order. */
export class PromiseDelivery1795403111000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(
      `CREATE TABLE "delivery_terms" ("id" integer NOT NULL DEFAULT '1', "fee_paise" bigint NOT NULL, "free_from_paise" bigint NOT NULL, CONSTRAINT "delivery_terms_are_whole_rupees" CHECK (fee_paise >= 0 AND fee_paise % 100 = 0 AND free_from_paise >= 0), CONSTRAINT "delivery_terms_are_one" CHECK (id = 1), CONSTRAINT "PK_b220195e6258f77cdd5c46a6301" PRIMARY KEY ("id"))`,
    );
    await db.query(
      `CREATE TABLE "delivery_zone" ("id" uuid NOT NULL DEFAULT uuidv7(), "name" text NOT NULL, "pin_prefixes" text array NOT NULL, "fresh_days" integer, "general_days" integer, "cutoff" text NOT NULL, "weekdays" integer array NOT NULL DEFAULT '{1,2,3,4,5,6}', "slots" text array NOT NULL DEFAULT '{}', CONSTRAINT "UQ_e9ff4f51a901155f1db80f75bf5" UNIQUE ("name"), CONSTRAINT "delivery_zone_has_days_of_delivery" CHECK (cardinality(weekdays) > 0 AND weekdays <@ ARRAY[1, 2, 3, 4, 5, 6, 7]), CONSTRAINT "delivery_zone_cutoff_is_a_time" CHECK (cutoff ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'), CONSTRAINT "delivery_zone_days_are_natural" CHECK (fresh_days >= 0 AND general_days >= 0), CONSTRAINT "PK_8a390f981b91bfca80510b43511" PRIMARY KEY ("id"))`,
    );
    await db.query(
      `CREATE TABLE "fresh_category" ("category_id" uuid NOT NULL, CONSTRAINT "PK_f49316674f611f25f8e8107b182" PRIMARY KEY ("category_id"))`,
    );
    await db.query(`ALTER TABLE "order" ADD "fresh_by" date`);
    await db.query(`ALTER TABLE "order" ADD "fresh_slot" text`);
    await db.query(`ALTER TABLE "order" ADD "general_by" date`);
    await db.query(`ALTER TABLE "order" ADD "shipping_paise" bigint NOT NULL DEFAULT '0'`);
    await db.query(`ALTER TABLE "payment_order" ADD "fresh_by" date`);
    await db.query(`ALTER TABLE "payment_order" ADD "fresh_slot" text`);
    await db.query(`ALTER TABLE "payment_order" ADD "general_by" date`);
    await db.query(`ALTER TABLE "payment_order" ADD "shipping_paise" bigint NOT NULL DEFAULT '0'`);
    await db.query(
      `ALTER TABLE "fresh_category" ADD CONSTRAINT "FK_f49316674f611f25f8e8107b182" FOREIGN KEY ("category_id") REFERENCES "category"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    for (const table of REFERENCE) {
      await db.query(`
        CREATE TRIGGER counts_changes AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON ${table}
          FOR EACH STATEMENT EXECUTE FUNCTION count_catalogue_change('reference')
      `);
    }
    await allowSubjects(db, [...SUBJECTS, 'DELIVERY']);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query("DELETE FROM audit_entry WHERE subject_type = 'DELIVERY'");
    await allowSubjects(db, SUBJECTS);
    await db.query(`ALTER TABLE "fresh_category" DROP CONSTRAINT "FK_f49316674f611f25f8e8107b182"`);
    await db.query(`ALTER TABLE "payment_order" DROP COLUMN "shipping_paise"`);
    await db.query(`ALTER TABLE "payment_order" DROP COLUMN "general_by"`);
    await db.query(`ALTER TABLE "payment_order" DROP COLUMN "fresh_slot"`);
    await db.query(`ALTER TABLE "payment_order" DROP COLUMN "fresh_by"`);
    await db.query(`ALTER TABLE "order" DROP COLUMN "shipping_paise"`);
    await db.query(`ALTER TABLE "order" DROP COLUMN "general_by"`);
    await db.query(`ALTER TABLE "order" DROP COLUMN "fresh_slot"`);
    await db.query(`ALTER TABLE "order" DROP COLUMN "fresh_by"`);
    await db.query(`DROP TABLE "fresh_category"`);
    await db.query(`DROP TABLE "delivery_zone"`);
    await db.query(`DROP TABLE "delivery_terms"`);
  }
}

async function allowSubjects(db: QueryRunner, subjects: readonly string[]): Promise<void> {
  await db.query(`
    ALTER TABLE audit_entry DROP CONSTRAINT audit_subject_is_known,
      ADD CONSTRAINT audit_subject_is_known CHECK (subject_type IN ('${subjects.join("', '")}'))
  `);
}
