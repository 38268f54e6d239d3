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
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "vacancies_id" integer;
  ALTER TABLE "_vacancies_v" ADD CONSTRAINT "_vacancies_v_parent_id_vacancies_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."vacancies"("id") ON DELETE set null ON UPDATE no action;
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
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_vacancies_fk" FOREIGN KEY ("vacancies_id") REFERENCES "public"."vacancies"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_vacancies_id_idx" ON "payload_locked_documents_rels" USING btree ("vacancies_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "vacancies" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_vacancies_v" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "vacancies" CASCADE;
  DROP TABLE "_vacancies_v" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_vacancies_fk";
  
  DROP INDEX "payload_locked_documents_rels_vacancies_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "vacancies_id";
  DROP TYPE "public"."enum_vacancies_employment";
  DROP TYPE "public"."enum_vacancies_place_mode";
  DROP TYPE "public"."enum_vacancies_pay_per";
  DROP TYPE "public"."enum_vacancies_pay_currency";
  DROP TYPE "public"."enum_vacancies_status";
  DROP TYPE "public"."enum__vacancies_v_version_employment";
  DROP TYPE "public"."enum__vacancies_v_version_place_mode";
  DROP TYPE "public"."enum__vacancies_v_version_pay_per";
  DROP TYPE "public"."enum__vacancies_v_version_pay_currency";
  DROP TYPE "public"."enum__vacancies_v_version_status";`)
}
