import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_translations_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__translations_v_version_status" AS ENUM('draft', 'published');
  CREATE TABLE "wordings_search_synonyms" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"words" varchar
  );
  
  CREATE TABLE "_wordings_v_version_search_synonyms" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"words" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "translations" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"edited_by" varchar,
  	"name" varchar,
  	"kind" varchar,
  	"language" varchar,
  	"original" numeric,
  	"term_title" varchar,
  	"term_description" varchar,
  	"term_more" varchar,
  	"event_title" varchar,
  	"event_summary" varchar,
  	"event_venue" varchar,
  	"review_job_title" varchar,
  	"review_description" varchar,
  	"office_city" varchar,
  	"office_region" varchar,
  	"tag_name" varchar,
  	"category_name" varchar,
  	"category_heading" varchar,
  	"category_description" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_translations_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "translations_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_translations_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_edited_by" varchar,
  	"version_name" varchar,
  	"version_kind" varchar,
  	"version_language" varchar,
  	"version_original" numeric,
  	"version_term_title" varchar,
  	"version_term_description" varchar,
  	"version_term_more" varchar,
  	"version_event_title" varchar,
  	"version_event_summary" varchar,
  	"version_event_venue" varchar,
  	"version_review_job_title" varchar,
  	"version_review_description" varchar,
  	"version_office_city" varchar,
  	"version_office_region" varchar,
  	"version_tag_name" varchar,
  	"version_category_name" varchar,
  	"version_category_heading" varchar,
  	"version_category_description" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__translations_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_translations_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "translations_id" integer;
  ALTER TABLE "wordings_search_synonyms" ADD CONSTRAINT "wordings_search_synonyms_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."wordings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_wordings_v_version_search_synonyms" ADD CONSTRAINT "_wordings_v_version_search_synonyms_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_wordings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "translations_texts" ADD CONSTRAINT "translations_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."translations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_translations_v" ADD CONSTRAINT "_translations_v_parent_id_translations_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."translations"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_translations_v_texts" ADD CONSTRAINT "_translations_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_translations_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "wordings_search_synonyms_order_idx" ON "wordings_search_synonyms" USING btree ("_order");
  CREATE INDEX "wordings_search_synonyms_parent_id_idx" ON "wordings_search_synonyms" USING btree ("_parent_id");
  CREATE INDEX "_wordings_v_version_search_synonyms_order_idx" ON "_wordings_v_version_search_synonyms" USING btree ("_order");
  CREATE INDEX "_wordings_v_version_search_synonyms_parent_id_idx" ON "_wordings_v_version_search_synonyms" USING btree ("_parent_id");
  CREATE INDEX "translations_kind_idx" ON "translations" USING btree ("kind");
  CREATE INDEX "translations_language_idx" ON "translations" USING btree ("language");
  CREATE INDEX "translations_original_idx" ON "translations" USING btree ("original");
  CREATE INDEX "translations_updated_at_idx" ON "translations" USING btree ("updated_at");
  CREATE INDEX "translations_created_at_idx" ON "translations" USING btree ("created_at");
  CREATE INDEX "translations_deleted_at_idx" ON "translations" USING btree ("deleted_at");
  CREATE INDEX "translations__status_idx" ON "translations" USING btree ("_status");
  CREATE INDEX "translations_texts_order_parent" ON "translations_texts" USING btree ("order","parent_id");
  CREATE INDEX "_translations_v_parent_idx" ON "_translations_v" USING btree ("parent_id");
  CREATE INDEX "_translations_v_version_version_kind_idx" ON "_translations_v" USING btree ("version_kind");
  CREATE INDEX "_translations_v_version_version_language_idx" ON "_translations_v" USING btree ("version_language");
  CREATE INDEX "_translations_v_version_version_original_idx" ON "_translations_v" USING btree ("version_original");
  CREATE INDEX "_translations_v_version_version_updated_at_idx" ON "_translations_v" USING btree ("version_updated_at");
  CREATE INDEX "_translations_v_version_version_created_at_idx" ON "_translations_v" USING btree ("version_created_at");
  CREATE INDEX "_translations_v_version_version_deleted_at_idx" ON "_translations_v" USING btree ("version_deleted_at");
  CREATE INDEX "_translations_v_version_version__status_idx" ON "_translations_v" USING btree ("version__status");
  CREATE INDEX "_translations_v_created_at_idx" ON "_translations_v" USING btree ("created_at");
  CREATE INDEX "_translations_v_updated_at_idx" ON "_translations_v" USING btree ("updated_at");
  CREATE INDEX "_translations_v_latest_idx" ON "_translations_v" USING btree ("latest");
  CREATE INDEX "_translations_v_autosave_idx" ON "_translations_v" USING btree ("autosave");
  CREATE INDEX "_translations_v_texts_order_parent" ON "_translations_v_texts" USING btree ("order","parent_id");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_translations_fk" FOREIGN KEY ("translations_id") REFERENCES "public"."translations"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_translations_id_idx" ON "payload_locked_documents_rels" USING btree ("translations_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "wordings_search_synonyms" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_wordings_v_version_search_synonyms" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "translations" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "translations_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_translations_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_translations_v_texts" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "wordings_search_synonyms" CASCADE;
  DROP TABLE "_wordings_v_version_search_synonyms" CASCADE;
  DROP TABLE "translations" CASCADE;
  DROP TABLE "translations_texts" CASCADE;
  DROP TABLE "_translations_v" CASCADE;
  DROP TABLE "_translations_v_texts" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_translations_fk";
  
  DROP INDEX "payload_locked_documents_rels_translations_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "translations_id";
  DROP TYPE "public"."enum_translations_status";
  DROP TYPE "public"."enum__translations_v_version_status";`)
}
