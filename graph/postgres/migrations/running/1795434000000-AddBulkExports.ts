import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Files of all things of a kind, which a job writes. */
export class AddBulkExports1795434000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(
      `CREATE TABLE "bulk_export" ("id" uuid NOT NULL DEFAULT uuidv7(), "kind" text NOT NULL, "updated_since" TIMESTAMP(3) WITH TIME ZONE, "state" text NOT NULL DEFAULT 'WAITING', "run" uuid, "lines" integer NOT NULL DEFAULT 0, "created_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL DEFAULT now(), CONSTRAINT "bulk_export_state_is_known" CHECK (state IN ('WAITING', 'RUNNING', 'DONE')), CONSTRAINT "bulk_export_kind_is_known" CHECK (kind IN ('PRODUCT', 'VARIANT', 'ORDER', 'CUSTOMER')), CONSTRAINT "PK_bulk_export" PRIMARY KEY ("id"))`,
    );
    await db.query(
      `CREATE TABLE "bulk_export_part" ("export_id" uuid NOT NULL, "position" integer NOT NULL, "bytes" bytea NOT NULL, CONSTRAINT "PK_bulk_export_part" PRIMARY KEY ("export_id", "position"))`,
    );
    // What is compressed already is not compressed again.
    await db.query('ALTER TABLE "bulk_export_part" ALTER COLUMN "bytes" SET STORAGE EXTERNAL');
    await db.query(
      `ALTER TABLE "bulk_export_part" ADD CONSTRAINT "FK_fb3ee9185c87fd5d850ae69541c" FOREIGN KEY ("export_id") REFERENCES "bulk_export"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TABLE "bulk_export_part"');
    await db.query('DROP TABLE "bulk_export"');
  }
}
