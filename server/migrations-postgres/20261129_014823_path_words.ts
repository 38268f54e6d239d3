import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "site_settings_languages" ADD COLUMN "paths" jsonb;
  ALTER TABLE "_site_settings_v_version_languages" ADD COLUMN "paths" jsonb;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "site_settings_languages" DROP COLUMN "paths";
  ALTER TABLE "_site_settings_v_version_languages" DROP COLUMN "paths";`)
}
