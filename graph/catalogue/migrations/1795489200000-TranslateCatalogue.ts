import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Texts of goods and categories in other languages, in place of the one name in Hindi. */
export class TranslateCatalogue1795489200000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    for (const table of ['product', 'category'])
      await db.query(`
        ALTER TABLE ${table} ADD "translations" jsonb NOT NULL DEFAULT '{}',
          ADD CONSTRAINT "${table}_translations_are_an_object" CHECK (jsonb_typeof(translations) = 'object')
      `);
    await db.query(`
      UPDATE category SET translations = jsonb_build_object('hi', jsonb_build_object('name', hindi_name))
      WHERE hindi_name <> ''
    `);
    await db.query('ALTER TABLE category DROP COLUMN "hindi_name"');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE category ADD "hindi_name" text');
    await db.query(`UPDATE category SET hindi_name = translations -> 'hi' ->> 'name'`);
    // Triggers of the search name the column; the next start of a build that has them makes them anew.
    await db.query(`DELETE FROM installation WHERE part = 'search/sql'`);
    for (const table of ['product', 'category']) {
      await db.query(`DROP TRIGGER IF EXISTS search_notes_change ON ${table}`);
      await db.query(`ALTER TABLE ${table} DROP COLUMN "translations"`);
    }
  }
}
