import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_leads_answer_state" AS ENUM('due', 'late');
  ALTER TYPE "public"."enum_deliveries_kind" ADD VALUE 'answer-due' BEFORE 'page-fault';
  ALTER TYPE "public"."enum_deliveries_kind" ADD VALUE 'own';
  CREATE TABLE "short_links" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"target" varchar NOT NULL,
  	"campaign_source" varchar,
  	"campaign_medium" varchar,
  	"campaign_name" varchar,
  	"campaign_term" varchar,
  	"campaign_content" varchar,
  	"count" numeric DEFAULT 0,
  	"last_used_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "site_settings_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_site_settings_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  ALTER TABLE "leads" ADD COLUMN "answer_state" "enum_leads_answer_state";
  ALTER TABLE "leads" ADD COLUMN "answer_due_at" timestamp(3) with time zone;
  ALTER TABLE "leads" ADD COLUMN "answered_at" timestamp(3) with time zone;
  ALTER TABLE "leads" ADD COLUMN "answer_tell_at" timestamp(3) with time zone;
  ALTER TABLE "leads" ADD COLUMN "origin_referrer_host" varchar;
  ALTER TABLE "leads" ADD COLUMN "origin_first_page" varchar;
  ALTER TABLE "leads" ADD COLUMN "origin_sent_from" varchar;
  ALTER TABLE "leads" ADD COLUMN "origin_short_link" varchar;
  ALTER TABLE "leads" ADD COLUMN "origin_campaign_source" varchar;
  ALTER TABLE "leads" ADD COLUMN "origin_campaign_medium" varchar;
  ALTER TABLE "leads" ADD COLUMN "origin_campaign_name" varchar;
  ALTER TABLE "leads" ADD COLUMN "origin_campaign_term" varchar;
  ALTER TABLE "leads" ADD COLUMN "origin_campaign_content" varchar;
  ALTER TABLE "leads" ADD COLUMN "origin_campaign_has_click_mark" boolean;
  ALTER TABLE "subscribers" ADD COLUMN "origin_referrer_host" varchar;
  ALTER TABLE "subscribers" ADD COLUMN "origin_first_page" varchar;
  ALTER TABLE "subscribers" ADD COLUMN "origin_sent_from" varchar;
  ALTER TABLE "subscribers" ADD COLUMN "origin_short_link" varchar;
  ALTER TABLE "subscribers" ADD COLUMN "origin_campaign_source" varchar;
  ALTER TABLE "subscribers" ADD COLUMN "origin_campaign_medium" varchar;
  ALTER TABLE "subscribers" ADD COLUMN "origin_campaign_name" varchar;
  ALTER TABLE "subscribers" ADD COLUMN "origin_campaign_term" varchar;
  ALTER TABLE "subscribers" ADD COLUMN "origin_campaign_content" varchar;
  ALTER TABLE "subscribers" ADD COLUMN "origin_campaign_has_click_mark" boolean;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "short_links_id" integer;
  ALTER TABLE "site_settings_texts" ADD CONSTRAINT "site_settings_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."site_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_site_settings_v_texts" ADD CONSTRAINT "_site_settings_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_site_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE UNIQUE INDEX "short_links_name_idx" ON "short_links" USING btree ("name");
  CREATE INDEX "short_links_target_idx" ON "short_links" USING btree ("target");
  CREATE INDEX "short_links_updated_at_idx" ON "short_links" USING btree ("updated_at");
  CREATE INDEX "short_links_created_at_idx" ON "short_links" USING btree ("created_at");
  CREATE INDEX "short_links_deleted_at_idx" ON "short_links" USING btree ("deleted_at");
  CREATE INDEX "site_settings_texts_order_parent" ON "site_settings_texts" USING btree ("order","parent_id");
  CREATE INDEX "_site_settings_v_texts_order_parent" ON "_site_settings_v_texts" USING btree ("order","parent_id");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_short_links_fk" FOREIGN KEY ("short_links_id") REFERENCES "public"."short_links"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "leads_answer_state_idx" ON "leads" USING btree ("answer_state");
  CREATE INDEX "leads_answer_due_at_idx" ON "leads" USING btree ("answer_due_at");
  CREATE INDEX "leads_answered_at_idx" ON "leads" USING btree ("answered_at");
  CREATE INDEX "leads_answer_tell_at_idx" ON "leads" USING btree ("answer_tell_at");
  CREATE INDEX "leads_origin_origin_referrer_host_idx" ON "leads" USING btree ("origin_referrer_host");
  CREATE INDEX "leads_origin_origin_short_link_idx" ON "leads" USING btree ("origin_short_link");
  CREATE INDEX "leads_origin_campaign_origin_campaign_source_idx" ON "leads" USING btree ("origin_campaign_source");
  CREATE INDEX "leads_origin_campaign_origin_campaign_name_idx" ON "leads" USING btree ("origin_campaign_name");
  CREATE INDEX "subscribers_origin_origin_referrer_host_idx" ON "subscribers" USING btree ("origin_referrer_host");
  CREATE INDEX "subscribers_origin_origin_short_link_idx" ON "subscribers" USING btree ("origin_short_link");
  CREATE INDEX "subscribers_origin_campaign_origin_campaign_source_idx" ON "subscribers" USING btree ("origin_campaign_source");
  CREATE INDEX "subscribers_origin_campaign_origin_campaign_name_idx" ON "subscribers" USING btree ("origin_campaign_name");
  CREATE INDEX "payload_locked_documents_rels_short_links_id_idx" ON "payload_locked_documents_rels" USING btree ("short_links_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "short_links" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "site_settings_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_site_settings_v_texts" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "short_links" CASCADE;
  DROP TABLE "site_settings_texts" CASCADE;
  DROP TABLE "_site_settings_v_texts" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_short_links_fk";
  
  ALTER TABLE "deliveries" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_deliveries_kind";
  CREATE TYPE "public"."enum_deliveries_kind" AS ENUM('sales-notice', 'acknowledgement', 'mail', 'answer', 'crm', 'crm-note', 'webhook', 'document-link', 'letter-confirm', 'call-booking', 'call-move', 'call-end', 'invitation', 'new-password', 'wrong-codes', 'sample-email', 'page-fault');
  ALTER TABLE "deliveries" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_deliveries_kind" USING "kind"::"public"."enum_deliveries_kind";
  DROP INDEX "leads_answer_state_idx";
  DROP INDEX "leads_answer_due_at_idx";
  DROP INDEX "leads_answered_at_idx";
  DROP INDEX "leads_answer_tell_at_idx";
  DROP INDEX "leads_origin_origin_referrer_host_idx";
  DROP INDEX "leads_origin_origin_short_link_idx";
  DROP INDEX "leads_origin_campaign_origin_campaign_source_idx";
  DROP INDEX "leads_origin_campaign_origin_campaign_name_idx";
  DROP INDEX "subscribers_origin_origin_referrer_host_idx";
  DROP INDEX "subscribers_origin_origin_short_link_idx";
  DROP INDEX "subscribers_origin_campaign_origin_campaign_source_idx";
  DROP INDEX "subscribers_origin_campaign_origin_campaign_name_idx";
  DROP INDEX "payload_locked_documents_rels_short_links_id_idx";
  ALTER TABLE "leads" DROP COLUMN "answer_state";
  ALTER TABLE "leads" DROP COLUMN "answer_due_at";
  ALTER TABLE "leads" DROP COLUMN "answered_at";
  ALTER TABLE "leads" DROP COLUMN "answer_tell_at";
  ALTER TABLE "leads" DROP COLUMN "origin_referrer_host";
  ALTER TABLE "leads" DROP COLUMN "origin_first_page";
  ALTER TABLE "leads" DROP COLUMN "origin_sent_from";
  ALTER TABLE "leads" DROP COLUMN "origin_short_link";
  ALTER TABLE "leads" DROP COLUMN "origin_campaign_source";
  ALTER TABLE "leads" DROP COLUMN "origin_campaign_medium";
  ALTER TABLE "leads" DROP COLUMN "origin_campaign_name";
  ALTER TABLE "leads" DROP COLUMN "origin_campaign_term";
  ALTER TABLE "leads" DROP COLUMN "origin_campaign_content";
  ALTER TABLE "leads" DROP COLUMN "origin_campaign_has_click_mark";
  ALTER TABLE "subscribers" DROP COLUMN "origin_referrer_host";
  ALTER TABLE "subscribers" DROP COLUMN "origin_first_page";
  ALTER TABLE "subscribers" DROP COLUMN "origin_sent_from";
  ALTER TABLE "subscribers" DROP COLUMN "origin_short_link";
  ALTER TABLE "subscribers" DROP COLUMN "origin_campaign_source";
  ALTER TABLE "subscribers" DROP COLUMN "origin_campaign_medium";
  ALTER TABLE "subscribers" DROP COLUMN "origin_campaign_name";
  ALTER TABLE "subscribers" DROP COLUMN "origin_campaign_term";
  ALTER TABLE "subscribers" DROP COLUMN "origin_campaign_content";
  ALTER TABLE "subscribers" DROP COLUMN "origin_campaign_has_click_mark";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "short_links_id";
  DROP TYPE "public"."enum_leads_answer_state";`)
}
