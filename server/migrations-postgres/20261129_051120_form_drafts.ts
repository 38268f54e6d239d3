import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_forms_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__forms_v_version_status" AS ENUM('draft', 'published');
  ALTER TABLE "forms" ALTER COLUMN "name" DROP NOT NULL;
  ALTER TABLE "forms" ALTER COLUMN "title" DROP NOT NULL;
  ALTER TABLE "_forms_v" ALTER COLUMN "version_name" DROP NOT NULL;
  ALTER TABLE "_forms_v" ALTER COLUMN "version_title" DROP NOT NULL;
  ALTER TABLE "forms" ADD COLUMN "_status" "enum_forms_status" DEFAULT 'draft';
  ALTER TABLE "_forms_v" ADD COLUMN "version__status" "enum__forms_v_version_status" DEFAULT 'draft';
  ALTER TABLE "_forms_v" ADD COLUMN "latest" boolean;
  ALTER TABLE "_forms_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "leads" ADD COLUMN "answers_kept_until" timestamp(3) with time zone;
  CREATE INDEX "forms__status_idx" ON "forms" USING btree ("_status");
  CREATE INDEX "_forms_v_version_version__status_idx" ON "_forms_v" USING btree ("version__status");
  CREATE INDEX "_forms_v_latest_idx" ON "_forms_v" USING btree ("latest");
  CREATE INDEX "_forms_v_autosave_idx" ON "_forms_v" USING btree ("autosave");
  CREATE INDEX "leads_answers_kept_until_idx" ON "leads" USING btree ("answers_kept_until");
  UPDATE "forms" SET "_status" = 'published' WHERE "language" IS NULL OR "is_visible";
  UPDATE "_forms_v" SET "autosave" = false, "latest" = "id" IN (SELECT max("id") FROM "_forms_v" GROUP BY "parent_id"),
    "version__status" = (CASE WHEN "version_language" IS NULL OR "version_is_visible" THEN 'published' ELSE 'draft' END)::"enum__forms_v_version_status";
  ALTER TABLE "forms" DROP COLUMN "is_visible";
  ALTER TABLE "_forms_v" DROP COLUMN "version_is_visible";`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "forms__status_idx";
  DROP INDEX "_forms_v_version_version__status_idx";
  DROP INDEX "_forms_v_latest_idx";
  DROP INDEX "_forms_v_autosave_idx";
  DROP INDEX "leads_answers_kept_until_idx";
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
  ALTER TABLE "leads" DROP COLUMN "answers_kept_until";
  DROP TYPE "public"."enum_forms_status";
  DROP TYPE "public"."enum__forms_v_version_status";`)
}
