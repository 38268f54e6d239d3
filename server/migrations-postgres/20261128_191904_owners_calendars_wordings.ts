import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  // Empty, it is filled at the start: from now on it has documents of further languages too.
  await db.execute(sql`DELETE FROM search_documents`)
  await db.execute(sql`
   CREATE TYPE "public"."enum_forms_by_country_languages" AS ENUM('en', 'ar', 'cs', 'da', 'de', 'es', 'et', 'fa', 'fi', 'fr', 'he', 'hr', 'hu', 'it', 'lt', 'lv', 'nb', 'nl', 'pl', 'pt', 'ro', 'sk', 'sl', 'sv', 'tr', 'uk', 'ur');
  CREATE TYPE "public"."enum__forms_v_version_by_country_languages" AS ENUM('en', 'ar', 'cs', 'da', 'de', 'es', 'et', 'fa', 'fi', 'fr', 'he', 'hr', 'hu', 'it', 'lt', 'lv', 'nb', 'nl', 'pl', 'pt', 'ro', 'sk', 'sl', 'sv', 'tr', 'uk', 'ur');
  CREATE TYPE "public"."enum_wordings_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__wordings_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_bookings_in_calendar" AS ENUM('moved', 'removed');
  ALTER TYPE "public"."enum_site_settings_languages_code" ADD VALUE 'ar' BEFORE 'cs';
  ALTER TYPE "public"."enum_site_settings_languages_code" ADD VALUE 'fa' BEFORE 'fi';
  ALTER TYPE "public"."enum_site_settings_languages_code" ADD VALUE 'he' BEFORE 'hr';
  ALTER TYPE "public"."enum_site_settings_languages_code" ADD VALUE 'ur';
  ALTER TYPE "public"."enum_site_settings_language" ADD VALUE 'ar' BEFORE 'cs';
  ALTER TYPE "public"."enum_site_settings_language" ADD VALUE 'fa' BEFORE 'fi';
  ALTER TYPE "public"."enum_site_settings_language" ADD VALUE 'he' BEFORE 'hr';
  ALTER TYPE "public"."enum_site_settings_language" ADD VALUE 'ur';
  ALTER TYPE "public"."enum__site_settings_v_version_languages_code" ADD VALUE 'ar' BEFORE 'cs';
  ALTER TYPE "public"."enum__site_settings_v_version_languages_code" ADD VALUE 'fa' BEFORE 'fi';
  ALTER TYPE "public"."enum__site_settings_v_version_languages_code" ADD VALUE 'he' BEFORE 'hr';
  ALTER TYPE "public"."enum__site_settings_v_version_languages_code" ADD VALUE 'ur';
  ALTER TYPE "public"."enum__site_settings_v_version_language" ADD VALUE 'ar' BEFORE 'cs';
  ALTER TYPE "public"."enum__site_settings_v_version_language" ADD VALUE 'fa' BEFORE 'fi';
  ALTER TYPE "public"."enum__site_settings_v_version_language" ADD VALUE 'he' BEFORE 'hr';
  ALTER TYPE "public"."enum__site_settings_v_version_language" ADD VALUE 'ur';
  ALTER TYPE "public"."enum_booking_desks_calendars_kind" ADD VALUE 'google';
  ALTER TYPE "public"."enum_booking_desks_calendars_kind" ADD VALUE 'microsoft';
  ALTER TYPE "public"."enum__booking_v_version_desks_calendars_kind" ADD VALUE 'google';
  ALTER TYPE "public"."enum__booking_v_version_desks_calendars_kind" ADD VALUE 'microsoft';
  CREATE TABLE "forms_by_country_languages" (
  	"order" integer NOT NULL,
  	"parent_id" varchar NOT NULL,
  	"value" "enum_forms_by_country_languages",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_forms_v_version_by_country_languages" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__forms_v_version_by_country_languages",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "turns" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"person_id" integer,
  	"taken" numeric NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "offices_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"users_id" integer
  );
  
  CREATE TABLE "_offices_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"users_id" integer
  );
  
  CREATE TABLE "wordings_navigation_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"href" varchar,
  	"note" varchar,
  	"group" varchar,
  	"picture_id" integer
  );
  
  CREATE TABLE "wordings_navigation" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"href" varchar,
  	"picture_id" integer,
  	"note" varchar,
  	"note_link_label" varchar,
  	"note_link_href" varchar
  );
  
  CREATE TABLE "wordings_footer_columns_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"href" varchar
  );
  
  CREATE TABLE "wordings_footer_columns" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"heading" varchar
  );
  
  CREATE TABLE "wordings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"language" varchar,
  	"edited_by" varchar,
  	"call_to_action_label" varchar,
  	"call_to_action_href" varchar,
  	"call_to_form_text" varchar,
  	"description" varchar,
  	"form_words" jsonb,
  	"email_words" jsonb,
  	"newsletter_heading" varchar,
  	"newsletter_button_text" varchar,
  	"newsletter_note" varchar,
  	"newsletter_asks_name" boolean,
  	"consent_version" varchar,
  	"consent_heading" varchar,
  	"consent_text" varchar,
  	"consent_refuse_text" varchar,
  	"consent_allow_text" varchar,
  	"consent_choose_text" varchar,
  	"consent_choose_heading" varchar,
  	"consent_choose_note" varchar,
  	"consent_needed_label" varchar,
  	"consent_needed_text" varchar,
  	"consent_counting_label" varchar,
  	"consent_counting_text" varchar,
  	"consent_campaigns_label" varchar,
  	"consent_campaigns_text" varchar,
  	"consent_keep_text" varchar,
  	"consent_back_text" varchar,
  	"consent_footer_label" varchar,
  	"consent_policy_href" varchar,
  	"pages_glossary_heading" varchar,
  	"pages_glossary_description" varchar,
  	"pages_search_heading" varchar,
  	"pages_search_description" varchar,
  	"pages_not_found_heading" varchar,
  	"pages_not_found_description" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_wordings_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_wordings_v_version_navigation_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"href" varchar,
  	"note" varchar,
  	"group" varchar,
  	"picture_id" integer,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_wordings_v_version_navigation" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"href" varchar,
  	"picture_id" integer,
  	"note" varchar,
  	"note_link_label" varchar,
  	"note_link_href" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_wordings_v_version_footer_columns_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"href" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_wordings_v_version_footer_columns" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"heading" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_wordings_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_name" varchar,
  	"version_language" varchar,
  	"version_edited_by" varchar,
  	"version_call_to_action_label" varchar,
  	"version_call_to_action_href" varchar,
  	"version_call_to_form_text" varchar,
  	"version_description" varchar,
  	"version_form_words" jsonb,
  	"version_email_words" jsonb,
  	"version_newsletter_heading" varchar,
  	"version_newsletter_button_text" varchar,
  	"version_newsletter_note" varchar,
  	"version_newsletter_asks_name" boolean,
  	"version_consent_version" varchar,
  	"version_consent_heading" varchar,
  	"version_consent_text" varchar,
  	"version_consent_refuse_text" varchar,
  	"version_consent_allow_text" varchar,
  	"version_consent_choose_text" varchar,
  	"version_consent_choose_heading" varchar,
  	"version_consent_choose_note" varchar,
  	"version_consent_needed_label" varchar,
  	"version_consent_needed_text" varchar,
  	"version_consent_counting_label" varchar,
  	"version_consent_counting_text" varchar,
  	"version_consent_campaigns_label" varchar,
  	"version_consent_campaigns_text" varchar,
  	"version_consent_keep_text" varchar,
  	"version_consent_back_text" varchar,
  	"version_consent_footer_label" varchar,
  	"version_consent_policy_href" varchar,
  	"version_pages_glossary_heading" varchar,
  	"version_pages_glossary_description" varchar,
  	"version_pages_search_heading" varchar,
  	"version_pages_search_description" varchar,
  	"version_pages_not_found_heading" varchar,
  	"version_pages_not_found_description" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__wordings_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "users_absences" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"from" varchar,
  	"to" varchar,
  	"stand_in_id" integer
  );
  
  ALTER TABLE "forms" ADD COLUMN "language" varchar;
  ALTER TABLE "forms" ADD COLUMN "original_id" integer;
  ALTER TABLE "forms" ADD COLUMN "is_visible" boolean;
  ALTER TABLE "forms_rels" ADD COLUMN "users_id" integer;
  ALTER TABLE "_forms_v" ADD COLUMN "version_language" varchar;
  ALTER TABLE "_forms_v" ADD COLUMN "version_original_id" integer;
  ALTER TABLE "_forms_v" ADD COLUMN "version_is_visible" boolean;
  ALTER TABLE "_forms_v_rels" ADD COLUMN "users_id" integer;
  ALTER TABLE "leads" ADD COLUMN "first_due_at" timestamp(3) with time zone;
  ALTER TABLE "leads" ADD COLUMN "first_answered_at" timestamp(3) with time zone;
  ALTER TABLE "leads" ADD COLUMN "crm_state" varchar;
  ALTER TABLE "bookings" ADD COLUMN "in_calendar" "enum_bookings_in_calendar";
  ALTER TABLE "bookings" ADD COLUMN "in_calendar_starts_at" timestamp(3) with time zone;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "turns_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "wordings_id" integer;
  ALTER TABLE "booking" ADD COLUMN "google_client_id" varchar;
  ALTER TABLE "booking" ADD COLUMN "google_client_secret" varchar;
  ALTER TABLE "booking" ADD COLUMN "microsoft_client_id" varchar;
  ALTER TABLE "booking" ADD COLUMN "microsoft_client_secret" varchar;
  ALTER TABLE "booking" ADD COLUMN "microsoft_tenant" varchar;
  ALTER TABLE "_booking_v" ADD COLUMN "version_google_client_id" varchar;
  ALTER TABLE "_booking_v" ADD COLUMN "version_google_client_secret" varchar;
  ALTER TABLE "_booking_v" ADD COLUMN "version_microsoft_client_id" varchar;
  ALTER TABLE "_booking_v" ADD COLUMN "version_microsoft_client_secret" varchar;
  ALTER TABLE "_booking_v" ADD COLUMN "version_microsoft_tenant" varchar;
  ALTER TABLE "forms_by_country_languages" ADD CONSTRAINT "forms_by_country_languages_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."forms_by_country"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_forms_v_version_by_country_languages" ADD CONSTRAINT "_forms_v_version_by_country_languages_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_forms_v_version_by_country"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "turns" ADD CONSTRAINT "turns_person_id_users_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "offices_rels" ADD CONSTRAINT "offices_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."offices"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "offices_rels" ADD CONSTRAINT "offices_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_offices_v_rels" ADD CONSTRAINT "_offices_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_offices_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_offices_v_rels" ADD CONSTRAINT "_offices_v_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "wordings_navigation_links" ADD CONSTRAINT "wordings_navigation_links_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "wordings_navigation_links" ADD CONSTRAINT "wordings_navigation_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."wordings_navigation"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "wordings_navigation" ADD CONSTRAINT "wordings_navigation_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "wordings_navigation" ADD CONSTRAINT "wordings_navigation_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."wordings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "wordings_footer_columns_links" ADD CONSTRAINT "wordings_footer_columns_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."wordings_footer_columns"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "wordings_footer_columns" ADD CONSTRAINT "wordings_footer_columns_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."wordings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_wordings_v_version_navigation_links" ADD CONSTRAINT "_wordings_v_version_navigation_links_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_wordings_v_version_navigation_links" ADD CONSTRAINT "_wordings_v_version_navigation_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_wordings_v_version_navigation"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_wordings_v_version_navigation" ADD CONSTRAINT "_wordings_v_version_navigation_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_wordings_v_version_navigation" ADD CONSTRAINT "_wordings_v_version_navigation_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_wordings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_wordings_v_version_footer_columns_links" ADD CONSTRAINT "_wordings_v_version_footer_columns_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_wordings_v_version_footer_columns"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_wordings_v_version_footer_columns" ADD CONSTRAINT "_wordings_v_version_footer_columns_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_wordings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_wordings_v" ADD CONSTRAINT "_wordings_v_parent_id_wordings_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."wordings"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "users_absences" ADD CONSTRAINT "users_absences_stand_in_id_users_id_fk" FOREIGN KEY ("stand_in_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "users_absences" ADD CONSTRAINT "users_absences_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "forms_by_country_languages_order_idx" ON "forms_by_country_languages" USING btree ("order");
  CREATE INDEX "forms_by_country_languages_parent_idx" ON "forms_by_country_languages" USING btree ("parent_id");
  CREATE INDEX "_forms_v_version_by_country_languages_order_idx" ON "_forms_v_version_by_country_languages" USING btree ("order");
  CREATE INDEX "_forms_v_version_by_country_languages_parent_idx" ON "_forms_v_version_by_country_languages" USING btree ("parent_id");
  CREATE UNIQUE INDEX "turns_person_idx" ON "turns" USING btree ("person_id");
  CREATE INDEX "turns_updated_at_idx" ON "turns" USING btree ("updated_at");
  CREATE INDEX "turns_created_at_idx" ON "turns" USING btree ("created_at");
  CREATE INDEX "offices_rels_order_idx" ON "offices_rels" USING btree ("order");
  CREATE INDEX "offices_rels_parent_idx" ON "offices_rels" USING btree ("parent_id");
  CREATE INDEX "offices_rels_path_idx" ON "offices_rels" USING btree ("path");
  CREATE INDEX "offices_rels_users_id_idx" ON "offices_rels" USING btree ("users_id");
  CREATE INDEX "_offices_v_rels_order_idx" ON "_offices_v_rels" USING btree ("order");
  CREATE INDEX "_offices_v_rels_parent_idx" ON "_offices_v_rels" USING btree ("parent_id");
  CREATE INDEX "_offices_v_rels_path_idx" ON "_offices_v_rels" USING btree ("path");
  CREATE INDEX "_offices_v_rels_users_id_idx" ON "_offices_v_rels" USING btree ("users_id");
  CREATE INDEX "wordings_navigation_links_order_idx" ON "wordings_navigation_links" USING btree ("_order");
  CREATE INDEX "wordings_navigation_links_parent_id_idx" ON "wordings_navigation_links" USING btree ("_parent_id");
  CREATE INDEX "wordings_navigation_links_picture_idx" ON "wordings_navigation_links" USING btree ("picture_id");
  CREATE INDEX "wordings_navigation_order_idx" ON "wordings_navigation" USING btree ("_order");
  CREATE INDEX "wordings_navigation_parent_id_idx" ON "wordings_navigation" USING btree ("_parent_id");
  CREATE INDEX "wordings_navigation_picture_idx" ON "wordings_navigation" USING btree ("picture_id");
  CREATE INDEX "wordings_footer_columns_links_order_idx" ON "wordings_footer_columns_links" USING btree ("_order");
  CREATE INDEX "wordings_footer_columns_links_parent_id_idx" ON "wordings_footer_columns_links" USING btree ("_parent_id");
  CREATE INDEX "wordings_footer_columns_order_idx" ON "wordings_footer_columns" USING btree ("_order");
  CREATE INDEX "wordings_footer_columns_parent_id_idx" ON "wordings_footer_columns" USING btree ("_parent_id");
  CREATE INDEX "wordings_language_idx" ON "wordings" USING btree ("language");
  CREATE INDEX "wordings_updated_at_idx" ON "wordings" USING btree ("updated_at");
  CREATE INDEX "wordings_created_at_idx" ON "wordings" USING btree ("created_at");
  CREATE INDEX "wordings_deleted_at_idx" ON "wordings" USING btree ("deleted_at");
  CREATE INDEX "wordings__status_idx" ON "wordings" USING btree ("_status");
  CREATE INDEX "_wordings_v_version_navigation_links_order_idx" ON "_wordings_v_version_navigation_links" USING btree ("_order");
  CREATE INDEX "_wordings_v_version_navigation_links_parent_id_idx" ON "_wordings_v_version_navigation_links" USING btree ("_parent_id");
  CREATE INDEX "_wordings_v_version_navigation_links_picture_idx" ON "_wordings_v_version_navigation_links" USING btree ("picture_id");
  CREATE INDEX "_wordings_v_version_navigation_order_idx" ON "_wordings_v_version_navigation" USING btree ("_order");
  CREATE INDEX "_wordings_v_version_navigation_parent_id_idx" ON "_wordings_v_version_navigation" USING btree ("_parent_id");
  CREATE INDEX "_wordings_v_version_navigation_picture_idx" ON "_wordings_v_version_navigation" USING btree ("picture_id");
  CREATE INDEX "_wordings_v_version_footer_columns_links_order_idx" ON "_wordings_v_version_footer_columns_links" USING btree ("_order");
  CREATE INDEX "_wordings_v_version_footer_columns_links_parent_id_idx" ON "_wordings_v_version_footer_columns_links" USING btree ("_parent_id");
  CREATE INDEX "_wordings_v_version_footer_columns_order_idx" ON "_wordings_v_version_footer_columns" USING btree ("_order");
  CREATE INDEX "_wordings_v_version_footer_columns_parent_id_idx" ON "_wordings_v_version_footer_columns" USING btree ("_parent_id");
  CREATE INDEX "_wordings_v_parent_idx" ON "_wordings_v" USING btree ("parent_id");
  CREATE INDEX "_wordings_v_version_version_language_idx" ON "_wordings_v" USING btree ("version_language");
  CREATE INDEX "_wordings_v_version_version_updated_at_idx" ON "_wordings_v" USING btree ("version_updated_at");
  CREATE INDEX "_wordings_v_version_version_created_at_idx" ON "_wordings_v" USING btree ("version_created_at");
  CREATE INDEX "_wordings_v_version_version_deleted_at_idx" ON "_wordings_v" USING btree ("version_deleted_at");
  CREATE INDEX "_wordings_v_version_version__status_idx" ON "_wordings_v" USING btree ("version__status");
  CREATE INDEX "_wordings_v_created_at_idx" ON "_wordings_v" USING btree ("created_at");
  CREATE INDEX "_wordings_v_updated_at_idx" ON "_wordings_v" USING btree ("updated_at");
  CREATE INDEX "_wordings_v_latest_idx" ON "_wordings_v" USING btree ("latest");
  CREATE INDEX "_wordings_v_autosave_idx" ON "_wordings_v" USING btree ("autosave");
  CREATE INDEX "users_absences_order_idx" ON "users_absences" USING btree ("_order");
  CREATE INDEX "users_absences_parent_id_idx" ON "users_absences" USING btree ("_parent_id");
  CREATE INDEX "users_absences_stand_in_idx" ON "users_absences" USING btree ("stand_in_id");
  ALTER TABLE "forms" ADD CONSTRAINT "forms_original_id_forms_id_fk" FOREIGN KEY ("original_id") REFERENCES "public"."forms"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "forms_rels" ADD CONSTRAINT "forms_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_forms_v" ADD CONSTRAINT "_forms_v_version_original_id_forms_id_fk" FOREIGN KEY ("version_original_id") REFERENCES "public"."forms"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_forms_v_rels" ADD CONSTRAINT "_forms_v_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_turns_fk" FOREIGN KEY ("turns_id") REFERENCES "public"."turns"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_wordings_fk" FOREIGN KEY ("wordings_id") REFERENCES "public"."wordings"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "forms_language_idx" ON "forms" USING btree ("language");
  CREATE INDEX "forms_original_idx" ON "forms" USING btree ("original_id");
  CREATE INDEX "forms_rels_users_id_idx" ON "forms_rels" USING btree ("users_id");
  CREATE INDEX "_forms_v_version_version_language_idx" ON "_forms_v" USING btree ("version_language");
  CREATE INDEX "_forms_v_version_version_original_idx" ON "_forms_v" USING btree ("version_original_id");
  CREATE INDEX "_forms_v_rels_users_id_idx" ON "_forms_v_rels" USING btree ("users_id");
  CREATE INDEX "payload_locked_documents_rels_turns_id_idx" ON "payload_locked_documents_rels" USING btree ("turns_id");
  CREATE INDEX "payload_locked_documents_rels_wordings_id_idx" ON "payload_locked_documents_rels" USING btree ("wordings_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "forms_by_country_languages" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_forms_v_version_by_country_languages" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "turns" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "offices_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_offices_v_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "wordings_navigation_links" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "wordings_navigation" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "wordings_footer_columns_links" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "wordings_footer_columns" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "wordings" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_wordings_v_version_navigation_links" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_wordings_v_version_navigation" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_wordings_v_version_footer_columns_links" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_wordings_v_version_footer_columns" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_wordings_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "users_absences" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "forms_by_country_languages" CASCADE;
  DROP TABLE "_forms_v_version_by_country_languages" CASCADE;
  DROP TABLE "turns" CASCADE;
  DROP TABLE "offices_rels" CASCADE;
  DROP TABLE "_offices_v_rels" CASCADE;
  DROP TABLE "wordings_navigation_links" CASCADE;
  DROP TABLE "wordings_navigation" CASCADE;
  DROP TABLE "wordings_footer_columns_links" CASCADE;
  DROP TABLE "wordings_footer_columns" CASCADE;
  DROP TABLE "wordings" CASCADE;
  DROP TABLE "_wordings_v_version_navigation_links" CASCADE;
  DROP TABLE "_wordings_v_version_navigation" CASCADE;
  DROP TABLE "_wordings_v_version_footer_columns_links" CASCADE;
  DROP TABLE "_wordings_v_version_footer_columns" CASCADE;
  DROP TABLE "_wordings_v" CASCADE;
  DROP TABLE "users_absences" CASCADE;
  ALTER TABLE "forms" DROP CONSTRAINT "forms_original_id_forms_id_fk";
  
  ALTER TABLE "forms_rels" DROP CONSTRAINT "forms_rels_users_fk";
  
  ALTER TABLE "_forms_v" DROP CONSTRAINT "_forms_v_version_original_id_forms_id_fk";
  
  ALTER TABLE "_forms_v_rels" DROP CONSTRAINT "_forms_v_rels_users_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_turns_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_wordings_fk";
  
  ALTER TABLE "site_settings_languages" ALTER COLUMN "code" SET DATA TYPE text;
  DROP TYPE "public"."enum_site_settings_languages_code";
  CREATE TYPE "public"."enum_site_settings_languages_code" AS ENUM('en', 'cs', 'da', 'de', 'es', 'et', 'fi', 'fr', 'hr', 'hu', 'it', 'lt', 'lv', 'nb', 'nl', 'pl', 'pt', 'ro', 'sk', 'sl', 'sv', 'tr', 'uk');
  ALTER TABLE "site_settings_languages" ALTER COLUMN "code" SET DATA TYPE "public"."enum_site_settings_languages_code" USING "code"::"public"."enum_site_settings_languages_code";
  ALTER TABLE "site_settings" ALTER COLUMN "language" SET DATA TYPE text;
  DROP TYPE "public"."enum_site_settings_language";
  CREATE TYPE "public"."enum_site_settings_language" AS ENUM('en', 'cs', 'da', 'de', 'es', 'et', 'fi', 'fr', 'hr', 'hu', 'it', 'lt', 'lv', 'nb', 'nl', 'pl', 'pt', 'ro', 'sk', 'sl', 'sv', 'tr', 'uk');
  ALTER TABLE "site_settings" ALTER COLUMN "language" SET DATA TYPE "public"."enum_site_settings_language" USING "language"::"public"."enum_site_settings_language";
  ALTER TABLE "_site_settings_v_version_languages" ALTER COLUMN "code" SET DATA TYPE text;
  DROP TYPE "public"."enum__site_settings_v_version_languages_code";
  CREATE TYPE "public"."enum__site_settings_v_version_languages_code" AS ENUM('en', 'cs', 'da', 'de', 'es', 'et', 'fi', 'fr', 'hr', 'hu', 'it', 'lt', 'lv', 'nb', 'nl', 'pl', 'pt', 'ro', 'sk', 'sl', 'sv', 'tr', 'uk');
  ALTER TABLE "_site_settings_v_version_languages" ALTER COLUMN "code" SET DATA TYPE "public"."enum__site_settings_v_version_languages_code" USING "code"::"public"."enum__site_settings_v_version_languages_code";
  ALTER TABLE "_site_settings_v" ALTER COLUMN "version_language" SET DATA TYPE text;
  DROP TYPE "public"."enum__site_settings_v_version_language";
  CREATE TYPE "public"."enum__site_settings_v_version_language" AS ENUM('en', 'cs', 'da', 'de', 'es', 'et', 'fi', 'fr', 'hr', 'hu', 'it', 'lt', 'lv', 'nb', 'nl', 'pl', 'pt', 'ro', 'sk', 'sl', 'sv', 'tr', 'uk');
  ALTER TABLE "_site_settings_v" ALTER COLUMN "version_language" SET DATA TYPE "public"."enum__site_settings_v_version_language" USING "version_language"::"public"."enum__site_settings_v_version_language";
  ALTER TABLE "booking_desks_calendars" ALTER COLUMN "kind" SET DATA TYPE text;
  ALTER TABLE "booking_desks_calendars" ALTER COLUMN "kind" SET DEFAULT 'ics'::text;
  DROP TYPE "public"."enum_booking_desks_calendars_kind";
  CREATE TYPE "public"."enum_booking_desks_calendars_kind" AS ENUM('ics', 'caldav');
  ALTER TABLE "booking_desks_calendars" ALTER COLUMN "kind" SET DEFAULT 'ics'::"public"."enum_booking_desks_calendars_kind";
  ALTER TABLE "booking_desks_calendars" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_booking_desks_calendars_kind" USING "kind"::"public"."enum_booking_desks_calendars_kind";
  ALTER TABLE "_booking_v_version_desks_calendars" ALTER COLUMN "kind" SET DATA TYPE text;
  ALTER TABLE "_booking_v_version_desks_calendars" ALTER COLUMN "kind" SET DEFAULT 'ics'::text;
  DROP TYPE "public"."enum__booking_v_version_desks_calendars_kind";
  CREATE TYPE "public"."enum__booking_v_version_desks_calendars_kind" AS ENUM('ics', 'caldav');
  ALTER TABLE "_booking_v_version_desks_calendars" ALTER COLUMN "kind" SET DEFAULT 'ics'::"public"."enum__booking_v_version_desks_calendars_kind";
  ALTER TABLE "_booking_v_version_desks_calendars" ALTER COLUMN "kind" SET DATA TYPE "public"."enum__booking_v_version_desks_calendars_kind" USING "kind"::"public"."enum__booking_v_version_desks_calendars_kind";
  DROP INDEX "forms_language_idx";
  DROP INDEX "forms_original_idx";
  DROP INDEX "forms_rels_users_id_idx";
  DROP INDEX "_forms_v_version_version_language_idx";
  DROP INDEX "_forms_v_version_version_original_idx";
  DROP INDEX "_forms_v_rels_users_id_idx";
  DROP INDEX "payload_locked_documents_rels_turns_id_idx";
  DROP INDEX "payload_locked_documents_rels_wordings_id_idx";
  ALTER TABLE "forms" DROP COLUMN "language";
  ALTER TABLE "forms" DROP COLUMN "original_id";
  ALTER TABLE "forms" DROP COLUMN "is_visible";
  ALTER TABLE "forms_rels" DROP COLUMN "users_id";
  ALTER TABLE "_forms_v" DROP COLUMN "version_language";
  ALTER TABLE "_forms_v" DROP COLUMN "version_original_id";
  ALTER TABLE "_forms_v" DROP COLUMN "version_is_visible";
  ALTER TABLE "_forms_v_rels" DROP COLUMN "users_id";
  ALTER TABLE "leads" DROP COLUMN "first_due_at";
  ALTER TABLE "leads" DROP COLUMN "first_answered_at";
  ALTER TABLE "leads" DROP COLUMN "crm_state";
  ALTER TABLE "bookings" DROP COLUMN "in_calendar";
  ALTER TABLE "bookings" DROP COLUMN "in_calendar_starts_at";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "turns_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "wordings_id";
  ALTER TABLE "booking" DROP COLUMN "google_client_id";
  ALTER TABLE "booking" DROP COLUMN "google_client_secret";
  ALTER TABLE "booking" DROP COLUMN "microsoft_client_id";
  ALTER TABLE "booking" DROP COLUMN "microsoft_client_secret";
  ALTER TABLE "booking" DROP COLUMN "microsoft_tenant";
  ALTER TABLE "_booking_v" DROP COLUMN "version_google_client_id";
  ALTER TABLE "_booking_v" DROP COLUMN "version_google_client_secret";
  ALTER TABLE "_booking_v" DROP COLUMN "version_microsoft_client_id";
  ALTER TABLE "_booking_v" DROP COLUMN "version_microsoft_client_secret";
  ALTER TABLE "_booking_v" DROP COLUMN "version_microsoft_tenant";
  DROP TYPE "public"."enum_forms_by_country_languages";
  DROP TYPE "public"."enum__forms_v_version_by_country_languages";
  DROP TYPE "public"."enum_wordings_status";
  DROP TYPE "public"."enum__wordings_v_version_status";
  DROP TYPE "public"."enum_bookings_in_calendar";`)
}
