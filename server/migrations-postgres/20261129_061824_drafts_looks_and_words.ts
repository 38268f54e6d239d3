import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  // A form was seen at once, a twin once it was ticked.
  await db.execute(sql`
   CREATE TYPE "public"."enum_forms_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__forms_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_site_settings_identity_look" AS ENUM('paper', 'folio', 'studio');
  CREATE TYPE "public"."enum__site_settings_v_version_identity_look" AS ENUM('paper', 'folio', 'studio');
  ALTER TABLE "forms" ALTER COLUMN "name" DROP NOT NULL;
  ALTER TABLE "forms" ALTER COLUMN "title" DROP NOT NULL;
  ALTER TABLE "_forms_v" ALTER COLUMN "version_name" DROP NOT NULL;
  ALTER TABLE "_forms_v" ALTER COLUMN "version_title" DROP NOT NULL;
  ALTER TABLE "forms" ADD COLUMN "_status" "enum_forms_status" DEFAULT 'draft';
  ALTER TABLE "_forms_v" ADD COLUMN "version__status" "enum__forms_v_version_status" DEFAULT 'draft';
  ALTER TABLE "_forms_v" ADD COLUMN "latest" boolean;
  ALTER TABLE "_forms_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "media" ADD COLUMN "is_toned" boolean DEFAULT false;
  ALTER TABLE "media" ADD COLUMN "alt_in" jsonb;
  ALTER TABLE "recording_files" ADD COLUMN "is_licensed" boolean DEFAULT false;
  ALTER TABLE "recording_files" ADD COLUMN "metrics" jsonb;
  ALTER TABLE "leads" ADD COLUMN "answers_kept_until" timestamp(3) with time zone;
  ALTER TABLE "site_settings" ADD COLUMN "identity_look" "enum_site_settings_identity_look";
  ALTER TABLE "site_settings" ADD COLUMN "identity_ground" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "identity_font_id" integer;
  ALTER TABLE "site_settings" ADD COLUMN "identity_bold_font_id" integer;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_identity_look" "enum__site_settings_v_version_identity_look";
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_identity_ground" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_identity_font_id" integer;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_identity_bold_font_id" integer;
  ALTER TABLE "site_settings" ADD CONSTRAINT "site_settings_identity_font_id_recording_files_id_fk" FOREIGN KEY ("identity_font_id") REFERENCES "public"."recording_files"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "site_settings" ADD CONSTRAINT "site_settings_identity_bold_font_id_recording_files_id_fk" FOREIGN KEY ("identity_bold_font_id") REFERENCES "public"."recording_files"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_site_settings_v" ADD CONSTRAINT "_site_settings_v_version_identity_font_id_recording_files_id_fk" FOREIGN KEY ("version_identity_font_id") REFERENCES "public"."recording_files"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_site_settings_v" ADD CONSTRAINT "_site_settings_v_version_identity_bold_font_id_recording_files_id_fk" FOREIGN KEY ("version_identity_bold_font_id") REFERENCES "public"."recording_files"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "forms__status_idx" ON "forms" USING btree ("_status");
  CREATE INDEX "_forms_v_version_version__status_idx" ON "_forms_v" USING btree ("version__status");
  CREATE INDEX "_forms_v_latest_idx" ON "_forms_v" USING btree ("latest");
  CREATE INDEX "_forms_v_autosave_idx" ON "_forms_v" USING btree ("autosave");
  CREATE INDEX "leads_answers_kept_until_idx" ON "leads" USING btree ("answers_kept_until");
  CREATE INDEX "site_settings_identity_identity_font_idx" ON "site_settings" USING btree ("identity_font_id");
  CREATE INDEX "site_settings_identity_identity_bold_font_idx" ON "site_settings" USING btree ("identity_bold_font_id");
  CREATE INDEX "_site_settings_v_version_identity_version_identity_font_idx" ON "_site_settings_v" USING btree ("version_identity_font_id");
  CREATE INDEX "_site_settings_v_version_identity_version_identity_bold__idx" ON "_site_settings_v" USING btree ("version_identity_bold_font_id");
  UPDATE "forms" SET "_status" = 'published' WHERE "language" IS NULL OR "is_visible";
  UPDATE "_forms_v" SET "autosave" = false, "latest" = "id" IN (SELECT max("id") FROM "_forms_v" GROUP BY "parent_id"),
    "version__status" = (CASE WHEN "version_language" IS NULL OR "version_is_visible" THEN 'published' ELSE 'draft' END)::"enum__forms_v_version_status";
  ALTER TABLE "forms" DROP COLUMN "is_visible";
  ALTER TABLE "_forms_v" DROP COLUMN "version_is_visible";`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "site_settings" DROP CONSTRAINT "site_settings_identity_font_id_recording_files_id_fk";
  
  ALTER TABLE "site_settings" DROP CONSTRAINT "site_settings_identity_bold_font_id_recording_files_id_fk";
  
  ALTER TABLE "_site_settings_v" DROP CONSTRAINT "_site_settings_v_version_identity_font_id_recording_files_id_fk";
  
  ALTER TABLE "_site_settings_v" DROP CONSTRAINT "_site_settings_v_version_identity_bold_font_id_recording_files_id_fk";
  
  DROP INDEX "forms__status_idx";
  DROP INDEX "_forms_v_version_version__status_idx";
  DROP INDEX "_forms_v_latest_idx";
  DROP INDEX "_forms_v_autosave_idx";
  DROP INDEX "leads_answers_kept_until_idx";
  DROP INDEX "site_settings_identity_identity_font_idx";
  DROP INDEX "site_settings_identity_identity_bold_font_idx";
  DROP INDEX "_site_settings_v_version_identity_version_identity_font_idx";
  DROP INDEX "_site_settings_v_version_identity_version_identity_bold__idx";
  ALTER TABLE "forms" ALTER COLUMN "name" SET NOT NULL;
  ALTER TABLE "forms" ALTER COLUMN "title" SET NOT NULL;
  ALTER TABLE "_forms_v" ALTER COLUMN "version_name" SET NOT NULL;
  ALTER TABLE "_forms_v" ALTER COLUMN "version_title" SET NOT NULL;
  ALTER TABLE "forms" ADD COLUMN "is_visible" boolean;
  ALTER TABLE "_forms_v" ADD COLUMN "version_is_visible" boolean;
  ALTER TABLE "forms" DROP COLUMN "_status";
  ALTER TABLE "_forms_v" DROP COLUMN "version__status";
  ALTER TABLE "_forms_v" DROP COLUMN "latest";
  ALTER TABLE "_forms_v" DROP COLUMN "autosave";
  ALTER TABLE "media" DROP COLUMN "is_toned";
  ALTER TABLE "media" DROP COLUMN "alt_in";
  ALTER TABLE "recording_files" DROP COLUMN "is_licensed";
  ALTER TABLE "recording_files" DROP COLUMN "metrics";
  ALTER TABLE "leads" DROP COLUMN "answers_kept_until";
  ALTER TABLE "site_settings" DROP COLUMN "identity_look";
  ALTER TABLE "site_settings" DROP COLUMN "identity_ground";
  ALTER TABLE "site_settings" DROP COLUMN "identity_font_id";
  ALTER TABLE "site_settings" DROP COLUMN "identity_bold_font_id";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_identity_look";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_identity_ground";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_identity_font_id";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_identity_bold_font_id";
  DROP TYPE "public"."enum_forms_status";
  DROP TYPE "public"."enum__forms_v_version_status";
  DROP TYPE "public"."enum_site_settings_identity_look";
  DROP TYPE "public"."enum__site_settings_v_version_identity_look";`)
}
