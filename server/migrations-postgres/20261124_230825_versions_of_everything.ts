import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum__forms_v_version_kind" AS ENUM('contact', 'quote', 'audit', 'call-back', 'estimate', 'booking', 'event-seat', 'careers', 'scholarship', 'article-file');
  CREATE TYPE "public"."enum__forms_v_version_follows" AS ENUM('thanks', 'page', 'calls');
  CREATE TYPE "public"."enum__categories_v_version_slug" AS ENUM('blog', 'case', 'news', 'digital-transformation', 'ada', 'ai', 'ar-vr', 'blockchain', 'web-development', 'mobile-development', 'insights', 'video', 'search', 'big-data');
  CREATE TYPE "public"."enum__tags_v_version_group" AS ENUM('technologies', 'protocols');
  CREATE TYPE "public"."enum__booking_v_version_weekdays" AS ENUM('1', '2', '3', '4', '5', '6', '7');
  CREATE TYPE "public"."enum__booking_v_version_minutes" AS ENUM('30', '40');
  CREATE TABLE "_forms_v_version_by_country" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"office" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_forms_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_name" varchar NOT NULL,
  	"version_title" varchar NOT NULL,
  	"version_kind" "enum__forms_v_version_kind",
  	"version_fields" jsonb,
  	"version_button_text" varchar,
  	"version_consent_text" varchar,
  	"version_follows" "enum__forms_v_version_follows",
  	"version_next_page_id" integer,
  	"version_thanks_title" varchar,
  	"version_thanks_text" varchar,
  	"version_reply_to" varchar,
  	"version_edited_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_forms_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_forms_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"offices_id" integer
  );
  
  CREATE TABLE "_redirects_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_from" varchar NOT NULL,
  	"version_to" varchar NOT NULL,
  	"version_is_permanent" boolean DEFAULT true,
  	"version_edited_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_categories_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_term_id" numeric NOT NULL,
  	"version_name" varchar NOT NULL,
  	"version_slug" "enum__categories_v_version_slug" NOT NULL,
  	"version_heading" varchar,
  	"version_description" varchar,
  	"version_edited_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_tags_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_name" varchar NOT NULL,
  	"version_slug" varchar NOT NULL,
  	"version_group" "enum__tags_v_version_group" NOT NULL,
  	"version_term_id" numeric NOT NULL,
  	"version_edited_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_glossary_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_title" varchar NOT NULL,
  	"version_description" varchar NOT NULL,
  	"version_more" varchar,
  	"version_article_id" integer,
  	"version_slug" varchar NOT NULL,
  	"version_letter" varchar NOT NULL,
  	"version_edited_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_offices_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_city" varchar NOT NULL,
  	"version_phone_raw" varchar,
  	"version_phone_formatted" varchar,
  	"version_order" numeric,
  	"version_country_code" varchar NOT NULL,
  	"version_opens" varchar NOT NULL,
  	"version_closes" varchar NOT NULL,
  	"version_time_zone" varchar NOT NULL,
  	"version_email" varchar,
  	"version_edited_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_offices_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_events_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_slug" varchar NOT NULL,
  	"version_starts" timestamp(3) with time zone NOT NULL,
  	"version_ends" timestamp(3) with time zone NOT NULL,
  	"version_title" varchar NOT NULL,
  	"version_summary" varchar NOT NULL,
  	"version_venue" varchar NOT NULL,
  	"version_time_zone" varchar NOT NULL,
  	"version_seats" numeric NOT NULL,
  	"version_seats_taken" numeric NOT NULL,
  	"version_href" varchar,
  	"version_edited_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_reviews_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_name" varchar NOT NULL,
  	"version_job_title" varchar NOT NULL,
  	"version_picture_id" integer,
  	"version_description" varchar NOT NULL,
  	"version_rating" numeric NOT NULL,
  	"version_date" varchar NOT NULL,
  	"version_edited_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_answer_templates_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_title" varchar NOT NULL,
  	"version_text" varchar NOT NULL,
  	"version_edited_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_booking_v_version_desks" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"host" varchar NOT NULL,
  	"role" varchar,
  	"office_id" integer NOT NULL,
  	"room" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_booking_v_version_weekdays" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__booking_v_version_weekdays",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_booking_v_version_days_off" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"from" varchar NOT NULL,
  	"to" varchar,
  	"office_id" integer,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_booking_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_minutes" "enum__booking_v_version_minutes" DEFAULT '40' NOT NULL,
  	"version_pause_minutes" numeric DEFAULT 20 NOT NULL,
  	"version_notice_hours" numeric DEFAULT 24 NOT NULL,
  	"version_days_ahead" numeric DEFAULT 30 NOT NULL,
  	"version_edited_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_booking_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_retention_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_quarantine_days" numeric DEFAULT 30 NOT NULL,
  	"version_request_months" numeric DEFAULT 24 NOT NULL,
  	"version_contract_months" numeric DEFAULT 120 NOT NULL,
  	"version_application_form" varchar,
  	"version_application_day" varchar DEFAULT '06-30' NOT NULL,
  	"version_seat_form" varchar DEFAULT 'event-seat',
  	"version_seat_days" numeric DEFAULT 31 NOT NULL,
  	"version_unconfirmed_days" numeric DEFAULT 30 NOT NULL,
  	"version_left_days" numeric DEFAULT 30 NOT NULL,
  	"version_audit_months" numeric DEFAULT 12 NOT NULL,
  	"version_consent_months" numeric DEFAULT 36 NOT NULL,
  	"version_last_run_at" timestamp(3) with time zone,
  	"version_edited_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "forms" ADD COLUMN "edited_by" varchar;
  ALTER TABLE "redirects" ADD COLUMN "edited_by" varchar;
  ALTER TABLE "categories" ADD COLUMN "edited_by" varchar;
  ALTER TABLE "tags" ADD COLUMN "edited_by" varchar;
  ALTER TABLE "glossary" ADD COLUMN "edited_by" varchar;
  ALTER TABLE "offices" ADD COLUMN "edited_by" varchar;
  ALTER TABLE "events" ADD COLUMN "edited_by" varchar;
  ALTER TABLE "reviews" ADD COLUMN "edited_by" varchar;
  ALTER TABLE "answer_templates" ADD COLUMN "edited_by" varchar;
  ALTER TABLE "booking" ADD COLUMN "edited_by" varchar;
  ALTER TABLE "retention" ADD COLUMN "edited_by" varchar;
  ALTER TABLE "_forms_v_version_by_country" ADD CONSTRAINT "_forms_v_version_by_country_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_forms_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_forms_v" ADD CONSTRAINT "_forms_v_parent_id_forms_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."forms"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_forms_v" ADD CONSTRAINT "_forms_v_version_next_page_id_pages_id_fk" FOREIGN KEY ("version_next_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_forms_v_texts" ADD CONSTRAINT "_forms_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_forms_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_forms_v_rels" ADD CONSTRAINT "_forms_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_forms_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_forms_v_rels" ADD CONSTRAINT "_forms_v_rels_offices_fk" FOREIGN KEY ("offices_id") REFERENCES "public"."offices"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_redirects_v" ADD CONSTRAINT "_redirects_v_parent_id_redirects_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."redirects"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_categories_v" ADD CONSTRAINT "_categories_v_parent_id_categories_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_tags_v" ADD CONSTRAINT "_tags_v_parent_id_tags_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."tags"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_glossary_v" ADD CONSTRAINT "_glossary_v_parent_id_glossary_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."glossary"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_glossary_v" ADD CONSTRAINT "_glossary_v_version_article_id_articles_id_fk" FOREIGN KEY ("version_article_id") REFERENCES "public"."articles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_offices_v" ADD CONSTRAINT "_offices_v_parent_id_offices_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."offices"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_offices_v_texts" ADD CONSTRAINT "_offices_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_offices_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_events_v" ADD CONSTRAINT "_events_v_parent_id_events_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."events"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_reviews_v" ADD CONSTRAINT "_reviews_v_parent_id_reviews_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."reviews"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_reviews_v" ADD CONSTRAINT "_reviews_v_version_picture_id_media_id_fk" FOREIGN KEY ("version_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_answer_templates_v" ADD CONSTRAINT "_answer_templates_v_parent_id_answer_templates_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."answer_templates"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_booking_v_version_desks" ADD CONSTRAINT "_booking_v_version_desks_office_id_offices_id_fk" FOREIGN KEY ("office_id") REFERENCES "public"."offices"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_booking_v_version_desks" ADD CONSTRAINT "_booking_v_version_desks_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_booking_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_booking_v_version_weekdays" ADD CONSTRAINT "_booking_v_version_weekdays_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_booking_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_booking_v_version_days_off" ADD CONSTRAINT "_booking_v_version_days_off_office_id_offices_id_fk" FOREIGN KEY ("office_id") REFERENCES "public"."offices"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_booking_v_version_days_off" ADD CONSTRAINT "_booking_v_version_days_off_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_booking_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_booking_v_texts" ADD CONSTRAINT "_booking_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_booking_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "_forms_v_version_by_country_order_idx" ON "_forms_v_version_by_country" USING btree ("_order");
  CREATE INDEX "_forms_v_version_by_country_parent_id_idx" ON "_forms_v_version_by_country" USING btree ("_parent_id");
  CREATE INDEX "_forms_v_parent_idx" ON "_forms_v" USING btree ("parent_id");
  CREATE INDEX "_forms_v_version_version_name_idx" ON "_forms_v" USING btree ("version_name");
  CREATE INDEX "_forms_v_version_version_next_page_idx" ON "_forms_v" USING btree ("version_next_page_id");
  CREATE INDEX "_forms_v_version_version_updated_at_idx" ON "_forms_v" USING btree ("version_updated_at");
  CREATE INDEX "_forms_v_version_version_created_at_idx" ON "_forms_v" USING btree ("version_created_at");
  CREATE INDEX "_forms_v_created_at_idx" ON "_forms_v" USING btree ("created_at");
  CREATE INDEX "_forms_v_updated_at_idx" ON "_forms_v" USING btree ("updated_at");
  CREATE INDEX "_forms_v_texts_order_parent" ON "_forms_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "_forms_v_rels_order_idx" ON "_forms_v_rels" USING btree ("order");
  CREATE INDEX "_forms_v_rels_parent_idx" ON "_forms_v_rels" USING btree ("parent_id");
  CREATE INDEX "_forms_v_rels_path_idx" ON "_forms_v_rels" USING btree ("path");
  CREATE INDEX "_forms_v_rels_offices_id_idx" ON "_forms_v_rels" USING btree ("offices_id");
  CREATE INDEX "_redirects_v_parent_idx" ON "_redirects_v" USING btree ("parent_id");
  CREATE INDEX "_redirects_v_version_version_from_idx" ON "_redirects_v" USING btree ("version_from");
  CREATE INDEX "_redirects_v_version_version_to_idx" ON "_redirects_v" USING btree ("version_to");
  CREATE INDEX "_redirects_v_version_version_updated_at_idx" ON "_redirects_v" USING btree ("version_updated_at");
  CREATE INDEX "_redirects_v_version_version_created_at_idx" ON "_redirects_v" USING btree ("version_created_at");
  CREATE INDEX "_redirects_v_created_at_idx" ON "_redirects_v" USING btree ("created_at");
  CREATE INDEX "_redirects_v_updated_at_idx" ON "_redirects_v" USING btree ("updated_at");
  CREATE INDEX "_categories_v_parent_idx" ON "_categories_v" USING btree ("parent_id");
  CREATE INDEX "_categories_v_version_version_term_id_idx" ON "_categories_v" USING btree ("version_term_id");
  CREATE INDEX "_categories_v_version_version_slug_idx" ON "_categories_v" USING btree ("version_slug");
  CREATE INDEX "_categories_v_version_version_updated_at_idx" ON "_categories_v" USING btree ("version_updated_at");
  CREATE INDEX "_categories_v_version_version_created_at_idx" ON "_categories_v" USING btree ("version_created_at");
  CREATE INDEX "_categories_v_created_at_idx" ON "_categories_v" USING btree ("created_at");
  CREATE INDEX "_categories_v_updated_at_idx" ON "_categories_v" USING btree ("updated_at");
  CREATE INDEX "_tags_v_parent_idx" ON "_tags_v" USING btree ("parent_id");
  CREATE INDEX "_tags_v_version_version_slug_idx" ON "_tags_v" USING btree ("version_slug");
  CREATE INDEX "_tags_v_version_version_term_id_idx" ON "_tags_v" USING btree ("version_term_id");
  CREATE INDEX "_tags_v_version_version_updated_at_idx" ON "_tags_v" USING btree ("version_updated_at");
  CREATE INDEX "_tags_v_version_version_created_at_idx" ON "_tags_v" USING btree ("version_created_at");
  CREATE INDEX "_tags_v_version_version_deleted_at_idx" ON "_tags_v" USING btree ("version_deleted_at");
  CREATE INDEX "_tags_v_created_at_idx" ON "_tags_v" USING btree ("created_at");
  CREATE INDEX "_tags_v_updated_at_idx" ON "_tags_v" USING btree ("updated_at");
  CREATE INDEX "_glossary_v_parent_idx" ON "_glossary_v" USING btree ("parent_id");
  CREATE INDEX "_glossary_v_version_version_article_idx" ON "_glossary_v" USING btree ("version_article_id");
  CREATE INDEX "_glossary_v_version_version_slug_idx" ON "_glossary_v" USING btree ("version_slug");
  CREATE INDEX "_glossary_v_version_version_letter_idx" ON "_glossary_v" USING btree ("version_letter");
  CREATE INDEX "_glossary_v_version_version_updated_at_idx" ON "_glossary_v" USING btree ("version_updated_at");
  CREATE INDEX "_glossary_v_version_version_created_at_idx" ON "_glossary_v" USING btree ("version_created_at");
  CREATE INDEX "_glossary_v_version_version_deleted_at_idx" ON "_glossary_v" USING btree ("version_deleted_at");
  CREATE INDEX "_glossary_v_created_at_idx" ON "_glossary_v" USING btree ("created_at");
  CREATE INDEX "_glossary_v_updated_at_idx" ON "_glossary_v" USING btree ("updated_at");
  CREATE INDEX "_offices_v_parent_idx" ON "_offices_v" USING btree ("parent_id");
  CREATE INDEX "_offices_v_version_version_updated_at_idx" ON "_offices_v" USING btree ("version_updated_at");
  CREATE INDEX "_offices_v_version_version_created_at_idx" ON "_offices_v" USING btree ("version_created_at");
  CREATE INDEX "_offices_v_version_version_deleted_at_idx" ON "_offices_v" USING btree ("version_deleted_at");
  CREATE INDEX "_offices_v_created_at_idx" ON "_offices_v" USING btree ("created_at");
  CREATE INDEX "_offices_v_updated_at_idx" ON "_offices_v" USING btree ("updated_at");
  CREATE INDEX "_offices_v_texts_order_parent" ON "_offices_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "_events_v_parent_idx" ON "_events_v" USING btree ("parent_id");
  CREATE INDEX "_events_v_version_version_slug_idx" ON "_events_v" USING btree ("version_slug");
  CREATE INDEX "_events_v_version_version_starts_idx" ON "_events_v" USING btree ("version_starts");
  CREATE INDEX "_events_v_version_version_ends_idx" ON "_events_v" USING btree ("version_ends");
  CREATE INDEX "_events_v_version_version_updated_at_idx" ON "_events_v" USING btree ("version_updated_at");
  CREATE INDEX "_events_v_version_version_created_at_idx" ON "_events_v" USING btree ("version_created_at");
  CREATE INDEX "_events_v_version_version_deleted_at_idx" ON "_events_v" USING btree ("version_deleted_at");
  CREATE INDEX "_events_v_created_at_idx" ON "_events_v" USING btree ("created_at");
  CREATE INDEX "_events_v_updated_at_idx" ON "_events_v" USING btree ("updated_at");
  CREATE INDEX "_reviews_v_parent_idx" ON "_reviews_v" USING btree ("parent_id");
  CREATE INDEX "_reviews_v_version_version_picture_idx" ON "_reviews_v" USING btree ("version_picture_id");
  CREATE INDEX "_reviews_v_version_version_updated_at_idx" ON "_reviews_v" USING btree ("version_updated_at");
  CREATE INDEX "_reviews_v_version_version_created_at_idx" ON "_reviews_v" USING btree ("version_created_at");
  CREATE INDEX "_reviews_v_version_version_deleted_at_idx" ON "_reviews_v" USING btree ("version_deleted_at");
  CREATE INDEX "_reviews_v_created_at_idx" ON "_reviews_v" USING btree ("created_at");
  CREATE INDEX "_reviews_v_updated_at_idx" ON "_reviews_v" USING btree ("updated_at");
  CREATE INDEX "_answer_templates_v_parent_idx" ON "_answer_templates_v" USING btree ("parent_id");
  CREATE INDEX "_answer_templates_v_version_version_updated_at_idx" ON "_answer_templates_v" USING btree ("version_updated_at");
  CREATE INDEX "_answer_templates_v_version_version_created_at_idx" ON "_answer_templates_v" USING btree ("version_created_at");
  CREATE INDEX "_answer_templates_v_created_at_idx" ON "_answer_templates_v" USING btree ("created_at");
  CREATE INDEX "_answer_templates_v_updated_at_idx" ON "_answer_templates_v" USING btree ("updated_at");
  CREATE INDEX "_booking_v_version_desks_order_idx" ON "_booking_v_version_desks" USING btree ("_order");
  CREATE INDEX "_booking_v_version_desks_parent_id_idx" ON "_booking_v_version_desks" USING btree ("_parent_id");
  CREATE INDEX "_booking_v_version_desks_office_idx" ON "_booking_v_version_desks" USING btree ("office_id");
  CREATE INDEX "_booking_v_version_weekdays_order_idx" ON "_booking_v_version_weekdays" USING btree ("order");
  CREATE INDEX "_booking_v_version_weekdays_parent_idx" ON "_booking_v_version_weekdays" USING btree ("parent_id");
  CREATE INDEX "_booking_v_version_days_off_order_idx" ON "_booking_v_version_days_off" USING btree ("_order");
  CREATE INDEX "_booking_v_version_days_off_parent_id_idx" ON "_booking_v_version_days_off" USING btree ("_parent_id");
  CREATE INDEX "_booking_v_version_days_off_office_idx" ON "_booking_v_version_days_off" USING btree ("office_id");
  CREATE INDEX "_booking_v_created_at_idx" ON "_booking_v" USING btree ("created_at");
  CREATE INDEX "_booking_v_updated_at_idx" ON "_booking_v" USING btree ("updated_at");
  CREATE INDEX "_booking_v_texts_order_parent" ON "_booking_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "_retention_v_created_at_idx" ON "_retention_v" USING btree ("created_at");
  CREATE INDEX "_retention_v_updated_at_idx" ON "_retention_v" USING btree ("updated_at");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "_forms_v_version_by_country" CASCADE;
  DROP TABLE "_forms_v" CASCADE;
  DROP TABLE "_forms_v_texts" CASCADE;
  DROP TABLE "_forms_v_rels" CASCADE;
  DROP TABLE "_redirects_v" CASCADE;
  DROP TABLE "_categories_v" CASCADE;
  DROP TABLE "_tags_v" CASCADE;
  DROP TABLE "_glossary_v" CASCADE;
  DROP TABLE "_offices_v" CASCADE;
  DROP TABLE "_offices_v_texts" CASCADE;
  DROP TABLE "_events_v" CASCADE;
  DROP TABLE "_reviews_v" CASCADE;
  DROP TABLE "_answer_templates_v" CASCADE;
  DROP TABLE "_booking_v_version_desks" CASCADE;
  DROP TABLE "_booking_v_version_weekdays" CASCADE;
  DROP TABLE "_booking_v_version_days_off" CASCADE;
  DROP TABLE "_booking_v" CASCADE;
  DROP TABLE "_booking_v_texts" CASCADE;
  DROP TABLE "_retention_v" CASCADE;
  ALTER TABLE "forms" DROP COLUMN "edited_by";
  ALTER TABLE "redirects" DROP COLUMN "edited_by";
  ALTER TABLE "categories" DROP COLUMN "edited_by";
  ALTER TABLE "tags" DROP COLUMN "edited_by";
  ALTER TABLE "glossary" DROP COLUMN "edited_by";
  ALTER TABLE "offices" DROP COLUMN "edited_by";
  ALTER TABLE "events" DROP COLUMN "edited_by";
  ALTER TABLE "reviews" DROP COLUMN "edited_by";
  ALTER TABLE "answer_templates" DROP COLUMN "edited_by";
  ALTER TABLE "booking" DROP COLUMN "edited_by";
  ALTER TABLE "retention" DROP COLUMN "edited_by";
  DROP TYPE "public"."enum__forms_v_version_kind";
  DROP TYPE "public"."enum__forms_v_version_follows";
  DROP TYPE "public"."enum__categories_v_version_slug";
  DROP TYPE "public"."enum__tags_v_version_group";
  DROP TYPE "public"."enum__booking_v_version_weekdays";
  DROP TYPE "public"."enum__booking_v_version_minutes";`)
}
