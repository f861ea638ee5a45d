import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Credit was given until a moment, and its end was told as a day: it can be spent until the end of
 * that day in India.
 */
export class EndCreditWithItsDay1795845000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(
      `UPDATE credit SET expires_at =
         (date_trunc('day', expires_at AT TIME ZONE 'Asia/Kolkata') + interval '1 day') AT TIME ZONE 'Asia/Kolkata'
           - interval '1 second'
       WHERE expires_at > now()`,
    );
  }

  /** Nothing is taken back of what a shopper may have been told. */
  async down(): Promise<void> {}
}
