import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Lines of the shop's own are kept with their translations, in one form. */
export class TranslateAppearance1795635000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE shop_appearance
        ALTER tagline TYPE jsonb USING CASE WHEN tagline IS NOT NULL THEN
          jsonb_strip_nulls(jsonb_build_object('en', tagline, 'hi', hindi_tagline)) END,
        ALTER promises TYPE jsonb USING to_jsonb(promises),
        DROP hindi_tagline
    `);
    await db.query(`
      UPDATE shop_appearance SET
        promises = (SELECT jsonb_agg(jsonb_build_object('en', line)) FROM jsonb_array_elements_text(promises) AS line)
      WHERE promises <> '[]'
    `);
    await db.query(`
      UPDATE shop_appearance SET footer_links = (
        SELECT jsonb_agg(jsonb_build_object('url', link -> 'url', 'label',
          jsonb_strip_nulls(jsonb_build_object('en', link -> 'label', 'hi', link -> 'hindiLabel'))))
        FROM jsonb_array_elements(footer_links) AS link)
      WHERE footer_links <> '[]'
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      UPDATE shop_appearance SET footer_links = (
        SELECT jsonb_agg(jsonb_build_object('url', link -> 'url', 'label', link -> 'label' -> 'en',
          'hindiLabel', link -> 'label' -> 'hi'))
        FROM jsonb_array_elements(footer_links) AS link)
      WHERE footer_links <> '[]'
    `);
    await db.query('ALTER TABLE shop_appearance ADD hindi_tagline text, ADD former_promises text[]');
    await db.query(`
      UPDATE shop_appearance SET hindi_tagline = tagline ->> 'hi', former_promises = CASE WHEN promises IS NOT NULL THEN
        array(SELECT line ->> 'en' FROM jsonb_array_elements(promises) AS line) END
    `);
    await db.query(`
      ALTER TABLE shop_appearance ALTER tagline TYPE text USING tagline ->> 'en', DROP promises
    `);
    await db.query('ALTER TABLE shop_appearance RENAME former_promises TO promises');
  }
}
