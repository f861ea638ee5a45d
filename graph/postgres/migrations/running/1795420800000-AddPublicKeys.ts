import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Keys of shop fronts of others, which are no secret. */
export class AddPublicKeys1795420800000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(
      `CREATE TABLE "public_key" ("id" uuid NOT NULL DEFAULT uuidv7(), "name" text NOT NULL, "key" text NOT NULL, "origins" text array NOT NULL, "scope" text NOT NULL, "cost_per_minute" integer NOT NULL, "created_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL DEFAULT now(), "revoked_at" TIMESTAMP(3) WITH TIME ZONE, CONSTRAINT "UQ_public_key" UNIQUE ("key"), CONSTRAINT "public_key_scope_is_known" CHECK (scope IN ('READ', 'SHOP')), CONSTRAINT "public_key_has_an_origin" CHECK (cardinality(origins) > 0), CONSTRAINT "PK_public_key" PRIMARY KEY ("id"))`,
    );
    await db.query(`ALTER TABLE audit_entry DROP CONSTRAINT audit_subject_is_known`);
    await db.query(
      `ALTER TABLE audit_entry ADD CONSTRAINT audit_subject_is_known CHECK (subject_type IN ('${[...SUBJECTS, 'PUBLIC_KEY'].join("', '")}'))`,
    );
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query("DELETE FROM audit_entry WHERE subject_type = 'PUBLIC_KEY'");
    await db.query(`ALTER TABLE audit_entry DROP CONSTRAINT audit_subject_is_known`);
    await db.query(
      `ALTER TABLE audit_entry ADD CONSTRAINT audit_subject_is_known CHECK (subject_type IN ('${SUBJECTS.join("', '")}'))`,
    );
    await db.query('DROP TABLE "public_key"');
  }
}

const SUBJECTS = [
  ...['CATEGORY', 'PRODUCT', 'VARIANT', 'BANNER', 'HOME_SLIDE', 'ORDER', 'REVIEW', 'API_KEY', 'USER', 'CATALOGUE'],
  ...['WEBHOOK_ENDPOINT', 'DELIVERY'],
];
