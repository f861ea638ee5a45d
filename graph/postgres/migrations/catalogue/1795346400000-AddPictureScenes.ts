import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AddPictureScenes1795346400000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(
      `CREATE TABLE "picture_scene" ("key" text NOT NULL, "scene" jsonb NOT NULL, CONSTRAINT "PK_b4303dee9026efa53a4d56fea88" PRIMARY KEY ("key"))`,
    );
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`DROP TABLE "picture_scene"`);
  }
}
