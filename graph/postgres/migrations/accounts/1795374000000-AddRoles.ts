import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who was an admin is an owner now; of other roles nobody has one yet. */
export class AddRoles1795374000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE "user" ADD "role" text,
        ADD CONSTRAINT "user_role_is_known" CHECK (role IN ('OWNER', 'PACKER', 'SUPPORT'))
    `);
    await db.query(`UPDATE "user" SET role = 'OWNER' WHERE is_admin`);
    await db.query('ALTER TABLE "user" DROP COLUMN "is_admin"');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE "user" ADD "is_admin" boolean NOT NULL DEFAULT false');
    await db.query(`UPDATE "user" SET is_admin = true WHERE role = 'OWNER'`);
    await db.query('ALTER TABLE "user" DROP COLUMN "role"');
  }
}
