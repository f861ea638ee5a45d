import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The table of answers under an Idempotency-Key, with its primary key and index, is named by the field's word. */
export class NameStoredAnswers1795372000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE kept_answer RENAME TO stored_answer');
    await db.query('ALTER INDEX kept_answer_pkey RENAME TO stored_answer_pkey');
    await db.query('ALTER INDEX "IDX_5aba641abd0b1475cf068c7689" RENAME TO "IDX_3e61f18ac175ab7fd8e8c68379"');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('ALTER INDEX "IDX_3e61f18ac175ab7fd8e8c68379" RENAME TO "IDX_5aba641abd0b1475cf068c7689"');
    await db.query('ALTER INDEX stored_answer_pkey RENAME TO kept_answer_pkey');
    await db.query('ALTER TABLE stored_answer RENAME TO kept_answer');
  }
}
