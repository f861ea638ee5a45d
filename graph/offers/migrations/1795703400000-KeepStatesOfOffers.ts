import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Where an offer stands by the clock and by its uses, kept with it: webhooks tell of its changes. */
export class KeepStatesOfOffers1795703400000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`ALTER TABLE "offer" ADD "state" text NOT NULL DEFAULT 'DRAFT'`);
    await db.query(
      `UPDATE offer SET state = CASE WHEN status <> 'LIVE' THEN status WHEN ends_at <= now() THEN 'ENDED'
         WHEN uses >= max_uses OR spent_paise >= budget_paise THEN 'USED_UP'
         WHEN starts_at > now() THEN 'PLANNED' ELSE 'LIVE' END`,
    );
    // Of those that are live the times are awaited from now on; the queue is younger than a new shop.
    await db.query(`DO $$ BEGIN IF to_regnamespace('graphile_worker') IS NOT NULL THEN
      PERFORM graphile_worker.add_job('turn-offer', json_build_object('id', offer.id), run_at => turn.at,
        job_key => concat('turn-offer:', offer.id, ':', turn.name), max_attempts => 32767)
      FROM offer CROSS JOIN LATERAL (VALUES ('begins', starts_at), ('ends', ends_at)) AS turn (name, at)
      WHERE status = 'LIVE' AND turn.at > now(); END IF; END $$`);
    await db.query(
      `ALTER TABLE "offer" ADD CONSTRAINT "offer_state_is_known" CHECK (state IN ('DRAFT', 'PLANNED', 'LIVE', 'USED_UP', 'ENDED', 'STOPPED'))`,
    );
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TRIGGER IF EXISTS keeps_state ON offer');
    await db.query('DROP TRIGGER IF EXISTS awaits_times ON offer');
    await db.query('DROP TRIGGER IF EXISTS writes_feeds ON offer');
    await db.query(`DELETE FROM installation WHERE part IN ('offers/sql', 'feeds/sql')`);
    await db.query(`ALTER TABLE "offer" DROP CONSTRAINT "offer_state_is_known"`);
    await db.query(`ALTER TABLE "offer" DROP COLUMN "state"`);
  }
}
