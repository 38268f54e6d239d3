import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_forms_by_country_languages" AS ENUM('en', 'cs', 'da', 'de', 'es', 'et', 'fi', 'fr', 'hr', 'hu', 'it', 'lt', 'lv', 'nb', 'nl', 'pl', 'pt', 'ro', 'sk', 'sl', 'sv', 'tr', 'uk');
  CREATE TYPE "public"."enum__forms_v_version_by_country_languages" AS ENUM('en', 'cs', 'da', 'de', 'es', 'et', 'fi', 'fr', 'hr', 'hu', 'it', 'lt', 'lv', 'nb', 'nl', 'pl', 'pt', 'ro', 'sk', 'sl', 'sv', 'tr', 'uk');
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
  
  CREATE TABLE "users_absences" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"from" varchar,
  	"to" varchar,
  	"stand_in_id" integer
  );
  
  ALTER TABLE "forms_rels" ADD COLUMN "users_id" integer;
  ALTER TABLE "_forms_v_rels" ADD COLUMN "users_id" integer;
  ALTER TABLE "leads" ADD COLUMN "first_due_at" timestamp(3) with time zone;
  ALTER TABLE "leads" ADD COLUMN "first_answered_at" timestamp(3) with time zone;
  ALTER TABLE "leads" ADD COLUMN "crm_state" varchar;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "turns_id" integer;
  ALTER TABLE "forms_by_country_languages" ADD CONSTRAINT "forms_by_country_languages_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."forms_by_country"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_forms_v_version_by_country_languages" ADD CONSTRAINT "_forms_v_version_by_country_languages_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_forms_v_version_by_country"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "turns" ADD CONSTRAINT "turns_person_id_users_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "offices_rels" ADD CONSTRAINT "offices_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."offices"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "offices_rels" ADD CONSTRAINT "offices_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_offices_v_rels" ADD CONSTRAINT "_offices_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_offices_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_offices_v_rels" ADD CONSTRAINT "_offices_v_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
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
  CREATE INDEX "users_absences_order_idx" ON "users_absences" USING btree ("_order");
  CREATE INDEX "users_absences_parent_id_idx" ON "users_absences" USING btree ("_parent_id");
  CREATE INDEX "users_absences_stand_in_idx" ON "users_absences" USING btree ("stand_in_id");
  ALTER TABLE "forms_rels" ADD CONSTRAINT "forms_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_forms_v_rels" ADD CONSTRAINT "_forms_v_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_turns_fk" FOREIGN KEY ("turns_id") REFERENCES "public"."turns"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "forms_rels_users_id_idx" ON "forms_rels" USING btree ("users_id");
  CREATE INDEX "_forms_v_rels_users_id_idx" ON "_forms_v_rels" USING btree ("users_id");
  CREATE INDEX "payload_locked_documents_rels_turns_id_idx" ON "payload_locked_documents_rels" USING btree ("turns_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "forms_by_country_languages" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_forms_v_version_by_country_languages" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "turns" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "offices_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_offices_v_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "users_absences" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "forms_by_country_languages" CASCADE;
  DROP TABLE "_forms_v_version_by_country_languages" CASCADE;
  DROP TABLE "turns" CASCADE;
  DROP TABLE "offices_rels" CASCADE;
  DROP TABLE "_offices_v_rels" CASCADE;
  DROP TABLE "users_absences" CASCADE;
  ALTER TABLE "forms_rels" DROP CONSTRAINT "forms_rels_users_fk";
  
  ALTER TABLE "_forms_v_rels" DROP CONSTRAINT "_forms_v_rels_users_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_turns_fk";
  
  DROP INDEX "forms_rels_users_id_idx";
  DROP INDEX "_forms_v_rels_users_id_idx";
  DROP INDEX "payload_locked_documents_rels_turns_id_idx";
  ALTER TABLE "forms_rels" DROP COLUMN "users_id";
  ALTER TABLE "_forms_v_rels" DROP COLUMN "users_id";
  ALTER TABLE "leads" DROP COLUMN "first_due_at";
  ALTER TABLE "leads" DROP COLUMN "first_answered_at";
  ALTER TABLE "leads" DROP COLUMN "crm_state";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "turns_id";
  DROP TYPE "public"."enum_forms_by_country_languages";
  DROP TYPE "public"."enum__forms_v_version_by_country_languages";`)
}
