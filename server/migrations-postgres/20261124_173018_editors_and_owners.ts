import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_forms_kind" AS ENUM('contact', 'quote', 'audit', 'call-back', 'estimate', 'booking', 'event-seat', 'careers', 'scholarship', 'article-file');
  CREATE TYPE "public"."enum_forms_follows" AS ENUM('thanks', 'page', 'calls');
  ALTER TYPE "public"."enum_changes_kind" ADD VALUE 'rendered';
  ALTER TYPE "public"."enum_deliveries_kind" ADD VALUE 'page-fault';
  CREATE TABLE "forms_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"offices_id" integer
  );
  
  ALTER TABLE "forms" ADD COLUMN "kind" "enum_forms_kind";
  ALTER TABLE "forms" ADD COLUMN "follows" "enum_forms_follows";
  ALTER TABLE "forms" ADD COLUMN "next_page_id" integer;
  ALTER TABLE "offices" ADD COLUMN "email" varchar;
  ALTER TABLE "media" ADD COLUMN "former_files" jsonb;
  ALTER TABLE "site_settings" ADD COLUMN "time_zone" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "analytics_id" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_time_zone" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_analytics_id" varchar;
  ALTER TABLE "publication" ADD COLUMN "full_version" varchar;
  ALTER TABLE "forms_rels" ADD CONSTRAINT "forms_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."forms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "forms_rels" ADD CONSTRAINT "forms_rels_offices_fk" FOREIGN KEY ("offices_id") REFERENCES "public"."offices"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "forms_rels_order_idx" ON "forms_rels" USING btree ("order");
  CREATE INDEX "forms_rels_parent_idx" ON "forms_rels" USING btree ("parent_id");
  CREATE INDEX "forms_rels_path_idx" ON "forms_rels" USING btree ("path");
  CREATE INDEX "forms_rels_offices_id_idx" ON "forms_rels" USING btree ("offices_id");
  ALTER TABLE "forms" ADD CONSTRAINT "forms_next_page_id_pages_id_fk" FOREIGN KEY ("next_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "forms_next_page_idx" ON "forms" USING btree ("next_page_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "forms_rels" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "forms_rels" CASCADE;
  ALTER TABLE "forms" DROP CONSTRAINT "forms_next_page_id_pages_id_fk";
  
  ALTER TABLE "changes" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_changes_kind";
  CREATE TYPE "public"."enum_changes_kind" AS ENUM('published', 'unpublished', 'deleted');
  ALTER TABLE "changes" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_changes_kind" USING "kind"::"public"."enum_changes_kind";
  ALTER TABLE "deliveries" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_deliveries_kind";
  CREATE TYPE "public"."enum_deliveries_kind" AS ENUM('sales-notice', 'acknowledgement', 'mail', 'answer', 'crm', 'crm-note', 'webhook', 'document-link', 'letter-confirm', 'call-booking', 'call-move', 'call-end', 'invitation', 'new-password', 'sample-email');
  ALTER TABLE "deliveries" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_deliveries_kind" USING "kind"::"public"."enum_deliveries_kind";
  DROP INDEX "forms_next_page_idx";
  ALTER TABLE "forms" DROP COLUMN "kind";
  ALTER TABLE "forms" DROP COLUMN "follows";
  ALTER TABLE "forms" DROP COLUMN "next_page_id";
  ALTER TABLE "offices" DROP COLUMN "email";
  ALTER TABLE "media" DROP COLUMN "former_files";
  ALTER TABLE "site_settings" DROP COLUMN "time_zone";
  ALTER TABLE "site_settings" DROP COLUMN "analytics_id";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_time_zone";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_analytics_id";
  ALTER TABLE "publication" DROP COLUMN "full_version";
  DROP TYPE "public"."enum_forms_kind";
  DROP TYPE "public"."enum_forms_follows";`)
}
