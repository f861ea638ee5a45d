import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The tables that say what the shop is; what visitors see is made of them. */
const REFERENCE = ['shop_settings', 'shop_text'];

const SUBJECTS = [
  ...['CATEGORY', 'PRODUCT', 'VARIANT', 'BANNER', 'HOME_SLIDE', 'ORDER', 'REVIEW', 'API_KEY', 'USER', 'CATALOGUE'],
  ...['WEBHOOK_ENDPOINT', 'DELIVERY', 'PUBLIC_KEY'],
];

/** What the shop says of itself and its pages, as its owner writes it in the desk; and when promotions are shown. */
export class KeepShopSettings1795430400000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(
      `CREATE TABLE "shop_settings" ("id" integer NOT NULL DEFAULT '1', "name" text NOT NULL, "description" text NOT NULL, "address" text NOT NULL, "phone" text NOT NULL, "email" text NOT NULL, "hours" text NOT NULL, "support_hours" text NOT NULL, "gstin" text, "fssai_licence" text, "grievance_officer" text, "grievance_contact" text, CONSTRAINT "shop_settings_are_one" CHECK (id = 1), CONSTRAINT "PK_96c0aa2a327de09ebe0fd54ae5a" PRIMARY KEY ("id"))`,
    );
    await db.query(
      `CREATE TABLE "shop_text" ("page" text NOT NULL, "body" text NOT NULL, CONSTRAINT "shop_text_page_is_known" CHECK (page IN ('ABOUT', 'PRIVACY', 'TERMS', 'RETURNS', 'SHIPPING')), CONSTRAINT "PK_7b8a602dabb769c7fe8c0db7b23" PRIMARY KEY ("page"))`,
    );
    await db.query(`ALTER TABLE "banner" ADD "is_on" boolean NOT NULL DEFAULT true`);
    await db.query(`ALTER TABLE "banner" ADD "shows_from" TIMESTAMP(3) WITH TIME ZONE`);
    await db.query(`ALTER TABLE "banner" ADD "shows_until" TIMESTAMP(3) WITH TIME ZONE`);
    await db.query(`ALTER TABLE "home_slide" ADD "is_on" boolean NOT NULL DEFAULT true`);
    await db.query(`ALTER TABLE "home_slide" ADD "shows_from" TIMESTAMP(3) WITH TIME ZONE`);
    await db.query(`ALTER TABLE "home_slide" ADD "shows_until" TIMESTAMP(3) WITH TIME ZONE`);
    await db.query(`ALTER TABLE "invoice" ADD "fssai_licence" text`);
    for (const table of REFERENCE) {
      await db.query(`
        CREATE TRIGGER counts_changes AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON ${table}
          FOR EACH STATEMENT EXECUTE FUNCTION count_catalogue_change('reference')
      `);
    }
    await allowSubjects(db, [...SUBJECTS, 'SHOP']);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query("DELETE FROM audit_entry WHERE subject_type = 'SHOP'");
    await allowSubjects(db, SUBJECTS);
    await db.query(`ALTER TABLE "invoice" DROP COLUMN "fssai_licence"`);
    await db.query(`ALTER TABLE "home_slide" DROP COLUMN "shows_until"`);
    await db.query(`ALTER TABLE "home_slide" DROP COLUMN "shows_from"`);
    await db.query(`ALTER TABLE "home_slide" DROP COLUMN "is_on"`);
    await db.query(`ALTER TABLE "banner" DROP COLUMN "shows_until"`);
    await db.query(`ALTER TABLE "banner" DROP COLUMN "shows_from"`);
    await db.query(`ALTER TABLE "banner" DROP COLUMN "is_on"`);
    await db.query(`DROP TABLE "shop_text"`);
    await db.query(`DROP TABLE "shop_settings"`);
  }
}

async function allowSubjects(db: QueryRunner, subjects: readonly string[]): Promise<void> {
  await db.query(`
    ALTER TABLE audit_entry DROP CONSTRAINT audit_subject_is_known,
      ADD CONSTRAINT audit_subject_is_known CHECK (subject_type IN ('${subjects.join("', '")}'))
  `);
}
