import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Photos of reviews, votes for them, answers to them, and an index for each order of a list. */
export class AddPhotosVotesAndAnswers1795699064641 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(
      `CREATE TABLE "review_photo" ("image_id" uuid NOT NULL, "review_id" uuid, "position" integer NOT NULL, "hidden_at" TIMESTAMP(3) WITH TIME ZONE, CONSTRAINT "PK_97e5e7cec5f9643633f450569ac" PRIMARY KEY ("image_id"))`,
    );
    await db.query(`CREATE INDEX "IDX_ed125ec48ce8a36fd1729efadd" ON "review_photo"  ("review_id") `);
    await db.query(`CREATE INDEX "review_photo_is_left" ON "review_photo"  ("image_id") WHERE review_id IS NULL`);
    await db.query(
      `CREATE TABLE "review_vote" ("review_id" uuid NOT NULL, "user_id" uuid NOT NULL, "created_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL DEFAULT now(), CONSTRAINT "PK_804bc18d2e2e29c26ffb19b0e79" PRIMARY KEY ("review_id", "user_id"))`,
    );
    await db.query(`CREATE INDEX "IDX_3a3e062670a1b412d7fef05278" ON "review_vote"  ("user_id") `);
    await db.query(`ALTER TABLE "review" ADD "helpful_count" integer NOT NULL DEFAULT '0'`);
    await db.query(`ALTER TABLE "review" ADD "answer" text`);
    await db.query(`ALTER TABLE "review" ADD "answered_at" TIMESTAMP(3) WITH TIME ZONE`);
    await db.query(`ALTER TABLE "review" ADD "answer_told_at" TIMESTAMP(3) WITH TIME ZONE`);
    await db.query(`ALTER TABLE "review" ADD "language" text NOT NULL DEFAULT 'en'`);
    await db.query(
      `CREATE INDEX "review_by_stars" ON "review"  ("product_id", "customer_rating", "date_created", "id") WHERE hidden_at IS NULL`,
    );
    await db.query(
      `CREATE INDEX "review_by_votes" ON "review"  ("product_id", "helpful_count", "date_created", "id") WHERE hidden_at IS NULL`,
    );
    await db.query(
      `CREATE INDEX "review_by_fewest_stars" ON "review" ("product_id", (-"customer_rating"), "date_created", "id") WHERE hidden_at IS NULL`,
    );
    await db.query(`ALTER TABLE "review" ADD CONSTRAINT "review_helpful_count_is_natural" CHECK (helpful_count >= 0)`);
    await db.query(
      `ALTER TABLE "review" ADD CONSTRAINT "review_answer_has_a_date" CHECK ((answer IS NULL) = (answered_at IS NULL))`,
    );
    await db.query(
      `ALTER TABLE "review" ADD CONSTRAINT "review_answer_has_measure" CHECK (char_length(answer) BETWEEN 1 AND 2000)`,
    );
    await db.query(
      `ALTER TABLE "review_photo" ADD CONSTRAINT "FK_97e5e7cec5f9643633f450569ac" FOREIGN KEY ("image_id") REFERENCES "image"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await db.query(
      `ALTER TABLE "review_photo" ADD CONSTRAINT "FK_ed125ec48ce8a36fd1729efadd5" FOREIGN KEY ("review_id") REFERENCES "review"("id") ON DELETE SET NULL ON UPDATE NO ACTION`,
    );
    await db.query(
      `ALTER TABLE "review_vote" ADD CONSTRAINT "FK_28898e1bc77be408ec236dba2a1" FOREIGN KEY ("review_id") REFERENCES "review"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await db.query(
      `ALTER TABLE "review_vote" ADD CONSTRAINT "FK_3a3e062670a1b412d7fef05278b" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`DROP TABLE "review_vote"`);
    await db.query(`DROP TABLE "review_photo"`);
    await db.query(`DROP FUNCTION IF EXISTS count_review_votes`);
    await db.query(`DELETE FROM installation WHERE part = 'reviews/sql'`);
    await db.query(`DROP INDEX "review_by_fewest_stars"`);
    await db.query(`DROP INDEX "review_by_votes"`);
    await db.query(`DROP INDEX "review_by_stars"`);
    await db.query(`ALTER TABLE "review" DROP CONSTRAINT "review_answer_has_measure"`);
    await db.query(`ALTER TABLE "review" DROP CONSTRAINT "review_answer_has_a_date"`);
    await db.query(`ALTER TABLE "review" DROP CONSTRAINT "review_helpful_count_is_natural"`);
    for (const column of ['language', 'answer_told_at', 'answered_at', 'answer', 'helpful_count'])
      await db.query(`ALTER TABLE "review" DROP COLUMN "${column}"`);
  }
}
