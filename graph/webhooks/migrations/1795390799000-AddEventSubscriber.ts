import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Its time is that of the step before AddWebhooks, whose triggers look into the table: where all steps
 * are taken back, it goes after them.
 */
export class AddEventSubscriber1795390799000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(
      `CREATE TABLE "event_subscriber" ("task" text NOT NULL, "type" text NOT NULL, CONSTRAINT "PK_c17bff6b63b1cffc2f5aff823e7" PRIMARY KEY ("task", "type"))`,
    );
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`DROP TABLE "event_subscriber"`);
  }
}
