import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_site_settings_identity_look" AS ENUM('paper', 'folio', 'studio');
  CREATE TYPE "public"."enum__site_settings_v_version_identity_look" AS ENUM('paper', 'folio', 'studio');
  ALTER TABLE "media" ADD COLUMN "is_toned" boolean DEFAULT false;
  ALTER TABLE "recording_files" ADD COLUMN "is_licensed" boolean DEFAULT false;
  ALTER TABLE "recording_files" ADD COLUMN "metrics" jsonb;
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
  CREATE INDEX "site_settings_identity_identity_font_idx" ON "site_settings" USING btree ("identity_font_id");
  CREATE INDEX "site_settings_identity_identity_bold_font_idx" ON "site_settings" USING btree ("identity_bold_font_id");
  CREATE INDEX "_site_settings_v_version_identity_version_identity_font_idx" ON "_site_settings_v" USING btree ("version_identity_font_id");
  CREATE INDEX "_site_settings_v_version_identity_version_identity_bold__idx" ON "_site_settings_v" USING btree ("version_identity_bold_font_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "site_settings" DROP CONSTRAINT "site_settings_identity_font_id_recording_files_id_fk";
  
  ALTER TABLE "site_settings" DROP CONSTRAINT "site_settings_identity_bold_font_id_recording_files_id_fk";
  
  ALTER TABLE "_site_settings_v" DROP CONSTRAINT "_site_settings_v_version_identity_font_id_recording_files_id_fk";
  
  ALTER TABLE "_site_settings_v" DROP CONSTRAINT "_site_settings_v_version_identity_bold_font_id_recording_files_id_fk";
  
  DROP INDEX "site_settings_identity_identity_font_idx";
  DROP INDEX "site_settings_identity_identity_bold_font_idx";
  DROP INDEX "_site_settings_v_version_identity_version_identity_font_idx";
  DROP INDEX "_site_settings_v_version_identity_version_identity_bold__idx";
  ALTER TABLE "media" DROP COLUMN "is_toned";
  ALTER TABLE "recording_files" DROP COLUMN "is_licensed";
  ALTER TABLE "recording_files" DROP COLUMN "metrics";
  ALTER TABLE "site_settings" DROP COLUMN "identity_look";
  ALTER TABLE "site_settings" DROP COLUMN "identity_ground";
  ALTER TABLE "site_settings" DROP COLUMN "identity_font_id";
  ALTER TABLE "site_settings" DROP COLUMN "identity_bold_font_id";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_identity_look";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_identity_ground";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_identity_font_id";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_identity_bold_font_id";
  DROP TYPE "public"."enum_site_settings_identity_look";
  DROP TYPE "public"."enum__site_settings_v_version_identity_look";`)
}
