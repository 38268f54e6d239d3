import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_articles_cover_drawing" AS ENUM('storage');
  CREATE TYPE "public"."enum__articles_v_version_cover_drawing" AS ENUM('storage');
  ALTER TABLE "articles" ADD COLUMN "cover_drawing" "enum_articles_cover_drawing";
  ALTER TABLE "_articles_v" ADD COLUMN "version_cover_drawing" "enum__articles_v_version_cover_drawing";`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "articles" DROP COLUMN "cover_drawing";
  ALTER TABLE "_articles_v" DROP COLUMN "version_cover_drawing";
  DROP TYPE "public"."enum_articles_cover_drawing";
  DROP TYPE "public"."enum__articles_v_version_cover_drawing";`)
}
