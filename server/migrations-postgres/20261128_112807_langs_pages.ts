import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_site_settings_languages_code" AS ENUM('en', 'cs', 'da', 'de', 'es', 'et', 'fi', 'fr', 'hr', 'hu', 'it', 'lt', 'lv', 'nb', 'nl', 'pl', 'pt', 'ro', 'sk', 'sl', 'sv', 'tr', 'uk');
  CREATE TYPE "public"."enum__site_settings_v_version_languages_code" AS ENUM('en', 'cs', 'da', 'de', 'es', 'et', 'fi', 'fr', 'hr', 'hu', 'it', 'lt', 'lv', 'nb', 'nl', 'pl', 'pt', 'ro', 'sk', 'sl', 'sv', 'tr', 'uk');
  CREATE TABLE "site_settings_languages" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"code" "enum_site_settings_languages_code",
  	"is_visible" boolean
  );
  
  CREATE TABLE "_site_settings_v_version_languages" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"code" "enum__site_settings_v_version_languages_code",
  	"is_visible" boolean,
  	"_uuid" varchar
  );
  
  ALTER TABLE "pages" ADD COLUMN "language" varchar;
  ALTER TABLE "pages" ADD COLUMN "original_id" integer;
  ALTER TABLE "_pages_v" ADD COLUMN "version_language" varchar;
  ALTER TABLE "_pages_v" ADD COLUMN "version_original_id" integer;
  ALTER TABLE "site_settings_languages" ADD CONSTRAINT "site_settings_languages_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_site_settings_v_version_languages" ADD CONSTRAINT "_site_settings_v_version_languages_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_site_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "site_settings_languages_order_idx" ON "site_settings_languages" USING btree ("_order");
  CREATE INDEX "site_settings_languages_parent_id_idx" ON "site_settings_languages" USING btree ("_parent_id");
  CREATE INDEX "_site_settings_v_version_languages_order_idx" ON "_site_settings_v_version_languages" USING btree ("_order");
  CREATE INDEX "_site_settings_v_version_languages_parent_id_idx" ON "_site_settings_v_version_languages" USING btree ("_parent_id");
  ALTER TABLE "pages" ADD CONSTRAINT "pages_original_id_pages_id_fk" FOREIGN KEY ("original_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_version_original_id_pages_id_fk" FOREIGN KEY ("version_original_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "pages_language_idx" ON "pages" USING btree ("language");
  CREATE INDEX "pages_original_idx" ON "pages" USING btree ("original_id");
  CREATE INDEX "_pages_v_version_version_language_idx" ON "_pages_v" USING btree ("version_language");
  CREATE INDEX "_pages_v_version_version_original_idx" ON "_pages_v" USING btree ("version_original_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "site_settings_languages" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_site_settings_v_version_languages" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "site_settings_languages" CASCADE;
  DROP TABLE "_site_settings_v_version_languages" CASCADE;
  ALTER TABLE "pages" DROP CONSTRAINT "pages_original_id_pages_id_fk";
  
  ALTER TABLE "_pages_v" DROP CONSTRAINT "_pages_v_version_original_id_pages_id_fk";
  
  DROP INDEX "pages_language_idx";
  DROP INDEX "pages_original_idx";
  DROP INDEX "_pages_v_version_version_language_idx";
  DROP INDEX "_pages_v_version_version_original_idx";
  ALTER TABLE "pages" DROP COLUMN "language";
  ALTER TABLE "pages" DROP COLUMN "original_id";
  ALTER TABLE "_pages_v" DROP COLUMN "version_language";
  ALTER TABLE "_pages_v" DROP COLUMN "version_original_id";
  DROP TYPE "public"."enum_site_settings_languages_code";
  DROP TYPE "public"."enum__site_settings_v_version_languages_code";`)
}
