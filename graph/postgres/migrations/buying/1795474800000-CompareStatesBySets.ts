import type { MigrationInterface, QueryRunner } from 'typeorm';

const OF_PIECES = `- 'on_hand' - 'reserved'`;

/** What notes changes: of what kind, on a row of the thing or of a part of it, and what an update must differ in to be one. */
const FUNCTIONS = [
  { name: 'note_product', kind: 'PRODUCT', whole: null, column: 'id', compared: '*', key: 'id' },
  { name: 'note_variant', kind: 'VARIANT', whole: null, column: 'id', compared: '*', key: 'id' },
  { name: 'note_order', kind: 'ORDER', whole: null, column: 'id', compared: '*', key: 'id' },
  {
    ...{ name: 'note_customer', kind: 'CUSTOMER', whole: null, column: 'id', compared: 'id, name, email, phone' },
    ...{ key: 'id', before: '(a.name, a.email, a.phone) IS DISTINCT FROM (g.name, g.email, g.phone)' },
  },
  {
    ...{ name: 'note_product_variant_of_product', kind: 'PRODUCT', whole: 'product', column: 'product_id', key: 'id' },
    // Pieces that come and go change the variant alone.
    compared: `product_id, to_jsonb(state) ${OF_PIECES}`,
    before: `(to_jsonb(a) ${OF_PIECES}) IS DISTINCT FROM (to_jsonb(g) ${OF_PIECES})`,
  },
  {
    ...{ name: 'note_product_image_of_product', kind: 'PRODUCT', whole: 'product', column: 'product_id' },
    ...{ compared: '*', key: 'product_id, image_id' },
  },
  {
    ...{ name: 'note_product_country_of_product', kind: 'PRODUCT', whole: 'product', column: 'product_id' },
    ...{ compared: '*', key: 'product_id, country_id' },
  },
] as const;

type Noting = (typeof FUNCTIONS)[number];

/**
 * What an update changed is found by comparing both states as sets. A join of them was planned once for each connection, for
 * as few rows as the first update had, and compared each row with each other one: 1,000 products took .65 s, twice as many
 * four times as long.
 */
export class CompareStatesBySets1795474800000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    for (const noting of FUNCTIONS) {
      const { column, compared } = noting;
      const statesIn = (states: string) => `SELECT ${compared} FROM ${states} AS state`;
      await this.write(
        db,
        noting,
        `SELECT ${column} FROM (${statesIn('arrived')} EXCEPT ${statesIn('gone')}) AS changed`,
      );
    }
  }

  async down(db: QueryRunner): Promise<void> {
    for (const noting of FUNCTIONS) {
      const { column, key } = noting;
      const isChange = 'before' in noting ? noting.before : 'a IS DISTINCT FROM g';
      await this.write(db, noting, `SELECT a.${column} FROM arrived a JOIN gone g USING (${key}) WHERE ${isChange}`);
    }
  }

  private async write(db: QueryRunner, { name, kind, whole, column }: Noting, updated: string): Promise<void> {
    // What goes with the whole has not changed it.
    const ids = (found: string) => (whole ? `SELECT w.id FROM ${whole} w WHERE w.id IN (${found})` : found);
    await db.query(`
      CREATE OR REPLACE FUNCTION ${name}() RETURNS trigger LANGUAGE plpgsql AS $body$
      BEGIN
        IF TG_OP = 'INSERT' THEN
          PERFORM note_changes('${kind}', ARRAY(${ids(`SELECT ${column} FROM arrived`)}), false);
        ELSIF TG_OP = 'UPDATE' THEN
          PERFORM note_changes('${kind}', ARRAY(${ids(updated)}), false);
        ELSE
          PERFORM note_changes('${kind}', ARRAY(${ids(`SELECT ${column} FROM gone`)}), ${whole === null});
        END IF;
        RETURN NULL;
      END
      $body$
    `);
  }
}
