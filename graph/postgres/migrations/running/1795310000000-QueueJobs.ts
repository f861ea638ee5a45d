import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the shop does later moves from its own tables into the queue, with its time; nothing that is under way is lost. */
export class QueueJobs1795310000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(
      `SELECT graphile_worker.add_job('handle-payment-event', json_build_object('eventId', event_id),
         run_at => next_at, max_attempts => 32767)
       FROM "webhook_event" WHERE "processed_at" IS NULL`,
    );
    await db.query(
      `SELECT graphile_worker.add_job('check-checkout', json_build_object('paymentOrderId', id, 'runs', checks),
         run_at => next_check_at, max_attempts => 32767, job_key => 'check-checkout:' || id)
       FROM "payment_order" WHERE "next_check_at" IS NOT NULL`,
    );
    await db.query(
      `SELECT graphile_worker.add_job('send-refund', json_build_object('refundId', r.id),
         run_at => o.next_at, max_attempts => 32767, job_key => 'send-refund:' || r.id)
       FROM "outbox" o JOIN "refund" r ON o.key = 'refund:' || r.id`,
    );
    await db.query(
      `CREATE TABLE "ledger_comparison" ("done_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL DEFAULT clock_timestamp(), "seen" integer NOT NULL, "settled" integer NOT NULL, CONSTRAINT "PK_ledger_comparison" PRIMARY KEY ("done_at"))`,
    );
    await db.query(
      `INSERT INTO "ledger_comparison" ("done_at", "seen", "settled")
       SELECT "done_at", 0, 0 FROM "recurring_work" WHERE "name" = 'ledger' AND "done_at" IS NOT NULL`,
    );
    await db.query(`DROP TABLE "recurring_work"`);
    await db.query(`DROP TABLE "outbox"`);
    await db.query(`DROP INDEX "public"."webhook_event_to_do"`);
    await db.query(`ALTER TABLE "webhook_event" DROP COLUMN "next_at"`);
    await db.query(`ALTER TABLE "webhook_event" DROP COLUMN "attempts"`);
    await db.query(`CREATE INDEX "webhook_event_to_do" ON "webhook_event"  ("received_at") WHERE processed_at IS NULL`);
    await db.query(`DROP INDEX "public"."payment_order_to_check"`);
    await db.query(`ALTER TABLE "payment_order" DROP COLUMN "checks"`);
    await db.query(`ALTER TABLE "payment_order" DROP COLUMN "next_check_at"`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`ALTER TABLE "payment_order" ADD "next_check_at" TIMESTAMP(3) WITH TIME ZONE`);
    await db.query(`ALTER TABLE "payment_order" ADD "checks" integer NOT NULL DEFAULT '0'`);
    await db.query(
      `CREATE INDEX "payment_order_to_check" ON "payment_order"  ("next_check_at") WHERE next_check_at IS NOT NULL`,
    );
    await db.query(`DROP INDEX "public"."webhook_event_to_do"`);
    await db.query(`ALTER TABLE "webhook_event" ADD "attempts" integer NOT NULL DEFAULT '0'`);
    await db.query(`ALTER TABLE "webhook_event" ADD "next_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL DEFAULT now()`);
    await db.query(`CREATE INDEX "webhook_event_to_do" ON "webhook_event"  ("next_at") WHERE processed_at IS NULL`);
    await db.query(
      `CREATE TABLE "outbox" ("key" text NOT NULL, "attempts" integer NOT NULL DEFAULT '0', "next_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL DEFAULT now(), CONSTRAINT "PK_857a72b7a0a39ed9f03707033cd" PRIMARY KEY ("key"))`,
    );
    await db.query(`CREATE INDEX "IDX_12fec352a634c65a608b3c3b60" ON "outbox"  ("next_at") `);
    await db.query(
      `CREATE TABLE "recurring_work" ("name" text NOT NULL, "next_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL, "done_at" TIMESTAMP(3) WITH TIME ZONE, CONSTRAINT "PK_f72c1c1fdd9f0acf509be6e65b5" PRIMARY KEY ("name"))`,
    );
    await db.query(
      `INSERT INTO "recurring_work" ("name", "next_at", "done_at")
       SELECT 'ledger', max("done_at") + interval '1 day', max("done_at") FROM "ledger_comparison" HAVING count(*) > 0`,
    );
    await db.query(`DROP TABLE "ledger_comparison"`);
    await db.query(
      `UPDATE "payment_order" SET "next_check_at" = now() WHERE "state" IN ('creating', 'open')
         OR "state" IN ('cancelled', 'expired') AND "provider_order_id" IS NOT NULL`,
    );
    await db.query(
      `INSERT INTO "outbox" ("key") SELECT 'refund:' || id FROM "refund" WHERE "settled_at" IS NULL AND "failed_at" IS NULL`,
    );
    // Nobody would do what is left in the queue.
    await db.query(
      'SELECT graphile_worker.force_unlock_workers(array_agg(DISTINCT locked_by)) FROM graphile_worker.jobs',
    );
    await db.query('SELECT graphile_worker.complete_jobs(array_agg(id)) FROM graphile_worker.jobs');
  }
}
