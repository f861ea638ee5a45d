import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What adds up and counts the products of categories between two prices. */
const FUNCTIONS = ['count_products(uuid[], integer, integer)', 'count_products_one_by_one(uuid[], bigint, bigint)'];

/**
 * Lets each connection plan the statements of these functions once. Whatever the categories and prices, the way is the same index;
 * to plan them anew for each list took two thirds of the time that its total takes.
 */
export class PlanCountsOnce1795408800000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    for (const each of FUNCTIONS) await db.query(`ALTER FUNCTION ${each} SET plan_cache_mode = force_generic_plan`);
  }

  async down(db: QueryRunner): Promise<void> {
    for (const each of FUNCTIONS) await db.query(`ALTER FUNCTION ${each} RESET plan_cache_mode`);
  }
}
