import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What stands for no unit price, so that lists by it end with those: the largest whole number that JavaScript knows exactly. */
const NONE = 9_007_199_254_740_991n;

/** The card of a product without pictures and variants, which it has until its first variant comes. */
const BLANK = '{"images":[],"choices":[]}';

/** Statements whose rows are at hand, and under which name. */
const CHANGED = { INSERT: 'NEW', UPDATE: 'NEW', DELETE: 'OLD' } as const;

/**
 * Keeps with each product what cards show and what stands in other tables: its first picture, and what its variants are chosen by.
 * Lists looked both up for each of their products. They are written with the unit price, by the same triggers and in the same
 * update: a second one would be a tenth of an import.
 */
export class KeepCards1795438800000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`ALTER TABLE product ADD "card" text NOT NULL DEFAULT '${BLANK}'`);
    // By the size of their positions: those that change places pass through negative ones. Without those that have no label, so that
    // most products without a pack keep the blank card, and an import does not write them a second time.
    await db.query(`
      CREATE FUNCTION card_of(product uuid) RETURNS text STABLE LANGUAGE sql AS $body$
        SELECT json_build_object(
          'images', coalesce((
            SELECT json_build_array(json_build_object('id', i.id, 'key', i.key, 'alt', i.alt, 'width', i.width,
              'height', i.height, 'widths', i.widths, 'zoomWidth', i.zoom_width, 'placeholder', i.placeholder))
            FROM product_image pi JOIN image i ON i.id = pi.image_id WHERE pi.product_id = product
            ORDER BY pi.position LIMIT 1), '[]'),
          'choices', coalesce((
            SELECT json_agg(json_build_object('size', v.size, 'ram', v.ram, 'weight', v.weight) ORDER BY abs(v.position))
            FROM product_variant v WHERE v.product_id = product AND num_nonnulls(v.size, v.ram, v.weight) > 0), '[]'))::text
      $body$
    `);
    await db.query(`
      CREATE FUNCTION settle_cards(ids uuid[]) RETURNS void LANGUAGE plpgsql AS $body$
      BEGIN
        PERFORM FROM product WHERE id = ANY(ids) ORDER BY id FOR NO KEY UPDATE;
        UPDATE product p SET card = made.card FROM (SELECT id, card_of(id) AS card FROM unnest(ids) AS id) AS made
        WHERE p.id = made.id AND p.card <> made.card;
      END $body$
    `);
    await db.query('DROP FUNCTION settle_unit_prices(uuid[])');
    await addSettling(db, true);
    await this.hearVariants(db, true);
    await this.hearPictures(db);

    // Nothing that anybody has been told of changes by it.
    await db.query('ALTER TABLE product DISABLE TRIGGER USER');
    await db.query('UPDATE product SET card = card_of(id)');
    await db.query('ALTER TABLE product ENABLE TRIGGER USER');
  }

  async down(db: QueryRunner): Promise<void> {
    for (const event of ['insert', 'update', 'delete'])
      await db.query(`DROP TRIGGER settles_cards_on_${event} ON product_image`);
    await db.query('DROP TRIGGER settles_cards_on_update ON image');
    await db.query('DROP FUNCTION settle_cards_of_pictures()');
    await this.hearVariants(db, false);
    await db.query('DROP FUNCTION settle_unit_prices(uuid[])');
    await addSettling(db, false);
    for (const signature of ['settle_cards(uuid[])', 'card_of(uuid)']) await db.query(`DROP FUNCTION ${signature}`);
    await db.query('ALTER TABLE product DROP COLUMN "card"');
  }

  /** A variant that is chosen by something else changes the card, besides what changes the unit price. */
  private async hearVariants(db: QueryRunner, hasCards: boolean): Promise<void> {
    const choice = (state: string) => (hasCards ? `, ${state}.size, ${state}.ram, ${state}.weight` : '');
    const facts = (state: string) =>
      `(${state}.unit_price_paise, ${state}.net_unit, abs(${state}.position)${choice(state)})`;
    await db.query('DROP TRIGGER settles_unit_price_on_update ON product_variant');
    await db.query(`
      CREATE TRIGGER settles_unit_price_on_update AFTER UPDATE ON product_variant FOR EACH ROW
        WHEN (${facts('OLD')} IS DISTINCT FROM ${facts('NEW')}) EXECUTE FUNCTION settle_unit_price()
    `);
  }

  private async hearPictures(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE FUNCTION settle_cards_of_pictures() RETURNS trigger LANGUAGE plpgsql AS $body$
      BEGIN
        IF TG_TABLE_NAME = 'image' THEN
          PERFORM settle_cards(array(SELECT DISTINCT product_id FROM product_image WHERE image_id IN (SELECT id FROM changed)));
        ELSE
          -- Who changes a picture meanwhile does not see this product yet.
          PERFORM FROM image WHERE id IN (SELECT image_id FROM changed) ORDER BY id FOR SHARE;
          PERFORM settle_cards(array(SELECT DISTINCT product_id FROM changed));
        END IF;
        RETURN NULL;
      END $body$
    `);
    const run = 'FOR EACH STATEMENT EXECUTE FUNCTION settle_cards_of_pictures()';
    for (const [event, state] of Object.entries(CHANGED)) {
      await db.query(`
        CREATE TRIGGER settles_cards_on_${event.toLowerCase()} AFTER ${event} ON product_image
          REFERENCING ${state} TABLE AS changed ${run}
      `);
    }
    await db.query(`
      CREATE TRIGGER settles_cards_on_update AFTER UPDATE ON image REFERENCING NEW TABLE AS changed ${run}
    `);
  }
}

/**
 * What settles the unit prices of products. Of variants that are measured in different ways, those count that are measured as the
 * first one is.
 *
 * @param hasCards whether the same update writes the cards, see the migration KeepCards
 */
async function addSettling(db: QueryRunner, hasCards: boolean): Promise<void> {
  const settled = `coalesce(best.paise, ${NONE}), best.unit${hasCards ? ', made.card' : ''}`;
  const columns = ['unit_price_paise', 'unit_price_unit', ...(hasCards ? ['card'] : [])];
  const cards = hasCards ? 'CROSS JOIN LATERAL (SELECT card_of(wanted.id) AS card OFFSET 0) made' : '';
  await db.query(`
    CREATE FUNCTION settle_unit_prices(ids uuid[]) RETURNS void LANGUAGE plpgsql AS $body$
    BEGIN
      PERFORM FROM product WHERE id = ANY(ids) ORDER BY id FOR NO KEY UPDATE;
      UPDATE product p SET (${columns.join(', ')}) = ROW(${settled})
      FROM unnest(ids) AS wanted (id) LEFT JOIN LATERAL (
        SELECT v.unit_price_paise AS paise, v.net_unit AS unit FROM product_variant v
        WHERE v.product_id = wanted.id AND v.unit_price_paise IS NOT NULL AND v.net_unit = (
          SELECT f.net_unit FROM product_variant f WHERE f.product_id = wanted.id AND f.unit_price_paise IS NOT NULL
          ORDER BY abs(f.position) LIMIT 1)
        ORDER BY v.unit_price_paise LIMIT 1) best ON true ${cards}
      WHERE p.id = wanted.id
        AND (${columns.map((column) => `p.${column}`).join(', ')}) IS DISTINCT FROM (${settled});
    END $body$
  `);
}
