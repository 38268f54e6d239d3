import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_forms_becomes" AS ENUM('request', 'subscriber', 'application', 'seat', 'download');
  CREATE TYPE "public"."enum__forms_v_version_becomes" AS ENUM('request', 'subscriber', 'application', 'seat', 'download');
  CREATE TYPE "public"."enum_leads_becomes" AS ENUM('subscriber', 'application', 'seat', 'download');
  ALTER TABLE "forms" ADD COLUMN "becomes" "enum_forms_becomes";
  ALTER TABLE "forms" ADD COLUMN "event_id" integer;
  ALTER TABLE "forms" ADD COLUMN "document_id" integer;
  ALTER TABLE "forms_rels" ADD COLUMN "tags_id" integer;
  ALTER TABLE "_forms_v" ADD COLUMN "version_becomes" "enum__forms_v_version_becomes";
  ALTER TABLE "_forms_v" ADD COLUMN "version_event_id" integer;
  ALTER TABLE "_forms_v" ADD COLUMN "version_document_id" integer;
  ALTER TABLE "_forms_v_rels" ADD COLUMN "tags_id" integer;
  ALTER TABLE "leads" ADD COLUMN "becomes" "enum_leads_becomes";
  ALTER TABLE "forms" ADD CONSTRAINT "forms_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "forms" ADD CONSTRAINT "forms_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "forms_rels" ADD CONSTRAINT "forms_rels_tags_fk" FOREIGN KEY ("tags_id") REFERENCES "public"."tags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_forms_v" ADD CONSTRAINT "_forms_v_version_event_id_events_id_fk" FOREIGN KEY ("version_event_id") REFERENCES "public"."events"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_forms_v" ADD CONSTRAINT "_forms_v_version_document_id_documents_id_fk" FOREIGN KEY ("version_document_id") REFERENCES "public"."documents"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_forms_v_rels" ADD CONSTRAINT "_forms_v_rels_tags_fk" FOREIGN KEY ("tags_id") REFERENCES "public"."tags"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "forms_event_idx" ON "forms" USING btree ("event_id");
  CREATE INDEX "forms_document_idx" ON "forms" USING btree ("document_id");
  CREATE INDEX "forms_rels_tags_id_idx" ON "forms_rels" USING btree ("tags_id");
  CREATE INDEX "_forms_v_version_version_event_idx" ON "_forms_v" USING btree ("version_event_id");
  CREATE INDEX "_forms_v_version_version_document_idx" ON "_forms_v" USING btree ("version_document_id");
  CREATE INDEX "_forms_v_rels_tags_id_idx" ON "_forms_v_rels" USING btree ("tags_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "forms" DROP CONSTRAINT "forms_event_id_events_id_fk";
  
  ALTER TABLE "forms" DROP CONSTRAINT "forms_document_id_documents_id_fk";
  
  ALTER TABLE "forms_rels" DROP CONSTRAINT "forms_rels_tags_fk";
  
  ALTER TABLE "_forms_v" DROP CONSTRAINT "_forms_v_version_event_id_events_id_fk";
  
  ALTER TABLE "_forms_v" DROP CONSTRAINT "_forms_v_version_document_id_documents_id_fk";
  
  ALTER TABLE "_forms_v_rels" DROP CONSTRAINT "_forms_v_rels_tags_fk";
  
  DROP INDEX "forms_event_idx";
  DROP INDEX "forms_document_idx";
  DROP INDEX "forms_rels_tags_id_idx";
  DROP INDEX "_forms_v_version_version_event_idx";
  DROP INDEX "_forms_v_version_version_document_idx";
  DROP INDEX "_forms_v_rels_tags_id_idx";
  ALTER TABLE "forms" DROP COLUMN "becomes";
  ALTER TABLE "forms" DROP COLUMN "event_id";
  ALTER TABLE "forms" DROP COLUMN "document_id";
  ALTER TABLE "forms_rels" DROP COLUMN "tags_id";
  ALTER TABLE "_forms_v" DROP COLUMN "version_becomes";
  ALTER TABLE "_forms_v" DROP COLUMN "version_event_id";
  ALTER TABLE "_forms_v" DROP COLUMN "version_document_id";
  ALTER TABLE "_forms_v_rels" DROP COLUMN "tags_id";
  ALTER TABLE "leads" DROP COLUMN "becomes";
  DROP TYPE "public"."enum_forms_becomes";
  DROP TYPE "public"."enum__forms_v_version_becomes";
  DROP TYPE "public"."enum_leads_becomes";`)
}
