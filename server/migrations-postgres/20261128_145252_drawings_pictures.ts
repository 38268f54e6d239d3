import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

/**
 * Names the pages that showed a drawing which the product no longer has: it is a picture of the demo now, and the page
 * shows none until somebody chooses one.
 */
const gone = /"(?:drawing|sideDrawing|wideDrawing)": ?"(?!(?:plan|unfolding|transfer|none)")\w+"/;

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  const { rows } = await db.execute<{ title: string; layout: string }>(sql`SELECT title, layout::text AS layout FROM pages WHERE _status = 'published'`)
  for (const { layout, title } of rows)
    if (gone.test(layout ?? '')) payload.logger.warn(`Choose pictures for the page "${title}": its drawings are now pictures of the demo`)
  await db.execute(sql`
   ALTER TABLE "articles" ADD COLUMN "cover_upright_id" integer;
  ALTER TABLE "_articles_v" ADD COLUMN "version_cover_upright_id" integer;
  ALTER TABLE "site_settings_navigation_links" ADD COLUMN "picture_id" integer;
  ALTER TABLE "site_settings_navigation" ADD COLUMN "picture_id" integer;
  ALTER TABLE "_site_settings_v_version_navigation_links" ADD COLUMN "picture_id" integer;
  ALTER TABLE "_site_settings_v_version_navigation" ADD COLUMN "picture_id" integer;
  ALTER TABLE "articles" ADD CONSTRAINT "articles_cover_upright_id_media_id_fk" FOREIGN KEY ("cover_upright_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_articles_v" ADD CONSTRAINT "_articles_v_version_cover_upright_id_media_id_fk" FOREIGN KEY ("version_cover_upright_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "site_settings_navigation_links" ADD CONSTRAINT "site_settings_navigation_links_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "site_settings_navigation" ADD CONSTRAINT "site_settings_navigation_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_site_settings_v_version_navigation_links" ADD CONSTRAINT "_site_settings_v_version_navigation_links_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_site_settings_v_version_navigation" ADD CONSTRAINT "_site_settings_v_version_navigation_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "articles_cover_upright_idx" ON "articles" USING btree ("cover_upright_id");
  CREATE INDEX "_articles_v_version_version_cover_upright_idx" ON "_articles_v" USING btree ("version_cover_upright_id");
  CREATE INDEX "site_settings_navigation_links_picture_idx" ON "site_settings_navigation_links" USING btree ("picture_id");
  CREATE INDEX "site_settings_navigation_picture_idx" ON "site_settings_navigation" USING btree ("picture_id");
  CREATE INDEX "_site_settings_v_version_navigation_links_picture_idx" ON "_site_settings_v_version_navigation_links" USING btree ("picture_id");
  CREATE INDEX "_site_settings_v_version_navigation_picture_idx" ON "_site_settings_v_version_navigation" USING btree ("picture_id");
  ALTER TABLE "articles" DROP COLUMN "cover_drawing";
  ALTER TABLE "_articles_v" DROP COLUMN "version_cover_drawing";
  ALTER TABLE "site_settings_navigation_links" DROP COLUMN "drawing";
  ALTER TABLE "site_settings_navigation" DROP COLUMN "drawing";
  ALTER TABLE "_site_settings_v_version_navigation_links" DROP COLUMN "drawing";
  ALTER TABLE "_site_settings_v_version_navigation" DROP COLUMN "drawing";
  DROP TYPE "public"."enum_articles_cover_drawing";
  DROP TYPE "public"."enum__articles_v_version_cover_drawing";
  DROP TYPE "public"."enum_site_settings_navigation_links_drawing";
  DROP TYPE "public"."enum_site_settings_navigation_drawing";
  DROP TYPE "public"."enum__site_settings_v_version_navigation_links_drawing";
  DROP TYPE "public"."enum__site_settings_v_version_navigation_drawing";`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_articles_cover_drawing" AS ENUM('storage');
  CREATE TYPE "public"."enum__articles_v_version_cover_drawing" AS ENUM('storage');
  CREATE TYPE "public"."enum_site_settings_navigation_links_drawing" AS ENUM('consulting', 'contracts', 'wallets', 'nft', 'dapps', 'migration', 'audit', 'operation');
  CREATE TYPE "public"."enum_site_settings_navigation_drawing" AS ENUM('trades', 'works', 'doors');
  CREATE TYPE "public"."enum__site_settings_v_version_navigation_links_drawing" AS ENUM('consulting', 'contracts', 'wallets', 'nft', 'dapps', 'migration', 'audit', 'operation');
  CREATE TYPE "public"."enum__site_settings_v_version_navigation_drawing" AS ENUM('trades', 'works', 'doors');
  ALTER TABLE "articles" DROP CONSTRAINT "articles_cover_upright_id_media_id_fk";
  
  ALTER TABLE "_articles_v" DROP CONSTRAINT "_articles_v_version_cover_upright_id_media_id_fk";
  
  ALTER TABLE "site_settings_navigation_links" DROP CONSTRAINT "site_settings_navigation_links_picture_id_media_id_fk";
  
  ALTER TABLE "site_settings_navigation" DROP CONSTRAINT "site_settings_navigation_picture_id_media_id_fk";
  
  ALTER TABLE "_site_settings_v_version_navigation_links" DROP CONSTRAINT "_site_settings_v_version_navigation_links_picture_id_media_id_fk";
  
  ALTER TABLE "_site_settings_v_version_navigation" DROP CONSTRAINT "_site_settings_v_version_navigation_picture_id_media_id_fk";
  
  DROP INDEX "articles_cover_upright_idx";
  DROP INDEX "_articles_v_version_version_cover_upright_idx";
  DROP INDEX "site_settings_navigation_links_picture_idx";
  DROP INDEX "site_settings_navigation_picture_idx";
  DROP INDEX "_site_settings_v_version_navigation_links_picture_idx";
  DROP INDEX "_site_settings_v_version_navigation_picture_idx";
  ALTER TABLE "articles" ADD COLUMN "cover_drawing" "enum_articles_cover_drawing";
  ALTER TABLE "_articles_v" ADD COLUMN "version_cover_drawing" "enum__articles_v_version_cover_drawing";
  ALTER TABLE "site_settings_navigation_links" ADD COLUMN "drawing" "enum_site_settings_navigation_links_drawing";
  ALTER TABLE "site_settings_navigation" ADD COLUMN "drawing" "enum_site_settings_navigation_drawing";
  ALTER TABLE "_site_settings_v_version_navigation_links" ADD COLUMN "drawing" "enum__site_settings_v_version_navigation_links_drawing";
  ALTER TABLE "_site_settings_v_version_navigation" ADD COLUMN "drawing" "enum__site_settings_v_version_navigation_drawing";
  ALTER TABLE "articles" DROP COLUMN "cover_upright_id";
  ALTER TABLE "_articles_v" DROP COLUMN "version_cover_upright_id";
  ALTER TABLE "site_settings_navigation_links" DROP COLUMN "picture_id";
  ALTER TABLE "site_settings_navigation" DROP COLUMN "picture_id";
  ALTER TABLE "_site_settings_v_version_navigation_links" DROP COLUMN "picture_id";
  ALTER TABLE "_site_settings_v_version_navigation" DROP COLUMN "picture_id";`)
}
