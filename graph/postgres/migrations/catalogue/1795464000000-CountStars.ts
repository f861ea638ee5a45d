import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Keeps with each product how many of its reviews gave so many stars, which its page counted in all of them. */
export class CountStars1795464000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`ALTER TABLE product ADD "star_counts" integer array NOT NULL DEFAULT '{0,0,0,0,0}'`);
    // Nothing that anybody has been told of changes by it.
    await db.query('ALTER TABLE product DISABLE TRIGGER USER');
    await db.query(`
      UPDATE product p SET star_counts = told.stars FROM (
        SELECT product_id, array_agg(given ORDER BY star) AS stars FROM (
          SELECT product_id, star, count(*) FILTER (WHERE greatest(floor(customer_rating), 1) = star) AS given
          FROM review, generate_series(1, 5) AS star WHERE hidden_at IS NULL GROUP BY 1, 2) AS each
        GROUP BY 1) AS told
      WHERE told.product_id = p.id
    `);
    await db.query('ALTER TABLE product ENABLE TRIGGER USER');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE product DROP COLUMN "star_counts"');
  }
}
