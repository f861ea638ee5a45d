import type pg from 'pg';
import { STARS_GIVEN } from '../../../reviews/reviews.queries.js';
import { dropForeignKeys } from '../large-catalogue.js';
import { MAX_PRODUCTS, SCATTERED } from './goods.js';

/** Files of pictures that the products share. */
const PICTURES = 400;

/** Of those that are asked for, one product in so many has reviews, up to twelve. */
const REVIEWED = 3;

/**
 * The products that are asked for have a second picture and reviews, which would take long to write
 * for a million.
 */
const ASKED_FOR = `SELECT id, 2 AS place FROM (SELECT id FROM product ${SCATTERED} LIMIT ${MAX_PRODUCTS}) AS scattered`;

/**
 * Gives a shop that `stockLargeCatalogue` filled what a shop shows besides goods: pictures of
 * products and categories, featured products, banners, slides, and reviews. The same goods give the
 * same.
 */
export async function dressShop(db: pg.Client): Promise<void> {
  for (const table of ['product', 'product_image', 'review'])
    await db.query(`ALTER TABLE ${table} DISABLE TRIGGER USER`);
  const keys = await dropForeignKeys(db, ['product_image']);
  await db.query(
    `INSERT INTO image (key, alt, width, height, widths, placeholder)
     SELECT 'picture-' || n, 'Picture ' || n, 1280, 960, '{160,320,640,1280}', '#F8EBCB' FROM generate_series(1, ${PICTURES}) AS n`,
  );
  await db.query('CREATE TABLE bench_image AS SELECT id, row_number() OVER (ORDER BY id) - 1 AS n FROM image');
  await db.query(
    `INSERT INTO product_image (product_id, position, image_id)
     SELECT p.id, place, i.id FROM (${ASKED_FOR} UNION ALL SELECT id, 1 FROM product) AS p (id, place)
     JOIN bench_image i ON i.n = (hashtextextended(p.id::text, place) & 1073741823) % ${PICTURES}`,
  );
  await db.query('UPDATE product SET card = card_of(id)');
  await db.query(
    `UPDATE category c SET image_id = i.id, color = '#F8EBCB'
     FROM bench_image i WHERE i.n = (hashtextextended(c.id::text, 1) & 1073741823) % ${PICTURES}`,
  );
  await db.query(
    `UPDATE product SET featured = true
     WHERE id IN (SELECT id FROM product ORDER BY hashtextextended(id::text, 2) LIMIT 16)`,
  );
  await db.query(
    `INSERT INTO banner (placement, position, category_id, image_id)
     SELECT CASE WHEN n <= 4 THEN 'HOME' ELSE 'SIDE' END, n, c.id, i.id
     FROM generate_series(1, 6) AS n JOIN bench_image i USING (n)
     JOIN (SELECT id, row_number() OVER (ORDER BY position) AS n FROM category WHERE parent_id IS NULL) c USING (n)`,
  );
  await db.query(
    `INSERT INTO home_slide (position, category_id, image_id, narrow_image_id)
     SELECT n, c.id, i.id, i.id FROM generate_series(1, 5) AS n JOIN bench_image i USING (n)
     JOIN (SELECT id, row_number() OVER (ORDER BY position) AS n FROM category WHERE parent_id IS NULL) c USING (n)`,
  );
  await db.query(
    `INSERT INTO review (product_id, text, customer_rating, customer_name, date_created)
     SELECT p.id, 'Came fresh and well packed, and lasted the whole month.', 2 + n % 4, 'Shopper ' || n,
       timestamptz '2025-06-01' + n * interval '1 hour'
     FROM (SELECT id, hashtextextended(id::text, 3) & 1073741823 AS dice FROM (${ASKED_FOR}) AS asked) p
     CROSS JOIN LATERAL generate_series(1, 1 + dice % 12) AS n WHERE dice % ${REVIEWED} = 0`,
  );
  await db.query(
    `UPDATE product p SET review_count = told.count, star_counts = told.stars
     FROM (SELECT r.product_id, count(*), ${STARS_GIVEN} AS stars FROM review r GROUP BY 1) AS told WHERE told.product_id = p.id`,
  );
  for (const table of ['product', 'product_image', 'review'])
    await db.query(`ALTER TABLE ${table} ENABLE TRIGGER USER`);
  for (const key of keys) await db.query(key);
  await db.query('VACUUM ANALYZE');
}
