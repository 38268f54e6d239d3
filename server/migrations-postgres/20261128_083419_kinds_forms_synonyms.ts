import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_vacancies_employment" AS ENUM('full-time', 'part-time', 'contract', 'temporary', 'internship');
  CREATE TYPE "public"."enum_vacancies_place_mode" AS ENUM('office', 'remote', 'either');
  CREATE TYPE "public"."enum_vacancies_pay_per" AS ENUM('year', 'month', 'week', 'day', 'hour');
  CREATE TYPE "public"."enum_vacancies_pay_currency" AS ENUM('USD', 'EUR', 'GBP', 'CHF', 'CAD', 'AUD', 'SEK', 'NOK', 'DKK', 'PLN', 'SGD', 'JPY');
  CREATE TYPE "public"."enum_vacancies_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__vacancies_v_version_employment" AS ENUM('full-time', 'part-time', 'contract', 'temporary', 'internship');
  CREATE TYPE "public"."enum__vacancies_v_version_place_mode" AS ENUM('office', 'remote', 'either');
  CREATE TYPE "public"."enum__vacancies_v_version_pay_per" AS ENUM('year', 'month', 'week', 'day', 'hour');
  CREATE TYPE "public"."enum__vacancies_v_version_pay_currency" AS ENUM('USD', 'EUR', 'GBP', 'CHF', 'CAD', 'AUD', 'SEK', 'NOK', 'DKK', 'PLN', 'SGD', 'JPY');
  CREATE TYPE "public"."enum__vacancies_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_people_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__people_v_version_status" AS ENUM('draft', 'published');
  CREATE TABLE "form_versions" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"questions" jsonb NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "vacancies" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"slug" varchar,
  	"moved_to" varchar,
  	"address" varchar,
  	"edited_by" varchar,
  	"summary" varchar,
  	"employment" "enum_vacancies_employment",
  	"place_mode" "enum_vacancies_place_mode",
  	"place_city" varchar,
  	"place_country_code" varchar,
  	"place_street" varchar,
  	"place_postal_code" varchar,
  	"place_region" varchar,
  	"pay_from" numeric,
  	"pay_to" numeric,
  	"pay_per" "enum_vacancies_pay_per",
  	"pay_currency" "enum_vacancies_pay_currency",
  	"text" varchar,
  	"posted" timestamp(3) with time zone,
  	"closes" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_vacancies_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_vacancies_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_title" varchar,
  	"version_slug" varchar,
  	"version_moved_to" varchar,
  	"version_address" varchar,
  	"version_edited_by" varchar,
  	"version_summary" varchar,
  	"version_employment" "enum__vacancies_v_version_employment",
  	"version_place_mode" "enum__vacancies_v_version_place_mode",
  	"version_place_city" varchar,
  	"version_place_country_code" varchar,
  	"version_place_street" varchar,
  	"version_place_postal_code" varchar,
  	"version_place_region" varchar,
  	"version_pay_from" numeric,
  	"version_pay_to" numeric,
  	"version_pay_per" "enum__vacancies_v_version_pay_per",
  	"version_pay_currency" "enum__vacancies_v_version_pay_currency",
  	"version_text" varchar,
  	"version_posted" timestamp(3) with time zone,
  	"version_closes" timestamp(3) with time zone,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__vacancies_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "people_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"href" varchar
  );
  
  CREATE TABLE "people" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"slug" varchar,
  	"moved_to" varchar,
  	"address" varchar,
  	"edited_by" varchar,
  	"role" varchar,
  	"summary" varchar,
  	"portrait_id" integer,
  	"office_id" integer,
  	"text" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_people_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_people_v_version_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"href" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_people_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_name" varchar,
  	"version_slug" varchar,
  	"version_moved_to" varchar,
  	"version_address" varchar,
  	"version_edited_by" varchar,
  	"version_role" varchar,
  	"version_summary" varchar,
  	"version_portrait_id" integer,
  	"version_office_id" integer,
  	"version_text" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__people_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "site_settings_search_synonyms" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"words" varchar
  );
  
  CREATE TABLE "_site_settings_v_version_search_synonyms" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"words" varchar,
  	"_uuid" varchar
  );
  
  ALTER TABLE "forms" ADD COLUMN "questions" jsonb;
  ALTER TABLE "_forms_v" ADD COLUMN "version_questions" jsonb;
  ALTER TABLE "articles" ADD COLUMN "written_by_id" integer;
  ALTER TABLE "articles" ADD COLUMN "reviewed_by_id" integer;
  ALTER TABLE "_articles_v" ADD COLUMN "version_written_by_id" integer;
  ALTER TABLE "_articles_v" ADD COLUMN "version_reviewed_by_id" integer;
  ALTER TABLE "leads" ADD COLUMN "answers" jsonb;
  ALTER TABLE "leads" ADD COLUMN "form_version" varchar;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "form_versions_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "vacancies_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "people_id" integer;
  ALTER TABLE "_vacancies_v" ADD CONSTRAINT "_vacancies_v_parent_id_vacancies_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."vacancies"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "people_links" ADD CONSTRAINT "people_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "people" ADD CONSTRAINT "people_portrait_id_media_id_fk" FOREIGN KEY ("portrait_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "people" ADD CONSTRAINT "people_office_id_offices_id_fk" FOREIGN KEY ("office_id") REFERENCES "public"."offices"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_people_v_version_links" ADD CONSTRAINT "_people_v_version_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_people_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_people_v" ADD CONSTRAINT "_people_v_parent_id_people_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_people_v" ADD CONSTRAINT "_people_v_version_portrait_id_media_id_fk" FOREIGN KEY ("version_portrait_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_people_v" ADD CONSTRAINT "_people_v_version_office_id_offices_id_fk" FOREIGN KEY ("version_office_id") REFERENCES "public"."offices"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "site_settings_search_synonyms" ADD CONSTRAINT "site_settings_search_synonyms_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_site_settings_v_version_search_synonyms" ADD CONSTRAINT "_site_settings_v_version_search_synonyms_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_site_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE UNIQUE INDEX "form_versions_key_idx" ON "form_versions" USING btree ("key");
  CREATE INDEX "form_versions_updated_at_idx" ON "form_versions" USING btree ("updated_at");
  CREATE INDEX "form_versions_created_at_idx" ON "form_versions" USING btree ("created_at");
  CREATE UNIQUE INDEX "vacancies_slug_idx" ON "vacancies" USING btree ("slug");
  CREATE INDEX "vacancies_address_idx" ON "vacancies" USING btree ("address");
  CREATE INDEX "vacancies_posted_idx" ON "vacancies" USING btree ("posted");
  CREATE INDEX "vacancies_closes_idx" ON "vacancies" USING btree ("closes");
  CREATE INDEX "vacancies_updated_at_idx" ON "vacancies" USING btree ("updated_at");
  CREATE INDEX "vacancies_created_at_idx" ON "vacancies" USING btree ("created_at");
  CREATE INDEX "vacancies_deleted_at_idx" ON "vacancies" USING btree ("deleted_at");
  CREATE INDEX "vacancies__status_idx" ON "vacancies" USING btree ("_status");
  CREATE INDEX "_vacancies_v_parent_idx" ON "_vacancies_v" USING btree ("parent_id");
  CREATE INDEX "_vacancies_v_version_version_slug_idx" ON "_vacancies_v" USING btree ("version_slug");
  CREATE INDEX "_vacancies_v_version_version_address_idx" ON "_vacancies_v" USING btree ("version_address");
  CREATE INDEX "_vacancies_v_version_version_posted_idx" ON "_vacancies_v" USING btree ("version_posted");
  CREATE INDEX "_vacancies_v_version_version_closes_idx" ON "_vacancies_v" USING btree ("version_closes");
  CREATE INDEX "_vacancies_v_version_version_updated_at_idx" ON "_vacancies_v" USING btree ("version_updated_at");
  CREATE INDEX "_vacancies_v_version_version_created_at_idx" ON "_vacancies_v" USING btree ("version_created_at");
  CREATE INDEX "_vacancies_v_version_version_deleted_at_idx" ON "_vacancies_v" USING btree ("version_deleted_at");
  CREATE INDEX "_vacancies_v_version_version__status_idx" ON "_vacancies_v" USING btree ("version__status");
  CREATE INDEX "_vacancies_v_created_at_idx" ON "_vacancies_v" USING btree ("created_at");
  CREATE INDEX "_vacancies_v_updated_at_idx" ON "_vacancies_v" USING btree ("updated_at");
  CREATE INDEX "_vacancies_v_latest_idx" ON "_vacancies_v" USING btree ("latest");
  CREATE INDEX "_vacancies_v_autosave_idx" ON "_vacancies_v" USING btree ("autosave");
  CREATE INDEX "people_links_order_idx" ON "people_links" USING btree ("_order");
  CREATE INDEX "people_links_parent_id_idx" ON "people_links" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "people_slug_idx" ON "people" USING btree ("slug");
  CREATE INDEX "people_address_idx" ON "people" USING btree ("address");
  CREATE INDEX "people_portrait_idx" ON "people" USING btree ("portrait_id");
  CREATE INDEX "people_office_idx" ON "people" USING btree ("office_id");
  CREATE INDEX "people_updated_at_idx" ON "people" USING btree ("updated_at");
  CREATE INDEX "people_created_at_idx" ON "people" USING btree ("created_at");
  CREATE INDEX "people_deleted_at_idx" ON "people" USING btree ("deleted_at");
  CREATE INDEX "people__status_idx" ON "people" USING btree ("_status");
  CREATE INDEX "_people_v_version_links_order_idx" ON "_people_v_version_links" USING btree ("_order");
  CREATE INDEX "_people_v_version_links_parent_id_idx" ON "_people_v_version_links" USING btree ("_parent_id");
  CREATE INDEX "_people_v_parent_idx" ON "_people_v" USING btree ("parent_id");
  CREATE INDEX "_people_v_version_version_slug_idx" ON "_people_v" USING btree ("version_slug");
  CREATE INDEX "_people_v_version_version_address_idx" ON "_people_v" USING btree ("version_address");
  CREATE INDEX "_people_v_version_version_portrait_idx" ON "_people_v" USING btree ("version_portrait_id");
  CREATE INDEX "_people_v_version_version_office_idx" ON "_people_v" USING btree ("version_office_id");
  CREATE INDEX "_people_v_version_version_updated_at_idx" ON "_people_v" USING btree ("version_updated_at");
  CREATE INDEX "_people_v_version_version_created_at_idx" ON "_people_v" USING btree ("version_created_at");
  CREATE INDEX "_people_v_version_version_deleted_at_idx" ON "_people_v" USING btree ("version_deleted_at");
  CREATE INDEX "_people_v_version_version__status_idx" ON "_people_v" USING btree ("version__status");
  CREATE INDEX "_people_v_created_at_idx" ON "_people_v" USING btree ("created_at");
  CREATE INDEX "_people_v_updated_at_idx" ON "_people_v" USING btree ("updated_at");
  CREATE INDEX "_people_v_latest_idx" ON "_people_v" USING btree ("latest");
  CREATE INDEX "_people_v_autosave_idx" ON "_people_v" USING btree ("autosave");
  CREATE INDEX "site_settings_search_synonyms_order_idx" ON "site_settings_search_synonyms" USING btree ("_order");
  CREATE INDEX "site_settings_search_synonyms_parent_id_idx" ON "site_settings_search_synonyms" USING btree ("_parent_id");
  CREATE INDEX "_site_settings_v_version_search_synonyms_order_idx" ON "_site_settings_v_version_search_synonyms" USING btree ("_order");
  CREATE INDEX "_site_settings_v_version_search_synonyms_parent_id_idx" ON "_site_settings_v_version_search_synonyms" USING btree ("_parent_id");
  ALTER TABLE "articles" ADD CONSTRAINT "articles_written_by_id_people_id_fk" FOREIGN KEY ("written_by_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "articles" ADD CONSTRAINT "articles_reviewed_by_id_people_id_fk" FOREIGN KEY ("reviewed_by_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_articles_v" ADD CONSTRAINT "_articles_v_version_written_by_id_people_id_fk" FOREIGN KEY ("version_written_by_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_articles_v" ADD CONSTRAINT "_articles_v_version_reviewed_by_id_people_id_fk" FOREIGN KEY ("version_reviewed_by_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_form_versions_fk" FOREIGN KEY ("form_versions_id") REFERENCES "public"."form_versions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_vacancies_fk" FOREIGN KEY ("vacancies_id") REFERENCES "public"."vacancies"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_people_fk" FOREIGN KEY ("people_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "articles_written_by_idx" ON "articles" USING btree ("written_by_id");
  CREATE INDEX "articles_reviewed_by_idx" ON "articles" USING btree ("reviewed_by_id");
  CREATE INDEX "_articles_v_version_version_written_by_idx" ON "_articles_v" USING btree ("version_written_by_id");
  CREATE INDEX "_articles_v_version_version_reviewed_by_idx" ON "_articles_v" USING btree ("version_reviewed_by_id");
  CREATE INDEX "payload_locked_documents_rels_form_versions_id_idx" ON "payload_locked_documents_rels" USING btree ("form_versions_id");
  CREATE INDEX "payload_locked_documents_rels_vacancies_id_idx" ON "payload_locked_documents_rels" USING btree ("vacancies_id");
  CREATE INDEX "payload_locked_documents_rels_people_id_idx" ON "payload_locked_documents_rels" USING btree ("people_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "form_versions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "vacancies" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_vacancies_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "people_links" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "people" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_people_v_version_links" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_people_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "site_settings_search_synonyms" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_site_settings_v_version_search_synonyms" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "form_versions" CASCADE;
  DROP TABLE "vacancies" CASCADE;
  DROP TABLE "_vacancies_v" CASCADE;
  DROP TABLE "people_links" CASCADE;
  DROP TABLE "people" CASCADE;
  DROP TABLE "_people_v_version_links" CASCADE;
  DROP TABLE "_people_v" CASCADE;
  DROP TABLE "site_settings_search_synonyms" CASCADE;
  DROP TABLE "_site_settings_v_version_search_synonyms" CASCADE;
  ALTER TABLE "articles" DROP CONSTRAINT "articles_written_by_id_people_id_fk";
  
  ALTER TABLE "articles" DROP CONSTRAINT "articles_reviewed_by_id_people_id_fk";
  
  ALTER TABLE "_articles_v" DROP CONSTRAINT "_articles_v_version_written_by_id_people_id_fk";
  
  ALTER TABLE "_articles_v" DROP CONSTRAINT "_articles_v_version_reviewed_by_id_people_id_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_form_versions_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_vacancies_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_people_fk";
  
  DROP INDEX "articles_written_by_idx";
  DROP INDEX "articles_reviewed_by_idx";
  DROP INDEX "_articles_v_version_version_written_by_idx";
  DROP INDEX "_articles_v_version_version_reviewed_by_idx";
  DROP INDEX "payload_locked_documents_rels_form_versions_id_idx";
  DROP INDEX "payload_locked_documents_rels_vacancies_id_idx";
  DROP INDEX "payload_locked_documents_rels_people_id_idx";
  ALTER TABLE "forms" DROP COLUMN "questions";
  ALTER TABLE "_forms_v" DROP COLUMN "version_questions";
  ALTER TABLE "articles" DROP COLUMN "written_by_id";
  ALTER TABLE "articles" DROP COLUMN "reviewed_by_id";
  ALTER TABLE "_articles_v" DROP COLUMN "version_written_by_id";
  ALTER TABLE "_articles_v" DROP COLUMN "version_reviewed_by_id";
  ALTER TABLE "leads" DROP COLUMN "answers";
  ALTER TABLE "leads" DROP COLUMN "form_version";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "form_versions_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "vacancies_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "people_id";
  DROP TYPE "public"."enum_vacancies_employment";
  DROP TYPE "public"."enum_vacancies_place_mode";
  DROP TYPE "public"."enum_vacancies_pay_per";
  DROP TYPE "public"."enum_vacancies_pay_currency";
  DROP TYPE "public"."enum_vacancies_status";
  DROP TYPE "public"."enum__vacancies_v_version_employment";
  DROP TYPE "public"."enum__vacancies_v_version_place_mode";
  DROP TYPE "public"."enum__vacancies_v_version_pay_per";
  DROP TYPE "public"."enum__vacancies_v_version_pay_currency";
  DROP TYPE "public"."enum__vacancies_v_version_status";
  DROP TYPE "public"."enum_people_status";
  DROP TYPE "public"."enum__people_v_version_status";`)
}
