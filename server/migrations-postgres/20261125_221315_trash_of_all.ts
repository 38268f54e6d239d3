import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "forms" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_forms_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "redirects" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_redirects_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "categories" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_categories_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "answer_templates" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_answer_templates_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  CREATE INDEX "forms_deleted_at_idx" ON "forms" USING btree ("deleted_at");
  CREATE INDEX "_forms_v_version_version_deleted_at_idx" ON "_forms_v" USING btree ("version_deleted_at");
  CREATE INDEX "redirects_deleted_at_idx" ON "redirects" USING btree ("deleted_at");
  CREATE INDEX "_redirects_v_version_version_deleted_at_idx" ON "_redirects_v" USING btree ("version_deleted_at");
  CREATE INDEX "categories_deleted_at_idx" ON "categories" USING btree ("deleted_at");
  CREATE INDEX "_categories_v_version_version_deleted_at_idx" ON "_categories_v" USING btree ("version_deleted_at");
  CREATE INDEX "answer_templates_deleted_at_idx" ON "answer_templates" USING btree ("deleted_at");
  CREATE INDEX "_answer_templates_v_version_version_deleted_at_idx" ON "_answer_templates_v" USING btree ("version_deleted_at");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "forms_deleted_at_idx";
  DROP INDEX "_forms_v_version_version_deleted_at_idx";
  DROP INDEX "redirects_deleted_at_idx";
  DROP INDEX "_redirects_v_version_version_deleted_at_idx";
  DROP INDEX "categories_deleted_at_idx";
  DROP INDEX "_categories_v_version_version_deleted_at_idx";
  DROP INDEX "answer_templates_deleted_at_idx";
  DROP INDEX "_answer_templates_v_version_version_deleted_at_idx";
  ALTER TABLE "forms" DROP COLUMN "deleted_at";
  ALTER TABLE "_forms_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "redirects" DROP COLUMN "deleted_at";
  ALTER TABLE "_redirects_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "categories" DROP COLUMN "deleted_at";
  ALTER TABLE "_categories_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "answer_templates" DROP COLUMN "deleted_at";
  ALTER TABLE "_answer_templates_v" DROP COLUMN "version_deleted_at";`)
}
