import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Feeds that a job has written. */
export class AddFeeds1795700961398 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(
      `CREATE TABLE "feed_file" ("id" uuid NOT NULL DEFAULT uuidv7(), "format" text NOT NULL, "version" text NOT NULL, "as_of" TIMESTAMP(3) WITH TIME ZONE NOT NULL DEFAULT now(), "written_at" TIMESTAMP(3) WITH TIME ZONE, CONSTRAINT "PK_1e9026a2a6afe3eca895387539f" PRIMARY KEY ("id"))`,
    );
    await db.query(`CREATE INDEX "IDX_6fd937d36f8ac88f6eb327ed1a" ON "feed_file"  ("format", "written_at") `);
    await db.query(
      `CREATE TABLE "feed_part" ("file_id" uuid NOT NULL, "position" integer NOT NULL, "bytes" bytea NOT NULL, CONSTRAINT "PK_4fc55bfef9e4872bebed4ba26f5" PRIMARY KEY ("file_id", "position"))`,
    );
    await db.query(
      `ALTER TABLE "feed_part" ADD CONSTRAINT "FK_77f73c276a8d56c1eb858e5d9f7" FOREIGN KEY ("file_id") REFERENCES "feed_file"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`ALTER TABLE "feed_part" DROP CONSTRAINT "FK_77f73c276a8d56c1eb858e5d9f7"`);
    await db.query(`DROP TABLE "feed_part"`);
    await db.query(`DROP INDEX "public"."IDX_6fd937d36f8ac88f6eb327ed1a"`);
    await db.query(`DROP TABLE "feed_file"`);
  }
}
