import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Ids sort by the time of their making (UUID version 7). PostgreSQL has the function from version 18 on. */
export class AddUuidV71795200000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      DO $do$
      BEGIN
        IF current_setting('server_version_num')::int < 180000 THEN
          CREATE FUNCTION uuidv7() RETURNS uuid LANGUAGE sql VOLATILE PARALLEL SAFE AS $body$
            -- A random UUID whose first 48 bits are replaced by the milliseconds since 1970, and its version by 7.
            SELECT encode(
              set_bit(
                set_bit(
                  overlay(
                    uuid_send(gen_random_uuid())
                    PLACING substring(int8send(floor(extract(epoch FROM clock_timestamp()) * 1000)::bigint) FROM 3)
                    FROM 1 FOR 6
                  ),
                  52, 1
                ),
                53, 1
              ),
              'hex'
            )::uuid
          $body$;
        END IF;
      END
      $do$
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      DO $do$
      BEGIN
        IF current_setting('server_version_num')::int < 180000 THEN
          DROP FUNCTION uuidv7();
        END IF;
      END
      $do$
    `);
  }
}
