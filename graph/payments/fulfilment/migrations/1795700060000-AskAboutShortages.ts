import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What was missing of orders, and how long shoppers are asked. */
export class AskAboutShortages1795700060000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(
      `CREATE TABLE "shortage" ("id" uuid NOT NULL DEFAULT uuidv7(), "order_id" uuid NOT NULL, "order_line_id" uuid NOT NULL, "quantity" integer NOT NULL, "reason" text NOT NULL, "wish" text NOT NULL, "status" text NOT NULL, "offered" uuid array NOT NULL DEFAULT '{}', "asked_until" TIMESTAMP(3) WITH TIME ZONE, "substitute_line_id" uuid, "ended_by" text, "created_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL DEFAULT now(), "ended_at" TIMESTAMP(3) WITH TIME ZONE, CONSTRAINT "shortage_names_its_substitute" CHECK ((status = 'SUBSTITUTED') = (substitute_line_id IS NOT NULL)), CONSTRAINT "shortage_is_asked_until_a_moment" CHECK (status <> 'ASKED' OR asked_until IS NOT NULL), CONSTRAINT "shortage_quantity_is_positive" CHECK (quantity > 0), CONSTRAINT "shortage_reason_is_known" CHECK (reason IN ('DAMAGED', 'EXPIRED', 'SPOILED', 'LOST', 'OWN_USE')), CONSTRAINT "shortage_status_is_known" CHECK (status IN ('ASKED', 'SUBSTITUTED', 'NOT_SUPPLIED')), CONSTRAINT "shortage_wish_is_known" CHECK (wish IN ('ASK_ME', 'SIMILAR', 'NOTHING')), CONSTRAINT "PK_b0d8ea7a06150ff6a09a555df10" PRIMARY KEY ("id"))`,
    );
    await db.query(`CREATE INDEX "IDX_bef7bb04a6e966154e391c84f0" ON "shortage"  ("order_line_id") `);
    await db.query(`CREATE INDEX "shortage_asked" ON "shortage"  ("asked_until") WHERE status = 'ASKED'`);
    await db.query(`CREATE INDEX "IDX_0210a81183b2db3c9ea4e86312" ON "shortage"  ("order_id", "id") `);
    await db.query(
      `CREATE TABLE "shortage_terms" ("id" integer NOT NULL DEFAULT '1', "answer_minutes" integer NOT NULL, CONSTRAINT "shortage_terms_leave_time" CHECK (answer_minutes BETWEEN 1 AND 1440), CONSTRAINT "shortage_terms_are_one" CHECK (id = 1), CONSTRAINT "PK_9798581ef3f4532ba4c3f047859" PRIMARY KEY ("id"))`,
    );
    await db.query(
      `ALTER TABLE "shortage" ADD CONSTRAINT "FK_e5b97ed2ac260fe92bdf68f910b" FOREIGN KEY ("order_id") REFERENCES "order"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await db.query(
      `ALTER TABLE "shortage" ADD CONSTRAINT "FK_bef7bb04a6e966154e391c84f02" FOREIGN KEY ("order_line_id") REFERENCES "order_line"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await db.query(
      `ALTER TABLE "shortage" ADD CONSTRAINT "FK_61f93e6429c3f3c396b238fe6d3" FOREIGN KEY ("substitute_line_id") REFERENCES "order_line"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`ALTER TABLE "shortage" DROP CONSTRAINT "FK_61f93e6429c3f3c396b238fe6d3"`);
    await db.query(`ALTER TABLE "shortage" DROP CONSTRAINT "FK_bef7bb04a6e966154e391c84f02"`);
    await db.query(`ALTER TABLE "shortage" DROP CONSTRAINT "FK_e5b97ed2ac260fe92bdf68f910b"`);
    await db.query(`DROP TABLE "shortage_terms"`);
    await db.query(`DROP INDEX "public"."IDX_0210a81183b2db3c9ea4e86312"`);
    await db.query(`DROP INDEX "public"."shortage_asked"`);
    await db.query(`DROP INDEX "public"."IDX_bef7bb04a6e966154e391c84f0"`);
    await db.query(`DROP TABLE "shortage"`);
  }
}
