import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "form_versions" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"questions" jsonb NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "forms" ADD COLUMN "questions" jsonb;
  ALTER TABLE "_forms_v" ADD COLUMN "version_questions" jsonb;
  ALTER TABLE "leads" ADD COLUMN "answers" jsonb;
  ALTER TABLE "leads" ADD COLUMN "form_version" varchar;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "form_versions_id" integer;
  CREATE UNIQUE INDEX "form_versions_key_idx" ON "form_versions" USING btree ("key");
  CREATE INDEX "form_versions_updated_at_idx" ON "form_versions" USING btree ("updated_at");
  CREATE INDEX "form_versions_created_at_idx" ON "form_versions" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_form_versions_fk" FOREIGN KEY ("form_versions_id") REFERENCES "public"."form_versions"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_form_versions_id_idx" ON "payload_locked_documents_rels" USING btree ("form_versions_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "form_versions" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "form_versions" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_form_versions_fk";
  
  DROP INDEX "payload_locked_documents_rels_form_versions_id_idx";
  ALTER TABLE "forms" DROP COLUMN "questions";
  ALTER TABLE "_forms_v" DROP COLUMN "version_questions";
  ALTER TABLE "leads" DROP COLUMN "answers";
  ALTER TABLE "leads" DROP COLUMN "form_version";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "form_versions_id";`)
}
