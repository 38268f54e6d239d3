import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "consents" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"answered_at" timestamp(3) with time zone NOT NULL,
  	"version" varchar NOT NULL,
  	"counting" boolean DEFAULT false NOT NULL,
  	"campaigns" boolean DEFAULT false NOT NULL,
  	"visitor" varchar NOT NULL,
  	"answer" numeric NOT NULL,
  	"text" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "consents_id" integer;
  ALTER TABLE "site_settings" ADD COLUMN "consent_version" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "consent_heading" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "consent_text" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "consent_refuse_text" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "consent_allow_text" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "consent_choose_text" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "consent_choose_heading" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "consent_choose_note" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "consent_needed_label" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "consent_needed_text" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "consent_counting_label" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "consent_counting_text" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "consent_campaigns_label" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "consent_campaigns_text" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "consent_keep_text" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "consent_back_text" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "consent_footer_label" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "consent_policy_href" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_consent_version" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_consent_heading" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_consent_text" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_consent_refuse_text" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_consent_allow_text" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_consent_choose_text" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_consent_choose_heading" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_consent_choose_note" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_consent_needed_label" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_consent_needed_text" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_consent_counting_label" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_consent_counting_text" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_consent_campaigns_label" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_consent_campaigns_text" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_consent_keep_text" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_consent_back_text" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_consent_footer_label" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_consent_policy_href" varchar;
  CREATE INDEX "consents_answered_at_idx" ON "consents" USING btree ("answered_at");
  CREATE INDEX "consents_updated_at_idx" ON "consents" USING btree ("updated_at");
  CREATE INDEX "consents_created_at_idx" ON "consents" USING btree ("created_at");
  CREATE UNIQUE INDEX "visitor_answer_idx" ON "consents" USING btree ("visitor","answer");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_consents_fk" FOREIGN KEY ("consents_id") REFERENCES "public"."consents"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_consents_id_idx" ON "payload_locked_documents_rels" USING btree ("consents_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "consents" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "consents" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_consents_fk";
  
  DROP INDEX "payload_locked_documents_rels_consents_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "consents_id";
  ALTER TABLE "site_settings" DROP COLUMN "consent_version";
  ALTER TABLE "site_settings" DROP COLUMN "consent_heading";
  ALTER TABLE "site_settings" DROP COLUMN "consent_text";
  ALTER TABLE "site_settings" DROP COLUMN "consent_refuse_text";
  ALTER TABLE "site_settings" DROP COLUMN "consent_allow_text";
  ALTER TABLE "site_settings" DROP COLUMN "consent_choose_text";
  ALTER TABLE "site_settings" DROP COLUMN "consent_choose_heading";
  ALTER TABLE "site_settings" DROP COLUMN "consent_choose_note";
  ALTER TABLE "site_settings" DROP COLUMN "consent_needed_label";
  ALTER TABLE "site_settings" DROP COLUMN "consent_needed_text";
  ALTER TABLE "site_settings" DROP COLUMN "consent_counting_label";
  ALTER TABLE "site_settings" DROP COLUMN "consent_counting_text";
  ALTER TABLE "site_settings" DROP COLUMN "consent_campaigns_label";
  ALTER TABLE "site_settings" DROP COLUMN "consent_campaigns_text";
  ALTER TABLE "site_settings" DROP COLUMN "consent_keep_text";
  ALTER TABLE "site_settings" DROP COLUMN "consent_back_text";
  ALTER TABLE "site_settings" DROP COLUMN "consent_footer_label";
  ALTER TABLE "site_settings" DROP COLUMN "consent_policy_href";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_consent_version";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_consent_heading";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_consent_text";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_consent_refuse_text";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_consent_allow_text";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_consent_choose_text";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_consent_choose_heading";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_consent_choose_note";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_consent_needed_label";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_consent_needed_text";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_consent_counting_label";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_consent_counting_text";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_consent_campaigns_label";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_consent_campaigns_text";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_consent_keep_text";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_consent_back_text";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_consent_footer_label";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_consent_policy_href";`)
}
